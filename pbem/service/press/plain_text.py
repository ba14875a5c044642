"""The words of a letter made fit to be sent on: nothing unseen, nothing that turns or hides, no code of ours.

What the writer typed is otherwise left alone. Every line is quoted in the reader's mail, so none can look like a
notice of the referee (C-8.9).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from pbem.mail import seat_tags

UNSEEN, CODE = "unseen", "code"
"""What was taken out: characters nobody sees, codes that give access to a seat."""
HIDDEN = "[…]"
"""Stands where a code stood."""
MARKS = 2
"""So many accents a letter may have one above the other."""
EMPTY = 2
"""So many empty lines may follow one another."""

_ADDRESS = re.compile(r"(?<![^\s<>()\[\],;:\"@])[^\s<>()\[\],;:\"@]+\+[^\s<>()\[\],;:\"@]++(?:\s*+@\s*+[\w.-]++)?")
"""A reply address, also torn apart or without its end."""
_JOINER = "\u200d"
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters that look like nothing (Hangul fillers, an empty Braille cell)."""
_NEVER = frozenset({"Cc", "Cf", "Co", "Cs"})


def clean(lines: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the lines as they are sent on, and what was taken out of them."""
    seen = tuple(_seen(line.expandtabs(4)).rstrip() for line in lines)
    safe = tuple(map(_without_codes, seen))
    unseen = any(a != b.expandtabs(4).rstrip() for a, b in zip(seen, lines, strict=True))
    cut = ((UNSEEN, unseen), (CODE, safe != seen))
    return _closed_up(safe), tuple(code for code, happened in cut if happened)


def _seen(line: str) -> str:
    return line if line.isascii() and line.isprintable() else "".join(_visible(unicodedata.normalize("NFC", line)))


def _visible(line: str) -> Iterator[str]:
    """Walk over the characters that are seen: no controls, marks of direction, fillers, towers of accents."""
    marks = 0
    for at, sign in enumerate(line):
        sort = unicodedata.category(sign)
        marks = marks + 1 if sort in ("Mn", "Me") else 0
        if sign == _JOINER and 0 < at < len(line) - 1 and _pictured(line[at - 1]) and _pictured(line[at + 1]):
            yield sign
        elif marks <= MARKS and sort not in _NEVER and sign not in _BLANKS and not "\U000e0100" <= sign <= "\U000e01ef":
            yield sign if sort not in ("Zs", "Zl", "Zp") else " "


def _pictured(sign: str) -> bool:
    """Tell whether a character is (part of) a small picture, which joiners hold together."""
    return unicodedata.category(sign) in ("So", "Sk") or sign == "\ufe0f"


def _without_codes(line: str) -> str:
    """Hide reply codes: whoever copies an order form into a letter must not hand over their seat."""
    return seat_tags.hidden(_ADDRESS.sub(_address, line), HIDDEN)


def _address(found: re.Match[str]) -> str:
    address = f"{found[0].partition('@')[0].strip(' .')}@"
    known = seat_tags.parse_address(address) or seat_tags.parse_question(address)
    return HIDDEN if known else found[0]


def _closed_up(lines: Sequence[str]) -> tuple[str, ...]:
    """Leave out empty lines before and after the words, and too many between them."""
    kept: list[str] = []
    empty = 0
    for line in lines:
        if line:
            kept += ["" for _ in range(min(empty, EMPTY) if kept else 0)] + [line]
        empty = 0 if line else empty + 1
    return tuple(kept)
