"""Header fields of a received mail, whatever state they are in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.header import decode_header
from email.message import Message
from email.utils import getaddresses, parsedate_to_datetime
from itertools import islice
from typing import Any

MALFORMED = (ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError, HeaderParseError)
"""What the standard library may raise over a damaged mail."""

MOST = 1_000
"""Header fields that are read."""

_RECIPIENTS = ("To", "Cc", "Delivered-To", "X-Original-To")
_MESSAGE_ID = re.compile(r"<[^<>\s]+>")


def text(message: Message, name: str) -> str:
    """Return a field decoded and on one line; an absent one is empty."""
    return words(raw(message, name))


def raw(message: Message, name: str) -> str:
    """Return a field as it stands, raw eight-bit bytes read as UTF-8 or Latin-1."""
    return _eight_bit(_field(message, name))


def every(message: Message) -> tuple[tuple[str, str], ...]:
    """Return all fields, undecoded."""
    return tuple((name, _eight_bit(str(value))) for name, value in _items(message))


def words(value: str) -> str:
    """Decode the encoded words (RFC 2047) and put the whole on one line."""
    try:
        decoded = "".join(_decoded(part, charset) for part, charset in decode_header(value))
    except MALFORMED:
        decoded = value
    return " ".join(decoded.split())


def sender(message: Message) -> tuple[str, str]:
    """Return name and lower-case address of the writer."""
    found = _addresses(message, ("From",)) or _addresses(message, ("Sender", "Return-Path"))
    return found[0] if found else ("", "")


def recipients(message: Message) -> tuple[str, ...]:
    """Return the addresses the mail was sent to, each once."""
    return tuple(dict.fromkeys(address for _, address in _addresses(message, _RECIPIENTS)))


def message_ids(message: Message, *names: str) -> tuple[str, ...]:
    """Return the message identifiers of these fields, each once."""
    return tuple(dict.fromkeys(found for name in names for found in _MESSAGE_ID.findall(raw(message, name))))


def date(message: Message) -> datetime | None:
    """Return when the mail says it was written, in UTC; None when it says nothing sensible."""
    try:
        moment = parsedate_to_datetime(raw(message, "Date"))
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (*MALFORMED, OverflowError):
        return None


def _field(message: Message, name: str) -> str:
    """Return the first field of that name without the library's decoding, which fails on some mails."""
    found = (str(value) for key, value in _items(message) if key.lower() == name.lower())
    return next(found, "")


def _items(message: Message) -> Iterator[tuple[str, Any]]:
    """Return the fields as they stand, as far as a mail has a sensible number of them."""
    return islice(message.raw_items(), MOST)


def _addresses(message: Message, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Split before decoding: an encoded name may hold a comma."""
    wanted = {name.lower() for name in names}
    fields = [_eight_bit(str(value)) for key, value in _items(message) if key.lower() in wanted]
    try:
        pairs = getaddresses(fields)
    except MALFORMED:
        return []
    return [(words(name), address.strip().lower()) for name, address in pairs if "@" in address]


def _eight_bit(value: str) -> str:
    """Read the bytes the parser kept as surrogates."""
    return decoded_bytes(value.encode("utf-8", "surrogateescape")) if _surrogates(value) else value


def _surrogates(value: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in value)


def _decoded(part: bytes | str, charset: str | None) -> str:
    return part if isinstance(part, str) else decoded_bytes(part, charset or "")


def decoded_bytes(data: bytes, charset: str = "") -> str:
    """Decode with the charset named; failing that UTF-8, failing that Latin-1: something is always read."""
    if charset:
        try:
            return data.decode(charset, "replace")
        except (LookupError, UnicodeError, ValueError):
            pass
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")
