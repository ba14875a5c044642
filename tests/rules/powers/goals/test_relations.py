"""P-25: random relations."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.core.dice import ScriptedDice
from pbem.rulesets.powers.chapters.goals.relations import corrected
from pbem.rulesets.powers.memory import Memory
from tests.rules.powers.goals.standing_kit import aims, case, judged, results, said, standing

WAR = standing("A:blue B:red C:green", "A*4 B*3 C*2 X=-", round=10, rounds=10)
REL: dict[str, object] = {"kind": "g-rel", "rounds": 10}
DICE = [
    ("relation blue-red", 1),
    ("relation blue-green", 6),
    ("relation red-blue", 4),
    ("relation red-green", 3),
    ("relation green-blue", 2),
    ("relation green-red", 5),
]


def dealt(goal: dict[str, object]) -> Memory:
    dice = ScriptedDice(DICE)
    found, at = case(goal, WAR)
    memory = found.deal(at, dice)
    dice.done()
    assert [roll.why for roll in memory.thrown] == [why for why, _ in DICE]
    return memory


def test_a_die_for_every_pair() -> None:
    """P-25.1: public; 1..6 is -3 -2 -1 +1 +2 +3, the own relation +3."""
    assert dealt(REL).relations == {
        "blue": {"blue": 3, "red": -3, "green": 3},
        "red": {"red": 3, "blue": 1, "green": -1},
        "green": {"green": 3, "blue": -2, "red": 2},
    }


def test_every_land_counts_by_its_owner() -> None:
    """P-25.2: A has 3*4 - 3*3 + 3*2; the neutral land gives nothing."""
    assert results(REL, WAR, dealt(REL)) == {"A": 9, "B": 11, "C": 4}
    assert said(REL, WAR, dealt(REL)) == "rounds: B / B A C"


def test_points_or_places() -> None:
    """P-25.2: option `rank`."""
    for rank in (False, True):
        verdict = judged({**REL, "rank": rank}, WAR, dealt(REL))
        assert verdict is not None
        assert verdict.compared is rank


def test_who_is_out_counts_on() -> None:
    """P-25.2: by the lands of the others."""
    war = standing("A:blue B:red C:green", "A*4 B*3", "C@3", round=10, rounds=10)
    assert results(REL, war, dealt(REL))["C"] == -2 * 4 + 2 * 3


@pytest.mark.parametrize(
    ("relations", "after"),
    [
        ((3, 2, -1), (2, 1, -3)),
        ((3, -1, 2), (2, -3, 1)),
        ((-3, -2, 1), (-2, -1, 3)),
        ((-3, 3, 3), (-3, 1, 2)),
        ((1, 1), (0, 0)),
        ((1, -1), (1, -1)),
        ((-3, -3, -3), (0, 0, 0)),
    ],
)
def test_the_correction(relations: tuple[int, ...], after: tuple[int, ...]) -> None:
    """P-25.4, example 33: +3 +2 -1: -1 to -2, +2 to +1, +3 to +2, then -2 to -3: +2 +1 -3."""
    assert corrected(relations) == after


@given(st.lists(st.sampled_from((-3, -2, -1, 1, 2, 3)), min_size=2, max_size=11))
def test_the_sum_is_nought_and_nobody_goes_off_the_scale(relations: list[int]) -> None:
    """P-25.4: relations stay between -3 and +3."""
    after = corrected(relations)
    assert sum(after) == 0
    assert all(-3 <= value <= 3 for value in after)


def test_the_own_relation_is_not_corrected() -> None:
    """P-25.4: own +3 is never touched."""
    relations = dealt({**REL, "balance": "zero"}).relations
    assert all(row[seat] == 3 and sum(row.values()) == 3 for seat, row in relations.items())


def test_what_each_relation_is_worth() -> None:
    assert aims(REL, WAR, "A", dealt(REL)) == ["= relation", "= relation", "= relation", "= points"]
