"""Armoured guns and trucks (P-59): their numbers, and their names."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pbem.rulesets.powers.board.units import rows
from pbem.rulesets.powers.orders import BuildOrder
from tests.rules.powers.words import kit

TABLE = {row.key: row for chapter in ("arty", "ltrans", "armgun") for row in rows(chapter)}
WAR = kit.seen(kit.war(chapters=("land-war", "multi", "hold", "arty", "ltrans", "armgun")))


@pytest.mark.parametrize(("plain", "armoured"), [("gun", "agn"), ("trk", "atr")])
def test_they_have_the_numbers_of_the_unarmoured(plain: str, armoured: str) -> None:
    """P-59.1: same numbers, type PA, a third dearer."""
    one, other = TABLE[plain], TABLE[armoured]
    assert (other.type, other.cost) == ("PA", one.cost * Fraction(4, 3))
    for name in ("attack", "defence", "fire", "speed", "vulnerable", "flags"):
        assert getattr(one, name) == getattr(other, name), name


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize("row", ["agn", "atr"])
def test_they_are_called_by_name(language: str, row: str) -> None:
    for count in (1, 2, 5):
        order = BuildOrder(row, "A1", count)
        assert kit.read(kit.said(order, language), language, WAR) == (order,)
