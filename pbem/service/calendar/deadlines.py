"""When the turn of a campaign is due, and why: rows of the timer table.

`deadline` is what players are told. Set beside it: `grace`, the end of the time some may still have after it, and
`reminder` before it. `early` is when a turn runs because everybody is ready, `correction` when it does although a line
is still asked back, `resume` the end of a pause.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import lru_cache

from sqlmodel import Session

from pbem import codec
from pbem.service.calendar import schedule as rules
from pbem.service.calendar.schedule import Schedule
from pbem.service.calendar.wall_clock import local_day
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.store.repository import timers, turns
from pbem.store.repository.timers import RESUME
from pbem.store.tables import Campaign, Timer

DEADLINE, GRACE, EARLY, CORRECTION, REMINDER = "deadline", "grace", "early", "correction", "reminder"
_OF_TURN = (DEADLINE, GRACE, EARLY, CORRECTION, REMINDER)
__all__ = ["CORRECTION", "DEADLINE", "EARLY", "GRACE", "REMINDER", "RESUME"]


def schedule(campaign: Campaign) -> Schedule:
    """Read the rule of a campaign."""
    return _schedule(campaign.schedule)


@lru_cache(maxsize=1000)
def _schedule(text: str) -> Schedule:
    """Read a rule once, whoever asks how often."""
    return codec.loads(text, Schedule)


def anchor(session: Session, campaign: Campaign) -> date:
    """Give the day a campaign began, from which its deadlines are counted."""
    setup = turns.get(session, campaign.key, 0, 0)
    return local_day(setup.resolved_at if setup else campaign.created_at, campaign.timezone)


def present(session: Session, campaign: Campaign) -> datetime | None:
    """Give the deadline players are told."""
    return _waiting(session, campaign, DEADLINE)


def upcoming(session: Session, campaign: Campaign, due: datetime | None) -> tuple[datetime, ...]:
    """List when the turns after the one due then are due, where several are played within a day."""
    rule = schedule(campaign)
    if due is None or len(rule.at) < 2:
        return ()
    return rules.upcoming(rule, campaign.timezone, anchor(session, campaign), due)


def told(session: Session, game: Game) -> datetime | None:
    """Give the deadline players were told for the present question, also while it is just being resolved."""
    row, waiting = game.row, present(session, game.row)
    if waiting is not None:
        return waiting
    fired = timers.last_fired(session, row.key, row.head_branch, game.next_step, DEADLINE)
    return fired.due_utc if fired else None


def latest(session: Session, campaign: Campaign) -> datetime | None:
    """Give the instant after which a letter is late for the present turn: the deadline, or the end of the grace."""
    return _waiting(session, campaign, GRACE) or present(session, campaign)


def _waiting(session: Session, campaign: Campaign, kind: str) -> datetime | None:
    """Give the instant of a timer of that kind."""
    waiting = timers.waiting(session, campaign.key)
    return next((timer.due_utc for timer in waiting if timer.kind == kind), None)


def cancel_of_turn(session: Session, game: Game) -> None:
    """Take the deadline of the present turn back, and what is set beside it."""
    timers.cancel_kind(session, game.key, *_OF_TURN)


def set_for_turn(house: House, session: Session, game: Game, due: datetime) -> None:
    """Set a deadline, the end of its grace, and the reminder, unless one was sent for this turn or it is too late."""
    rule = schedule(game.row)
    set_beside(session, game, DEADLINE, due)
    if rule.grace_minutes:
        set_beside(session, game, GRACE, due + timedelta(minutes=rule.grace_minutes))
    remind, row = due - timedelta(hours=rule.reminder_hours), game.row
    sent = timers.fired(session, row.key, row.head_branch, game.next_step, REMINDER)
    if rule.reminder_hours and house.now < remind and not sent:
        set_beside(session, game, REMINDER, remind)


def set_beside(session: Session, game: Game, kind: str, due: datetime) -> None:
    """Add a timer for the present question; one of another matter ends with it."""
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


def end_pause_at(session: Session, game: Game, moment: datetime) -> None:
    """Let a pause end by itself."""
    set_beside(session, game, RESUME, moment)


def sequence(session: Session, game: Game) -> int:
    """Count how often the present deadline was set anew: a calendar entry follows it."""
    row = game.row
    return max(0, timers.next_seq(session, row.key, row.head_branch, game.next_step, DEADLINE) - 1)
