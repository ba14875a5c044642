"""P-7: blitz and elimination."""

from __future__ import annotations

import pytest

from tests.rules.powers.goals.standing_kit import aims, facts, said, standing

BLITZ: dict[str, object] = {"kind": "blitz", "rounds": 10, "attacker": "S", "target": ["D1", "D2"]}
ALL: dict[str, object] = {"kind": "blitz", "rounds": 10, "attacker": "S", "target": "all"}
SIDES = "N:blue S:red"


@pytest.mark.parametrize(
    ("lands", "round", "ending"),
    [
        ("A1=S D1=N>S@3 D2=N E1=N", 9, "goes on"),
        ("A1=S D1=N>S@3 D2=N>S@5 E1=N", 5, "target: S / S N"),
        ("A1=S D1=N>S@3 D2=N>S@10 E1=N", 10, "target: S / S N"),
        ("A1=S D1=N>S@3 D2=N E1=N", 10, "rounds: N / N S"),
    ],
)
def test_blitz(lands: str, round: int, ending: str) -> None:
    """P-7.1: the key lands by the end of the last round, fresh or not; earlier ends the game."""
    assert said(BLITZ, standing(SIDES, lands, round=round, rounds=10)) == ending


def test_all_lands() -> None:
    """P-7.1: all lands, neutral ones too; one that is nobody's is not the attacker's."""
    assert said(ALL, standing(SIDES, "A1=S B1=N>S@2", round=2, rounds=10)) == "target: S / S N"
    assert said(ALL, standing(SIDES, "A1=S B1=N>S@2 C1=-", round=2, rounds=10)) == "goes on"


def test_any_lands() -> None:
    """P-7.3: any k lands, if the scenario says so."""
    goal: dict[str, object] = {**ALL, "lands": 2}
    assert said(goal, standing(SIDES, "A1=S B1=N C1=N", round=2, rounds=10)) == "goes on"
    assert said(goal, standing(SIDES, "A1=S B1=N>S@2 C1=N", round=2, rounds=10)) == "target: S / S N"


def test_the_fall_of_either_ends_a_blitz() -> None:
    """P-1.7, P-7.1."""
    war = standing(SIDES, "A1=S>N@4 D1=N D2=N", out="S@4", round=4, rounds=10)
    assert said(BLITZ, war) == "eliminated: N / N S"
    war = standing(SIDES, "A1=S D1=N>-@4 D2=N>-@4", out="N@4", round=4, rounds=10)
    assert said(BLITZ, war) == "eliminated: S / S N"
    assert said(BLITZ, standing(SIDES, "D1=N>-@4 D2=-", out="N@4 S@4", round=4)) == "nobody: nobody / N=S"


def test_what_is_lacking_in_a_blitz() -> None:
    war = standing(SIDES, "A1=S D1=N>S@3 D2=N E1=N", round=4, rounds=10)
    assert (aims(BLITZ, war, "S"), aims(BLITZ, war, "N")) == (["- blitz-attack"], ["+ blitz-defend"])
    assert facts(BLITZ, war, "S") == {"have": 1, "need": 2, "left": 6, "missing": ("D2",)}


@pytest.mark.parametrize(
    ("out", "round", "ending"),
    [
        ("", 9, "goes on"),
        ("N@9", 9, "eliminated: S / S N"),
        ("N@9 S@9", 9, "nobody: nobody / N=S"),
        ("", 12, "rounds: nobody / N=S"),
    ],
)
def test_elimination(out: str, round: int, ending: str) -> None:
    """P-7.2: all others are out; both in the same round is a draw."""
    assert said({"kind": "elim", "rounds": 12}, standing(SIDES, "A1=S", out, round=round, rounds=12)) == ending


def test_the_loser_of_the_deadline() -> None:
    """P-7.2 [L59]: he loses if he has not won by round X."""
    goal: dict[str, object] = {"kind": "elim", "rounds": 12, "deadline_loser": "S"}
    war = standing(SIDES, "A1=S", round=12, rounds=12)
    assert said(goal, war) == "deadline: N / N S"
    assert said(goal, standing(SIDES, "A1=S", out="N@12", round=12, rounds=12)) == "eliminated: S / S N"
    assert aims(goal, war, "S") == ["- destroy", "= deadline"]
    assert said({"kind": "elim"}, standing(SIDES, "A1=S", round=190)) == "goes on"
