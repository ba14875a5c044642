"""People who asked for a seat, from their first letter until they sit, wait, or think better of it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session, col, select

from pbem.store.tables import Application, ApplicationState, Campaign

OPEN: tuple[ApplicationState, ...] = ("unconfirmed", "asked", "waiting")
"""States of an application something may still become of."""


def add(session: Session, application: Application) -> Application:
    """Keep a new application."""
    session.add(application)
    session.flush()
    return application


def get(session: Session, number: int) -> Application | None:
    """Give an application."""
    return session.get(Application, number)


def open_of(session: Session, campaign: str, address: str) -> Application | None:
    """Give the application of an address that is still open, the latest if there are several."""
    found = select(Application).where(Application.campaign == campaign, Application.address == address.lower())
    found = found.where(col(Application.state).in_(OPEN))
    return session.exec(found.order_by(col(Application.id).desc()).limit(1)).first()


def listing(session: Session, campaign: str, *states: ApplicationState) -> Sequence[Application]:
    """List the applications to a campaign that are in these states, without any: all; the earliest first."""
    found = select(Application).where(Application.campaign == campaign).order_by(col(Application.id))
    return session.exec(found.where(col(Application.state).in_(states)) if states else found).all()


def place(session: Session, application: Application) -> int:
    """Give the place in the waiting line, from 1."""
    line = listing(session, application.campaign, "waiting")
    return [one.id for one in line].index(application.id) + 1


def awaited(session: Session) -> Sequence[Campaign]:
    """List the campaigns somebody waits for that could take them in now."""
    found = select(Campaign).join(Application, col(Application.campaign) == Campaign.key)
    found = found.where(Application.state == "waiting", col(Campaign.state).in_(("recruiting", "running", "paused")))
    return session.exec(found.distinct().order_by(Campaign.key)).all()


def settle(session: Session, application: Application, state: ApplicationState) -> None:
    """Say what became of an application."""
    application.state = state
    session.add(application)
