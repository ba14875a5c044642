"""P-6, P-8, P-12, P-34, P-51, S-7, S-8: the game against a second referee that counts unit by unit with fractions."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.powers.battle.kit import dice, fates, random_case, told

BLOCKS = 20
CASES = 100


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_say_the_same_of_thousands_of_battles(block: int) -> None:
    """Die by die, shot by shot, salvo by salvo; and who is left at the end, force by force."""
    for number in range(block * CASES, (block + 1) * CASES):
        case = random_case(Random(number))
        outcome = case.by_the_game(dice(number))
        referee, ending = case.by_the_book(dice(number))
        assert (number, outcome.ending) == (number, ending)
        assert (number, told(outcome)) == (number, referee.log)
        assert (number, fates(outcome)) == (number, referee.fates())
