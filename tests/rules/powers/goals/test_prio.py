"""P-19, P-20: priorities and pairs."""

from __future__ import annotations

import pytest

from tests.rules.powers.goals.standing_kit import aims, facts, judged, said, standing

FIVE = "P1:blue P2:red P3:green P4:white P5:yellow"
PRIO: dict[str, object] = {"kind": "g-prio", "rounds": 10}
PAIR: dict[str, object] = {"kind": "g-pair"}
TIMED: dict[str, object] = {"kind": "g-pair", "timed": True, "rounds": 10}


@pytest.mark.parametrize(
    ("out", "ending"),
    [
        ("P2@3 P4@8", "P5 / P5 P3 P1 P4 P2"),
        ("P2@8 P4@3", "P5 / P5 P3 P1 P4 P2"),
        ("P2@10 P4@10", "P5 / P5 P3 P1 P4 P2"),
        ("", "P5 / P5 P4 P3 P2 P1"),
        ("P5@1 P4@2", "P3 / P3 P2 P1 P5 P4"),
    ],
)
def test_the_order_of_the_seed(out: str, ending: str) -> None:
    """P-19.2, P-19.3, example 34 [L621]: P2 and P4 out: P5 first, P3, P1, then P4, P2, whenever they fell."""
    assert said(PRIO, standing(FIVE, "X=P5", out, round=10, rounds=10)) == f"rounds: {ending}"


def test_numbered_the_other_way() -> None:
    """P-19.3: option `prio_order` reversed: number 1 is the highest."""
    war = standing(FIVE, "X=P5", "P2@3 P4@8", round=10, rounds=10)
    assert said({**PRIO, "reversed": True}, war) == "rounds: P1 / P1 P3 P5 P2 P4"


def test_an_order_of_its_own() -> None:
    """P-19.1: seats hold distinct priorities; the last named is the highest."""
    war = standing(FIVE, "X=P5", round=10, rounds=10)
    goal: dict[str, object] = {**PRIO, "order": ["P5", "P4", "P1", "P2", "P3"]}
    assert said(goal, war) == "rounds: P3 / P3 P2 P1 P4 P5"
    assert facts(goal, war, "P1") == {"priority": 3, "place": 3}
    assert facts({**goal, "reversed": True}, war, "P1") == {"priority": 3, "place": 3}
    assert facts({**goal, "reversed": True}, war, "P5") == {"priority": 1, "place": 1}


def test_it_goes_on_until_the_last_round() -> None:
    """P-19.2: after `rounds`; earlier only when one or none is left."""
    assert said(PRIO, standing(FIVE, "X=P5", "P5@9", round=9, rounds=10)) == "goes on"
    alone = standing(FIVE, "X=P2", "P1@1 P3@1 P4@2 P5@3", round=3, rounds=10)
    assert said(PRIO, alone) == "eliminated: P2 / P2 P5 P4 P3 P1"
    none = standing(FIVE, "X=-", "P1@1 P2@3 P3@1 P4@2 P5@3", round=3, rounds=10)
    assert said(PRIO, none) == "nobody: nobody / P5 P4 P3 P2 P1"


def test_what_is_lacking_for_a_priority() -> None:
    """P-19.1: survive, and all of higher priority are out, no matter by whom."""
    war = standing(FIVE, "X=P5", "P4@2", round=4, rounds=10)
    assert aims(PRIO, war, "P3") == ["+ survive", "- destroy", "+ destroy"]
    assert aims(PRIO, war, "P5") == ["+ survive"]
    assert facts(PRIO, war, "P3") == {"priority": 3, "place": 2}


FOUR = "A:blue B:red C:green D:white"


@pytest.mark.parametrize(
    ("out", "ending"),
    [
        ("A@3", "goes on"),
        ("A@3 C@7", "pair: B D / B=D C A"),
        ("A@7 C@7", "pair: B D / B=D A=C"),
        ("A@3 B@7 C@7", "pair: B C D / B=C=D A"),
        ("A@3 B@7 C@7 D@7", "pair: B C D / B=C=D A"),
    ],
)
def test_any_pair_wins(out: str, ending: str) -> None:
    """P-20.1: when only two survive both win; if a round leaves fewer, all who lived before it share."""
    assert said(PAIR, standing(FOUR, "X=A", out, round=7)) == ending


def test_a_pair_without_priorities_and_no_time_left() -> None:
    """P-20.1: nobody has won."""
    assert said({**PAIR, "rounds": 9}, standing(FOUR, "X=A", "A@3", round=9, rounds=9)) == "rounds: nobody / B=C=D A"


@pytest.mark.parametrize(
    ("out", "round", "ending"),
    [
        ("D@3", 9, "goes on"),
        ("D@3", 10, "rounds: C B / C B A D"),
        ("D@3 C@7", 7, "pair: B A / B A D C"),
        ("D@3 C@7 A@7", 7, "pair: B D / B D C A"),
    ],
)
def test_the_timed_variant(out: str, round: int, ending: str) -> None:
    """P-20.2: the first two of the order of P-19 win; the others lose by their place."""
    war = standing(FOUR, "X=A", out, round=round, rounds=10)
    assert said(TIMED, war) == ending


def test_the_measure_of_defeat() -> None:
    """P-20.2 [L635]: in proportion to the place."""
    war = standing(FOUR, "X=A", "D@3", round=10, rounds=10)
    verdict = judged(TIMED, war)
    assert verdict is not None
    assert {war.side(seat): place for seat, place in verdict.results.items()} == {"C": 1, "B": 2, "A": 3, "D": 4}
    assert aims(TIMED, war, "A") == ["+ survive", "- two-left", "- first-two"]
    assert aims(PAIR, war, "D") == ["- survive", "- two-left"]
