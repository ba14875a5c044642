"""P-21: what is held at the end."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.standing import Holding, Standing
from tests.rules.powers.goals.standing_kit import results, standing

RED = Seat("red")


def held(endhold: str, since: int, turn: int) -> bool:
    """Round 10 of two seats is played: player turns 19 and 20."""
    war = Standing({"X": Holding(RED, RED, since, turn)}, (RED,), round=10, rounds=10, turn=20, endhold=endhold)  # type: ignore[arg-type]
    return war.holder("X") == RED


@pytest.mark.parametrize(
    ("since", "turn", "round_", "turn_"),
    [(0, 0, True, True), (9, 18, True, True), (10, 19, False, True), (10, 20, False, False)],
)
def test_from_the_last_but_one_on(since: int, turn: int, round_: bool, turn_: bool) -> None:
    """P-21.1: `round`: through the whole last round; `turn` [L641]: through the last player turn."""
    assert (held("round", since, turn), held("turn", since, turn), held("", since, turn)) == (round_, turn_, True)


def test_goals_that_count_lands_count_what_is_held() -> None:
    """P-21.2: held at the end of the last round and not fresh then."""
    goal: dict[str, object] = {"kind": "g-amsov"}
    lands = "X=N>A@10 Y=N>A@9 N*8"
    assert results(goal, standing("A:blue S:red N:white", lands, round=10))["A"] == 4 * 2
    assert results(goal, standing("A:blue S:red N:white", lands, round=10, turn=10, endhold="round"))["A"] == 2 * 2
