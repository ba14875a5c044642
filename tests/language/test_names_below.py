"""Who writes stands below a letter; that his name is like a word of the game is no order („Mirek“, „smír“)."""

from __future__ import annotations

import pytest

from tests.language.kit import orders

ATTACK, KEEP = "útok Itálie -> Balkán, dvě figurky", "nechat si přednostně krále"


@pytest.mark.parametrize("name", ["Mirek", "Mirka", "Mirko"])
def test_a_name_at_the_end_is_no_order(name: str) -> None:
    assert len(orders("cs", ATTACK, KEEP, "", name, game="europe")) == 2


def test_a_slip_within_a_letter_is_one() -> None:
    """Written small, and where no name stands, it is a word of the game."""
    assert len(orders("cs", ATTACK, KEEP, "smírr", game="europe")) == 3
    assert len(orders("cs", "Smírr", game="europe")) == 1
