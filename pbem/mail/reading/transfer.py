"""The bytes of a part as they were before the journey, whatever its transfer encoding is called or really is."""

from __future__ import annotations

import binascii
import re
from collections.abc import Callable

_BASE64_LINES = re.compile(rb"(?:[A-Za-z0-9+/=]*+[ \t\r]*+(?:\n|\Z))*+")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")
_WORDS = re.compile(rb"\S[ \t]+\S")
_LIKE_BASE64 = re.compile(rb"\s*(?:[A-Za-z0-9+/]{60,76}\s*\n)+[A-Za-z0-9+/]*={0,2}\s*")
_PADDED = re.compile(rb"=[ \t]++\n")
_LIKE_QUOTED = re.compile(rb"(?:=[0-9A-F]{2}){4}")
_UUENCODED = re.compile(rb"^begin(?:-base64)? [0-7]{3,4} [^\n]*\n", re.M)


def decoded(data: bytes, encoding: str) -> bytes:
    """Undo the transfer encoding named; one that is not named is undone when the bytes plainly are so encoded."""
    return _DECODERS.get(encoding.strip().strip('"').lower(), _unnamed)(data)


def _base64(data: bytes) -> bytes:
    """Decode as far as it is base64: lists put their footers below it, some gateways decode and forget to say so."""
    lines = _BASE64_LINES.match(data)
    end = lines.end() if lines else 0
    if end < len(data) and not _WORDS.search(data, end):
        end = len(data)
    if not data[:end].strip():
        return data
    return _letters(data[:end]) + (b"\n" + data[end:] if end < len(data) else b"")


def _letters(data: bytes) -> bytes:
    """Decode each padded stretch; a cut one loses its last letters only."""
    return b"".join(_stretch(_NOT_BASE64.sub(b"", stretch)) for stretch in re.split(rb"=+\s*", data))


def _stretch(plain: bytes) -> bytes:
    return binascii.a2b_base64(plain[: len(plain) - (len(plain) % 4 == 1)] + b"===")


def _quoted(data: bytes) -> bytes:
    """Some gateways leave spaces behind the sign that a line goes on."""
    return binascii.a2b_qp(_PADDED.sub(b"=\n", data) if b"= " in data else data)


def _uuencoded(data: bytes) -> bytes:
    begin = _UUENCODED.search(data)
    if not begin:
        return data
    lines = data[begin.end() :].split(b"\n")
    return b"".join(_line(line) for line in lines[: next((n for n, line in enumerate(lines) if line == b"end"), None)])


def _line(line: bytes) -> bytes:
    try:
        return binascii.a2b_uu(line)
    except binascii.Error:
        length = ((line[0] - 32) & 63) * 4 // 3 + 4 if line else 0
        try:
            return binascii.a2b_uu(line[:length])
        except binascii.Error:
            return b""


def _unnamed(data: bytes) -> bytes:
    """Seven or eight bits: as it stands, unless it is plainly encoded."""
    if data.isascii() and _LIKE_BASE64.fullmatch(data):
        return _letters(data)
    if _LIKE_QUOTED.search(data) and data.isascii():
        return _quoted(data)
    return data


_DECODERS: dict[str, Callable[[bytes], bytes]] = {
    "base64": _base64,
    "quoted-printable": _quoted,
    **dict.fromkeys(("x-uuencode", "uuencode", "x-uue", "uue"), _uuencoded),
}
