"""Taking in a campaign another database exported.

The file is first checked against its manifest and loaded into an SQLite database of its own, at the version that
wrote it; that one is brought to our version and looked through, references and hashes. Only what passes is copied.
Counted ids are given anew, a person whose address is known here is that person. A running campaign arrives paused
and its unsent mail held, so that nothing happens before the referee says so.
"""

from __future__ import annotations

import base64
import hashlib
import json
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, DateTime, LargeBinary, MetaData, Table
from sqlmodel import Session, col, select

from pbem.store import checks, migrate
from pbem.store.engine import open_engine, reading
from pbem.store.exporting import FORMAT, MANIFEST, read_lines
from pbem.store.repository import host, outbox, people
from pbem.store.tables import (
    Absence,
    Address,
    Amendment,
    Application,
    Campaign,
    Challenge,
    Disclosure,
    Event,
    Inbox,
    Invitation,
    Judgement,
    Mailbox,
    Outbox,
    Partner,
    Person,
    Press,
    Row,
    Seat,
    Sheet,
    Timer,
    Turn,
)

RowT = TypeVar("RowT", bound=Row)


_UNREADABLE = (zipfile.BadZipFile, KeyError, ValueError, migrate.BrokenReferences, migrate.NewerDatabase)


class BadExport(ValueError):
    """The file is damaged, no export of ours, or of a newer version."""


class KeyTaken(ValueError):
    """There is a campaign of this key already."""


@dataclass
class _Copy:
    """One import under way: from where to where, under which key, and the new numbers of people and letters."""

    source: Session
    target: Session
    key: str
    people: dict[int, int] = field(default_factory=dict)
    letters: dict[int, int] = field(default_factory=dict)


def read(session: Session, path: Path, now: datetime, key: str = "") -> Campaign:
    """Take a campaign in, under its own key or another, in a writing transaction.

    BadExport and KeyTaken, both ValueErrors, tell that nothing was taken.
    """
    with _opened(path) as source:
        found = source.exec(select(Campaign)).one()
        wrong = checks.faults(source, found)
        if wrong:
            raise BadExport(f"{path}: {'; '.join(wrong)}")
        if session.get(Campaign, key or found.key) is not None:
            raise KeyTaken(f"there is a campaign {key or found.key!r} already; give the imported one another key")
        return _copy(_Copy(source, session, key or found.key), found, now)


@contextmanager
def _opened(path: Path) -> Iterator[Session]:
    """Load a file into a database of its own, for as long as the block runs."""
    with tempfile.TemporaryDirectory(prefix="pbem-import-") as folder:
        url = f"sqlite:///{folder}/import.db"
        try:
            with zipfile.ZipFile(path) as archive:
                _load(archive, url)
        except _UNREADABLE as error:
            raise BadExport(f"{path} cannot be imported: {error}") from error
        engine = open_engine(url)
        try:
            with reading(engine) as session:
                yield session
        finally:
            engine.dispose()


def _load(archive: zipfile.ZipFile, url: str) -> None:
    """Make the tables of the version that wrote the file, fill them, and bring them to ours."""
    manifest = json.loads(archive.read(MANIFEST))
    if manifest["format"] != FORMAT or not migrate.knows(manifest["version"]):
        version = manifest["version"]
        raise migrate.NewerDatabase(f"it was written by a newer pbem, version {version}: install a newer one")
    migrate.upgrade(url, manifest["version"])
    with migrate.migrating(url) as connection:
        tables = MetaData()
        tables.reflect(connection)
        for name, entry in manifest["tables"].items():
            _fill(connection, tables.tables[name], archive, entry)
    migrate.upgrade(url)


def _fill(connection: Connection, table: Table, archive: zipfile.ZipFile, entry: Mapping[str, Any]) -> None:
    """Fill a table with the rows of its file, once the file is what the manifest says."""
    with archive.open(f"{table.name}.jsonl") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != entry["sha256"]:  # type: ignore[arg-type]
            raise ValueError(f"{table.name}.jsonl is not what the manifest says")
    for line in read_lines(archive, table.name):
        connection.execute(table.insert(), {name: _value(table, name, value) for name, value in line.items()})


def _value(table: Table, name: str, value: Any) -> Any:
    """Give the value of a column from what JSON holds of it."""
    kind = table.c[name].type
    if isinstance(value, str) and isinstance(kind, LargeBinary):
        return base64.b64decode(value, validate=True)
    if isinstance(value, str) and isinstance(kind, DateTime):
        return datetime.fromisoformat(value).astimezone(UTC).replace(tzinfo=None)
    return value


def _copy(copy: _Copy, found: Campaign, now: datetime) -> Campaign:
    """Copy all rows, each kind after those it points to."""
    campaign = _as(found, key=copy.key)
    if campaign.state == "running":
        campaign.state, campaign.note = "paused", "imported"
    copy.target.add(campaign)
    host.raise_epoch(copy.target, now)
    _copy_people(copy)
    _copy_letters(copy)
    _copy_requests(copy)
    _copy_mails(copy, campaign)
    _copy_game(copy)
    _copy_words(copy)
    copy.target.add(Event(at=now, campaign=copy.key, who="referee", kind="imported"))
    copy.target.flush()
    return campaign


def _as(row: RowT, **changes: object) -> RowT:
    """Make a new row like another."""
    return type(row)(**{**row.model_dump(), **changes})


def _copy_people(copy: _Copy) -> None:
    """Copy the seats and who has them; whoever has one of the addresses here is the same person."""
    for person in copy.source.exec(select(Person)):
        written = [row.address for row in people.addresses(copy.source, person.id)]
        known = next((one for address in written if (one := people.by_address(copy.target, address))), None)
        mine = known or people.add(copy.target, person.name, person.language, person.zone, ())
        copy.people[person.id] = mine.id
        for address in written:
            if copy.target.get(Address, address) is None:
                people.add_address(copy.target, mine, address)
    for seat in copy.source.exec(select(Seat)):
        person_here = None if seat.person is None else copy.people[seat.person]
        copy.target.add(_as(seat, campaign=copy.key, person=person_here))
    copy.target.flush()
    for partner in copy.source.exec(select(Partner)):
        copy.target.add(_as(partner, campaign=copy.key, person=copy.people[partner.person]))


def _copy_letters(copy: _Copy) -> None:
    """Copy the letters, under mailboxes of their own, for the UIDs of the real ones are counted elsewhere."""
    names = {}
    for mailbox in copy.source.exec(select(Mailbox)):
        names[mailbox.key] = f"imported/{copy.key}/{mailbox.key}"
        copy.target.add(_as(mailbox, key=names[mailbox.key], state="imported", detail=""))
    copy.target.flush()
    for letter in copy.source.exec(select(Inbox).order_by(col(Inbox.id))):
        mine = _as(letter, id=None, campaign=copy.key, mailbox=names[letter.mailbox])
        copy.target.add(mine)
        copy.target.flush()
        copy.letters[letter.id] = mine.id


def _copy_requests(copy: _Copy) -> None:
    """Copy absences, applications and invitations, and what people were asked; a code is derived from nothing here."""
    for counted in (*copy.source.exec(select(Absence)), *copy.source.exec(select(Application))):
        copy.target.add(_as(counted, id=None, campaign=copy.key))
    for invitation in copy.source.exec(select(Invitation)):
        if copy.target.get(Invitation, invitation.code) is None:
            copy.target.add(_as(invitation, campaign=copy.key))
    for challenge in copy.source.exec(select(Challenge)):
        if copy.target.get(Challenge, challenge.code) is None:
            letter = None if challenge.inbox is None else copy.letters.get(challenge.inbox)
            copy.target.add(_as(challenge, campaign=copy.key, inbox=letter))


def _copy_mails(copy: _Copy, campaign: Campaign) -> None:
    """Copy the mails; what is not sent is held. A Message-ID that exists here is derived anew."""
    for mail in copy.source.exec(select(Outbox).order_by(col(Outbox.id))):
        state = "held" if mail.state in ("queued", "sending", "unknown") else mail.state
        mine = _as(mail, id=None, campaign=copy.key, state=state)
        if copy.target.exec(select(Outbox.id).where(Outbox.message_id == mail.message_id)).first() is not None:
            domain = mail.message_id.strip("<>").partition("@")[2]
            mine.message_id = outbox.message_id(campaign.identity_secret, domain, mine, host.epoch(copy.target))
        copy.target.add(mine)
    copy.target.flush()


def _copy_game(copy: _Copy) -> None:
    """Copy turns (parents first), sheets, timers and the log."""
    for turn in copy.source.exec(select(Turn).order_by(col(Turn.branch), col(Turn.number))):
        copy.target.add(_as(turn, campaign=copy.key))
    copy.target.flush()
    for amendment in copy.source.exec(select(Amendment)):
        copy.target.add(_as(amendment, campaign=copy.key))
    for sheet in copy.source.exec(select(Sheet)):
        source = None if sheet.inbox is None else copy.letters[sheet.inbox]
        copy.target.add(_as(sheet, campaign=copy.key, inbox=source))
    for timer in copy.source.exec(select(Timer)):
        copy.target.add(_as(timer, campaign=copy.key))
    for event in copy.source.exec(select(Event).order_by(col(Event.id))):
        copy.target.add(_as(event, id=None, campaign=copy.key))


def _copy_words(copy: _Copy) -> None:
    """Copy the letters between players, who shows whom an address, and the lines held for the referee."""
    for letter in copy.source.exec(select(Press).order_by(col(Press.id))):
        taken = copy.target.exec(select(Press.id).where(Press.code == letter.code)).first() is not None
        code = f"{letter.code}/{copy.key}" if taken else letter.code
        source = None if letter.inbox is None else copy.letters.get(letter.inbox)
        copy.target.add(_as(letter, id=None, campaign=copy.key, code=code, inbox=source))
    for shown in copy.source.exec(select(Disclosure)):
        copy.target.add(_as(shown, campaign=copy.key))
    for held in copy.source.exec(select(Judgement).order_by(col(Judgement.id))):
        source = None if held.inbox is None else copy.letters.get(held.inbox)
        copy.target.add(_as(held, id=None, campaign=copy.key, inbox=source))
