"""Questions: statements that come with every letter, put to the driver itself.

SQLAlchemy finds the words of a question and knows its columns, once; on SQLite the driver is then asked without it, for
a tenth of what asking through it costs. Where somebody listens to statements, they go through SQLAlchemy and are heard;
so does one the driver failed at, so that each fault has its usual name. A session does not write out its pending
changes before a question: whoever asks says why none of them matters.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from sqlalchemy import Dialect, Select, bindparam, inspect
from sqlalchemy.orm import Mapper
from sqlmodel import Session, select

from pbem.store.engine import connected, driver, hold, is_sqlite
from pbem.store.plain import Columns
from pbem.store.tables import Row

RowT = TypeVar("RowT", bound=Row)
OtherT = TypeVar("OtherT", bound=Row)
Change = Callable[[object], object]


@dataclass(frozen=True)
class Wording:
    """A question in the words of SQLite; `given` and `found` are changed on their way in and out."""

    words: str
    names: tuple[str, ...]
    fixed: Mapping[str, object]
    given: Mapping[str, Change]
    found: tuple[tuple[int, Change], ...]

    def ask(self, base: sqlite3.Connection, named: Mapping[str, object]) -> list[Columns]:
        """Ask the driver."""
        every = {**self.fixed, **named}
        for name, change in self.given.items():
            every[name] = change(every[name])
        rows: list[Columns] = base.execute(self.words, [every[name] for name in self.names]).fetchall()
        return [self._read(row) for row in rows] if self.found else rows

    def _read(self, row: Columns) -> Columns:
        values = list(row)
        for place, change in self.found:
            values[place] = change(values[place])
        return tuple(values)


class Question:
    """A statement that only reads, made once; its names are bound each time it is asked."""

    def __init__(self, statement: Select[*Columns]) -> None:
        self.statement = statement.execution_options(autoflush=False)
        self._wording: Wording | None = None

    def ask(self, session: Session, **named: object) -> Sequence[Columns]:
        """Give the columns that are found."""
        found = self._told(session, named)
        return connected(session).execute(self.statement, named).all() if found is None else found

    def first(self, session: Session, **named: object) -> Columns | None:
        """Give the first row that is found."""
        return next(iter(self.ask(session, **named)), None)

    def value(self, session: Session, **named: object) -> int:
        """Give the one number that is found; nothing is 0."""
        return int(self.ask(session, **named)[0][0] or 0)

    def kept(self, session: Session, row: type[RowT], **named: object) -> Sequence[RowT]:
        """Give rows of one table; the session keeps them, and writes out what is changed in them."""
        found = self._told(session, named)
        if found is None:
            return session.scalars(self.statement, named).all()
        return [_kept(session, row, values) for values in found]

    def pair(
        self, session: Session, one: type[RowT], other: type[OtherT], **named: object
    ) -> tuple[RowT, OtherT] | None:
        """Give the first row of two tables; the session keeps both."""
        found, middle = self._told(session, named), len(_names(one))
        if found is None:
            both = session.execute(self.statement, named).first()
            return (both[0], both[1]) if both else None
        return next(
            ((_kept(session, one, row[:middle]), _kept(session, other, row[middle:])) for row in found[:1]), None
        )

    def _told(self, session: Session, named: Mapping[str, object]) -> list[Columns] | None:
        """Ask the driver; None: it is to be asked through SQLAlchemy."""
        connection = connected(session)
        if not is_sqlite(connection) or connection.dispatch.before_cursor_execute:
            return None
        if self._wording is None:
            self._wording = _wording(self.statement, connection.dialect)
        try:
            return self._wording.ask(driver(connection), named)
        except sqlite3.Error:
            return None


def by_key(session: Session, row: type[RowT], *key: object) -> RowT | None:
    """Give a row by its key: the one the session keeps, or asked for."""
    known = _held(session, row, key)
    if known is not None:
        return known
    named = dict(zip(_key_names(row), key, strict=True))
    return next(iter(_of_key(row).kept(session, row, **named)), None)


def get(session: Session, row: type[RowT], *key: object) -> RowT | None:
    """Give a row by its key as the session does, which takes much longer to find one it keeps."""
    return _held(session, row, key) or session.get(row, key)


def _held(session: Session, row: type[RowT], key: tuple[object, ...]) -> RowT | None:
    """Give the row of a key that the session keeps, unless it is to be read anew."""
    known: RowT | None = session.identity_map.get(_mapper(row).identity_key_from_primary_key(key))
    return None if known is None or inspect(known).expired else known


@cache
def _mapper(row: type[RowT]) -> Mapper[RowT]:
    """Give what SQLAlchemy knows of a table."""
    return inspect(row)


@cache
def _key_names(row: type[Row]) -> tuple[str, ...]:
    """Name the columns of the key of a table."""
    return tuple(str(column.key) for column in _mapper(row).primary_key)


@cache
def _of_key(row: type[Row]) -> Question:
    """Make the question for a row by its key, once."""
    return Question(select(row).where(*(column == bindparam(column.key) for column in inspect(row).primary_key)))


@cache
def _names(row: type[Row]) -> tuple[str, ...]:
    """Name the columns of a table, in the order they are asked for."""
    return tuple(column.key for column in _mapper(row).columns)


def _kept(session: Session, row: type[RowT], values: Columns) -> RowT:
    """Make a row the session keeps, as it does itself with what it reads; one it has already stays as it is."""
    mapper, names = _mapper(row), _names(row)
    named = dict(zip(names, values, strict=True))
    key = mapper.identity_key_from_primary_key(tuple(named[name] for name in _key_names(row)))
    known: RowT | None = session.identity_map.get(key)
    if known is not None:
        return known
    made: RowT = mapper.class_manager.new_instance()
    made.__dict__.update(named)
    state = inspect(made)
    state.key, state.session_id = key, session.hash_key
    session.identity_map.add(state)
    hold(session, made)
    return made


def _wording(statement: Select[*Columns], dialect: Dialect) -> Wording:
    """Find the words of a question, and which values SQLite holds otherwise than we do."""
    made = statement.compile(dialect=dialect)
    state = made.construct_expanded_state({name: None for name, each in made.binds.items() if each.required})
    known = {made.bind_names[each]: each.type for each in made.bind_names}
    changes = ((name, each.dialect_impl(dialect).bind_processor(dialect)) for name, each in known.items())
    given = {name: change for name, change in changes if change and name in state.parameters}
    read = (each.type.dialect_impl(dialect).result_processor(dialect, None) for each in statement.selected_columns)
    found = tuple((place, change) for place, change in enumerate(read) if change)
    return Wording(state.statement, tuple(state.positiontup or ()), state.parameters, given, found)
