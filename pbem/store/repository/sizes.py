"""How many bytes are stored of what, and how many of them are recent; each row is looked at once, none is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from operator import add

from sqlalchemy import ColumnElement, LargeBinary, case, cast, func, select
from sqlmodel import Session

from pbem.store import plain
from pbem.store.engine import is_sqlite
from pbem.store.tables import Event, Inbox, Outbox, Row, Sheet, Turn
from pbem.store.tables.packing import Packed, PackedText


@dataclass(frozen=True)
class Size:
    """Bytes of one thing: all of them, and those that came after an instant."""

    all: int
    recent: int


_KINDS: Mapping[str, tuple[type[Row], tuple[str, ...], str]] = {
    "mails as they were sent": (Outbox, ("raw",), "created_at"),
    "what mails say": (Outbox, ("briefing",), "created_at"),
    "letters received": (Inbox, ("raw",), "received_at"),
    "turns": (Turn, ("snapshot", "events", "rolls"), "resolved_at"),
    "orders": (Sheet, ("orders", "problems"), "created_at"),
    "the log": (Event, ("payload",), "at"),
}
"""What is stored: in which table and columns, and which column tells when it came."""


def sizes(session: Session, since: datetime) -> Mapping[str, Size]:
    """Add up the bytes of each kind."""
    return {kind: _size(session, *where, since) for kind, where in _KINDS.items()}


def _size(session: Session, row: type[Row], columns: tuple[str, ...], at: str, since: datetime) -> Size:
    table = plain.table(row)
    lengths = [func.coalesce(_length(session, table.c[name]), 0) for name in columns]
    length = reduce(add, lengths[1:], lengths[0])
    recent = func.sum(case((table.c[at] > since, length), else_=0))
    found = plain.ask(session, select(func.sum(length), recent)).one()
    return Size(int(found[0] or 0), int(found[1] or 0))


def _length(session: Session, column: ColumnElement[object]) -> ColumnElement[int]:
    """Give the bytes of a column as they are stored; those of a text SQLite can only count when it has read them."""
    if not is_sqlite(session.connection()):
        return func.octet_length(column)
    return func.length(
        column if isinstance(column.type, LargeBinary | Packed | PackedText) else cast(column, LargeBinary)
    )
