"""The letters of a seat, as its player may read them again: an anonymous writer stays unknown, other readers too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sqlmodel import Session, col, or_, select

from pbem.core.seats import REFEREE
from pbem.reports import dates
from pbem.reports.briefing import Heading
from pbem.reports.texts import Catalogue
from pbem.store.tables import Press


class Reader(Protocol):
    """Whose letters they are, and in which words they are headed."""

    @property
    def seat(self) -> str:
        """Give the seat."""

    @property
    def head(self) -> Heading:
        """Give the reader."""

    @property
    def words(self) -> Catalogue:
        """Give the reader's words."""


def of_seat(session: Session, campaign: str, seat: str) -> Sequence[Press]:
    """List the letters a seat wrote or got, the earliest first."""
    named = or_(col(Press.writer) == seat, col(Press.readers).contains(seat, autoescape=True))
    rows = session.exec(
        select(Press).where(Press.campaign == campaign, Press.state == "sent", named).order_by(col(Press.id))
    )
    return [row for row in rows if seat == row.writer or seat in row.readers.split(",")]


def written(reader: Reader, post: Sequence[Press]) -> str:
    """Write letters one below the other."""
    unsigned = frozenset(one.code for one in post if one.anonymous and one.writer != reader.seat)
    return "\n\n".join(_letter(reader, one, unsigned) for one in post) + "\n"


def _letter(reader: Reader, one: Press, unsigned: frozenset[str]) -> str:
    """Write one letter: when, from whom, to whom, and its words; `unsigned` are codes of letters nobody has signed."""
    words = reader.words
    when = dates.long(one.at, reader.head.zone, words)
    own = one.writer == reader.seat
    others = one.readers.split(",") if own else [reader.seat]
    hidden = own and one.answers in unsigned
    named = (words.t("archive-unknown"),) if hidden else tuple(_who(words, seat) for seat in others)
    sender = words.t("archive-unknown") if one.anonymous and not own else _who(words, one.writer)
    head = words.t("archive-letter", when=when, sender=sender, readers=named)
    return f"{head}\n{'-' * min(76, len(head))}\n{one.body}"


def _who(words: Catalogue, seat: str) -> str:
    return words.t("archive-referee") if seat == REFEREE else words.seat(seat)
