"""Plain statements: columns in, columns out, and no row the session would keep.

They cost a third of those that make rows, so questions that come with every letter are asked this way. A session does
not write out its pending changes before one; whoever asks says why none of them matters.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import CursorResult, Executable, Insert, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Session

from pbem.store.engine import is_sqlite
from pbem.store.tables import Row


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
    done = session.connection().execute(_into(type(row)), _named(row))
    key = next(iter(done.inserted_primary_key or ()), 0)
    return key if isinstance(key, int) else 0


def add_if_new(session: Session, row: Row) -> None:
    """Write a row unless there is one of its key: of two hosts that make it at one moment, one does."""
    connection = session.connection()
    into = sqlite.insert if is_sqlite(connection) else postgresql.insert
    connection.execute(into(table(type(row))).on_conflict_do_nothing(), _named(row))


def _named(row: Row) -> dict[str, object]:
    """Give what a row holds, by the names of its columns; what is empty is left to the database."""
    values = ((column.key, getattr(row, column.key)) for column in table(type(row)).columns)
    return {name: value for name, value in values if value is not None}


@cache
def _into(row: type[Row]) -> Insert:
    """Make the statement that writes a row, once."""
    return insert(table(row))
