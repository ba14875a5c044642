"""What time a turn gets: the first one, the one that follows, one the referee has changed, and what puts it off."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.core.seats import Pace, Request
from pbem.service.calendar import absences, deadlines, early_run, readiness, windows
from pbem.service.calendar import schedule as rules
from pbem.service.calendar.deadlines import DEADLINE
from pbem.service.calendar.schedule import Schedule
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.store.repository import inbox, timers

Promised = tuple[int, datetime] | None
"""A turn, as the rules count, and the deadline its players were told: what the referee has given them stays given."""


def first(house: House, session: Session, game: Game) -> None:
    """Give a full turn's time from now to the first turn."""
    due = rules.first_due(deadlines.schedule(game.row), game.row.timezone, house.now)
    deadlines.set_for_turn(house, session, game, _awaited(house, session, game, due))


def following(house: House, session: Session, game: Game, planned: datetime) -> None:
    """Set the next deadline: by the rule, or soon when only reactions in mid-turn are asked for.

    `planned` is the deadline the players were told for what has just been played, perhaps early.
    """
    rule, asked = deadlines.schedule(game.row), game.installed.ruleset.rules.awaiting(game.state)
    if not asked:
        return
    if reacts(asked):
        due = house.now + _reaction(rule, asked)
    else:
        by_rule = rules.following if game.round is None else rules.step_due
        due = by_rule(rule, game.row.timezone, deadlines.anchor(session, game.row), planned, house.now)
    deadlines.set_for_turn(house, session, game, _awaited(house, session, game, due))
    if windows.beforehand(game) or readiness.houses_turn(session, game):
        early_run.all_in(house, session, game)


def reacts(asked: Sequence[Request]) -> bool:
    """Tell whether nothing but reactions in mid-turn must be given; what may be sent besides has no time of its own."""
    owed = [request for request in asked if request.required]
    return bool(owed) and all(request.pace is Pace.REACTION for request in owed)


def _reaction(rule: Schedule, asked: Sequence[Request]) -> timedelta:
    """Give the time for reactions: what the game asks for, else what the campaign allows."""
    return timedelta(hours=max(request.hours for request in asked if request.required) or rule.reaction_hours)


def promised(session: Session, game: Game, question: tuple[int, tuple[int, int]]) -> Promised:
    """Give the deadline of a turn (its number, and the branch and number its orders have) as it was told last."""
    turn, (branch, number) = question
    row = timers.last_set(session, game.key, branch, number, DEADLINE)
    return None if row is None else (turn, row.due_utc)


def keep(house: House, session: Session, game: Game, told: Promised) -> bool:
    """Let the present turn have the deadline its players were told, unless that is past; tell whether it does."""
    due = deadlines.present(session, game.row)
    if told is None or due is None or told[0] != game.turn or told[1] <= house.now:
        return False
    if told[1] != due:
        deadlines.cancel_of_turn(session, game)
        deadlines.set_for_turn(house, session, game, told[1])
    return True


def afresh(house: House, session: Session, game: Game, until: datetime | None = None) -> datetime | None:
    """Give the present turn its time again, since the referee changed what it is about; as told, or by the rule."""
    rule, asked = deadlines.schedule(game.row), game.installed.ruleset.rules.awaiting(game.state)
    deadlines.cancel_of_turn(session, game)
    if not asked:
        return None
    if until is not None and until <= house.now:
        raise Refusal("not-ahead", campaign=game.row.title)
    if reacts(asked):
        due = house.now + _reaction(rule, asked)
    else:
        due = rules.next_due(rule, game.row.timezone, deadlines.anchor(session, game.row), house.now, house.now)
    deadlines.set_for_turn(house, session, game, until or _awaited(house, session, game, due))
    if windows.beforehand(game):
        early_run.all_in(house, session, game)
    return deadlines.present(session, game.row)


def again(house: House, session: Session, game: Game) -> None:
    """Set the present deadline once more, as it was: the question is the same, in another branch."""
    due = deadlines.present(session, game.row)
    deadlines.cancel_of_turn(session, game)
    if due is not None and game.installed.ruleset.rules.awaiting(game.state):
        deadlines.set_for_turn(house, session, game, due)
        early_run.all_in(house, session, game)


def anew(house: House, session: Session, game: Game) -> None:
    """Set the next deadline of the rule for the present turn, after the one it had passed without being kept."""
    planned = deadlines.present(session, game.row) or house.now
    timers.cancel_all(session, game.key)
    following(house, session, game, planned)


def _awaited(house: House, session: Session, game: Game, due: datetime) -> datetime:
    """Move a deadline behind the absences it has to wait for."""
    row, players = game.row, readiness.played(session, game)
    if deadlines.schedule(row).every_seconds:
        return due
    while (end := absences.end_of_all(session, row, players, due)) is not None:
        due = rules.next_due(
            deadlines.schedule(row), row.timezone, deadlines.anchor(session, row), max(end, house.now), house.now
        )
    return due


def put_off(house: House, session: Session, game: Game, until: datetime) -> None:
    """Set the present deadline later; letters that came after the earlier one are in time now."""
    due = deadlines.present(session, game.row)
    if due is None:
        raise Refusal("no-deadline", campaign=game.row.title)
    if until <= max(due, house.now):
        raise Refusal("not-later", campaign=game.row.title)
    deadlines.cancel_of_turn(session, game)
    deadlines.set_for_turn(house, session, game, until)
    inbox.release(session, game.key)


def wait_for_absent(house: House, session: Session, game: Game) -> bool:
    """Move the present deadline behind the absences it has to wait for; tell whether it moved."""
    due = deadlines.present(session, game.row)
    if due is None or due <= house.now or (moved := _awaited(house, session, game, due)) == due:
        return False
    put_off(house, session, game, moved)
    return True
