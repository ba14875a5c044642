"""P-29.2: political points from lands."""

from __future__ import annotations

from pbem.rulesets.powers.memory import Memory
from tests.rules.powers.goals.standing_kit import aims, case, results, said, standing

GOAL: dict[str, object] = {"kind": "g-polland", "rounds": 10, "first_to": 8}
SIDES = "A:blue B:red"


def after(lands: str, memory: Memory) -> Memory:
    found, at = case(GOAL, standing(SIDES, lands, round=5, rounds=10), memory)
    return found.count(at)


def test_a_point_for_every_centre_a_round() -> None:
    """P-29.2: owned, not fresh, at each end of round; other lands and neutral centres give nothing."""
    memory = after("X*=A Y*=A>B@5 Z*=A>B@4 V*=- W=A", Memory())
    assert memory.points == {"blue": 1, "red": 1}
    memory = after("X*=A Y*=A>B@4 Z*=A>B@4 V*=- W=A", memory)
    assert memory.points == {"blue": 2, "red": 3}


def test_most_points_or_first_to() -> None:
    """P-29.1: most after `rounds`, or who first has X; of two at once the one with more."""
    memory = after("X*=A", Memory())
    war = standing(SIDES, "X*=A Y*=B", round=5, rounds=10)
    assert said(GOAL, war, memory) == "goes on"
    assert said(GOAL, standing(SIDES, "X*=A", round=10, rounds=10), memory) == "rounds: A / A B"
    eight = Memory(points=dict(zip(war.seats, (8, 9), strict=True)))
    assert said(GOAL, war, eight) == "points: B / B A"
    assert results(GOAL, war, eight) == {"A": 8, "B": 9}
    assert aims(GOAL, war, "A", memory) == ["= centres-held", "- points"]
    assert said({"kind": "g-polland"}, war, eight) == "goes on"
