"""Being woken when there is work, instead of asking all the time.

A wake is a hint and may be lost or needless; whoever waits looks for work, and looks again after a while anyway.
One thread of a process waits, any may call. On PostgreSQL a NOTIFY reaches the workers of all hosts. On SQLite the
own process is called at once, and commits of other processes (a command of the referee) are noticed within a second.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from pbem.store.engine import is_sqlite

if TYPE_CHECKING:
    import psycopg

CHANNEL = "pbem_work"
_LOOK_SECONDS = 1.0
_PAUSE_SECONDS = 5.0


class Wake(Protocol):
    """Where a worker sleeps."""

    def wait(self, timeout: float) -> bool:
        """Sleep until there may be work, at most so many seconds; tell whether somebody called."""

    def notify(self) -> None:
        """Call the sleepers, after the commit of what they shall find."""

    def close(self) -> None:
        """Stop listening, and wake whoever sleeps."""


class LocalWake:
    """Sleeping and calling within one process; with a file, commits of other processes count as calls too."""

    def __init__(self, file: str | None = None) -> None:
        self._called = threading.Event()
        self._lock = threading.Lock()
        self._file = sqlite3.connect(file, check_same_thread=False, isolation_level=None) if file else None
        self._version = 0

    def wait(self, timeout: float) -> bool:
        """Sleep until there may be work."""
        end = time.monotonic() + timeout
        while not self._called.wait(max(0.0, min(_LOOK_SECONDS, end - time.monotonic()))):
            if self._changed():
                return True
            if time.monotonic() >= end:
                return False
        self._called.clear()
        return True

    def notify(self) -> None:
        """Call the sleeper."""
        self._called.set()

    def close(self) -> None:
        """Wake whoever sleeps."""
        self._called.set()
        with self._lock:
            if self._file:
                self._file.close()
            self._file = None

    def _changed(self) -> bool:
        """Tell whether anybody has committed since we looked; it costs a glance at shared memory."""
        with self._lock:
            if self._file is None:
                return False
            before, self._version = self._version, self._file.execute("PRAGMA data_version").fetchone()[0]
            return before != self._version


class PostgresWake:
    """Sleeping and calling through PostgreSQL; a thread listens, and connects again for ever."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._local = LocalWake()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="pbem-wake", daemon=True)

    def wait(self, timeout: float) -> bool:
        """Sleep until there may be work; the first time, begin to listen."""
        if self._thread.ident is None:
            self._thread.start()
        return self._local.wait(timeout)

    def notify(self) -> None:
        """Call the sleepers of all hosts; without the database only our own, the others look again by themselves."""
        self._local.notify()
        with suppress(OperationalError), self._engine.begin() as connection:
            connection.exec_driver_sql(f"NOTIFY {CHANNEL}")

    def close(self) -> None:
        """Stop listening; the thread is called like everybody else."""
        self._stop.set()
        self.notify()
        if self._thread.ident is not None:
            self._thread.join()

    def _listen(self) -> None:
        """Listen until stopped; whatever was missed while away is made up for by one call."""
        import psycopg

        while not self._stop.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    self._local.notify()
                    self._forward(connection)
            except psycopg.OperationalError:
                self._stop.wait(_PAUSE_SECONDS)

    def _connect(self) -> psycopg.Connection:
        """Connect; whoever asked closes it, whatever becomes of it."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, connect_timeout=10)

    def _forward(self, connection: psycopg.Connection) -> None:
        while not self._stop.is_set():
            for _ in connection.notifies(timeout=_LOOK_SECONDS, stop_after=1):
                self._local.notify()


def open_wake(engine: Engine) -> Wake:
    """Give the kind of sleep that suits a database."""
    return LocalWake(engine.url.database) if is_sqlite(engine) else PostgresWake(engine)
