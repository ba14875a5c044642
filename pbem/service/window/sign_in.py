"""Signing in: an address is typed, a link and a code go there by mail, and only the browser that asked may use them.

What is answered never tells whether anybody has the address: a request is stored and nothing else, the worker looks
whose it is. Opening the link changes nothing, since mail scanners open links; a button does.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

from sqlmodel import Session

from pbem.core.addresses import plain
from pbem.service.house.house import House
from pbem.service.window import sessions
from pbem.store.engine import reading, writing
from pbem.store.repository import browsers
from pbem.store.tables import SignIn

GOOD = timedelta(minutes=15)
HOUR = timedelta(hours=1)
TRIES = 5
OF_ADDRESS, OF_NETWORK, OF_HOUSE = 3, 10, 200
"""So many requests an hour are mailed for an address, from a network, and in all."""

Way = Literal["open", "elsewhere", "over"]
"""`elsewhere`: the link was mailed for another browser; `over`: used, too late, or never ours."""


@dataclass(frozen=True)
class Asking:
    """Who asks to sign in: an address as it was typed, from which network, at which address of the window."""

    address: str
    network: str
    url: str


def ask(house: House, asking: Asking) -> str:
    """Keep a request, unless there were too many, and give the cookie that marks the browser."""
    cookie, address = secrets.token_hex(16), plain(asking.address)[:320]
    with writing(house.engine) as session:
        if not _too_many(house, session, address, asking.network):
            row = SignIn(
                browser=browsers.hashed(cookie), address=address, network=asking.network, url=asking.url, at=house.now
            )
            browsers.ask(session, row)
    house.wake.notify()
    return cookie


def _too_many(house: House, session: Session, address: str, network: str) -> bool:
    """Count before anything is stored, so that nobody can fill the table."""
    since = house.now - HOUR
    return (
        browsers.asked_since(session, since, address=address) >= OF_ADDRESS
        or browsers.asked_since(session, since, network=network) >= OF_NETWORK
        or browsers.asked_since(session, since) >= OF_HOUSE
    )


def way(house: House, cookie: str, link: str) -> Way:
    """Tell what a link would do in this browser; nothing is changed."""
    with reading(house.engine) as session:
        row = browsers.of_link(session, link)
        if row is None or not _good(house, row):
            return "over"
        return "open" if row.browser == browsers.hashed(cookie) else "elsewhere"


def by_link(house: House, cookie: str, link: str) -> str:
    """Sign in by a link, in the browser that asked; give the new cookie, nothing where it is not to be."""
    with writing(house.engine) as session:
        row = browsers.claim(session, cookie)
        if row is None or not _good(house, row) or not hmac.compare_digest(row.link, browsers.hashed(link)):
            return ""
        return _enter(house, session, row)


def by_code(house: House, cookie: str, code: str) -> str:
    """Sign in by the code, in the browser that asked; a wrong one counts, and for nobody's address each is wrong."""
    with writing(house.engine) as session:
        row = browsers.claim(session, cookie)
        if row is None or row.tries >= TRIES or row.at <= house.now - GOOD or row.state == "used":
            return ""
        if row.state != "mailed" or not hmac.compare_digest(row.code, _kept(row, code)):
            row.tries += 1
            return ""
        return _enter(house, session, row)


def _good(house: House, row: SignIn) -> bool:
    return row.state == "mailed" and row.at > house.now - GOOD


def _enter(house: House, session: Session, row: SignIn) -> str:
    """Use a request up; whoever lost the address meanwhile does not come in."""
    known = sessions.known_by(house, session, row.address)
    row.state = "used"
    return sessions.begin(house, session, known, row.address) if known else ""


def give(row: SignIn, link: str, code: str) -> None:
    """Keep what is mailed, as hashes."""
    row.state, row.link, row.code = "mailed", browsers.hashed(link), _kept(row, code)


def _kept(row: SignIn, code: str) -> str:
    """Give what a code is kept as: of whatever was typed only the letters count, large or small."""
    letters = "".join(sign for sign in code.upper() if sign.isalpha())
    return browsers.hashed(f"{row.browser} {letters}")
