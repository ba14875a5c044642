"""Databases of earlier releases, unpacked, upgraded and opened."""

from __future__ import annotations

import lzma
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from sqlmodel import select

from pbem.store import migrate
from pbem.store.engine import open_engine, reading
from pbem.store.tables import Campaign
from tests.service.kit import Office, open_office

RELEASES = Path(__file__).parent.parent / "releases"


def unpacked(folder: Path) -> Path:
    """Unpack the database of version 0009; give its file."""
    path = folder / "pbem.db"
    with lzma.open(RELEASES / "tables_0009.db.xz") as packed, path.open("wb") as file:
        shutil.copyfileobj(packed, file)
    return path


def corrected(path: Path) -> Path:
    """Let the referee of that version have corrected a position of each campaign."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((RELEASES / "amendments_0009.sql").read_text("utf-8"))
    return path


def upgraded_office(path: Path) -> Office:
    """Upgrade a database and open it some minutes after it was left."""
    migrate.upgrade(f"sqlite:///{path}")
    engine = open_engine(f"sqlite:///{path}")
    with reading(engine) as session:
        left = max(campaign.created_at for campaign in session.exec(select(Campaign)))
    office = open_office(engine, path.parent)
    office.clock.set(left + timedelta(minutes=5))
    return office
