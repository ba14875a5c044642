"""The referee approves by mail: yes or no, with a sentence to the applicant."""

from __future__ import annotations

import pytest

from pbem.core.problems import Refusal
from pbem.service.joining import approval
from pbem.service.joining.cases import ApplicationCase
from pbem.store.engine import writing
from pbem.store.repository import applications, campaigns
from tests.service.joining_kit import IVAN, OLGA, REFEREE, VERA, asks, joins, opened, replies, seat_of, states, subject
from tests.service.kit import Office


@pytest.fixture
def strict(office: Office) -> Office:
    """A campaign whose referee decides who plays."""
    return opened(office, joining={"approve": True})


def test_the_referee_gets_name_address_wishes_and_words(strict: Office) -> None:
    asks(strict, "", "as red", sender="Věra <vera@away.test>", text="I played in the winter war. Vera\n")
    assert "your wish goes to the referee" in " ".join(strict.text(VERA).split())
    replies(strict, VERA, "yes")
    assert subject(strict, VERA) == "joining-asked"
    said = " ".join(strict.text(REFEREE).split())
    for part in ("Věra", VERA, "in this order: Red", "I played in the winter war", "pbem seat approve open1 1"):
        assert part in said
    assert seat_of(strict, VERA) is None


def test_a_yes_seats_and_passes_the_sentence_on(strict: Office) -> None:
    joins(strict, VERA, "as red")
    replies(strict, REFEREE, "yes\nGood to see you again!")
    assert seat_of(strict, VERA) == "red"
    assert "Good to see you again!" in strict.content(strict.mails(VERA, "joining-approved")[0]).text
    assert "now plays Red" in strict.text(REFEREE)


def test_a_no_is_told_with_the_sentence(strict: Office) -> None:
    joins(strict, VERA)
    replies(strict, REFEREE, "no\nThis one is for beginners.")
    assert subject(strict, VERA) == "joining-refused"
    assert "This one is for beginners." in strict.text(VERA)
    assert states(strict) == ["refused"]


def test_two_applications_are_two_questions(strict: Office) -> None:
    joins(strict, VERA)
    joins(strict, IVAN)
    first, second = strict.mails(REFEREE)
    replies(strict, REFEREE, "yes", mail=second)
    assert (seat_of(strict, VERA), seat_of(strict, IVAN)) == (None, "blue")
    replies(strict, REFEREE, "yes", mail=first)
    assert seat_of(strict, VERA) == "red"


def test_a_players_own_mail_never_approves_itself(strict: Office) -> None:
    joins(strict, VERA)
    replies(strict, REFEREE, "yes", sender=VERA, mail=strict.mails(REFEREE)[-1])
    asks(strict, VERA, "yes", subject="yes")
    assert seat_of(strict, VERA) is None


def test_what_was_decided_by_command_is_not_decided_again(strict: Office) -> None:
    joins(strict, VERA)
    question = strict.mails(REFEREE)[-1]
    _decide(strict, yes=False)
    replies(strict, REFEREE, "yes", mail=question)
    assert seat_of(strict, VERA) is None
    assert "waits for no decision" in " ".join(strict.text(REFEREE).split())
    with pytest.raises(Refusal):
        _decide(strict, yes=True)


def test_whoever_is_approved_without_a_seat_waits(strict: Office) -> None:
    for who in (VERA, IVAN, OLGA):
        joins(strict, who)
        replies(strict, REFEREE, "yes")
    assert subject(strict, OLGA) == "joining-line"
    assert "waits in the line" in strict.text(REFEREE)


def test_whoever_has_applied_is_told_so_when_asking_again(strict: Office) -> None:
    joins(strict, VERA)
    strict.later(hours=2)
    asks(strict, VERA)
    assert subject(strict, VERA) == "joining-asked"
    assert states(strict) == ["asked"]


def _decide(office: Office, yes: bool) -> None:
    """Decide as the command does."""
    with writing(office.house.engine) as session:
        campaign, row = campaigns.claim(session, office.key, wait=True), applications.get(session, 1)
        assert campaign is not None
        assert row is not None
        approval.decide(ApplicationCase(office.house, session, campaign, row), yes)
