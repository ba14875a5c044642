"""Who is signed in: a cookie of 256 random bits, of which only the hash is kept; after a time it ends by itself.

A browser is signed in with an address, and only as long as the address is its person's.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlmodel import Session

from pbem.core.addresses import plain
from pbem.core.texts import text
from pbem.reports import dates
from pbem.service.house.house import House
from pbem.service.joining import front_page
from pbem.service.post.addresses import is_referee, referee_language
from pbem.service.post.posting import Envelope, Slot, notice, to_address
from pbem.store.engine import reading, writing
from pbem.store.repository import browsers, people
from pbem.store.tables import Browser, Person

UNUSED, WHOLE = timedelta(days=14), timedelta(days=60)
NOTED = timedelta(hours=1)
"""A use is written down once an hour: reading a page need not write."""


@dataclass(frozen=True)
class Guest:
    """Who is signed in; `browser` is the hash of the cookie, `person` is nobody for a referee who has no seat."""

    browser: str
    person: int | None
    address: str
    name: str
    language: str
    zone: str
    since: datetime


def guest(house: House, cookie: str) -> Guest | None:
    """Tell who is signed in with a cookie, and note that the browser is used."""
    if not cookie:
        return None
    with reading(house.engine) as session:
        row = browsers.get(session, cookie)
        found = _guest(house, session, row) if row is not None else None
    if row is not None and found is not None and row.used_at <= house.now - NOTED:
        with writing(house.engine) as session:
            if used := browsers.get(session, cookie):
                used.used_at = house.now
    return found


def _guest(house: House, session: Session, row: Browser) -> Guest | None:
    """Give who a row stands for; None: its time is over, or the address is not that person's any more."""
    if row.used_at <= house.now - UNUSED or row.since <= house.now - WHOLE:
        return None
    known = known_by(house, session, row.address)
    if known is None or known.person != row.person:
        return None
    return Guest(row.cookie, row.person, row.address, known.name, known.language, known.zone, row.since)


@dataclass(frozen=True)
class Known:
    """Whose address it is: a player's, or that of a referee who has no seat."""

    person: int | None
    name: str
    language: str
    zone: str
    mail: str


def known_by(house: House, session: Session, address: str) -> Known | None:
    """Tell whose address it is, and where they are written to."""
    person = people.by_address(session, address)
    if person is not None:
        return _player(session, person, address)
    if not is_referee(house, session, address):
        return None
    return Known(None, "", referee_language(house, None), house.settings.timezone, plain(address))


def _player(session: Session, person: Person, address: str) -> Known:
    mail = people.address_of(session, person.id or 0) or address
    return Known(person.id, person.name, person.language, person.zone, mail)


def begin(house: House, session: Session, known: Known, address: str) -> str:
    """Sign a browser in, tell its person by mail, and give the cookie."""
    cookie = secrets.token_hex(32)
    hashed = browsers.hashed(cookie)
    browsers.enter(
        session, Browser(cookie=hashed, person=known.person, address=address, since=house.now, used_at=house.now)
    )
    words = house.catalogue(known.language)
    when, named = dates.long(house.now, known.zone, words), front_page.named(house)
    said = notice(
        house,
        known.language,
        text("signed-in", house=named),
        text("signed-in-body", house=named, address=address, when=when),
    )
    to_address(house, session, Envelope(known.mail), said, Slot("signed-in", 0, int(hashed[:15], 16)))
    return cookie


def listed(house: House, signed: Guest) -> tuple[Browser, ...]:
    """List where somebody is signed in."""
    with reading(house.engine) as session:
        rows = browsers.of(session, signed.person, signed.address)
        return tuple(row for row in rows if _guest(house, session, row) is not None)


def end(house: House, signed: Guest, browser: str = "") -> None:
    """Sign out one of a person's browsers; without one, all."""
    with writing(house.engine) as session:
        for row in browsers.of(session, signed.person, signed.address):
            if browser in ("", row.cookie):
                session.delete(row)
