"""When the turn of a campaign is due, and why: rows of the timer table."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from sqlmodel import Session

from pbem import codec
from pbem.core.problems import Problem, Refusal, Severity
from pbem.core.seats import Pace
from pbem.service import schedule as rules
from pbem.service.calendars import local_day
from pbem.service.games import Game
from pbem.service.house import House
from pbem.service.schedule import Schedule
from pbem.store.repository import seats, sheets, timers, turns
from pbem.store.tables import Campaign, Sheet, Timer

DEADLINE, EARLY = "deadline", "early"


def schedule(campaign: Campaign) -> Schedule:
    """Read the rule of a campaign."""
    return codec.loads(campaign.schedule, Schedule)


def first(house: House, session: Session, game: Game) -> None:
    """Give a full turn's time from now: to the first turn, and after a long pause."""
    _set(session, game, DEADLINE, rules.first_due(schedule(game.row), game.row.timezone, house.now))


def following(house: House, session: Session, game: Game, planned: datetime) -> None:
    """Set the next deadline: by the rule, or soon when only reactions in mid-turn are asked for.

    `planned` is the deadline the players were told for what has just been played, perhaps early.
    """
    rule, asked = schedule(game.row), game.installed.ruleset.awaiting(game.state)
    if not asked:
        return
    if all(request.pace is Pace.REACTION for request in asked):
        due = house.now + timedelta(hours=rule.reaction_hours)
    else:
        due = rules.following(rule, game.row.timezone, anchor(session, game.row), planned, house.now)
    _set(session, game, DEADLINE, due)


def anchor(session: Session, campaign: Campaign) -> date:
    """Give the day a campaign began, from which its deadlines are counted."""
    setup = turns.get(session, campaign.key, 0, 0)
    return local_day(setup.resolved_at if setup else campaign.created_at, campaign.timezone)


def present(session: Session, campaign: Campaign) -> datetime | None:
    """Give the deadline players are told."""
    waiting = timers.waiting(session, campaign.key)
    return next((timer.due_utc for timer in waiting if timer.kind == DEADLINE), None)


def all_in(house: House, session: Session, game: Game) -> datetime | None:
    """When every awaited player has sent orders let the turn run soon, if the campaign wants that; else take it back.

    Gives the instant it will run at.
    """
    delay = schedule(game.row).early_seconds
    for timer in timers.waiting(session, game.key):
        if timer.kind == EARLY:
            timers.cancel(session, timer)
    if not delay or not _complete(session, game):
        return None
    due = house.now + timedelta(seconds=delay)
    deadline = present(session, game.row)
    if deadline is not None and deadline <= due:
        return None
    _set(session, game, EARLY, due)
    return due


def _complete(session: Session, game: Game) -> bool:
    """Tell whether everybody who is awaited, and whose seat somebody has, has sent an order."""
    taken = {seat.key for seat, _ in seats.players(session, game.key)}
    sent = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    awaited = {str(request.seat) for request in game.installed.ruleset.awaiting(game.state) if request.required}
    return all(seat in sent and _in(sent[seat]) for seat in awaited & taken)


def _in(sheet: Sheet) -> bool:
    """Tell whether a sheet holds orders, and nothing in its last letter was asked back."""
    problems: tuple[Problem, ...] = codec.loads(sheet.problems, tuple[Problem, ...])
    return sheet.orders != _NOTHING and all(problem.severity is not Severity.ERROR for problem in problems)


_NOTHING = '{"lines":[]}'


def _set(session: Session, game: Game, kind: str, due: datetime) -> None:
    """Add a timer for the present question."""
    row = game.row
    seq = timers.next_seq(session, row.key, row.head_branch, game.next_step, kind)
    timers.add(
        session,
        Timer(
            campaign=row.key,
            branch=row.head_branch,
            turn=game.next_step,
            kind=kind,
            seq=seq,
            rule=row.schedule,
            zone=row.timezone,
            due_utc=due,
        ),
    )


def put_off(session: Session, game: Game, by: timedelta) -> datetime:
    """Set the present deadline later; give the new one."""
    due = present(session, game.row)
    if due is None:
        raise Refusal("no-deadline", campaign=game.row.title)
    timers.cancel_all(session, game.key)
    _set(session, game, DEADLINE, due + by)
    return due + by


def sequence(session: Session, game: Game) -> int:
    """Count how often the present deadline was set anew: a calendar entry follows it."""
    row = game.row
    return max(0, timers.next_seq(session, row.key, row.head_branch, game.next_step, DEADLINE) - 1)
