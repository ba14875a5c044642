"""A received mail as a letter: who wrote it, what it answers, and the writer's own numbered lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from pbem.mail.machine import is_automatic
from pbem.mail.reading import attached, body, headers
from pbem.mail.reading.parts import MOST, Part, cut, outermost
from pbem.mail.seat_tags import Token, tokens
from pbem.mail.words import own_and_polite
from pbem.mail.words.page import LONGEST
from pbem.mail.words.wrapping import Parted, unknown

LARGEST = 50_000_000
"""Bytes of a mail that are looked at; of the texts in it `body.LARGEST` characters are read."""

MOST_LINES = 20_000
"""Lines of a text that are read."""

Lines = tuple[tuple[int, str], ...]

_FROM = re.compile(rb"(?:\xef\xbb\xbf)?(?:>?From [^\n]*\n)?")
_ARMOUR = re.compile(r"^-----BEGIN PGP MESSAGE-----", re.M)


@dataclass(frozen=True)
class Letter:
    """What a mail says; `lines` are numbered as the writer counts them (campaign.md, section 6).

    `sender` is empty when the mail names no writer or more than one. `text` is the whole body, quotations marked
    with `> `; `attached` are the texts attached to it, whose lines are counted on from the last line of the body.
    `troubles` name what could not be read. `tokens` are those found anywhere in subject and body, quotations
    included: claims, not proofs. `polite` are the greetings and sign-offs that are not among the lines.
    """

    sender: str
    name: str
    recipients: tuple[str, ...]
    subject: str
    message_id: str
    references: tuple[str, ...]
    date: datetime | None
    automatic: bool
    lines: tuple[tuple[int, str], ...]
    tokens: tuple[Token, ...] = ()
    text: str = ""
    attached: tuple[str, ...] = ()
    troubles: tuple[str, ...] = ()
    fields: headers.Fields = ()
    polite: tuple[tuple[int, str], ...] = ()

    def against(self, ours: Sequence[str], parted: Parted = unknown) -> Letter:
        """Return the letter with its lines read again, knowing what we had sent to its writer, and a game's words."""
        lines, polite = _lines(self.text, self.attached, ours, parted)
        return replace(self, lines=lines, polite=polite)


def read(raw: bytes) -> Letter:
    """Read a mail; whatever the bytes are, a letter comes of it."""
    data = _line_ends(raw[:LARGEST])
    parts = cut(data)
    fields = parts[0].fields
    name, sender = headers.sender(fields)
    subject = headers.text(fields, "Subject")
    reader = body.Reader(data, parts)
    text, files = _texts(reader, parts)
    lines, polite = _lines(text, files)
    return Letter(
        sender=sender,
        name=name,
        recipients=headers.recipients(fields),
        subject=subject,
        message_id=next(iter(headers.message_ids(fields, "Message-ID")), ""),
        references=headers.message_ids(fields, "References", "In-Reply-To"),
        date=headers.date(fields),
        automatic=is_automatic(fields),
        lines=lines,
        polite=polite,
        tokens=tokens("\n".join((subject, text, *files))),
        text=text,
        attached=files,
        troubles=tuple(dict.fromkeys(_troubles(reader, parts, (text, *files), len(raw) > LARGEST))),
        fields=fields,
    )


def _line_ends(raw: bytes) -> bytes:
    """Give every line one line end, and take off the line a mailbox file puts above a mail."""
    if b"\r" in raw:
        raw = raw.replace(b"\r\n", b"\n")
        raw = raw if b"\n" in raw[:10_000] else raw.replace(b"\r", b"\n")
    above = _FROM.match(raw)
    data = raw[above.end() :] if above and above.end() else raw
    return b"\n" + data if data.startswith(b"--") else data


def _texts(reader: body.Reader, parts: list[Part]) -> tuple[str, tuple[str, ...]]:
    found = body.versions(parts)
    reader.shortened |= len(found) > body.MOST
    written = "\n".join(_once(body.text(reader, version) for version in found[: body.MOST]))
    return written, attached.texts(reader, list(outermost(parts)))


def _once(texts: Iterable[str]) -> list[str]:
    """Leave out what some programs send twice, as text and as HTML that are no alternatives to each other."""
    found: dict[str, str] = {}
    for text in texts:
        found.setdefault(" ".join(text.split()), text)
    return list(found.values())


def _lines(
    text: str, files: tuple[str, ...], ours: Sequence[str] = (), parted: Parted = unknown
) -> tuple[Lines, Lines]:
    """Number the writer's own lines, and the courtesies beside them, through the body and the attached texts."""
    found: list[tuple[int, str]] = []
    polite: list[tuple[int, str]] = []
    before = 0
    for one in (text, *files):
        own, courtesies = own_and_polite(one, ours, parted)
        found += ((before + n, line) for n, line in own)
        polite += ((before + n, line) for n, line in courtesies)
        before += one.rstrip("\n").count("\n") + 1 if one.strip() else 0
    return tuple(found), tuple(polite)


def _is_cut(text: str) -> bool:
    """Tell whether a text has more lines, or a longer one, than is read."""
    lines = text.split("\n")
    return len(lines) > MOST_LINES or max(map(len, lines)) > LONGEST


def _troubles(reader: body.Reader, parts: list[Part], texts: tuple[str, ...], cut_off: bool) -> Iterator[str]:
    found = [one for one in map(attached.trouble, outermost(parts)) if one]
    written = any(text.strip() for text in texts)
    yield from (one for one in found if one != attached.WINMAIL or not written)
    if any(_ARMOUR.search(text) for text in texts):
        yield attached.ENCRYPTED
    if reader.binary:
        yield attached.BINARY
    if cut_off or reader.shortened or len(parts) >= MOST or any(map(_is_cut, texts)):
        yield attached.SHORTENED
    if not written:
        yield attached.NO_TEXT
