"""The values of an exported row: from what JSON holds to what a column takes, or a ValueError that names the column."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from unicodedata import category

from pydantic import JsonValue
from sqlalchemy import BigInteger, Boolean, Column, DateTime, Integer, LargeBinary, Table

from pbem.store.tables import Row as RowOfTables
from pbem.store.tables.packing import packed

Row = Mapping[str, object]

LARGEST, LARGEST_BIG = 2**31 - 1, 2**63 - 1
LONGEST_TEXT = 64_000_000
"""Bytes of a packed text, unpacked."""
DEEPEST = 100
"""Levels of JSON within a column."""
_PACKED = frozenset({"snapshot", "events", "rolls"})
"""Columns that hold a compressed text."""
_PACKED_HERE = frozenset({"raw"})
"""Columns of bytes that are packed when they are stored."""
_JSON = frozenset(
    {"settings", "options", "schedule", "wishes", "facts", "payload", "problems", "problem", "briefing"}
    | {"orders", "rule", "unanswered"}
)
"""Columns that hold JSON, or nothing."""
_BIG = frozenset(
    (table.name, column.name)
    for table in RowOfTables.metadata.tables.values()
    for column in table.columns
    if isinstance(column.type, BigInteger)
)
"""Table and column of numbers of 64 bits; SQLite, where files are read, calls all of them INTEGER."""
_FREE = _JSON | {"note", "body", "words", "reading", "position", "reason", "verdict", "returned", "detail"}
"""Columns whose text may have line ends."""
_BREAKS = frozenset({"Cc", "Zl", "Zp"})
"""Kinds of signs that end a line or steer a terminal."""
_AS_IT_CAME = frozenset({"sender", "message_id", "in_reply_to", "references"})
"""Columns that hold what mail programs wrote; they are made safe when a mail is written."""


def reader(table: Table, key: str) -> Callable[[JsonValue], Row]:
    """Give what makes a row of a table, of the campaign of that key, from a line of JSON."""
    columns: dict[str, Column[object]] = {column.name: column for column in table.columns}

    def read(line: JsonValue) -> Row:
        if not isinstance(line, dict):
            raise ValueError("a row must be a JSON object")
        if odd := sorted(set(line) ^ set(columns)):
            raise ValueError(f"column {odd[0][:40]!r} is {'unknown' if odd[0] in line else 'missing'}")
        if key != (line["key"] if table.name == "campaign" else line.get("campaign", key)):
            raise ValueError("the row belongs to another campaign than the manifest names")
        return {name: _value(columns[name], value) for name, value in line.items()}

    return read


def _value(column: Column[object], value: JsonValue) -> object:
    if value is None:
        if not column.nullable:
            raise ValueError(f"column {column.name!r} must not be empty")
        return None
    try:
        return _typed(column, value)
    except (ValueError, OverflowError, zlib.error) as fault:
        raise ValueError(f"column {column.name!r}: {fault}") from None


def _typed(column: Column[object], value: JsonValue) -> object:
    """Give a value of the column's type."""
    match column.type:
        case Boolean():
            return _flag(value)
        case Integer():
            return _number(value, LARGEST_BIG if (column.table.name, column.name) in _BIG else LARGEST)
        case DateTime():
            return _instant(value)
        case LargeBinary():
            return _stored(column, value)
    return _worded(column, value)


def _stored(column: Column[object], value: JsonValue) -> bytes:
    """Give the bytes of a column; what pbem packs where it stores it is plain in a file, and packed here."""
    if column.name in _JSON:
        return packed(_worded(column, value).encode())
    read = _bytes(value, packed=column.name in _PACKED)
    return packed(read) if column.name in _PACKED_HERE else read


def _worded(column: Column[object], value: JsonValue) -> str:
    """Give the text of a column."""
    return _text(value, json_within=column.name in _JSON, one_line=column.name not in _FREE | _AS_IT_CAME)


def _flag(value: JsonValue) -> bool:
    if not isinstance(value, bool | int) or value not in (0, 1):
        raise ValueError("true or false is needed")
    return bool(value)


def _number(value: JsonValue, largest: int) -> int:
    """Read a whole number a database can hold."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("a whole number is needed")
    if abs(value) > largest:
        raise ValueError("the number is too large")
    return value


def _instant(value: JsonValue) -> datetime:
    """Read an instant, which is kept in UTC."""
    if not isinstance(value, str):
        raise ValueError("an instant is needed, as 2026-11-22T20:00:00+00:00")
    read = datetime.fromisoformat(value)
    known = read if read.tzinfo else read.replace(tzinfo=UTC)
    return known.astimezone(UTC).replace(tzinfo=None)


def _bytes(value: JsonValue, packed: bool) -> bytes:
    """Read bytes; what is a packed text must be one, and not too long."""
    if not isinstance(value, str):
        raise ValueError("base64 is needed")
    read = base64.b64decode(value, validate=True)
    if packed:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(read, LONGEST_TEXT)
        if not unpacker.eof:
            raise ValueError("what is packed in it is cut off, or far too long")
        text.decode()
    return read


def _text(value: JsonValue, json_within: bool, one_line: bool) -> str:
    """Read a text that every database can hold; where JSON stands in it, that must be readable."""
    if not isinstance(value, str):
        raise ValueError("a text is needed")
    if "\0" in value:
        raise ValueError("the text holds a NUL")
    value.encode()
    if one_line and any(category(sign) in _BREAKS for sign in value):
        raise ValueError("the text must be one line, without control characters")
    if json_within and value:
        _shallow(json.loads(value), DEEPEST)
    return value


def _shallow(value: JsonValue, left: int) -> None:
    """Refuse JSON of too many levels."""
    if left == 0:
        raise ValueError("JSON of too many levels")
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        if isinstance(one, dict | list):
            _shallow(one, left - 1)
