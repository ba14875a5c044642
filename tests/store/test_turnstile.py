"""Who writes one transaction after another lets others write in between (SQLite)."""

from __future__ import annotations

import os
import threading
import time
from itertools import count
from pathlib import Path

from sqlalchemy import Engine

from pbem.store import turnstile
from pbem.store.engine import open_engine, writing_connection

MEANWHILE = 3
"""Transactions of the busy one that may begin between a wish to write and the writing."""


def _written(engine: Engine) -> None:
    """Write something, as long as a turn takes."""
    with writing_connection(engine) as connection:
        connection.exec_driver_sql("INSERT INTO noted VALUES (1)")
        time.sleep(0.02)


def test_who_waits_writes_next(tmp_path: Path) -> None:
    """A service that plays a thousand turns without a pause keeps no letter from being stored."""
    url = f"sqlite:///{tmp_path / 'pbem.db'}"
    busy, other = open_engine(url), open_engine(url)
    with writing_connection(busy) as connection:
        connection.exec_driver_sql("CREATE TABLE noted (number INTEGER)")
    done, begun = threading.Event(), 0

    def work() -> None:
        nonlocal begun
        for begun in count(1):  # noqa: B007
            _written(busy)
            if done.is_set():
                return

    worker = threading.Thread(target=work)
    worker.start()
    waited = []
    for _ in range(10):
        time.sleep(0.03)
        before = begun
        _written(other)
        waited.append(begun - before)
    done.set()
    worker.join()
    assert max(waited) <= MEANWHILE, waited


def test_a_turnstile_is_for_its_owner(tmp_path: Path) -> None:
    """What is locked is a file beside the database that nobody else can read."""
    with turnstile.next_to_write(str(tmp_path / "pbem.db"), 1):
        assert (tmp_path / "pbem.db.turn").stat().st_mode & 0o777 == 0o600


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    """Who stands in the turnstile too long is passed: then the database decides."""
    database = str(tmp_path / "pbem.db")
    with turnstile.next_to_write(database, 1):
        began = time.monotonic()
        with turnstile.next_to_write(database, 0.05):
            assert time.monotonic() - began >= 0.05


def test_nobody_waits_in_memory(tmp_path: Path) -> None:
    """A database in memory has one writer, and no file is made for it."""
    before = os.listdir(tmp_path)
    with turnstile.next_to_write(":memory:", 1), turnstile.next_to_write(None, 1):
        assert os.listdir(tmp_path) == before
