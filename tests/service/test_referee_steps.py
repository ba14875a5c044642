"""Games played step by step, as the referee and those who are not on turn see them: what is awaited, and of whom."""

from __future__ import annotations

import pytest

from pbem.core.texts import text
from pbem.service.campaigns import overview
from pbem.service.house.case import Case
from pbem.service.turns import referee_report
from pbem.store.engine import reading
from pbem.store.repository import campaigns
from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, writes
from tests.service.test_archive_public import ended, page
from tests.service.test_going_back import undo

ATTACK = "attack BRI -> FRA with 1 play best"


@pytest.fixture
def steps(office: Office) -> Office:
    """A sequential game of three with windows of twelve hours; Britain is on turn."""
    office.key = "jaro"
    seats = [
        {"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("britain", "france", "russia")
    ]
    options = {"players": 3, "powers": "BR FR RU", "mode": "sequential", "seating": "listed", "first_player": 1}
    rule = {"every_days": 1, "at": ["20:00"], "early": True, "early_seconds": 60, "reminder_hours": 6}
    return office.start(
        key="jaro",
        title="Jaro",
        ruleset="europe",
        options={**options, "react_hours": 12, "start_hand": 4},
        seat=seats,
        schedule=rule,
        absences={"days": 20},
    )


@pytest.fixture
def window(steps: Office) -> Office:
    """Britain has attacked France: both others are asked whether they stop it."""
    steps.letter("britain", ATTACK, sender="britain@players.test")
    steps.later(seconds=90)
    return steps


def plain(words: str) -> str:
    """Put a text on one line."""
    return " ".join(words.split())


def test_the_referee_reads_which_step_of_which_round_was_played(window: Office) -> None:
    """The step before the window is turn 1 of round 1, and turn 2 is what is due: still round 1."""
    with reading(window.house.engine) as session:
        campaign = campaigns.get(session, "jaro")
        assert campaign is not None
        assert referee_report.report(Case(window.house, session, campaign)).subject == text(
            "oversight-subject-round", turn=1, round=1
        )
    writes(window, "report")
    mail = window.content(window.mails(REFEREE, "referee-report")[-1])
    assert "Round 1, turn 1" in mail.subject
    assert "Orders for turn 2 " in plain(mail.text)
    assert "round 2" not in plain(mail.text).lower()


def test_the_referee_sees_of_whom_something_is_awaited(window: Office) -> None:
    """Of France and Russia an answer, of Britain nothing."""
    told = plain(writes(window, "status"))
    assert "Round 1 Turn 2" in told
    assert told.count("nothing is awaited now") == 1
    assert told.count("nothing yet") == 2
    with reading(window.house.engine) as session:
        campaign = campaigns.get(session, "jaro")
        assert campaign is not None
        shown = overview.campaign(window.house, session, campaign)
    assert shown.round == 1
    assert {seat.seat for seat in shown.seats if seat.awaited} == {"france", "russia"}
    assert {seat.revision for seat in shown.seats} == {0}


def test_a_trial_names_only_those_who_owe_orders_as_silent(window: Office) -> None:
    """The attacker is asked for nothing."""
    told = plain(writes(window, "try"))
    assert "No orders from: France and allies and Russian Empire." in told


def test_the_status_of_a_seat_says_what_is_asked_of_it(window: Office) -> None:
    """E-13.2: nothing of the attacker, an answer of the others."""
    window.letter("britain", "status")
    assert "nothing is asked of you now" in plain(window.text("britain@players.test"))
    window.letter("russia", "status")
    told = plain(window.text("russia@players.test"))
    assert "Without orders your answer to the question" in told
    assert "Round 1 Turn 2" in told


def test_who_answers_beforehand_is_not_reminded(window: Office) -> None:
    """E-13.3: `auto` says “do not ask me”; the other one is reminded."""
    window.letter("russia", "auto", sender="russia@players.test")
    window.later(hours=7)
    assert not window.mails("russia@players.test", "reminder")
    assert window.mails("france@players.test", "reminder")


def test_a_step_taken_back_asks_only_those_it_awaits_for_orders(window: Office) -> None:
    """The window is closed and taken back: Britain is not told that orders of theirs are missing, Russia is."""
    window.letter("france", "let", sender="france@players.test")
    window.until("2026-11-22 00:02:00")
    window.letter("russia", "status")
    undo(window, "a lost mail")
    told = {
        seat: plain(window.content(window.mails(f"{seat}@players.test", "correction")[-1]).text)
        for seat in ("britain", "france", "russia")
    }
    assert all("Turn 2 is open now" in words for words in told.values())
    assert "Your orders for turn 2".upper() not in told["britain"]
    assert "They stand as you left them" in told["france"]
    assert "We have no orders from you for turn 2" in told["russia"]


def test_the_page_about_the_game_names_rounds_and_turns(window: Office) -> None:
    """The step before the window was turn 1 of round 1; what every mail was about is told once, by its heading."""
    index = page(ended(window))["index.html"].decode()
    assert "<h3>Round 1, turn 1</h3>" in index
    assert "<h3>Turn 1</h3>" not in index
