"""Who asked to sign in to the window, and which browsers are signed in."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete
from sqlmodel import Session, col, func, select

from pbem.store.tables import Browser, SignIn


def hashed(secret: str) -> str:
    """Give what a cookie, a link or a code is kept as."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def ask(session: Session, request: SignIn) -> None:
    """Keep a request to sign in."""
    session.add(request)
    session.flush()


def asked_since(session: Session, since: datetime, address: str = "", network: str = "") -> int:
    """Count the requests after an instant: for an address, from a network, or all."""
    found = select(func.count()).select_from(SignIn).where(col(SignIn.at) > since)
    if address:
        found = found.where(SignIn.address == address)
    if network:
        found = found.where(SignIn.network == network)
    return session.exec(found).one()


def any_asked(session: Session) -> bool:
    """Tell whether a request waits to be looked at."""
    return session.exec(select(SignIn.browser).where(SignIn.state == "asked").limit(1)).first() is not None


def asked(session: Session, limit: int = 50) -> Sequence[SignIn]:
    """List the requests that wait to be looked at; other workers pass them by."""
    found = select(SignIn).where(SignIn.state == "asked").order_by(col(SignIn.at)).limit(limit)
    return session.exec(found.with_for_update(skip_locked=True)).all()


def of_link(session: Session, link: str) -> SignIn | None:
    """Give the request a link was mailed for."""
    return session.exec(select(SignIn).where(SignIn.link == hashed(link))).first()


def claim(session: Session, cookie: str) -> SignIn | None:
    """Lock the request of a browser until the transaction ends."""
    found = select(SignIn).where(SignIn.browser == hashed(cookie)).with_for_update()
    return session.exec(found.execution_options(populate_existing=True)).first()


def forget(session: Session, asked_before: datetime, used_before: datetime, since_before: datetime) -> None:
    """Delete the requests and the browsers whose time is over."""
    over = (col(Browser.used_at) < used_before) | (col(Browser.since) < since_before)
    session.connection().execute(delete(SignIn).where(col(SignIn.at) < asked_before))
    session.connection().execute(delete(Browser).where(over))


def enter(session: Session, browser: Browser) -> None:
    """Keep a browser that is signed in from now on."""
    session.add(browser)
    session.flush()


def get(session: Session, cookie: str) -> Browser | None:
    """Give the browser of a cookie."""
    return session.get(Browser, hashed(cookie))


def of(session: Session, person: int | None, address: str) -> Sequence[Browser]:
    """List the browsers a person is signed in with, the last used first; without a person, those of an address."""
    whose = Browser.person == person if person is not None else Browser.address == address
    return session.exec(select(Browser).where(whose).order_by(col(Browser.used_at).desc(), col(Browser.since))).all()


def end_of_address(session: Session, address: str) -> None:
    """Sign out every browser an address signed in."""
    session.connection().execute(delete(Browser).where(col(Browser.address) == address))


def end_of_person(session: Session, person: int) -> None:
    """Sign out every browser of a person."""
    session.connection().execute(delete(Browser).where(col(Browser.person) == person))


def end_all(session: Session) -> None:
    """Sign out every browser, and make every link that was mailed void."""
    session.connection().execute(delete(Browser))
    session.connection().execute(delete(SignIn))
