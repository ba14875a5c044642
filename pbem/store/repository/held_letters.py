"""Letters that wait since the database was put back to an earlier state, with their campaign or with none."""

from __future__ import annotations

from sqlalchemy import ColumnElement
from sqlmodel import Session, case, col, func, select, update

from pbem.store.repository import inbox
from pbem.store.tables import Inbox

_HELD = "held after a restore"


def hold(session: Session, letter: Inbox, campaign: str | None) -> None:
    """Let a letter nobody has routed yet wait: since a restore, its campaign (None: the host) does nothing."""
    letter.campaign = campaign
    inbox.settle(session, letter, "held", _HELD, letter.reason)


def hold_new(session: Session) -> int:
    """Let all letters of campaigns wait that are not answered yet; tell how many."""
    new = update(Inbox).where(col(Inbox.state) == "new", col(Inbox.campaign).is_not(None))
    return session.exec(new.values(state="held", note=_HELD)).rowcount


def let_go(session: Session, campaign: str | None) -> int:
    """Make the letters new again that waited with a campaign, or with none, since a restore; tell how many.

    Those nobody had routed are routed now.
    """
    whose = case((col(Inbox.seat).is_(None), None), else_=col(Inbox.campaign))
    letters = update(Inbox).where(*_held_of(campaign)).values(state="new", note="", campaign=whose)
    return session.exec(letters).rowcount


def held(session: Session, campaign: str | None) -> int:
    """Count the letters that wait with a campaign, or with none, since a restore."""
    return session.exec(select(func.count()).select_from(Inbox).where(*_held_of(campaign))).one()


def _held_of(campaign: str | None) -> tuple[ColumnElement[bool], ...]:
    """Ask for the letters that wait with a campaign since a restore."""
    whose = col(Inbox.campaign).is_(None) if campaign is None else col(Inbox.campaign) == campaign
    return (col(Inbox.state) == "held", whose)
