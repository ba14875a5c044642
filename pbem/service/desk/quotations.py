"""What we had sent that a letter answers: the texts its quotations were made of, and for which turn they were.

Our own mails are cut at marks we know: text and HTML come first, pictures and files are never decoded.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Row, bindparam, select
from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.mail.reading import headers
from pbem.mail.reading.letter import Letter
from pbem.mail.reading.markup import strip_html
from pbem.mail.seat_tags import tokens
from pbem.store import plain
from pbem.store.questions import Question
from pbem.store.tables import Outbox, Seat

MOST = 3
"""So many of the mails a letter refers to are looked up."""

LARGEST = 200_000
"""Bytes of a mail of ours that are looked at."""

BOUNDARY = b"\n--=_"
"""How the line between two parts of our mails begins; a text has lines that begin with two dashes too."""

_PART = re.compile(rb"^Content-Type: text/(plain|html)\b", re.I | re.M)
_HOW = re.compile(rb"^Content-Transfer-Encoding:\s*([\w-]+)", re.I | re.M)


@dataclass(frozen=True)
class Sent:
    """A mail of ours: the words of its text part, its page as it was sent, and whether the letter names it."""

    plain: str
    page: bytes
    named: bool
    seat: str

    @property
    def written(self) -> tuple[int, int]:
        """Give when it was written: the branch, and the turn orders were awaited for; 0 when it does not say."""
        own = ((token.branch, token.turn) for token in tokens(self.plain) if token.seat == self.seat)
        return max(own, default=(0, 0))


def sent(session: Session, seat: Seat, letter: Letter) -> tuple[Sent, ...]:
    """Find the mails to this seat which a letter refers to, and the seat's latest report."""
    named = _named(session, seat, letter.references)
    latest = None if any(kind == "report" for kind, _ in named) else _latest(session, seat)
    found = [_read(raw, seat, named=True) for _, raw in named]
    return tuple(found if latest is None else [*found, _read(latest, seat, named=False)])


def sent_to_referee(session: Session, campaign: str, letter: Letter) -> tuple[Sent, ...]:
    """Find the mails to the referee of a campaign which a letter refers to."""
    if not letter.references:
        return ()
    found = plain.ask(session, _TO_REFEREE, campaign=campaign, references=letter.references[-50:]).all()
    return tuple(_read(raw, Seat(campaign=campaign, key=REFEREE, language="", zone=""), named=True) for _, raw in found)


def texts(mails: Sequence[Sent], letter: Letter) -> tuple[str, ...]:
    """Give what the program of a letter's writer may have quoted: one that writes pages quotes pages too."""
    plain = tuple(mail.plain for mail in mails)
    kind = headers.raw(letter.fields, "Content-Type").strip().lower() or "text/plain"
    if kind.startswith("text/plain"):
        return plain
    return (*plain, *(strip_html(_decoded(mail.page)) for mail in mails))


def _named(session: Session, seat: Seat, references: Sequence[str]) -> Sequence[Row[str, bytes]]:
    """Find the last mails a letter refers to."""
    if not references:
        return ()
    return plain.ask(session, _NAMED, campaign=seat.campaign, seat=seat.key, references=references[-50:]).all()


def _latest(session: Session, seat: Seat) -> bytes | None:
    """Find the latest report that went out."""
    found = _LATEST.first(session, campaign=seat.campaign, seat=seat.key)
    return found[1] if found else None


def _read(raw: bytes, seat: Seat, named: bool) -> Sent:
    parts = dict(_parts(raw[:LARGEST].replace(b"\r\n", b"\n")))
    return Sent(_decoded(parts.get(b"plain", b"")), parts.get(b"html", b""), named, seat.key)


def _parts(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Walk over the parts of words, the last first, so that the first of a kind counts in a mapping."""
    for part in reversed(list(_PART.finditer(raw))):
        end = raw.find(BOUNDARY, part.end())
        yield part[1].lower(), raw[part.start() : end if end > 0 else len(raw)]


def _decoded(part: bytes) -> str:
    head, _, words = part.partition(b"\n\n")
    how = _HOW.search(head)
    decode = _CODES.get(how[1].lower() if how else b"", bytes)
    return decode(words).decode("utf-8", "replace")


_MAIL = plain.table(Outbox).c
_OF_SEAT = (
    select(_MAIL.kind, _MAIL.raw)
    .where(_MAIL.campaign == bindparam("campaign"), _MAIL.seat == bindparam("seat"), _MAIL.raw.is_not(None))
    .order_by(_MAIL.id.desc())
)
_NAMED = _OF_SEAT.where(_MAIL.message_id.in_(bindparam("references", expanding=True))).limit(MOST)
_LATEST = Question(_OF_SEAT.where(_MAIL.kind == "report", _MAIL.state == "sent").limit(1))
_TO_REFEREE = (
    select(_MAIL.kind, _MAIL.raw)
    .where(_MAIL.campaign == bindparam("campaign"), _MAIL.recipient == REFEREE, _MAIL.raw.is_not(None))
    .where(_MAIL.message_id.in_(bindparam("references", expanding=True)))
    .order_by(_MAIL.id.desc())
    .limit(MOST)
)
"""Made once; mails are written out when they are queued, and marked as sent by a statement."""

_CODES: dict[bytes, Callable[[bytes], bytes]] = {
    b"quoted-printable": binascii.a2b_qp,
    b"base64": binascii.a2b_base64,
}
