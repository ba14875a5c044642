"""Who uses a database: any number of services, or one restore and nobody else.

On SQLite it is a lock on a file beside the database, on PostgreSQL an advisory lock of a connection. Both end with
the process, however it ends.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from pbem.store.engine import normal_url

_KEY = 0x7062656D02


class InUse(Exception):
    """Another process uses the database in a way that excludes ours."""


def serving(url: str) -> AbstractContextManager[None]:
    """Use the database as a service; InUse tells that it is being restored."""
    return _held(url, shared=True, reason="the database is being restored; start again when that is done")


def alone(url: str) -> AbstractContextManager[None]:
    """Use the database alone; InUse tells that a service runs."""
    return _held(url, shared=False, reason="a service uses the database: stop it first")


def _held(url: str, shared: bool, reason: str) -> AbstractContextManager[None]:
    """Hold the lock of this database."""
    parsed = normal_url(url)
    if parsed.drivername == "sqlite":
        return _file_lock(Path(f"{parsed.database}.lock"), shared, reason)
    return _advisory_lock(url, shared, reason)


@contextmanager
def _file_lock(path: Path, shared: bool, reason: str) -> Iterator[None]:
    """Lock a file; it stays, for removing it would let two lock different files of one name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(reason) from None
        yield
    finally:
        os.close(descriptor)


@contextmanager
def _advisory_lock(url: str, shared: bool, reason: str) -> Iterator[None]:
    """Lock a number in the database, on a connection of its own."""
    engine = create_engine(normal_url(url), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    function = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    with engine.connect() as connection:
        if not connection.exec_driver_sql(f"SELECT {function}({_KEY})").scalar_one():
            raise InUse(reason)
        yield
