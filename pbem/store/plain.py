"""Plain statements: columns in, columns out, and no row the session would keep.

They cost a third of those that make rows, so questions that come with every letter are asked this way. A session does
not write out its pending changes before one; whoever asks says why none of them matters.

On SQLite a new row goes to the driver itself, for a part of what it costs through SQLAlchemy. Where somebody listens
to statements it goes through SQLAlchemy and is heard; so does one the driver refused, so that each fault has its usual
name.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Executable, Insert, Table, Update, bindparam, insert, inspect, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import make_transient_to_detached
from sqlmodel import Session

from pbem.store.engine import connected, driver, is_sqlite
from pbem.store.tables import Row

RowT = TypeVar("RowT", bound=Row)
Change = Callable[[object], object]


def table(row: type[Row]) -> Table:
    """Give the table behind a class of rows."""
    return Row.metadata.tables[str(row.__tablename__)]


_OF = "of_"
"""What stands before the name of a column that says which row is meant."""
Columns = tuple[Any, ...]
"""What a row that is found holds, in the order it was asked for."""


def ask(session: Session, statement: Executable, **named: object) -> CursorResult[*Columns]:
    """Run a statement in the transaction of a session."""
    return connected(session).execute(statement, named)


def made(row: type[RowT], **values: object) -> RowT:
    """Make a row that is not written yet, for a tenth of what its class takes to be called; nothing is checked."""
    new: RowT = inspect(row).class_manager.new_instance()
    new.__dict__.update(_defaults(row), **values)
    return new


@cache
def _defaults(row: type[Row]) -> Mapping[str, object]:
    """Give what a row holds where nothing is said."""
    fields = row.model_fields
    return {name: None if field.is_required() else field.get_default() for name, field in fields.items()}


def keep(session: Session, row: Row) -> None:
    """Write a row whose key is counted; the session keeps it, and writes out what is changed in it later."""
    key = add(session, row)
    row.__dict__.update({column.key: key for column in table(type(row)).primary_key})
    make_transient_to_detached(row)
    session.add(row)


def save(session: Session, row: Row) -> None:
    """Write out what was changed in a row, as the last thing done to it: the session forgets it.

    Where the driver does not do it, the session does when it writes out all else.
    """
    state, connection = inspect(row), connected(session)
    names = tuple(sorted(set(_names(type(row))) - state.unmodified))
    if not names or not state.persistent or not is_sqlite(connection) or connection.dispatch.before_cursor_execute:
        return
    if _ask(connection, _changing(type(row), names), _columns(row)) is not None:
        session.expunge(row)


def add(session: Session, row: Row) -> int:
    """Write a row that nobody will change through this session; give the key it was counted up to, 0 if it is not.

    What the row refers to must have been written.
    """
    connection, named = connected(session), _named(row)
    if is_sqlite(connection) and not connection.dispatch.before_cursor_execute:
        key = _driven(connection, type(row), named)
        if key is not None:
            return key
    done = connection.execute(_into(type(row)), named)
    first = next(iter(done.inserted_primary_key or ()), 0)
    return first if isinstance(first, int) else 0


def add_if_new(session: Session, row: Row) -> None:
    """Write a row unless there is one of its key: of two hosts that make it at one moment, one does."""
    connection = connected(session)
    into = sqlite.insert if is_sqlite(connection) else postgresql.insert
    connection.execute(into(table(type(row))).on_conflict_do_nothing(), _named(row))


def _named(row: Row) -> dict[str, object]:
    """Give what a row holds, by the names of its columns; what is empty is left to the database."""
    return {name: value for name, value in _columns(row).items() if value is not None}


def _columns(row: Row) -> dict[str, object]:
    """Give what a row holds, by the names of its columns."""
    held = row.__dict__
    return {name: held[name] if name in held else getattr(row, name) for name in _names(type(row))}


@cache
def _names(row: type[Row]) -> tuple[str, ...]:
    """Name the columns of a table, once."""
    return tuple(column.key for column in table(row).columns)


@dataclass(frozen=True)
class _Wording:
    """The words that write a row on SQLite; `changes` are made to values that it holds otherwise than we do.

    `counted`: the database counts the key of the row.
    """

    words: str
    changes: tuple[tuple[str, Change | None], ...]
    counted: bool


def _driven(connection: Connection, row: type[Row], named: dict[str, object]) -> int | None:
    """Write a row by the driver, and give the key it was counted up to; None: it is to go through SQLAlchemy."""
    wording = _wording(row, tuple(named))
    done = _ask(connection, wording, named)
    return None if done is None else done.lastrowid or 0 if wording.counted else 0


def _ask(connection: Connection, wording: _Wording, named: Mapping[str, object]) -> sqlite3.Cursor | None:
    """Ask the driver to write; None: SQLAlchemy is to be asked.

    After some faults SQLite has given the whole transaction up: then nothing may be written any more.
    """
    base = driver(connection)
    values = [named[name] if change is None else change(named[name]) for name, change in wording.changes]
    try:
        done: sqlite3.Cursor = base.execute(wording.words, values)
    except sqlite3.Error as fault:
        if base.in_transaction:
            return None
        raise OperationalError(wording.words, None, fault, hide_parameters=True) from fault
    return done


@cache
def _wording(row: type[Row], names: tuple[str, ...]) -> _Wording:
    """Find the words that write these columns, and what is done to each value, once."""
    (key, *more) = table(row).primary_key.columns
    return _worded(row, insert(table(row)), names, not more and key.type.python_type is int)


@cache
def _changing(row: type[Row], names: tuple[str, ...]) -> _Wording:
    """Find the words that change these columns of a row, once."""
    whose = (column == bindparam(f"{_OF}{column.key}") for column in table(row).primary_key.columns)
    return _worded(row, update(table(row)).where(*whose), names, counted=False)


def _worded(row: type[Row], statement: Insert | Update, names: tuple[str, ...], counted: bool) -> _Wording:
    columns, dialect = table(row).columns, sqlite.dialect()
    made = statement.compile(dialect=dialect, column_keys=list(names))
    placed = [columns[name.removeprefix(_OF)] for name in made.positiontup or ()]
    changes = ((one.key, one.type.dialect_impl(dialect).bind_processor(dialect)) for one in placed)
    return _Wording(str(made), tuple(changes), counted)


@cache
def _into(row: type[Row]) -> Insert:
    """Make the statement that writes a row, once."""
    return insert(table(row))
