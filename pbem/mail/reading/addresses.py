"""Addresses of a header field, read strictly: what is not plainly an address is none.

Who writes is decided by the address of From, so nothing here is generous: a display name that looks like an
address is a name, letters are lowered in ASCII only (a Kelvin sign never becomes a `k`), and an address with
white space, a comment or a control sign inside is not read.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

Mailbox = tuple[str, str]
"""Display name, undecoded, and address in lower case."""

_PIECE = re.compile(
    r'"([^"\\]{0,500}+(?:\\.[^"\\]{0,500}+){0,20}+)"|<([^<>]*+)>|([,;:])|(\()|(=\?[^?\s]{1,60}+\?[bq]\?[^?]{0,5000}+\?=|[^\s",;:()<>]++)|(\s++)|(.)',
    re.S | re.I,
)
_INSIDE = re.compile(r"[^()\\]++|\\.|([()])", re.S)
_ADDRESS = re.compile(r'(?:"[^"\\\s]+"|[^@\s"<>(),:;\\\x00-\x20\x7f]+)@[^@\s"<>(),:;\\\x00-\x20\x7f]+')
_ROUTE = re.compile(r"(?:@[^\s:@,]++,?)++:")
_MARKED = {"quoted": '"{}"', "comment": "({})"}
_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def only(field: str) -> Mailbox | None:
    """Return the mailbox of a field that holds exactly one and nothing else, else None."""
    found = list(_mailboxes(field))
    return found[0] if len(found) == 1 and found[0][1] else None


def every(field: str) -> tuple[Mailbox, ...]:
    """Return all mailboxes of a field, those in groups too."""
    return tuple(mailbox for mailbox in _mailboxes(field) if mailbox[1])


def _mailboxes(field: str) -> Iterator[Mailbox]:
    """Cut at commas and group marks; what is no address comes without one."""
    pieces: list[tuple[str, str]] = []
    for kind, text in _pieces(field):
        if kind != "mark":
            pieces.append((kind, text))
            continue
        if text != ",":
            yield "", ""
        if _written(pieces) and text != ":":
            yield _mailbox(pieces)
        pieces = []
    if _written(pieces):
        yield _mailbox(pieces)


def _written(pieces: list[tuple[str, str]]) -> bool:
    return any(kind not in {"space", "comment"} for kind, _ in pieces)


def _mailbox(pieces: list[tuple[str, str]]) -> Mailbox:
    comments = []
    while len(pieces) > 1 and pieces[-1][0] in {"space", "comment"}:
        kind, comment = pieces.pop()
        comments += [comment] if kind == "comment" else []
    angles = [text for kind, text in pieces if kind == "angle"]
    name = "".join(" " if kind == "space" else text for kind, text in pieces if kind in {"word", "quoted", "space"})
    if not angles:
        called = comments[0] if comments else ""
        return called, _address("".join(_MARKED.get(kind, "{}").format(text) for kind, text in pieces).strip())
    clear = len(angles) == 1 and pieces[-1][0] == "angle"
    return " ".join(name.split()), _address(angles[0].strip()) if clear else ""


def _address(text: str) -> str:
    route = _ROUTE.match(text)
    plain = text[route.end() :] if route else text
    return plain.translate(_LOWER) if _ADDRESS.fullmatch(plain) else ""


def _pieces(field: str) -> Iterator[tuple[str, str]]:
    place = 0
    while match := _PIECE.match(field, place):
        place = match.end()
        quoted, angle, mark, comment, word, space, _ = match.groups()
        if comment:
            text, place = _comment(field, place)
            yield "comment", text
        elif mark:
            yield "mark", mark
        elif quoted is not None:
            yield "quoted", re.sub(r"\\(.)", r"\1", quoted)
        elif angle is not None:
            yield "angle", angle
        elif space:
            yield "space", space
        else:
            yield "word", word or match[0]


def _comment(field: str, place: int) -> tuple[str, int]:
    """Return the words of a comment and where it ends; comments may hold comments."""
    depth, start = 1, place
    for inside in _INSIDE.finditer(field, place):
        depth += {"(": 1, ")": -1}.get(inside[1] or "", 0)
        if not depth:
            return field[start : inside.start()], inside.end()
    return field[start:], len(field)
