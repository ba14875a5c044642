"""Columns that are compressed where they are stored: what is written is packed, what is read is as it was written.

Rows of earlier versions hold the same plain. The two are told apart by the first bytes, which no mail and no JSON of
ours begins with; whatever is written is packed, so that nothing written is ever taken for something packed.
"""

from __future__ import annotations

import zlib

from sqlalchemy import Dialect, LargeBinary
from sqlalchemy.types import TypeDecorator

FAST, SMALL = 1, 9
"""Levels of zlib: of what is written, which somebody waits for; and of what is packed anew when nobody does."""
LONGEST = 256_000_000
"""Bytes of an unpacked value; whatever claims to be longer was never packed here."""
_PACKED = tuple(bytes((0x78, flags)) for flags in (0x01, 0x5E, 0x9C, 0xDA))
"""How what zlib packed begins, by level."""


def packed(plain: bytes, level: int = FAST) -> bytes:
    """Pack bytes; nothing stays nothing."""
    return zlib.compress(plain, level) if plain else b""


def unpacked(stored: bytes) -> bytes:
    """Give the bytes that were packed, or those an earlier version stored plain."""
    if not stored.startswith(_PACKED):
        return stored
    unpacker = zlib.decompressobj()
    try:
        plain = unpacker.decompress(stored, LONGEST)
    except zlib.error:
        return stored
    return plain if unpacker.eof else stored


class Packed(TypeDecorator[bytes]):
    """A column of bytes."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        """Pack what is written."""
        return None if value is None else packed(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        """Unpack what is read."""
        return None if value is None else unpacked(bytes(value))


class PackedText(TypeDecorator[str]):
    """A column of text."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> bytes | None:
        """Pack what is written."""
        return None if value is None else packed(value.encode())

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> str | None:
        """Unpack what is read."""
        return None if value is None else unpacked(bytes(value)).decode()
