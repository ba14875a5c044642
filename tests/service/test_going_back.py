"""Going back: a turn is taken back or played again; nothing is lost, and everybody is told what counts."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from pbem.core.problems import Refusal
from pbem.reports.briefing import Report
from pbem.service.house.case import SeatCase
from pbem.service.referee import close, interventions
from pbem.service.referee import undo as undoing
from pbem.service.referee.undo import Undone
from pbem.service.turns import adjudication
from pbem.store.engine import writing
from pbem.store.repository import judgements, seats, turns
from pbem.store.tables import Outbox
from tests.service.acting_kit import act, done_with, faults, given, head, mailed, played
from tests.service.kit import Office, open_office


def undo(office: Office, reason: str = "a wrong order", **how: Any) -> Undone:
    """Take turns back, and let the service work."""
    return act(office, undoing.undo, reason, **how)


def rerun(office: Office, reason: str = "a wrong order", **how: Any) -> Undone:
    """Play the last turn again, and let the service work."""
    return act(office, undoing.rerun, reason, **how)


def correction(office: Office, seat: str) -> str:
    """Give the last correction a player got, as its text."""
    return mailed(office, seat, "correction")


def test_a_turn_taken_back_is_open_again_with_its_orders(office: Office) -> None:
    """Design 6: going back is a new branch whose parent is the old turn; nothing is overwritten."""
    office.letter("red", "1: up 1\n2: stay")
    played(office)
    done = undo(office)
    assert (done.taken_back, done.turn, done.branch, done.lost) == ((1,), 1, 1, ())
    row = office.campaign()
    assert (row.head_branch, row.head_turn, row.state) == (1, 0, "running")
    copied = given(office, 1, 1)
    assert [(seat, one.author, one.revision) for seat, one in copied.items()] == [("red", "player", 1)]
    with writing(office.house.engine) as session:
        assert turns.get(session, "rk4", 0, 1) is not None
    assert not faults(office)


def test_the_same_sheets_give_the_same_dice(office: Office) -> None:
    """Design 7: the key follows from the seed and the sheets; a turn played again is the same turn."""
    office.letter("red", "1: up 1")
    played(office)
    before = head(office).hash
    undo(office)
    played(office, 22)
    assert head(office).hash == before
    assert not faults(office)


def test_changed_orders_give_other_dice(office: Office) -> None:
    """Design 7: the sheets are in the key, so nobody can try out what a throw would have been."""
    office.letter("red", "1: up 1")
    played(office)
    digest = head(office).sheets_digest
    undo(office)
    office.letter("red", "1: stay")
    played(office, 22)
    assert head(office).sheets_digest != digest
    assert not faults(office)


def test_a_turn_is_played_again_at_once_with_what_is_entered(office: Office) -> None:
    """`rerun`: the sheets that stand, and what the referee enters for somebody."""
    office.letter("red", "1: up 1")
    played(office)
    done = rerun(office, entered={"blue": ["1: up 2", "99: stay"]})
    assert (done.turn, done.same, [(seat, one.code) for seat, one in done.problems]) == (
        2,
        False,
        [("blue", "campaign-no-army")],
    )
    assert [(row.head_branch, row.head_turn) for row in [office.campaign()]] == [(1, 1)]
    assert not faults(office)


def test_played_again_with_nothing_changed_what_was_ordered_since_stands(office: Office) -> None:
    """Same sheets, same turn: orders already given for the next one need not be sent again."""
    played(office)
    office.letter("red", "2: stay")
    before = head(office).hash
    done = rerun(office, tell=True)
    assert (done.same, done.lost, head(office).hash) == (True, (), before)
    assert list(given(office, 1, 2)) == ["red"]
    assert "It came out exactly as before" in correction(office, "blue")


def test_everybody_is_told_what_counts_and_gets_their_words_back(office: Office) -> None:
    """The correction: what was taken back, why if so wished, what counts, what stands, what no longer counts."""
    office.letter("blue", "1: up 1")
    played(office)
    office.letter("blue", "2: up 3")
    reports = len(office.mails("blue", "report"))
    done = undo(office, "red's mail had been lost", tell=True)
    assert (done.lost, done.told) == (("blue",), 2)
    told = correction(office, "blue")
    assert "has taken back turn 1" in told
    assert "red's mail had been lost" in told
    assert "army 1: up 1" in told
    assert "2: up 3" in told
    assert "Sunday, 22 November 2026, 20:00" in told
    assert len(office.mails("blue", "report")) == reports + 1
    assert office.report("blue").heading.turn == 1
    assert "vzal zpět tah 1" in correction(office, "red")


def test_without_telling_the_reason_stays_in_the_log(office: Office) -> None:
    """The referee says what players are told."""
    played(office)
    undo(office, "a private matter")
    assert "private" not in correction(office, "blue")


def test_reports_that_have_not_gone_out_are_withdrawn(office: Office) -> None:
    """A queued report of a turn that is taken back is never sent."""
    played(office)
    late = office.mails("red", "report")[-1]
    with writing(office.house.engine) as session:
        row = session.get(Outbox, late.id)
        assert row is not None
        assert row.state == "queued"
    assert undo(office).withdrawn == 2
    assert {mail.state for mail in office.mails("red", "report")[1:2]} == {"rejected"}
    assert office.mails("red", "report")[-1].state == "queued"


def test_two_turns_back_and_other_orders(office: Office) -> None:
    """Several turns can be taken back at once, and again; every branch stays and is proven."""
    for day in (21, 22, 23):
        office.letter("red", "1: up 1")
        played(office, day)
    done = undo(office, turns=2)
    assert (done.taken_back, done.turn) == ((2, 3), 2)
    office.letter("red", "1: stay")
    played(office, 24)
    assert undo(office, turns=2).turn == 1
    played(office, 25)
    assert not faults(office)
    with writing(office.house.engine) as session:
        assert len(turns.branches(session, "rk4")) == 3


def test_the_setup_is_not_undone(office: Office) -> None:
    """Before the first turn there is nothing to take back."""
    for count in (1, 0, -1, 7):
        with pytest.raises(Refusal, match="nothing-to-undo"):
            undo(office, turns=count)
    assert office.campaign().head_branch == 0


def test_a_finished_campaign_is_opened_again(office: Office) -> None:
    """Undo after the end: it goes on."""
    played(office)
    act(office, close.close, "enough")
    assert office.campaign().state == "ended"
    undo(office)
    assert office.campaign().state == "running"
    played(office, 22)
    assert office.campaign().head_turn == 1
    assert not faults(office)


def test_the_new_deadline_is_as_told_or_leaves_a_fair_time(office: Office) -> None:
    """Timers are set anew; the old ones do not fire."""
    played(office)
    until = office.house.now + timedelta(hours=5)
    assert undo(office, until=until).deadline == until
    office.later(hours=4)
    assert office.campaign().head_turn == 0
    office.later(hours=2)
    assert office.campaign().head_turn == 1
    with pytest.raises(Refusal, match="not-ahead"):
        undo(office, until=office.house.now)


def test_a_fault_on_the_way_leaves_everything_as_it_was(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction: going back is done wholly or not at all."""
    played(office)
    before = (office.campaign().head_branch, len(office.mails()))

    def broken(*_: object) -> None:
        raise RuntimeError("the machine stopped")

    monkeypatch.setattr(adjudication, "publish", broken)
    with pytest.raises(RuntimeError):
        undo(office)
    assert (office.campaign().head_branch, len(office.mails())) == before


def test_a_letter_on_its_way_while_a_turn_is_taken_back_is_asked_about(office: Office) -> None:
    """Mail that came before the turn was taken back was written for that turn: it counts only once confirmed."""
    played(office)
    office.arrives(office.written("red", "2: stay", to=office.reply_to("red")))
    undo(office, tell=True)
    answer = office.answer("red")
    assert answer.trial
    assert [remark.id for remark in answer.remarks][:1] == ["remark-taken-back"]
    assert office.letters()[-1].state == "asked"
    assert not given(office, 1, 1)


def confirm(office: Office, seat: str) -> None:
    """Answer the question in the last mail to a player with yes."""
    said = office.answer(seat)
    office.letter(seat, "yes", to=said.heading.reply_to)


def test_confirmed_it_counts_for_the_turn_that_is_open(office: Office) -> None:
    """The existing question: yes lets it count, once, and its commands are not served again."""
    played(office)
    office.arrives(office.written("red", "2: stay\nstatus"))
    undo(office)
    statuses = len(office.mails("red", "status"))
    confirm(office, "red")
    assert [line.words for line in office.answer("red").lines if line.accepted] == ["2: stay"]
    assert not office.answer("red").trial
    assert len(office.mails("red", "status")) == statuses
    assert list(given(office, 1, 1)) == ["red"]


def test_a_reply_to_the_report_that_was_taken_back_is_asked_about(office: Office) -> None:
    """The token of its order form tells the branch, also when the same turn is open again."""
    played(office)
    old = office.report("red").heading.token
    undo(office)
    office.letter("red", f"#{old}\n2: stay")
    assert office.answer("red").trial
    played(office, 22)
    office.letter("red", f"#{old}\n2: stay", message_id="<again@players.test>")
    assert office.answer("red").heading.turn == 2
    assert office.answer("red").trial
    new = office.report("red").heading.token
    assert "-2B1-" in new
    office.letter("red", f"#{new}\n2: stay")
    assert not office.answer("red").trial


def test_a_reply_to_the_report_that_is_true_again_counts(office: Office) -> None:
    """Whoever answers the earlier report writes for the turn that is open again, even if it came before the undo."""
    token = office.report("red").heading.token
    played(office)
    office.arrives(office.written("red", f"#{token}\n2: stay"))
    undo(office)
    assert not office.answer("red").trial
    assert list(given(office, 1, 1)) == ["red"]


def test_a_late_letter_kept_for_the_next_turn_is_asked_about(office: Office) -> None:
    """A letter that waited for the next turn was written for one that is gone."""
    played(office)
    office.clock.set(office.house.now.replace(day=22, hour=20, minute=0, second=30))
    office.arrives(office.written("red", "2: stay"), received=office.house.now)
    with writing(office.house.engine) as session:
        row = session.merge(office.letters()[-1])
        row.state, row.reason, row.campaign, row.seat = "waiting", "late", "rk4", "red"
    undo(office)
    assert office.answer("red").trial
    assert office.letters()[-1].state == "asked"


def test_a_letter_that_has_not_even_been_read_is_asked_about_too(office: Office) -> None:
    """Unrouted mail of that time is recognised when its turn comes."""
    played(office)
    raw = office.written("blue", "2: stay")
    before = office.house.now
    office.later(minutes=1)
    undo(office)
    office.arrives(raw, received=before)
    office.works()
    assert office.answer("blue").trial


def test_reports_and_orders_of_a_turn_are_those_that_count(office: Office) -> None:
    """`report 1`, `orders 1` show the branch that counts."""
    office.letter("red", "1: up 1")
    played(office)
    undo(office)
    office.letter("red", "1: stay")
    played(office, 22)
    office.letter("red", "report 1")
    again = office.said(office.mails("red", "report-again")[-1])
    assert isinstance(again, Report)
    assert "-2B1-" in again.heading.token
    office.letter("red", "orders 1")
    told = office.text("red")
    assert "zůstaň" in told or "stůj" in told or "1: stay" in told


def test_preview_shows_the_turn_before_the_copy(office: Office) -> None:
    """After going back the report of the present state still tells of the turn that led to it."""
    for day in (21, 22):
        office.letter("red", "1: up 1")
        played(office, day)
    undo(office)
    seat = done_with(office, lambda house, session, campaign: seats.get(session, campaign.key, "red"))
    assert seat is not None
    shown = done_with(
        office, lambda house, session, campaign: interventions.preview(SeatCase(house, session, campaign, seat))
    )
    assert isinstance(shown, Report)
    assert shown.heading.turn == 2
    assert len(office.report("red").brief.sections) == len(shown.brief.sections)


def test_a_line_held_for_the_referee_waits_for_him_again(engine: Engine, tmp_path: Path) -> None:
    """A turn was played without a held line: taken back, the line can still be judged; decided ones stay decided."""
    office = open_office(engine, tmp_path).start(referee={"unclear": "hold for referee"})
    office.letter("blue", "1: frobnicate wildly")
    played(office)
    assert not done_with(office, lambda house, session, campaign: list(judgements.open_ones(session, campaign)))
    undo(office)
    held = done_with(
        office, lambda house, session, campaign: [one.words for one in judgements.open_ones(session, campaign)]
    )
    assert held == ["1: frobnicate wildly"]
    assert not faults(office)


def test_it_works_on_each_database(both: Office) -> None:
    """SQLite and PostgreSQL."""
    both.letter("red", "1: up 1")
    played(both)
    both.letter("red", "1: stay")
    assert undo(both).lost == ("red",)
    assert rerun_after(both)
    assert not faults(both)


def rerun_after(office: Office) -> bool:
    """Play on, and play that turn again."""
    played(office, 22)
    return rerun(office).same
