"""Specialised units (P-45): their strengths, their names, and what they need."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest

from pbem.rulesets.powers.board.units import Row, rows
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import BuildOrder
from pbem.rulesets.powers.words import checks
from tests.rules.powers.kernel.kit import game
from tests.rules.powers.words import kit

HALF, MORE = Fraction(1, 2), Fraction(3, 2)
BASES = {row.key: row for chapter in ("land", "fort", "arty", "air") for row in rows(chapter)}
FIXED = {("mec", "NE"), ("mec", "PA"), ("lgf", "NA"), ("lgn", "NA"), ("ifg", "NE"), ("ifg", "NA"), ("sbo", "LE")}
"""Exceptions of the table."""


@pytest.mark.parametrize("row", rows("special"), ids=lambda row: row.key)
def test_strengths_are_half_as_much_again_or_half(row: Row) -> None:
    """P-45.1: rounded toward the base to whole numbers; 1 stays 1."""
    base = BASES[row.base]
    for said in ("attack", "defence", "fire"):
        for kind, strength in getattr(base, said).items():
            if (row.key, kind) not in FIXED:
                assert getattr(row, said)[kind] in (ceil(strength * HALF), floor(strength * MORE), strength)


def test_each_is_in_play_with_its_base() -> None:
    for chapters, keys in (
        ((), "mec ltk htk"),
        (("hold", "arty", "fort"), "mec ltk htk pgn lgn lgf"),
        (("air",), "mec ltk htk tbo sbo ifg"),
    ):
        found = every.book(game("", "", "", ("land", "special", *chapters))).points.rows
        assert [key for key in found if found[key].base] == keys.split()


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "hold", "arty", "fort", "air", "special")))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize("row", [row.key for row in rows("special")])
def test_they_are_called_by_name(language: str, row: str) -> None:
    for count in (1, 2, 5):
        order = BuildOrder(row, "A1", count)
        assert kit.read(kit.said(order, language), language, WAR) == (order,)


def test_what_is_missing_is_named() -> None:
    """Section 9: the chapter of the unit they are made of, where their own is in play."""
    view = kit.seen(kit.war(chapters=("land-war", "multi", "special")))
    (problem,) = checks.check(view, kit.sheet("build 1 light gun at A1", view))
    assert problem.facts["chapter"] == "arty"
    (problem,) = checks.check(kit.VIEW, kit.sheet("build 1 light gun at A1"))
    assert problem.facts["chapter"] == "special"
