"""The little of Markdown a rule book is written in, as chapters of blocks.

Headings, paragraphs, lists, fenced lines and tables; in a line `**strong**` and words between backticks. A comment
`<!-- formerly: ... -->` tells what a heading was called before: one may still ask for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup, escape

from pbem.core.blocks import Block, Cell, Column, Listing, Prose, Table
from pbem.reports.texts import Catalogue

CITED = re.compile(r"\b[A-Z]-\d+(?:\.\d+)*")
"""The number of a rule: each has its place on the page of its book."""
_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*")
_FORMERLY = re.compile(r"<!-- formerly: (.*) -->")
_ITEM = re.compile(r"\s*(?:[-*+]|(\d+[.)]))\s+(.*)")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_STRONG = re.compile(r"\*\*(.+?)\*\*|__(.+?)__")
_LITERAL = re.compile(r"`([^`]+)`")
_RULE = re.compile(r"\s*\|?[\s:|-]+\|?\s*")


@dataclass(frozen=True)
class Chapter:
    """A heading, how deep it is (1: the title of the book), and what stands below it up to the next heading.

    `formerly` is what it was called before.
    """

    title: str
    level: int
    blocks: tuple[Block, ...]
    formerly: str = ""


def chapters(text: str) -> tuple[Chapter, ...]:
    """Cut a book into its chapters; what stands above the first heading has an empty title."""
    heads, bodies, fenced = [("", 1)], [list[str]()], False
    for line in text.splitlines():
        fenced ^= line.lstrip().startswith("```")
        heading = None if fenced else _HEADING.fullmatch(line)
        if heading:
            heads.append((_bare(heading[2]), len(heading[1])))
            bodies.append([])
        else:
            bodies[-1].append(line)
    found = zip(heads, bodies, strict=True)
    return tuple(_chapter(title, level, lines) for (title, level), lines in found if title or any(lines))


def _chapter(title: str, level: int, lines: list[str]) -> Chapter:
    former = _FORMERLY.fullmatch(lines[0]) if lines else None
    return Chapter(title, level, tuple(_blocks(lines[bool(former) :])), former[1] if former else "")


def plain(words: str, catalogue: Catalogue) -> str:
    """Write a line without marks; literal words stand between quotation marks."""
    return _LITERAL.sub(lambda found: catalogue.t("quoted", words=found[1]), _STRONG.sub(r"\1\2", words))


def rich(words: str) -> Markup:
    """Write a line as HTML."""
    marked = _STRONG.sub(r"<b>\1\2</b>", str(escape(words)))
    return Markup(_LITERAL.sub(r'<span class="code">\1</span>', marked))  # noqa: S704 - escaped above


def _bare(words: str) -> str:
    return _LITERAL.sub(r"\1", _STRONG.sub(r"\1\2", _LINK.sub(r"\1", words)))


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Sort lines into blocks: runs of fenced lines, of table rows, of list items, of paragraphs."""
    for kind, run in groupby(_pieces(lines), key=lambda piece: piece[0]):
        yield _MADE[kind](tuple(words for _, words in run))


def _pieces(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Name what each piece is; the lines of a paragraph or an item are one piece."""
    kind, words = "", ""
    for line in [*_named(lines), ("gap", "")]:
        if line[0] == "more" and kind in ("prose", "items"):
            words = f"{words} {line[1]}"
            continue
        if words:
            yield kind, words
        kind, words = ("prose", line[1]) if line[0] == "more" else line
        if kind in ("fenced", "table"):
            yield kind, words
            kind, words = "", ""


def _named(lines: list[str]) -> Iterator[tuple[str, str]]:
    fenced = False
    for line in lines:
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif fenced:
            yield "fenced", line
        elif not line.strip():
            yield "gap", ""
        elif line.lstrip().startswith("|"):
            yield "table", line
        elif item := _ITEM.fullmatch(line):
            yield "items", " ".join(part for part in (item[1], _LINK.sub(r"\1", item[2])) if part)
        else:
            yield "more", _LINK.sub(r"\1", line.strip().lstrip("> "))


def _table(rows: tuple[str, ...]) -> Table:
    cells = [[_bare(cell.strip()) for cell in row.strip().strip("|").split("|")] for row in rows if not _ruled(row)]
    width = len(cells[0]) if cells else 0
    head, *body = cells or [[]]
    filled = [(*row, *[""] * width)[:width] for row in body]
    return Table(tuple(Column(words) for words in head), tuple(tuple(Cell(cell) for cell in row) for row in filled))


def _ruled(row: str) -> bool:
    return bool(_RULE.fullmatch(row)) and "-" in row


_MADE: dict[str, Callable[[tuple[str, ...]], Block]] = {
    "fenced": Listing,
    "table": _table,
    "items": lambda words: Prose(words, bullet=True),
    "prose": Prose,
}
