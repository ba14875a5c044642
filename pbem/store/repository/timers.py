"""What falls due, and when. Only campaigns that are recruiting or running have a clock; a pause may have its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, bindparam
from sqlmodel import Session, and_, col, func, or_, select, update

from pbem.store.questions import Question
from pbem.store.tables import Campaign, Timer

RESUME = "resume"
"""The kind of timer that ends a pause."""
FILL = "fill"
"""The kind of timer that starts a game with house players."""
_TICKING = ("recruiting", "running")


def _ticks() -> ColumnElement[bool]:
    """Ask for the timers whose campaign has a clock now."""
    paused = and_(col(Campaign.state) == "paused", col(Timer.kind) == RESUME)
    return or_(col(Campaign.state).in_(_TICKING), paused)


def add(session: Session, timer: Timer) -> Timer:
    """Set a timer; the key refuses a second one for the same occasion."""
    session.add(timer)
    session.flush()
    _known(session).clear()
    return timer


def due(session: Session, now: datetime, limit: int = 100) -> Sequence[Timer]:
    """List the timers that are due, the earliest first."""
    found = select(Timer).join(Campaign, col(Timer.campaign) == Campaign.key)
    found = found.where(Timer.state == "waiting", col(Timer.due_utc) <= now, _ticks())
    return session.exec(found.order_by(col(Timer.due_utc), Timer.campaign).limit(limit)).all()


def nearest(session: Session, after: datetime | None = None) -> datetime | None:
    """Give the instant the next timer is due: with `after` a later one, else in the past when one is overdue."""
    found = select(Timer.due_utc).join(Campaign, col(Timer.campaign) == Campaign.key)
    found = found.where(Timer.state == "waiting", _ticks())
    found = found.where(col(Timer.due_utc) > after) if after else found
    return session.exec(found.order_by(col(Timer.due_utc)).limit(1)).first()


def waiting(session: Session, campaign: str) -> Sequence[Timer]:
    """List what a campaign is still waiting for, the earliest first."""
    known = _known(session)
    if campaign not in known:
        found = sorted(_WAITING.kept(session, Timer, campaign=campaign), key=lambda timer: timer.due_utc)
        if campaign not in session.info.get("claimed", ()):
            return found
        known[campaign] = tuple(found)
    return known[campaign]


def _known(session: Session) -> dict[str, tuple[Timer, ...]]:
    """Give the waiting timers of campaigns this session has claimed: nobody else changes them, and we forget ours."""
    known: dict[str, tuple[Timer, ...]] = session.info.setdefault("timers", {})
    return known


def fire(session: Session, timer: Timer) -> bool:
    """Mark a timer as fired, in the transaction of its effect; False when it no longer waits.

    The timer may have been read in an earlier transaction. Lock the campaign first.
    """
    return _end(session, timer, "fired")


def cancel(session: Session, timer: Timer) -> bool:
    """Take a timer back; False when it no longer waits."""
    return _end(session, timer, "cancelled")


def cancel_kind(session: Session, campaign: str, *kinds: str) -> None:
    """Take back what a campaign waits for of these kinds."""
    for timer in waiting(session, campaign):
        if timer.kind in kinds:
            cancel(session, timer)


def fired(session: Session, campaign: str, branch: int, turn: int, kind: str) -> bool:
    """Tell whether a timer of this kind has fired for this turn."""
    found = select(Timer.seq).where(
        Timer.campaign == campaign, Timer.branch == branch, Timer.turn == turn, Timer.kind == kind
    )
    return session.exec(found.where(Timer.state == "fired").limit(1)).first() is not None


def last_fired(session: Session, campaign: str, branch: int, turn: int, kind: str) -> Timer | None:
    """Give the last timer of this kind that has fired for this turn."""
    found = select(Timer).where(
        Timer.campaign == campaign, Timer.branch == branch, Timer.turn == turn, Timer.kind == kind
    )
    return session.exec(found.where(Timer.state == "fired").order_by(col(Timer.seq).desc()).limit(1)).first()


def last_set(session: Session, campaign: str, branch: int, turn: int, kind: str) -> Timer | None:
    """Give the timer of this kind that was set last for this turn, whatever became of it."""
    found = select(Timer).where(
        Timer.campaign == campaign, Timer.branch == branch, Timer.turn == turn, Timer.kind == kind
    )
    return session.exec(found.order_by(col(Timer.seq).desc()).limit(1)).first()


def cancel_all(session: Session, campaign: str) -> int:
    """Take back all a campaign waits for; tell how many."""
    waits = update(Timer).where(col(Timer.campaign) == campaign, col(Timer.state) == "waiting")
    _known(session).clear()
    return session.exec(waits.values(state="cancelled")).rowcount


def next_seq(session: Session, campaign: str, branch: int, turn: int, kind: str) -> int:
    """Give the number of the next timer of this kind for this turn, from 0."""
    last = session.exec(
        select(func.max(Timer.seq)).where(
            Timer.campaign == campaign, Timer.branch == branch, Timer.turn == turn, Timer.kind == kind
        )
    ).one()
    return 0 if last is None else last + 1


def _end(session: Session, timer: Timer, state: str) -> bool:
    """Change a waiting timer's state."""
    this = update(Timer).where(
        col(Timer.campaign) == timer.campaign,
        col(Timer.branch) == timer.branch,
        col(Timer.turn) == timer.turn,
        col(Timer.kind) == timer.kind,
        col(Timer.seq) == timer.seq,
        col(Timer.state) == "waiting",
    )
    _known(session).clear()
    return session.exec(this.values(state=state)).rowcount == 1


_WAITING = Question(select(Timer).where(Timer.campaign == bindparam("campaign"), Timer.state == "waiting"))
"""Sorted by us: asked to sort, SQLite would rather walk the timers of all campaigns in their order. Made once:
SQLAlchemy takes longer to make a statement than SQLite to answer it.
"""
