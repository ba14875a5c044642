"""Being woken when there is work, instead of asking all the time.

A wake is a hint and may be lost; whoever waits looks again after a while anyway. In one process it is an event, and
on PostgreSQL a NOTIFY that reaches the workers of all hosts.
"""

from __future__ import annotations

import threading
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
    """Sleeping and calling within one process."""

    def __init__(self) -> None:
        self._called = threading.Event()

    def wait(self, timeout: float) -> bool:
        """Sleep until there may be work."""
        called = self._called.wait(timeout)
        self._called.clear()
        return called

    def notify(self) -> None:
        """Call the sleeper."""
        self._called.set()

    def close(self) -> None:
        """Wake whoever sleeps."""
        self._called.set()


class PostgresWake:
    """Sleeping and calling through PostgreSQL; a thread listens, and connects again for ever."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._local = LocalWake()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="pbem-wake", daemon=True)
        self._thread.start()

    def wait(self, timeout: float) -> bool:
        """Sleep until there may be work."""
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
        self._thread.join()

    def _listen(self) -> None:
        """Listen until stopped; whatever was missed while away is made up for by one call."""
        import psycopg

        while not self._stop.is_set():
            try:
                with self._connect() as connection:
                    self._local.notify()
                    self._forward(connection)
            except psycopg.OperationalError:
                self._stop.wait(_PAUSE_SECONDS)

    def _connect(self) -> psycopg.Connection:
        """Connect and listen."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = psycopg.connect(url, autocommit=True, connect_timeout=10)
        connection.execute(f"LISTEN {CHANNEL}".encode())
        return connection

    def _forward(self, connection: psycopg.Connection) -> None:
        """Pass on what is heard."""
        while not self._stop.is_set():
            for _ in connection.notifies(timeout=_LOOK_SECONDS, stop_after=1):
                self._local.notify()


def open_wake(engine: Engine) -> Wake:
    """Give the kind of sleep that suits a database."""
    return LocalWake() if is_sqlite(engine) else PostgresWake(engine)
