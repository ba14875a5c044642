"""The text part: fully playable alone, at most 76 columns wide."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from pbem.core.blocks import (
    Aside,
    Block,
    Cards,
    Cell,
    Contest,
    Lines,
    Listing,
    News,
    Picture,
    Prose,
    Section,
    Steps,
    Table,
    Totals,
)
from pbem.core.scene import Scene
from pbem.core.texts import Fact
from pbem.reports import columns, markdown, page, scenes
from pbem.reports.rendering import template
from pbem.reports.texts import Catalogue

_INDENT = "  "
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
"""The signs of the suits of playing cards."""
_UNQUOTED = re.compile(r"^[^“„«]+")


def capitals(heading: str) -> str:
    """Set a heading in capitals, but not what it quotes: somebody's words stay as they were written."""
    return _UNQUOTED.sub(lambda found: found[0].upper(), heading)


class Writer:
    """Writes blocks as lines of text in one language, with the table map where a picture would be."""

    def __init__(self, catalogue: Catalogue, chart: Iterable[str] = ()) -> None:
        self._catalogue = catalogue
        self._chart = chart
        self._say = catalogue.say

    def section(self, section: Section) -> list[str]:
        """Write a heading and its blocks."""
        heading = [capitals(self._say(section.heading))] if section.heading else []
        return [*heading, *(line for block in section.blocks for line in self.block(block))]

    def block(self, block: Block) -> Iterable[str]:
        """Write one block."""
        match block:
            case Totals():
                return self._totals(block)
            case News():
                return self._news(block)
            case Picture():
                return [*self._chart]
            case Aside():
                return self._aside(block)
            case Table():
                return self._table(block)
            case Contest():
                return self._contest(block)
            case Steps():
                return self._steps(block)
            case Lines():
                return self._lines(block)
            case Prose():
                return self._prose(block)
            case Cards():
                return self._cards(block)
            case Listing():
                return [part for line in block.lines for part in columns.wrap(line, _INDENT * 2, _INDENT * 4)]

    def _cards(self, block: Cards) -> list[str]:
        shown = (f"[{card.rank}{SUITS[card.suit]}]{self._note(card.note)}" for card in block.cards)
        return columns.wrap(" ".join(shown) or self._say(block.empty))

    def _note(self, note: Fact) -> str:
        return f" {said}" if (said := self._say(note)) else ""

    def _aside(self, block: Aside) -> list[str]:
        headline = columns.wrap(self._say(block.headline), _INDENT, _INDENT)
        return [*headline, *(line for part in block.blocks for line in self.block(part))]

    def _totals(self, block: Totals) -> list[str]:
        figures = (f"{figure} {self._say(label)}" for figure, label in block.figures)
        return columns.wrap(" · ".join(figures))

    def _news(self, block: News) -> list[str]:
        items = (f"{self._say(lead)} {self._say(rest)}" for _, lead, rest in block.items)
        return [line for item in items for line in columns.wrap(item, " * ", "   ")]

    def _table(self, block: Table) -> list[str]:
        if not block.rows:
            return columns.wrap(self._say(block.empty), _INDENT, _INDENT) if block.empty else []
        headings = tuple(self._say(column.heading) for column in block.columns)
        rows = tuple(tuple(self._cell(cell) for cell in row) for row in block.rows)
        return columns.table(columns.Grid(headings, tuple(column.numeric for column in block.columns), rows), _INDENT)

    def _cell(self, cell: Cell) -> str:
        return f"{self._say(cell.content)} {self._say(cell.small)}".strip()

    def _contest(self, block: Contest) -> list[str]:
        place = f"{block.place}. " if block.place else ""
        rows = tuple(
            (self._say(who), f"{sum_} + {page.die(name, self._catalogue)}[{value}] = {total}")
            for who, sum_, name, value, total in block.lines
        )
        throws = columns.table(columns.Grid(("", ""), (False, True), rows), _INDENT * 2) if rows else []
        title = columns.wrap(place + self._say(block.title), _INDENT, _INDENT)
        return [*title, *throws, *columns.wrap(self._say(block.result), _INDENT * 2, _INDENT * 2)]

    def _steps(self, block: Steps) -> list[str]:
        place = f"{block.place}. " if block.place else ""
        said = [tuple(self._say(part) for part in step) for step in block.steps]
        whens = ["", *(when for when, _, _ in said)]
        rows = tuple((when if when != old else "", *rest) for old, (when, *rest) in zip(whens, said, strict=False))
        told = columns.table(columns.Grid(("", "", ""), (False, False, True), rows), _INDENT * 2) if rows else []
        title = columns.wrap(place + self._say(block.title), _INDENT, _INDENT)
        result = self._say(block.result)
        return [*title, *told, *(columns.wrap(result, _INDENT * 2, _INDENT * 2) if result else [])]

    def _lines(self, block: Lines) -> list[str]:
        sign = "- " if block.bullet else ""
        return [
            line
            for text in block.lines
            for line in columns.wrap(self._say(text), _INDENT + sign, _INDENT + " " * len(sign))
        ]

    def _prose(self, block: Prose) -> list[str]:
        sign = "- " if block.bullet else ""
        written = (markdown.plain(words, self._catalogue) for words in block.paragraphs)
        return [line for words in written for line in columns.wrap(words, _INDENT + sign, _INDENT + " " * len(sign))]


def chart(drawing: Scene | None, catalogue: Catalogue) -> tuple[str, ...]:
    """Write the table map and its legend."""
    if drawing is None:
        return ()
    table, legend = scenes.signs(drawing, catalogue)
    return (*table, *(line for told in legend for line in columns.wrap(told, " ", " ")))


def render(name: str, catalogue: Catalogue, told: Mapping[str, object]) -> str:
    """Render a text template; every line is wrapped by the writer or by `wrap`. `told` may hold the `chart`."""
    lines = told.get("chart")
    writer = Writer(catalogue, lines if isinstance(lines, tuple) else ())
    functions: dict[str, Callable[..., object]] = {"t": catalogue.t, "say": catalogue.say}
    text = template(name).render(**told, **functions, section=writer.section)
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n") + "\n"
