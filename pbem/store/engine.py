"""Opening the database and beginning transactions, alike on SQLite and PostgreSQL.

SQLite runs in WAL mode with `synchronous=FULL`: NORMAL may lose the last commits when the power fails, and after
a commit we tell the IMAP server that the letter is read and the player that the orders are kept. A writing
transaction begins with BEGIN IMMEDIATE: it is the only writer from its first statement on, so it never fails half
way for a lock, and claims need no more there. On PostgreSQL writers run side by side and lock campaign rows.
Errors never quote parameters: those are letters and secrets, and errors are logged.

What goes wrong with a database is one of three things. It is away (`AWAY`): everything is tried again later. Another
worker has what a step needs (`HeldElsewhere`): that step is taken later, others now. Or it is `Damaged`: nothing may
go on, for every step would find another fault and put the blame on a letter.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Pool, SingletonThreadPool, create_engine, event, make_url
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.engine.base import OptionEngine
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlmodel import Session

from pbem.store.turnstile import next_to_write

AWAY = (OperationalError, InterfaceError)
"""The database is away or busy: nobody's fault here, the step is taken again later."""
BUSY_SECONDS = 30
"""How long a transaction waits for another one before it fails, on SQLite, where all writers wait for each other."""


class HeldElsewhere(OperationalError):
    """Another transaction has what this one needs; the database itself is well."""


class Damaged(BaseException):
    """The database is damaged: no edge where single faults are caught may take this for one of them."""


@dataclass(frozen=True)
class Waits:
    """Seconds, on PostgreSQL: how long a statement waits for another's lock, how long a transaction may do nothing."""

    lock: int
    idle: int


COMMAND = Waits(lock=30, idle=600)
"""Somebody sits there and waits; a replay of a whole game reads nothing for minutes."""
SERVICE = Waits(lock=1, idle=60)
"""What cannot be had at once is passed over for now; the locks of a host that hangs are free again after a minute."""

_WRITING = "pbem_writing"
_READING = "pbem_reading"
_KEPT = "pbem_kept"
_CONNECTED = "pbem_connected"
_POSTGRESQL = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
_OPTIONS = (
    "-c lock_timeout={lock}s -c idle_in_transaction_session_timeout={idle}s -c timezone=UTC "
    "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3"
)
"""The keepalives free the locks of a host that vanished, and let it notice that itself; the idle limit frees those of
one that hangs."""
_HELD_STATES = frozenset({"55P03", "40P01", "40001"})
"""PostgreSQL: no lock within the time, a deadlock, two transactions that exclude each other."""
_DAMAGED_STATES = frozenset({"XX001", "XX002"})
"""PostgreSQL: damaged data, a damaged index."""
_HELD_CODES = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_DAMAGED_CODES = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def normal_url(url: str) -> URL:
    """Give the URL with the driver we use: `postgresql://` and `postgres://` mean psycopg 3."""
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "postgresql+psycopg"):
        raise ValueError(f"no such database: {parsed.drivername!r}; use sqlite:///path or postgresql://user@host/name")
    return parsed


def open_engine(url: str, foreign_keys: bool = True, waits: Waits = COMMAND) -> Engine:
    """Open a database; an SQLite file is made when there is none, readable by its owner only.

    Only migrations do without foreign keys, and only on SQLite.
    """
    parsed = normal_url(url)
    engine = _sqlite(parsed, foreign_keys) if parsed.drivername == "sqlite" else _postgresql(parsed, waits)
    event.listen(engine, "handle_error", _named)
    return engine


def _postgresql(url: URL, waits: Waits) -> Engine:
    """Open a database of a PostgreSQL server."""
    if find_spec("psycopg") is None:
        raise ValueError("PostgreSQL needs psycopg, which is not installed: pip install 'pbem[postgresql]'")
    arguments = {**_POSTGRESQL, "options": _OPTIONS.format(lock=waits.lock, idle=waits.idle)}
    return create_engine(url, pool_pre_ping=True, connect_args=arguments, hide_parameters=True)


def _named(context: ExceptionContext) -> BaseException | None:
    """Name what went wrong, where the driver's own name does not tell it."""
    fault = context.original_exception
    state, code = getattr(fault, "sqlstate", None), getattr(fault, "sqlite_errorcode", 0) & 0xFF
    if state in _DAMAGED_STATES or code in _DAMAGED_CODES:
        return Damaged(str(fault))
    if state in _HELD_STATES or code in _HELD_CODES:
        return HeldElsewhere(context.statement, None, fault, hide_parameters=True)
    return None


def is_sqlite(bind: Engine | Connection) -> bool:
    """Tell whether this is SQLite."""
    return bind.dialect.name == "sqlite"


@contextmanager
def writing_connection(engine: Engine) -> Iterator[Connection]:
    """Run one writing transaction below the level of rows."""
    with _writers(engine).begin() as connection:
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Session]:
    """Run one writing transaction: committed when the block ends, rolled back when it raises."""
    with _Whole(_writers(engine), expire_on_commit=False) as session, session.begin():
        yield session


class _Whole(Session):
    """A session that keeps every row it has read to the end of its transaction, so that none is read twice."""


@event.listens_for(_Whole, "loaded_as_persistent")
@event.listens_for(_Whole, "detached_to_persistent")
@event.listens_for(_Whole, "pending_to_persistent")
def hold(session: Session, row: object) -> None:
    """Hold on to a row: SQLAlchemy itself forgets those nobody holds."""
    session.info.setdefault(_KEPT, []).append(row)


@contextmanager
def reading(engine: Engine) -> Iterator[Session]:
    """Read from one unchanging picture of the database; writing fails here."""
    with Session(_readers(engine), expire_on_commit=False) as session:
        yield session


def _writers(engine: Engine) -> Engine:
    """Give the engine of those who write."""
    made: Engine = vars(engine).setdefault(_WRITING, engine.execution_options(**{_WRITING: True}))
    return made


def _readers(engine: Engine) -> Engine:
    """Give the engine of those who read."""
    made: Engine | None = vars(engine).get(_READING)
    return made or vars(engine).setdefault(_READING, _made_to_read(engine))


def _made_to_read(engine: Engine) -> Engine:
    if not is_sqlite(engine):
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine if isinstance(engine.pool, SingletonThreadPool) else _Apart(engine, {})


class _Apart(OptionEngine):
    """Reads an SQLite file through connections of its own, which end with those of the engine it belongs to.

    A connection that changes between reading and writing forgets how each statement is carried out (so it is after
    `PRAGMA query_only`), and finding that out takes SQLite ten times as long as a question of a letter.
    """

    pool: Pool = None  # type: ignore[assignment]  # in place of the property by which option engines share a pool

    def __init__(self, engine: Engine, options: Mapping[str, object]) -> None:
        super().__init__(engine, options)
        self.pool = engine.pool.recreate()
        event.listen(engine, "engine_disposed", self._dispose)

    def _dispose(self, engine: Engine) -> None:
        """End the connections that nobody uses."""
        self.pool.dispose()
        self.pool = self.pool.recreate()


def _sqlite(url: URL, foreign_keys: bool) -> Engine:
    if url.database and url.database != ":memory:":
        make_private(Path(url.database))
    arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", partial(_prepare, foreign_keys))
    event.listen(engine, "begin", _begin)
    return engine


def make_private(path: Path) -> None:
    """Make an empty file for its owner only: it will hold letters and secrets. WAL files take after it.

    A file that is there is not even opened: closing it would end the locks SQLite holds on it in this process.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare(foreign_keys: bool, connection: Any, _record: object) -> None:
    """Set up a new SQLite connection; the driver's own BEGIN is switched off, ours is `_begin`."""
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")


def _begin(connection: Connection) -> None:
    """Begin as a writer or as a reader."""
    wanted = connection.get_execution_options().get(_WRITING, False)
    if connection.info.get(_WRITING) is not wanted:
        driver(connection).execute(f"PRAGMA query_only = {'OFF' if wanted else 'ON'}")
        connection.info[_WRITING] = wanted
    if not wanted:
        connection.exec_driver_sql("BEGIN")
        return
    with next_to_write(connection.engine.url.database, BUSY_SECONDS):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def connected(session: Session) -> Connection:
    """Give the connection of a session; to ask the session for it takes as long as a question to the database."""
    kept: Connection | None = session.info.get(_CONNECTED)
    if kept is None or kept.closed:
        kept = session.info[_CONNECTED] = session.connection()
    return kept


def driver(connection: Connection) -> Any:
    """Give the driver's own connection: a setting takes it a few microseconds, and cannot fail for a lock."""
    return connection.connection.dbapi_connection
