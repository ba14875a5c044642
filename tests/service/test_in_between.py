"""What happens in between: while mailboxes are away, seats change hands, campaigns are held or end, machines answer."""

from __future__ import annotations

from datetime import timedelta
from email import message_from_bytes, policy
from pathlib import Path

import pytest
from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.service.calendar.campaign_file import SeatEntry
from pbem.service.campaigns import lifecycle
from pbem.service.house.case import Case
from pbem.service.post.rendering import rendered
from pbem.service.referee import interventions
from pbem.service.work import work
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import seats
from pbem.store.tables import Campaign, CampaignState
from tests.service.kit import NOON, Office, open_office


def claimed(session: Session) -> Campaign:
    row = rows.claim(session, "rk4")
    assert row is not None
    return row


def replaced(office: Office, seat: str, address: str) -> None:
    """Give a seat to somebody else."""
    with writing(office.house.engine) as session:
        campaign, row = claimed(session), seats.get(session, "rk4", seat)
        assert row is not None
        lifecycle.give(office.house, session, campaign, row, SeatEntry(seat=seat, name="Vera", address=(address,)))
        lifecycle.seat_taken(office.house, session, campaign, row)


def test_a_letter_read_after_its_turn_was_resolved_is_told_for_which_turn_it_stands(office: Office) -> None:
    written = office.written("blue", "army 1: up 2")
    office.until("2026-11-21 20:00:10")
    office.arrives(written, received=NOON.replace(hour=19, minute=59, second=59))
    office.later(seconds=1)
    assert office.answer("blue").heading.turn == 2
    assert any(remark.id == "remark-previous-turn" for remark in office.answer("blue").remarks)


def test_a_letter_waiting_while_its_seat_is_given_away_orders_and_shows_nothing(office: Office) -> None:
    """What the former player wrote is not the new one's, and the former one sees no more of the seat."""
    with writing(office.house.engine) as session:
        lifecycle.pause(office.house, session, claimed(session), "")
    office.letter("blue", "army 1: up 2")
    replaced(office, "blue", "vera@away.test")
    with writing(office.house.engine) as session:
        lifecycle.resume(office.house, session, claimed(session), "")
    before = len(office.mails("vera@away.test"))
    office.later(seconds=1)
    assert not office.mails(kind="answer")
    assert len(office.mails("vera@away.test")) == before
    last = office.notice("blue@players.test")
    assert (last.subject.id, last.heading) == ("notice-foreign-address", None)
    assert office.letters()[-1].state == "rejected"


def test_a_new_player_of_a_paused_campaign_is_brought_up_to_date(office: Office) -> None:
    with writing(office.house.engine) as session:
        lifecycle.pause(office.house, session, claimed(session), "")
    replaced(office, "blue", "vera@away.test")
    assert office.mails("vera@away.test", "report")
    assert office.campaign().state == "paused"


def test_letters_to_a_held_campaign_wait_untouched(office: Office) -> None:
    with writing(office.house.engine) as session:
        interventions.hold(Case(office.house, session, claimed(session)), "a quarrel")
    office.letter("blue", "army 1: up 2")
    assert work.answer_all(office.house, "rk4") == 0
    assert office.letters()[-1].state == "new"
    with writing(office.house.engine) as session:
        interventions.release(Case(office.house, session, claimed(session)), "peace")
    office.later(seconds=1)
    assert office.answer("blue").lines[0].accepted


@pytest.mark.parametrize("state", ["recruiting", "ended"])
def test_only_what_has_begun_and_not_ended_is_held(office: Office, state: CampaignState) -> None:
    with writing(office.house.engine) as session:
        campaign = claimed(session)
        rows.set_state(session, campaign, state)
        with pytest.raises(Refusal):
            interventions.hold(Case(office.house, session, campaign), "")
        assert interventions.release(Case(office.house, session, campaign), "") == 0
        assert campaign.state == state


def test_a_letter_after_the_end_is_answered_with_the_end(office: Office) -> None:
    with writing(office.house.engine) as session:
        lifecycle.end(office.house, session, claimed(session), "enough")
    office.letter("blue", "army 1: up 2")
    assert "is over" in office.text("blue")
    office.until("2026-11-30 20:00:00")
    assert office.campaign().head_turn == 0


def test_two_services_do_not_write_to_each_other_for_ever(office: Office, tmp_path: Path) -> None:
    """RFC 3834: every mail of ours is marked, and no marked mail is answered."""
    office.letter("blue", "hello", sender="orders@other.test", to="orders@host.test")
    raw = rendered(office.house, office.mails("orders@other.test")[-1], b"")
    before = len(office.mails())
    office.arrives(raw)
    office.later(seconds=1)
    assert len(office.mails()) == before
    assert office.letters()[-1].note == "our own mail"


def test_every_kind_of_mail_is_marked_as_a_machines(office: Office) -> None:
    office.letter("blue", "army 1: up 2")
    office.letter("blue", "x", sender="stranger@away.test")
    for mail in office.mails():
        sent = message_from_bytes(rendered(office.house, mail, b""), policy=policy.default)
        assert sent["Auto-Submitted"] in ("auto-generated", "auto-replied")


def test_one_person_in_two_campaigns_and_on_two_seats(office: Office) -> None:
    """The tag tells which seat a letter is for; without one nothing is guessed."""
    other = open_office(office.house.engine, office.house.settings.data)
    other.key = "rk5"
    both = [{"seat": seat, "name": "Anna", "address": ["blue@players.test"]} for seat in ("blue", "red")]
    other.start(key="rk5", seat=both)
    for key, seat in (("rk4", "blue"), ("rk5", "blue"), ("rk5", "red")):
        office.key = key
        office.letter("blue", "army 1: stay", to=office.reply_to(seat))
        heading = office.answer("blue").heading
        assert (heading.campaign, heading.seat) == (key, seat)
    office.letter("blue", "army 1: stay", to="orders@host.test")
    assert office.notice("blue@players.test").subject.id == "notice-untagged"


def test_a_turn_run_early_leaves_a_whole_round_for_the_next(office: Office) -> None:
    office.clock.set(NOON.replace(hour=19, minute=59))
    with writing(office.house.engine) as session:
        interventions.run(Case(office.house, session, claimed(session)), "all are here")
    deadline = office.report("blue").heading.deadline
    assert deadline == NOON.replace(hour=20) + timedelta(days=1)
