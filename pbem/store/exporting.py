"""One campaign as a zip file: a manifest with hashes, and a file of JSON lines for every table.

Secrets are in it, since the dice and the reply addresses depend on them: the file is for its owner only.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zipfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from sqlalchemy import Select, Table, select
from sqlmodel import Session, col

from pbem.codec import canonical
from pbem.store import migrate
from pbem.store.engine import make_private
from pbem.store.tables import (
    Absence,
    Address,
    Amendment,
    Application,
    Campaign,
    Challenge,
    Dice,
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

FORMAT = 1
MANIFEST = "manifest.json"
TABLES: tuple[type[Row], ...] = (
    Mailbox, Campaign, Person, Address, Seat, Partner, Absence, Application, Invitation, Inbox, Challenge, Turn,
    Amendment, Dice, Sheet, Judgement, Timer, Press, Disclosure, Outbox, Event
)  # fmt: skip
"""What is exported, each table after those it points to."""


class NoSuchCampaign(ValueError):
    """There is no campaign of this key."""


def write(session: Session, key: str, path: Path) -> Mapping[str, int]:
    """Write a campaign to a file, from one reading transaction; tell how many rows of each table.

    NoSuchCampaign, a ValueError, tells that there is nothing to write.
    """
    if session.get(Campaign, key) is None:
        raise NoSuchCampaign(f"there is no campaign {key!r}")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
        entries = {row.__tablename__: _write_table(session, archive, row, key) for row in TABLES}
        manifest = {"format": FORMAT, "version": migrate.head(), "campaign": key, "tables": entries}
        archive.writestr(MANIFEST, json.dumps(manifest, indent=1, sort_keys=True))
    part.replace(path)
    return {str(name): int(str(entry["rows"])) for name, entry in entries.items()}


def _write_table(session: Session, archive: zipfile.ZipFile, row: type[Row], key: str) -> Mapping[str, object]:
    """Write the campaign's rows of a table; give their number and the hash of the file."""
    count, total = 0, hashlib.sha256()
    with archive.open(f"{row.__tablename__}.jsonl", "w") as file:
        for found in session.connection().execute(_rows(row, key)).mappings():
            line = (canonical({name: _plain(value) for name, value in found.items()}) + "\n").encode()
            total.update(line)
            file.write(line)
            count += 1
    return {"rows": count, "sha256": total.hexdigest()}


def _rows(row: type[Row], key: str) -> Select[tuple[object, ...]]:
    """Select the rows of a table that belong to a campaign, in a fixed order."""
    table = table_of(row)
    seated = select(col(Seat.person)).where(col(Seat.campaign) == key, col(Seat.person).is_not(None))
    players = seated.union(select(col(Partner.person)).where(col(Partner.campaign) == key))
    mailboxes = select(col(Inbox.mailbox)).where(col(Inbox.campaign) == key)
    belongs = {
        "mailbox": col(Mailbox.key).in_(mailboxes),
        "campaign": col(Campaign.key) == key,
        "person": col(Person.id).in_(players),
        "address": col(Address.person).in_(players),
    }
    mine = belongs.get(table.name)
    return select(table).where(table.c.campaign == key if mine is None else mine).order_by(*table.primary_key.columns)


def table_of(row: type[Row]) -> Table:
    """Give the table of a row class."""
    return Row.metadata.tables[str(row.__tablename__)]


def _plain(value: object) -> object:
    """Give the JSON value of a column."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return value.isoformat() if isinstance(value, datetime) else value
