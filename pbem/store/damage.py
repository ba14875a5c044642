"""Looking for damage in an SQLite file: a disk that lost something, or a copy made of a file in use.

PostgreSQL looks after its files itself, and says so when it finds a damaged one.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from pbem.store.engine import Damaged, normal_url

LONGEST = 10.0
"""Seconds; a large file is looked through as far as one gets in that time."""
_STEPS = 10_000


def look_for(url: str, longest: float = LONGEST) -> None:
    """Look through the pages of a database for so long; Damaged says what is wrong."""
    parsed = normal_url(url)
    if parsed.drivername != "sqlite" or not parsed.database or not Path(parsed.database).exists():
        return
    try:
        found = _checked(parsed.database, longest)
    except sqlite3.DatabaseError as fault:
        if isinstance(fault, sqlite3.OperationalError):
            raise
        found = str(fault)
    if found != "ok":
        raise Damaged(found)


def _checked(path: str, longest: float) -> str:
    """Give what SQLite finds first, `ok` when that is nothing, or nothing in time."""
    until = time.monotonic() + longest
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
        try:
            return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return "ok"
            raise
