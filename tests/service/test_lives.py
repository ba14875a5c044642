"""The life of a campaign: joining, starting, turns, downtime, pause, the end."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbem.core import dice
from pbem.core.problems import Refusal
from pbem.proof import fairness
from pbem.service.calendar import deadlines
from pbem.service.campaigns import lifecycle
from pbem.service.house.case import Case, SeatCase
from pbem.service.referee import interventions
from pbem.service.turns import verify
from pbem.settings import ConfigFault
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import seats, sheets, turns
from tests.service.kit import NOON, Office, open_office


def test_a_stranger_joins_and_plays_a_turn_by_mail_alone(both: Office) -> None:
    office = open_office(both.house.engine, both.house.settings.data)
    office.key = "open1"
    office.start(seat=[], key="open1", start="full", joining={"confirm": False})
    for player in ("vera@away.test", "boris@away.test"):
        office.letter("blue", "", sender=player, to="orders@host.test", subject="join open1")
    assert office.said(office.mails("vera@away.test", "report")[0]).kind == "report"
    office.letter("blue", "army 1: up 2", sender="vera@away.test")
    assert office.text("vera@away.test").count("army 1: up 2") >= 1


def test_the_first_of_two_is_told_who_is_missing(office: Office) -> None:
    office.key = "open1"
    office.start(seat=[], key="open1", joining={"confirm": False})
    office.letter("blue", "", sender="Věra <vera@away.test>", to="orders@host.test", subject="přihlásit open1")
    assert "Chybí ještě jeden hráč" in office.text("vera@away.test")


def test_joining_what_is_not_there_lists_what_is(office: Office) -> None:
    office.letter("blue", "", sender="vera@away.test", to="orders@host.test", subject="join mars1")
    assert "mars1" in office.text("vera@away.test")


def test_joining_twice_changes_nothing(office: Office) -> None:
    office.letter("blue", "", to="orders@host.test", subject="join rk4")
    assert office.notice("blue@players.test").subject.id == "notice-already-joined"


def test_everybody_gets_the_first_report_with_the_promise_of_the_dice(office: Office) -> None:
    reports = [office.report(seat) for seat in ("blue", "red")]
    assert {report.anchor for report in reports} == {office.campaign().dice_anchor}
    assert [report.heading.language for report in reports] == ["en", "cs"]


def test_the_turn_runs_at_its_deadline_and_not_before(both: Office) -> None:
    both.until("2026-11-21 19:59:59")
    assert both.campaign().head_turn == 0
    both.until("2026-11-21 20:00:00")
    assert both.campaign().head_turn == 1
    assert both.report("blue").heading.turn == 2


def test_after_downtime_the_due_turn_runs_once(both: Office) -> None:
    both.until("2026-11-25 12:00:00")
    assert both.campaign().head_turn == 1
    deadline = both.report("blue").heading.deadline
    assert deadline is not None
    assert deadline.isoformat() == "2026-11-25T20:00:00+00:00"


def test_a_later_mail_replaces_the_orders_it_names_and_keeps_the_others(office: Office) -> None:
    office.letter("blue", "army 1: up 2\narmy 2: stay")
    office.letter("blue", "army 1: down 1")
    assert sorted(line.echo for line in office.answer("blue").lines) == ["army 1: down 1", "army 2: stay"]
    assert office.answer("blue").revision == 2


def test_cancel_drops_all_and_orders_shows_what_stands(office: Office) -> None:
    office.letter("blue", "army 1: up 2")
    office.letter("blue", "", subject="orders")
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2"]
    office.letter("blue", "", subject="cancel")
    assert office.answer("blue").lines == ()


def test_a_player_may_write_in_any_language_and_is_answered_in_his_own(office: Office) -> None:
    office.letter("blue", "1 отряд – вверх на 2 клетки\nоддил")
    assert office.answer("blue").lines[0].echo == "army 1: up 2"


def test_reports_are_threaded_below_one_another_and_answers_below_the_letter(office: Office) -> None:
    office.letter("blue", "army 1: stay", message_id="<mine@players.test>")
    office.until("2026-11-21 20:00:00")
    first, answer, second = office.mails("blue")
    assert answer.in_reply_to == "<mine@players.test>"
    assert first.message_id in second.references.split()


def test_a_paused_campaign_keeps_letters_and_reads_them_when_it_goes_on(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, "rk4")
        assert row is not None
        lifecycle.pause(office.house, session, row, "holidays")
    office.letter("blue", "army 1: up 2")
    assert "paused" in office.text("blue")
    office.until("2026-11-24 20:00:00")
    assert office.campaign().head_turn == 0
    with writing(office.house.engine) as session:
        row = rows.claim(session, "rk4")
        assert row is not None
        lifecycle.resume(office.house, session, row, "back")
    office.later(seconds=1)
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2"]


def test_a_fault_of_ours_holds_one_campaign_and_tells_the_referee(office: Office) -> None:
    other = open_office(office.house.engine, office.house.settings.data)
    other.key = "rk5"
    other.start(key="rk5")
    with writing(office.house.engine) as session:
        turn = turns.get(session, "rk4", 0, 0)
        assert turn is not None
        turn.hash = "damaged"
        session.add(turn)
    office.until("2026-11-21 20:00:00")
    assert office.campaign().state == "held"
    assert "rk4" in office.text("referee@host.test")
    assert other.campaign().head_turn == 1


def test_early_run_when_everybody_has_sent_orders(office: Office) -> None:
    office.key = "fast"
    office.start(key="fast", schedule={"every_days": 1, "at": ["20:00"], "early_seconds": 30})
    office.letter("blue", "army 1: stay")
    office.letter("red", "armáda 1: zůstaň")
    office.later(seconds=29)
    assert office.campaign().head_turn == 0
    office.later(seconds=2)
    assert office.campaign().head_turn == 1


def test_cancelling_takes_the_early_run_back(office: Office) -> None:
    office.key = "fast"
    office.start(key="fast", schedule={"every_days": 1, "at": ["20:00"], "early_seconds": 30})
    office.letter("blue", "army 1: stay")
    office.letter("red", "armáda 1: zůstaň")
    office.letter("red", "", subject="zrušit")
    office.later(seconds=60)
    assert office.campaign().head_turn == 0


def test_every_turn_can_be_proven(both: Office) -> None:
    both.letter("blue", "army 1: up 2\narmy 2: left 1")
    for day in range(21, 24):
        both.until(f"2026-11-{day} 20:00:00")
    with reading(both.house.engine) as session:
        row = rows.get(session, "rk4")
        assert row is not None
        verdicts = verify.verify(both.house, session, row)
    assert [verdict.number for verdict in verdicts] == [0, 1, 2, 3]
    assert not any(verdict.faults for verdict in verdicts)


def test_tampering_with_a_sheet_is_found(office: Office) -> None:
    office.letter("blue", "army 1: up 2")
    office.until("2026-11-21 20:00:00")
    with writing(office.house.engine) as session:
        sheet = sheets.last_of(session, "rk4", 0, 1, "blue")
        assert sheet is not None
        sheet.orders = sheet.orders.replace('"steps":2', '"steps":1')
        session.add(sheet)
    with reading(office.house.engine) as session:
        row = rows.get(session, "rk4")
        assert row is not None
        faults = [fault for verdict in verify.verify(office.house, session, row) for fault in verdict.faults]
    assert "the sheets were changed" in faults


def test_a_dry_run_keeps_and_sends_nothing(office: Office) -> None:
    before = len(office.mails())
    with reading(office.house.engine) as session:
        row = rows.get(session, "rk4")
        assert row is not None
        tried = interventions.try_out(Case(office.house, session, row))
    assert tried.silent == ("blue", "red")
    assert (office.campaign().head_turn, len(office.mails())) == (0, before)


def test_the_referee_extends_and_everybody_is_told(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, "rk4")
        assert row is not None
        interventions.extend(Case(office.house, session, row), NOON + timedelta(hours=32), "storm")
    assert "22 November" in office.text("blue")
    office.until("2026-11-21 20:00:00")
    assert office.campaign().head_turn == 0


def test_a_report_is_sent_again_under_another_message_id(office: Office) -> None:
    with writing(office.house.engine) as session:
        row, seat = rows.claim(session, "rk4"), seats.get(session, "rk4", "blue")
        assert row is not None
        assert seat is not None
        assert interventions.resend(SeatCase(office.house, session, row, seat))
    first, second = office.mails("blue", "report")
    assert first.briefing == second.briefing
    assert first.message_id != second.message_id


def test_starting_twice_is_refused(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, "rk4")
        assert row is not None
        with pytest.raises(Refusal):
            lifecycle.start(office.house, session, row)


def test_a_line_asked_back_keeps_the_turn_from_running_early(office: Office) -> None:
    office.key = "fast"
    office.start(key="fast", schedule={"every_days": 1, "at": ["20:00"], "early_seconds": 30})
    office.letter("blue", "army 1: stay\narmy 2: dance")
    office.letter("red", "armáda 1: zůstaň")
    office.later(seconds=60)
    assert office.campaign().head_turn == 0
    office.letter("blue", "army 2: stay")
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_the_welcome_comes_before_the_first_report(office: Office) -> None:
    office.key = "open1"
    office.start(seat=[], key="open1", start="first", joining={"confirm": False})
    office.letter("blue", "", sender="vera@away.test", to="orders@host.test", subject="join open1")
    assert [mail.kind for mail in office.mails("vera@away.test")] == ["notice-joined", "report"]


def test_a_pause_does_not_shorten_the_time_to_write(office: Office) -> None:
    office.key = "slow"
    office.start(key="slow", schedule={"every_days": 3, "at": ["20:00"]})
    with writing(office.house.engine) as session:
        row = rows.claim(session, "slow")
        assert row is not None
        due = deadlines.present(session, row)
        lifecycle.pause(office.house, session, row, "")
        lifecycle.resume(office.house, session, row, "")
        assert deadlines.present(session, row) == due


def test_a_mailbox_that_is_not_there_is_told_when_the_campaign_is_made(office: Office) -> None:
    with pytest.raises(ConfigFault, match="there is no mailbox 'nix'"):
        office.start(key="lost", mailbox="nix")


def test_dice_are_shown_at_the_end_and_can_be_checked(office: Office) -> None:
    """5.1: no report before the end gives away the dice of battles one only watched."""
    office.key = "short"
    office.start(key="short", options={"map": "two-fords", "seats": 2, "turn_limit": 2})
    office.until("2026-11-21 20:00:00")
    assert office.report("blue").revealed == ""
    office.until("2026-11-22 20:00:00")
    last = office.report("blue")
    numbers = [line.split() for line in last.revealed.splitlines()]
    assert [number for number, _, _ in numbers] == ["1", "2"]
    first = dice.chain(b"s" * 32, fairness.CHAIN_LENGTH)[0]
    assert all(dice.follows(bytes.fromhex(seed), first, int(number)) for number, seed, _ in numbers)
    anchor = office.mails("blue", "report")[0].briefing.split('"anchor":"')[1][:66]
    assert anchor == f"2-{dice.anchor(first)}"
