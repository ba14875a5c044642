"""A hundred random legal sets of chapters: every other one begins, is played, kept, seen and dealt anew; some are held
against all promises of a game, all of them by `python -m benchmarks.powers_sets`."""

from __future__ import annotations

from random import Random

import pytest

from pbem import codec
from pbem.core.dice import KeyedDice
from pbem.rulesets.powers import turn, vision
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import begun
from tests.rules.powers.kernel.sets import legal_set
from tests.rules.powers.test_random_wars import written

SETS = 100


def test_they_are_many_and_every_chapter_is_in_one() -> None:
    """Only what stands apart is in none: other goals, and the start by invasion."""
    sets = {frozenset(legal_set(number).chapters) for number in range(SETS)}
    assert len(sets) == SETS
    assert max(map(len, sets)) > 20
    missing = every.EVERY.keys() - frozenset[str]().union(*sets)
    assert [key for key in missing if not key.startswith(("g-", "goal-")) and key not in ("blitz", "invasion")] == []


@pytest.mark.parametrize("number", range(0, SETS, 2))
def test_a_legal_set_is_played_and_tells_nothing(number: int) -> None:
    """S-19: two turns of people who write anything, and of house players."""
    options, chance = legal_set(number), Random(f"legal {number}")
    state = begun(options, bytes([number]))
    for _ in range(3):
        assert codec.loads(codec.dumps(state, State), State) == state
        for seat in state.circle:
            dealt = vision.reimagine(state, seat, KeyedDice(bytes([number])))
            assert vision.view(dealt, seat) == vision.view(state, seat)
        state = turn.resolve(state, written(state, chance), KeyedDice(bytes([number]))).state


@pytest.mark.parametrize("number", range(0, SETS, 25))
def test_conformance(number: int) -> None:
    conformance(POWERS, Series(games=1, turns=1, options=[legal_set(number)], nonsense=AGAIN))
