"""S-21: nothing a seat gets tells a true token from a false one."""

from __future__ import annotations

import pytest

from tests.rules.powers.hiding.bluff import LANDS, after, attacked, piles, received, spread


@pytest.mark.parametrize("swapped", ["DCBEFG", "GFEDCB"])
def test_what_red_gets_is_the_same_whichever_are_true(swapped: str) -> None:
    """Other tokens are true, and each goes where the other went: not a byte differs, though the lines do."""
    assert received(spread(LANDS, b"one")) == received(spread(swapped, b"one"))


def test_nor_does_it_differ_after_one_was_found_out() -> None:
    """P-48.1: dummies go by the same lot, whoever of the rest is true."""
    one, two = (attacked(spread(lands, b"two"), "B", b"two") for lands in ("BCDEFG", "BDCEFG"))
    assert {each.at for each in after(one).stacks if each.row == "atgt"} <= {"C"}
    gone_one, gone_two = (sorted(piles(each)) for each in (one, two))
    assert len(gone_one) == len(gone_two) == 3
