"""S-21: nothing a seat gets tells which token or which row of a formation is true."""

from __future__ import annotations

import pytest

from tests.rules.powers.hiding.bluff import after
from tests.rules.powers.hiding.formation_bluff import attacked, beside, bluffed, received


@pytest.mark.parametrize(("lands", "true"), [("DCB", 1), ("CDB", 2), ("BDC", 3)])
def test_what_red_gets_is_the_same_whichever_is_true(lands: str, true: int) -> None:
    """Another token and another row are true, and not a byte differs: mail, picture, data, refusals, suggestions."""
    assert received(bluffed("BCD", 1, b"one")) == received(bluffed(lands, true, b"one"))


def test_nor_does_it_differ_when_a_false_token_was_found_out() -> None:
    one, two = (attacked(bluffed(lands, true, b"two"), "D", b"two") for lands, true in (("BCD", 1), ("CBD", 3)))
    assert "caef" not in {each.row for each in after(one).stacks if each.at == "D"}
    assert received(one) == received(two)


@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize(("lands", "true"), [("DCB", 1), ("CDB", 2), ("BDC", 3)])
def test_nor_while_a_land_beside_it_builds_for_every_row(lands: str, true: int, turns: int) -> None:
    """P-47.12: under construction, ready, joined."""
    assert received(beside("BCD", 1, b"one", turns)) == received(beside(lands, true, b"one", turns))
