"""The small words the sections of a report and the answers to orders share: squares, bonuses, numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from pbem.core.grid import Cell
from pbem.core.texts import Fact, Facts, Text, text
from pbem.rulesets.duncan.orders import BONUSES, Bonus


def filled(facts: Facts) -> dict[str, Fact]:
    """Write `none` for what is empty: the catalogues can choose a wording by a word, not by the lack of one."""
    return {name: "none" if fact == "" else fact for name, fact in facts.items()}


def change(by: int) -> str:
    """Write a change with its sign; none: nothing."""
    return f"+{by}" if by > 0 else f"\u2212{-by}" if by else ""


def steps(half: int) -> Text:
    """D-4.1: write half-steps as steps: 3 are 1.5."""
    return text("duncan-steps", whole=half // 2, half=half % 2)


def named(bonuses: Iterable[Bonus]) -> tuple[Text, ...]:
    """Name bonuses in the order of the table (t13.1), each kind once with its count."""
    held = Counter(bonuses)
    return tuple(text("duncan-bonus-held", bonus=kind, count=held[kind]) for kind in BONUSES if held[kind])


def ranges(cells: Iterable[Cell]) -> tuple[str, ...]:
    """Write squares row by row, those beside one another as one range: `C3-F3`."""
    found = []
    for _, run in groupby(enumerate(sorted(cells, key=lambda at: (at.row, at.column))), key=_slope):
        row = [at for _, at in run]
        found.append(row[0].name if len(row) == 1 else f"{row[0].name}\u2013{row[-1].name}")
    return tuple(found)


def _slope(placed: tuple[int, Cell]) -> tuple[int, int]:
    """Squares beside one another share their row and the distance of column and place."""
    place, at = placed
    return at.row, at.column - place
