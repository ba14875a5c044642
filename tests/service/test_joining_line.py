"""The waiting line: no free seat, a place in the line, an offer when a seat falls free."""

from __future__ import annotations

import pytest

from tests.service.joining_kit import (
    IVAN,
    OLGA,
    VERA,
    asks,
    frees,
    joins,
    opened,
    replies,
    seat_of,
    states,
    subject,
    told,
)
from tests.service.kit import Office

PETR = "petr@away.test"


@pytest.fixture
def full(office: Office) -> Office:
    """A running campaign without a free seat, in which Vera waits before Ivan."""
    joins(office, VERA)
    joins(office, IVAN)
    return office


def test_without_a_free_seat_waiting_is_offered(office: Office) -> None:
    asks(office, VERA)
    assert "wait in place 1 of the line" in " ".join(office.text(VERA).split())


def test_everybody_in_the_line_hears_the_own_place_only(full: Office) -> None:
    assert "number 1 in the line" in full.text(VERA)
    assert "number 2 in the line" in full.text(IVAN)
    assert VERA not in full.text(IVAN)


def test_asking_again_tells_the_place_at_most_once_an_hour(full: Office) -> None:
    before = len(full.mails(VERA))
    asks(full, VERA)
    assert len(full.mails(VERA)) == before
    full.later(hours=2)
    asks(full, VERA)
    assert told(full, VERA)[before:] == ["joining-line"]


def test_a_seat_that_falls_free_is_offered_to_the_first(both: Office) -> None:
    joins(both, VERA)
    joins(both, IVAN)
    frees(both, "red")
    assert subject(both, VERA) == "joining-offer"
    assert "turn 1 is now awaited" in " ".join(both.text(VERA).split())
    assert subject(both, IVAN) == "joining-line"
    replies(both, VERA, "yes")
    assert seat_of(both, VERA) == "red"
    assert told(both, VERA)[-2:] == ["notice-joined", "report"]


def test_the_offer_is_open_for_three_days_then_the_next_is_asked(full: Office) -> None:
    frees(full, "red")
    offer = full.mails(VERA)[-1]
    full.later(days=3, minutes=1)
    assert subject(full, VERA) == "joining-offer-lapsed"
    assert subject(full, IVAN) == "joining-offer"
    replies(full, VERA, "yes", mail=offer)
    assert seat_of(full, VERA) is None
    replies(full, IVAN, "yes")
    assert seat_of(full, IVAN) == "red"


def test_whoever_declines_leaves_the_line_and_the_next_is_asked(full: Office) -> None:
    frees(full, "red")
    replies(full, VERA, "no")
    assert subject(full, VERA) == "joining-left"
    assert subject(full, IVAN) == "joining-offer"


def test_an_offer_goes_to_the_first_whom_the_seat_suits(office: Office) -> None:
    joins(office, VERA, "only blue")
    joins(office, IVAN)
    frees(office, "red")
    assert (subject(office, VERA), subject(office, IVAN)) == ("joining-line", "joining-offer")


def test_two_seats_are_offered_to_two(full: Office) -> None:
    for seat in ("red", "blue"):
        frees(full, seat)
    assert (subject(full, VERA), subject(full, IVAN)) == ("joining-offer", "joining-offer")


def test_nobody_gets_a_seat_past_the_line(full: Office) -> None:
    frees(full, "red")
    joins(full, OLGA)
    assert seat_of(full, OLGA) is None
    assert "number 3" in full.text(OLGA)


def test_a_no_leaves_the_line(full: Office) -> None:
    replies(full, VERA, "no")
    assert subject(full, VERA) == "joining-left"
    frees(full, "red")
    assert subject(full, IVAN) == "joining-offer"


def test_the_mail_that_tells_the_place_may_be_answered_long_after(full: Office) -> None:
    full.later(days=200)
    replies(full, VERA, "no")
    assert states(full) == ["withdrawn", "waiting"]


def test_before_the_game_the_offer_says_so(office: Office) -> None:
    office = opened(office, start="referee")
    for who in (VERA, IVAN, OLGA):
        joins(office, who)
    frees(office, "blue")
    assert "has not started yet" in office.text(OLGA)


def test_without_a_waiting_list_a_full_campaign_says_so(office: Office) -> None:
    office = opened(office, joining={"waiting_list": False})
    for who in (VERA, IVAN):
        joins(office, who)
    asks(office, OLGA)
    assert subject(office, OLGA) == "notice-join-full"


def test_a_seat_the_referee_gave_away_meanwhile_keeps_the_place(full: Office) -> None:
    frees(full, "red")
    _give(full, "red", PETR)
    replies(full, VERA, "yes")
    assert subject(full, VERA) == "joining-line"
    assert "number 1" in full.text(VERA)


def test_the_line_is_served_when_a_held_campaign_goes_on(office: Office) -> None:
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns

    joins(office, VERA)
    for state in ("held", "running"):
        with writing(office.house.engine) as session:
            row = campaigns.claim(session, office.key, wait=True)
            assert row is not None
            campaigns.set_state(session, row, state)
        if state == "held":
            frees(office, "red")
            assert subject(office, VERA) == "joining-line"
    office.later(seconds=1)
    assert subject(office, VERA) == "joining-offer"


def _give(office: Office, key: str, address: str) -> None:
    """Seat somebody by the referee's hand."""
    from pbem.service.calendar.campaign_file import SeatEntry
    from pbem.service.campaigns import lifecycle as campaigns
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns as rows
    from pbem.store.repository import seats

    with writing(office.house.engine) as session:
        campaign, row = rows.claim(session, office.key, wait=True), seats.get(session, office.key, key)
        assert campaign is not None
        assert row is not None
        campaigns.give(office.house, session, campaign, row, SeatEntry(seat=key, name="Petr", address=(address,)))
