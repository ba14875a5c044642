"""Reactions: their own hours; who had answered beforehand is awaited, shown and mailed like the others."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbem.service.calendar import windows
from pbem.service.game import games
from pbem.service.turns import missed_turns
from pbem.store.engine import reading
from pbem.store.repository import campaigns as rows
from tests.service.kit import Office
from tests.service.stepped_kit import STEPPED, card, duelling, waiting

EARLY = {"every_days": 3, "at": ["20:00"], "early": True, "early_seconds": 60, "reminder_hours": 2}


def challenged(office: Office, whom: str = "red") -> Office:
    """Start a duel that runs early, and let it come to a challenge: of Red, whose servant replies, or of Blue."""
    duelling(office, STEPPED, schedule=EARLY)
    office.letter("blue", card(office, "blue"))
    office.later(seconds=61)
    if whom == "blue":
        office.later(hours=8)
        office.letter("red", card(office, "red"))
        office.later(seconds=61)
    return office


def test_a_reaction_takes_the_hours_the_game_asks_for(office: Office) -> None:
    challenged(office)
    assert waiting(office, "deadline") == office.house.now + timedelta(hours=8)
    assert office.report("red").heading.deadline == waiting(office, "deadline")


def test_what_may_be_sent_besides_has_no_time_of_its_own(office: Office) -> None:
    """Blue is asked for a promise nobody waits for, yet the reply has its hours."""
    challenged(office)
    assert office.report("blue").form
    assert not office.report("blue").owed
    assert office.report("red").owed


def test_a_window_that_was_answered_beforehand_closes_at_a_moment_nobody_can_tell(office: Office) -> None:
    """Not at once, and not before a quarter of its time."""
    challenged(office)
    began, early, due = office.house.now, waiting(office, "early"), waiting(office, "deadline")
    assert early is not None
    assert due is not None
    assert began + timedelta(hours=2) <= early < due
    office.clock.set(early + timedelta(seconds=1))
    office.works()
    assert office.campaign().head_turn == 2


def test_where_no_turn_runs_early_the_whole_window_is_waited_for(office: Office) -> None:
    duelling(office, STEPPED)
    office.letter("blue", card(office, "blue"))
    office.until("2026-11-24 20:00:01")
    assert waiting(office, "early") is None
    office.later(hours=8)
    assert office.campaign().head_turn == 2


def test_who_answers_although_nobody_waits_for_it_is_answered_without_a_word_of_when(office: Office) -> None:
    challenged(office)
    early = waiting(office, "early")
    office.letter("red", card(office, "red"))
    assert not office.answer("red").remarks
    assert waiting(office, "early") == early


def test_a_reply_by_mail_closes_the_window_as_the_campaign_has_it(office: Office) -> None:
    """Blue has no servant."""
    challenged(office, "blue")
    assert waiting(office, "early") is None
    office.letter("blue", card(office, "blue"))
    assert not office.answer("blue").remarks
    assert waiting(office, "early") == office.house.now + timedelta(seconds=60)


def test_the_report_of_the_others_is_the_same_whoever_is_challenged(office: Office) -> None:
    """Whether a reply was given beforehand cannot be read off anything the challenger gets."""
    challenged(office)
    mail = office.content(office.mails("blue", "report")[-1])
    assert "beforehand" not in mail.text
    assert office.report("blue").heading.deadline == office.report("red").heading.deadline


def test_who_answered_beforehand_is_not_reminded_and_misses_no_turn(office: Office) -> None:
    challenged(office)
    office.later(hours=8)
    assert not office.mails("red", "reminder")
    assert "missed-subject" not in [words.id for words in office.report("red").brief.subject]


def test_who_is_asked_for_nothing_that_must_be_is_neither_reminded_nor_missed(office: Office) -> None:
    """Red may promise peace while Blue moves."""
    duelling(office, STEPPED, schedule={**EARLY, "reminder_hours": 24})
    office.until("2026-11-23 20:00:01")
    assert office.mails("blue", "reminder")
    office.until("2026-11-24 20:00:01")
    assert not office.mails("red", "reminder")
    assert "missed-subject" not in [words.id for words in office.report("red").brief.subject]
    assert office.report("red").form


@pytest.mark.parametrize("secret", [b"a" * 32, b"b" * 32, b"c" * 32])
def test_the_moment_follows_from_the_secret_of_the_campaign(office: Office, secret: bytes) -> None:
    """The same question gives the same moment, another campaign another; always in the last three quarters."""
    challenged(office)
    with reading(office.house.engine) as session:
        row = rows.get(session, office.key)
        assert row is not None
        game = games.opened(session, office.house.registry, row)
        began, due = office.house.now, office.house.now + timedelta(hours=8)
        ours = windows.closing(game, began, due)
        assert ours == windows.closing(game, began, due)
        game.row.dice_secret = secret
        theirs = windows.closing(game, began, due)
        session.expunge_all()
    assert theirs != ours
    assert began + timedelta(hours=2) <= theirs < due


def test_who_leaves_a_reaction_to_the_standing_orders_misses_no_turn(office: Office) -> None:
    """Blue has no servant, and says nothing: that is what standing orders are for."""
    challenged(office, "blue")
    office.later(hours=9)
    assert not streaks(office)
    assert "missed-subject" not in [words.id for words in office.report("blue").brief.subject]


def test_silent_turns_of_a_game_in_steps_are_counted_round_after_round(office: Office) -> None:
    """Red is asked every second step; the steps in between, where Blue moves, neither count nor end the row."""
    duelling(office, STEPPED, schedule={"every_days": 1, "at": ["20:00"]}, missed={"after": 3, "then": "offer"})
    counts = []
    for _ in range(30):
        office.later(days=1)
        counts.append(streaks(office).get("red", 0))
        if counts[-1] == 2:
            break
    assert counts[-1] == 2
    assert 1 in counts


def streaks(office: Office) -> dict[str, int]:
    """Count the turns each seat has missed in a row."""
    with reading(office.house.engine) as session:
        return dict(missed_turns.streaks(session, office.campaign()))
