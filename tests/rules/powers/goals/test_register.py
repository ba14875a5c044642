"""Section 8.1: the `[goal]` of a scenario is read and checked; P-17.6."""

from __future__ import annotations

from typing import cast

import pytest

from pbem import codec
from pbem.rulesets.powers.chapters.goals.goal import Ground
from pbem.rulesets.powers.chapters.goals.register import GOALS, Terms, check, read
from pbem.rulesets.powers.chapters.goals.two import Blitz

GROUND = Ground(("S", "N"), frozenset({"A1", "D1", "D2"}))


def codes(goal: dict[str, object], ground: Ground = GROUND, seats: int = 2) -> list[str]:
    return [each.code.removeprefix("powers-goal-") for each in check(read(goal), ground, seats)]


def test_the_goal_of_ten_lands() -> None:
    """Section 8.2."""
    goal: dict[str, object] = {"kind": "blitz", "rounds": 10, "attacker": "S", "target": ["D1", "D2"]}
    assert read(goal) == Blitz("S", ("D1", "D2"), rounds=10)
    assert codes(goal) == []
    assert read({"kind": "blitz", "target": "all"}) == Blitz()


@pytest.mark.parametrize(
    ("goal", "wrong"),
    [
        ({"kind": "blitz", "target": ["Q9"]}, ["land"]),
        ({"kind": "blitz", "attacker": "A"}, ["side"]),
        ({"kind": "blitz", "rounds": 5}, ["rounds"]),
        ({"kind": "blitz", "lands": 4}, ["lands"]),
        ({"kind": "elim", "deadline_loser": "X"}, ["side"]),
        ({"kind": "g-prio", "order": ["S", "S"]}, ["seats", "order"]),
        ({"kind": "g-pair", "timed": True}, ["seats", "rounds-missing"]),
        ({"kind": "g-quarrel", "target": "D1", "table": "q9"}, ["seats", "table"]),
        ({"kind": "g-quarrel", "target": "D1"}, ["seats", "side", "sides"]),
        ({"kind": "g-amsov"}, ["seats", "side"]),
        ({"kind": "g-finland", "finland": ["Q9"]}, ["seats", "side", "side", "land"]),
    ],
)
def test_terms_that_do_not_fit_are_refused(goal: dict[str, object], wrong: list[str]) -> None:
    """P-17.6: seats, rounds, sides, lands, tables."""
    assert sorted(codes(goal)) == sorted(wrong)


@pytest.mark.parametrize(
    "goal", [{"kind": "g-nothing"}, {"kind": "blitz", "speed": 3}, {"kind": "g-rel", "balance": "x"}]
)
def test_what_cannot_be_read(goal: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="goal"):
        read(goal)


def test_every_goal_is_kept_as_it_is() -> None:
    """Terms stand in a state: JSON and back."""
    for goal in GOALS.values():
        terms = read({"kind": goal.key, "target": "D1"} if goal.key == "g-quarrel" else _least(goal.key))
        assert codec.loads(codec.dumps(terms, Terms), cast("type[Terms]", Terms)) == terms


def _least(key: str) -> dict[str, object]:
    return {"kind": key, "sides": {}} if key == "g-score" else {"kind": key}
