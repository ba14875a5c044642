"""Plain statements: columns in, columns out, and no row the session would keep.

They cost a third of those that make rows, so questions that come with every letter are asked this way. A session does
not write out its pending changes before one; whoever asks says why none of them matters.

On SQLite a new row goes to the driver itself, for a part of what it costs through SQLAlchemy. Where somebody listens
to statements it goes through SQLAlchemy and is heard; so does one the driver refused, so that each fault has its usual
name.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, CursorResult, Executable, Insert, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError
from sqlmodel import Session

from pbem.store.engine import driver, is_sqlite
from pbem.store.tables import Row

Change = Callable[[object], object]


def table(row: type[Row]) -> Table:
    """Give the table behind a class of rows."""
    return Row.metadata.tables[str(row.__tablename__)]


Columns = tuple[Any, ...]
"""What a row that is found holds, in the order it was asked for."""


def ask(session: Session, statement: Executable, **named: object) -> CursorResult[*Columns]:
    """Run a statement in the transaction of a session."""
    return session.connection().execute(statement, named)


def add(session: Session, row: Row) -> int:
    """Write a row that nobody will change through this session; give the key it was counted up to, 0 if it is not.

    What the row refers to must have been written.
    """
    connection, named = session.connection(), _named(row)
    if is_sqlite(connection) and not connection.dispatch.before_cursor_execute:
        key = _driven(connection, type(row), named)
        if key is not None:
            return key
    done = connection.execute(_into(type(row)), named)
    first = next(iter(done.inserted_primary_key or ()), 0)
    return first if isinstance(first, int) else 0


def add_if_new(session: Session, row: Row) -> None:
    """Write a row unless there is one of its key: of two hosts that make it at one moment, one does."""
    connection = session.connection()
    into = sqlite.insert if is_sqlite(connection) else postgresql.insert
    connection.execute(into(table(type(row))).on_conflict_do_nothing(), _named(row))


def _named(row: Row) -> dict[str, object]:
    """Give what a row holds, by the names of its columns; what is empty is left to the database."""
    values = ((column.key, getattr(row, column.key)) for column in table(type(row)).columns)
    return {name: value for name, value in values if value is not None}


@dataclass(frozen=True)
class _Wording:
    """The words that write a row on SQLite; `changes` are made to values that it holds otherwise than we do.

    `counted`: the database counts the key of the row.
    """

    words: str
    changes: tuple[tuple[str, Change | None], ...]
    counted: bool


def _driven(connection: Connection, row: type[Row], named: dict[str, object]) -> int | None:
    """Write a row by the driver; None: it is to go through SQLAlchemy.

    After some faults SQLite has given the whole transaction up: then nothing may be written any more.
    """
    base, wording = driver(connection), _wording(row, tuple(named))
    values = [named[name] if change is None else change(named[name]) for name, change in wording.changes]
    try:
        done = base.execute(wording.words, values)
    except sqlite3.Error as fault:
        if base.in_transaction:
            return None
        raise OperationalError(wording.words, None, fault, hide_parameters=True) from fault
    return done.lastrowid or 0 if wording.counted else 0


@cache
def _wording(row: type[Row], names: tuple[str, ...]) -> _Wording:
    """Find the words that write these columns, and what is done to each value, once."""
    columns, dialect = table(row).columns, sqlite.dialect()
    made = insert(table(row)).compile(dialect=dialect, column_keys=list(names))
    placed = [columns[name] for name in made.positiontup or ()]
    changes = ((one.key, one.type.dialect_impl(dialect).bind_processor(dialect)) for one in placed)
    (key, *more) = table(row).primary_key.columns
    return _Wording(str(made), tuple(changes), not more and key.type.python_type is int)


@cache
def _into(row: type[Row]) -> Insert:
    """Make the statement that writes a row, once."""
    return insert(table(row))
