"""Signs as lines of the text part, at most 76 wide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.shapes import Chain, Line, Rows, Sign, Words
from pbem.reports.columns import Grid, table, width, wrap
from pbem.reports.texts import Catalogue

_ROOM = 74
"""A chain without the stroke at its end, in signs."""


def paint(signs: tuple[Sign, ...], catalogue: Catalogue) -> tuple[str, ...]:
    """Write signs."""
    return tuple(line for sign in signs for line in _sign(sign, catalogue))


def _sign(sign: Sign, catalogue: Catalogue) -> list[str]:
    match sign:
        case Rows(rows, numeric, headings):
            said = tuple(tuple(_say(cell, catalogue) for cell in row) for row in rows)
            heads = tuple(_say(cell, catalogue) for cell in headings) or ("",) * len(numeric)
            return table(Grid(heads, numeric, said))
        case Chain(cells):
            return list(_chained([_say(cell, catalogue) for cell in cells]))
        case Line(words, first, indent):
            return wrap(_say(words, catalogue), first, indent) if words else [""]
    assert_never(sign)


def _chained(cells: list[str]) -> Iterator[str]:
    line = ""
    for cell in cells:
        longer = f"{line} | {cell}" if line else f"  {cell}"
        if line and width(longer) > _ROOM:
            yield line + " |"
            longer = f"  {cell}"
        line = longer
    yield line


def _say(words: Words, catalogue: Catalogue) -> str:
    return "".join(map(catalogue.say, words))
