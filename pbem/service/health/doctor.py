"""What may be wrong with an installation, and what to do about it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import ssl
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import text as sql
from sqlalchemy.exc import SQLAlchemyError

from pbem.mail.sending.outgoing import Sender, Sent, Unknown, Verdict
from pbem.mail.watching import connection, server_time
from pbem.reports import picture
from pbem.reports.svg.shapes import FONT
from pbem.service.campaigns import restore_backlog
from pbem.service.health import configuration, roundtrip, sizes
from pbem.service.health.finding import Finding
from pbem.service.health.window import window
from pbem.service.house.house import House, imap_account, smtp_account
from pbem.service.house.reference_clock import MOST
from pbem.service.house.terms import terms
from pbem.store import damage, migrate
from pbem.store.engine import Damaged, is_sqlite, reading
from pbem.store.repository import campaigns, events

LEAST_FREE = 200_000_000
"""Bytes a data folder should have left."""

CHECKS: tuple[Callable[[House], Finding], ...]
"""The checks that need nothing but the house, in the order they are told."""


def examine(house: House, file: Path | None = None, wait: float = 0) -> tuple[Finding, ...]:
    """Check everything; one trouble does not hide the others.

    `file` is the configuration's; with `wait` a mail is sent through the servers and waited for so many seconds.
    """
    found = [*configuration.file_rights(file), *(_checked(check, house) for check in CHECKS)]
    found += configuration.encryption(house)
    for number, box in enumerate(house.settings.mailbox):
        mailbox = _imap(house, number)
        tried = tuple(roundtrip.tried(house, box, wait)) if wait and mailbox.well else ()
        found += [mailbox, *tried, configuration.login(house, box)]
    return (*found, _smtp(house), *window(house), *_restored(house))


def _checked(check: Callable[[House], Finding], house: House) -> Finding:
    """Make a check; one that stumbles over damage says so."""
    try:
        return check(house)
    except Damaged as found:
        return Finding(check.__name__.strip("_"), False, f"the database is damaged: {found}", _MEND)


def _data(house: House) -> Finding:
    folder = house.settings.data
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return Finding("data folder", False, f"{folder} cannot be written", "make the folder and give it to this user")
    free = shutil.disk_usage(folder).free
    enough = free > LEAST_FREE
    return Finding("data folder", enough, f"{folder}, {free // 1_000_000} MB free", "" if enough else "free some space")


def _database(house: House) -> Finding:
    try:
        with reading(house.engine) as session:
            session.connection().execute(sql("SELECT 1"))
        damage.look_for(house.settings.database_url)
    except (SQLAlchemyError, sqlite3.Error) as fault:
        return Finding(
            "database", False, str(fault).splitlines()[0], "check `database` in the configuration", away=True
        )
    except Damaged as found:
        return Finding("database", False, f"damaged: {str(found).splitlines()[0]}", _MEND)
    return Finding("database", True, house.engine.dialect.name)


_MEND = "stop the service and put the last good copy in its place: pbem restore COPY"


def _schema(house: House) -> Finding:
    """Compare the tables with what this version needs."""
    try:
        present, needed = migrate.current(house.settings.database_url), migrate.head()
    except (SQLAlchemyError, OSError) as fault:
        return Finding("tables", False, str(fault).splitlines()[0], "mend the database first", away=True)
    well = present == needed
    return Finding("tables", well, f"version {present or 'none'}", "" if well else "pbem db upgrade")


def _clock(house: House) -> Finding:
    """Compare the clock with the last thing that happened, and with the database's own clock."""
    try:
        with reading(house.engine) as session:
            last = next(iter(events.latest(session, 1)), None)
            theirs = None if is_sqlite(house.engine) else session.connection().execute(sql("SELECT now()")).scalar_one()
    except SQLAlchemyError:
        last, theirs = None, None
    now = datetime.now(UTC)
    if last is not None and last.at > now + timedelta(minutes=5):
        return Finding(
            "clock", False, f"the last entry of the log is of {last.at:%F %T}, now is {now:%F %T}", "set the clock"
        )
    if theirs is not None and abs(theirs - now) > timedelta(seconds=30):
        return Finding("clock", False, f"the database says {theirs:%F %T}, this host {now:%F %T}", "synchronise both")
    return Finding("clock", True, f"{now:%F %T} UTC")


def _games(house: House) -> Finding:
    broken = house.registry.broken
    if broken:
        return Finding("rule sets", False, "; ".join(broken.values()), "remove or mend the package of the rule set")
    return Finding("rule sets", True, ", ".join(house.registry))


def _fonts(house: House) -> Finding:
    inked = picture.drawn(_BLANK.format(word="Žába Ёж")) != picture.drawn(_BLANK.format(word=""))
    return Finding("fonts", inked, "drawn" if inked else "nothing is drawn", "" if inked else "install pbem again")


_BLANK = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30">'
    f'<text x="4" y="20" font-family="{FONT}" font-size="16">{{word}}</text></svg>'
)


def _authorities(house: House) -> Finding:
    """Look whether a campaign asks for what no trusted server can tell: then none of its letters counts."""
    named = ", ".join(house.settings.trusted_authserv)
    try:
        with reading(house.engine) as session:
            asking = [row.key for row in campaigns.listing(session) if terms(row).identity.authenticated]
    except SQLAlchemyError:  # another check tells
        asking = []
    well = bool(named) or not asking
    found = named or "no server named" + (f", but {', '.join(asking)} needs one" if asking else ", none needed")
    return Finding("sender's proof", well, found, "" if well else "name your mail server in trusted_authserv")


def _restored(house: House) -> tuple[Finding, ...]:
    """Say what waits since a restore; nothing where nothing does."""
    try:
        with reading(house.engine) as session:
            held = restore_backlog.every(house, session)
    except SQLAlchemyError:  # another check tells
        held = ()
    return tuple(
        Finding(f"restored: {one.key or 'mail of no campaign'}", False, restore_backlog.words(one), one.remedy)
        for one in held
    )


def _imap(house: House, number: int, now: datetime | None = None) -> Finding:
    """Log in to a mailbox, open its folder, and ask the server for its time."""
    box = house.settings.mailbox[number]
    what = f"mailbox {box.name}"
    if wrong := configuration.authority(box.imap, what):
        return wrong
    try:
        client = connection.connect(imap_account(box), 20)
        client.select_folder(box.folder, readonly=True)
        ahead = server_time.ahead(client, now or datetime.now(UTC)) or 0.0
        connection.leave(client)
    except Exception as fault:  # noqa: BLE001 - the edge: the server's own words are the finding
        away = isinstance(fault, OSError) and not isinstance(fault, ssl.SSLError)
        return Finding(what, False, f"{box.imap.host}:{box.imap.port}: {fault}", _IMAP, away=away)
    if abs(ahead) > MOST:
        return Finding(what, False, f"by its clock this host is {ahead:+.0f} s ahead", "set this host's clock, or its")
    return Finding(what, True, f"{box.address} at {box.imap.host}:{box.imap.port}")


_IMAP = "check host, port, security, user, password and folder of the mailbox"


def _smtp(house: House) -> Finding:
    """Log in to the server mail is sent by."""
    at = house.settings.smtp
    if wrong := configuration.authority(at, "smtp"):
        return wrong
    verdict = asyncio.run(_probed(house))
    if isinstance(verdict, Sent):
        return Finding("smtp", True, f"{at.host}:{at.port}")
    refused = not isinstance(verdict, Unknown) and 500 <= verdict.code < 600
    said = f"{at.host}:{at.port}: {verdict.text}"
    return Finding("smtp", False, said, "check [smtp] in the configuration", away=not refused)


async def _probed(house: House) -> Verdict:
    async with Sender(smtp_account(house.settings), timeout=20) as sender:
        return await sender.probe()


CHECKS = (_data, _database, _schema, sizes.kept, _clock, _games, _fonts, _authorities, configuration.referee)
