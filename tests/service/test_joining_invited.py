"""Invitations: by mail, or as a code that is handed over; each good once."""

from __future__ import annotations

import pytest

from pbem.core.problems import Refusal
from pbem.service.house.case import Case
from pbem.service.joining import invitation
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, invitations
from tests.service.joining_kit import IVAN, OLGA, REFEREE, VERA, asks, joins, opened, replies, seat_of, subject, told
from tests.service.kit import Office


def invites(office: Office, address: str = "", seat: str | None = None, name: str = "", language: str = "") -> str:
    """Invite somebody as the command does; give the code."""
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, office.key, wait=True)
        assert campaign is not None
        return invitation.invite(Case(office.house, session, campaign), seat, address, name, language).code


def open_codes(office: Office) -> list[str]:
    """List the invitations that are still open."""
    with reading(office.house.engine) as session:
        return [one.code for one in invitations.listing(session, office.key, "open")]


def test_an_invited_person_says_yes_and_plays(both: Office) -> None:
    office = opened(both, joining={"approve": True})
    invites(office, VERA, "red", "Věra", "cs")
    said = " ".join(office.text(VERA).split())
    for part in ("Zveme vás do kampaně „Two Fords“", "Věra", "referee@host.test", "Červení", "Stačí odpovědět „ano“"):
        assert part in said
    replies(office, VERA, "ano")
    assert seat_of(office, VERA) == "red"
    assert told(office, VERA) == ["ask-invitation", "notice-joined"]
    assert open_codes(office) == []
    assert "now plays Red" in office.text(REFEREE)


def test_a_reserved_seat_is_not_given_to_others(office: Office) -> None:
    office = opened(office)
    invites(office, VERA, "blue")
    joins(office, IVAN, "as blue")
    joins(office, OLGA)
    assert (seat_of(office, IVAN), seat_of(office, OLGA)) == ("red", None)
    replies(office, VERA, "yes", mail=office.mails(VERA)[0])
    assert seat_of(office, VERA) == "blue"


def test_an_invitation_without_a_seat_keeps_one_too(office: Office) -> None:
    office = opened(office)
    invites(office, VERA)
    for who in (IVAN, OLGA):
        joins(office, who)
    assert [seat_of(office, who) for who in (IVAN, OLGA)] == ["blue", None]
    replies(office, VERA, "yes\nas blue", mail=office.mails(VERA)[0])
    assert seat_of(office, VERA) == "red"


def test_a_code_handed_over_opens_a_seat(office: Office) -> None:
    office = opened(office, joining={"approve": True, "invited_only": True})
    code = invitation.spoken(invites(office, seat="red")).upper()
    joins(office, VERA, code)
    assert seat_of(office, VERA) == "red"


def test_a_code_is_confirmed_unless_it_went_to_that_very_address(office: Office) -> None:
    office = opened(office)
    code = invites(office, VERA)
    asks(office, IVAN, code)
    assert subject(office, IVAN) == "joining-ask"
    asks(office, VERA, code)
    assert seat_of(office, VERA) == "blue"


def test_a_code_is_good_once(office: Office) -> None:
    office = opened(office)
    code = invites(office)
    joins(office, VERA, code)
    asks(office, IVAN, code)
    assert subject(office, IVAN) == "joining-code"


def test_seats_kept_for_the_invited_are_not_counted_as_free(office: Office) -> None:
    """Neither strangers nor the referee are told that a seat is free which they cannot have or give."""
    office = opened(office, joining={"approve": True})
    invites(office, VERA)
    office.letter("blue", "", sender=OLGA, to="orders@host.test", subject="help")
    assert "open1 (“Two Fords”, one free seat)" in " ".join(office.text(OLGA).split())
    joins(office, IVAN)
    assert "One seat is free" in office.text(REFEREE)


def test_a_campaign_for_the_invited_refuses_others_kindly(office: Office) -> None:
    office = opened(office, joining={"invited_only": True})
    asks(office, VERA)
    assert subject(office, VERA) == "joining-invited"
    asks(office, IVAN, subject="join")
    assert "open1" not in office.text(IVAN)


def test_a_code_of_another_campaign_opens_nothing(office: Office) -> None:
    other = opened(office, key="other1")
    office = opened(office)
    asks(office, VERA, invites(other))
    assert subject(office, VERA) == "joining-code"


def test_declining_frees_the_seat_and_tells_the_referee(office: Office) -> None:
    office = opened(office)
    invites(office, VERA, "red")
    replies(office, VERA, "no\nNo time this winter, sorry.")
    assert subject(office, VERA) == "joining-declined"
    assert "No time this winter" in office.text(REFEREE)
    assert open_codes(office) == []


def test_a_withdrawn_invitation_is_no_longer_good(office: Office) -> None:
    office = opened(office)
    code = invites(office, VERA)
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, office.key, wait=True)
        assert campaign is not None
        invitation.withdraw(Case(office.house, session, campaign), code)
        with pytest.raises(Refusal):
            invitation.withdraw(Case(office.house, session, campaign), code)
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) is None


@pytest.mark.parametrize(("address", "seat"), [("blue@players.test", None), ("vera@away.test", "red")])
def test_nobody_is_invited_to_what_is_taken_or_twice(office: Office, address: str, seat: str | None) -> None:
    with pytest.raises(Refusal):
        invites(office, address, seat)


def test_an_invitation_overtakes_the_waiting_line(office: Office) -> None:
    from tests.service.joining_kit import frees

    joins(office, VERA)
    code = invites(office)
    frees(office, "red")
    assert subject(office, VERA) == "joining-line"
    joins(office, IVAN, code)
    assert seat_of(office, IVAN) == "red"


def test_whoever_plays_already_gets_no_second_seat_by_an_invitation(office: Office) -> None:
    office = opened(office)
    invites(office, VERA)
    joins(office, VERA)
    replies(office, VERA, "yes", mail=office.mails(VERA)[0])
    assert subject(office, VERA) == "notice-already-joined"
    assert seat_of(office, VERA) == "blue"
