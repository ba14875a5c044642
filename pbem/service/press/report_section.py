"""The letters of a turn in the reports on it (5.1, section 7): who wrote to whom, when, and how it begins.

One statement serves the reports of all seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem.core.blocks import Cell, Column, Section, Table
from pbem.core.seats import REFEREE
from pbem.core.texts import Fact, text
from pbem.reports import dates
from pbem.reports.briefing import Heading, Report
from pbem.reports.letters import MARK
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.store import tables
from pbem.store.repository import press

FIRST = 60
"""Letters and signs of its words that are shown of a letter: the letter itself has been mailed."""
MOST = 40
"""So many letters are listed, the latest; a report is no archive."""
_COLUMNS = tuple(Column(text(f"letters-{name}")) for name in ("when", "from", "to", "words"))


@dataclass(frozen=True)
class Letters:
    """The letters that were sent before a turn was played; `unsigned` are codes of letters nobody has signed."""

    house: House
    rows: Sequence[tables.Press]
    unsigned: frozenset[str] = frozenset()
    earlier: Callable[[int], Letters] | None = None

    def since(self, number: int) -> Letters:
        """Give the letters sent since that turn row was played, for a report about several."""
        return self.earlier(number) if self.earlier else self

    def told(self, report: Report) -> Report:
        """Add to a seat's report the letters it wrote or got, if there are any."""
        rows = tuple(self._rows(report.heading))
        if not rows:
            return report
        section = Section(text("report-letters"), (Table(_COLUMNS, rows),))
        return replace(report, brief=replace(report.brief, sections=(*report.brief.sections, section)))

    def _rows(self, head: Heading) -> Iterator[tuple[Cell, ...]]:
        mine = [row for row in self.rows if head.seat in (row.writer, *row.readers.split(","))]
        words = self.house.catalogue(head.language, head.ruleset)
        for row in mine[-MOST:]:
            when = dates.short(row.at, head.zone, words)
            yield Cell(when), Cell(_writer(row, head.seat)), Cell(self._reader(row, head.seat)), Cell(_begins(row.body))

    def _reader(self, row: tables.Press, seat: str) -> Fact:
        """Name who was written to, as the seat knows it: of others who read the same it hears nothing (C-7.4)."""
        if row.writer != seat:
            return text("letters-you")
        if row.readers == REFEREE:
            return text("letters-referee")
        if row.answers in self.unsigned:
            return text("letters-nobody")
        return text("letters-seat", who=tuple(row.readers.split(",")))


def of_turn(house: House, session: Session, game: Game) -> Letters:
    """Find the letters sent before the turn at the head was played."""
    found = _of_rows(house, session, game, game.row.head_turn)

    def earlier(number: int) -> Letters:
        return found if number >= game.row.head_turn else _of_rows(house, session, game, number)

    return replace(found, earlier=earlier)


def _of_rows(house: House, session: Session, game: Game, first: int) -> Letters:
    """Find the letters sent before the turn rows from that one to the head were played."""
    row = game.row
    numbers = range(first - 1, row.head_turn)
    rows = [one for number in numbers for one in press.of_turn(session, row.key, row.head_branch, number)]
    answered = {one.answers for one in rows if one.answers}
    return Letters(house, rows, press.unsigned(session, answered) if answered else frozenset())


def _writer(row: tables.Press, seat: str) -> Fact:
    """Name who wrote, as the seat knows it."""
    if row.writer == seat:
        return text("letters-you")
    if row.writer == REFEREE:
        return text("letters-referee")
    return text("letters-nobody") if row.anonymous else text("letters-seat", who=(row.writer,))


def _begins(body: str) -> str:
    words = " ".join(body.split())
    return MARK + (words if len(words) <= FIRST else words[: FIRST - 1].rstrip() + "…")
