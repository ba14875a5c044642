"""Columns that are compressed where they are stored: what is written is packed, what is read is as it was written.

Rows of earlier versions hold the same plain. The two are told apart by the first bytes, which no mail and no JSON of
ours begins with; whatever is written is packed, so that nothing written is ever taken for something packed.

Mails say much alike: the tags and styles of a page, the fields of a header. What is packed anew when nobody waits for
it is packed as what differs from a sample (`pbem/store/dictionaries`), which takes half and less. A packed value names
its sample by a sum of it, so a sample that was ever used stays as it is for ever; a better one is another.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from sqlalchemy import Dialect, LargeBinary
from sqlalchemy.types import TypeDecorator

FAST, SMALL = 1, 9
"""Levels of zlib: of what is written, which somebody waits for; and of what is packed anew when nobody does."""
LONGEST = 256_000_000
"""Bytes of an unpacked value; whatever claims to be longer was never packed here."""
_PACKED = tuple(bytes((0x78, flags)) for flags in (0x01, 0x5E, 0x9C, 0xDA))
"""How what zlib packed begins, by level."""
_SAMPLED = bytes((0x78, 0xF9))
"""How it begins when it was packed by a sample: the sum of that follows, in four bytes."""
_SAMPLES: Mapping[int, str] = {
    3116280529: "en",
    1816723328: "ru",
    765773794: "cs",
    1968701497: "sk",
    1820650917: "said",
}
"""The samples by their Adler-32: a report and an answer in each language, and what such mails say."""


def packed(plain: bytes, level: int = FAST) -> bytes:
    """Pack bytes; nothing stays nothing."""
    return zlib.compress(plain, level) if plain else b""


def smallest(plain: bytes) -> bytes:
    """Pack bytes by the sample they are most like, or by none; nothing stays nothing."""
    if not plain:
        return b""
    return min((packed(plain, SMALL), *(_by(_sample(name), plain) for name in _SAMPLES.values())), key=len)


def _by(sample: bytes, plain: bytes) -> bytes:
    packer = zlib.compressobj(SMALL, zdict=sample)
    return packer.compress(plain) + packer.flush()


@cache
def _sample(name: str) -> bytes:
    """Read a sample."""
    return (files("pbem.store") / "dictionaries" / f"{name}.txt").read_bytes()


def unpacked(stored: bytes) -> bytes:
    """Give the bytes that were packed, or those an earlier version stored plain."""
    name = _SAMPLES.get(int.from_bytes(stored[2:6], "big")) if stored.startswith(_SAMPLED) else None
    if name is None and not stored.startswith(_PACKED):
        return stored
    unpacker = zlib.decompressobj(zdict=_sample(name)) if name else zlib.decompressobj()
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
