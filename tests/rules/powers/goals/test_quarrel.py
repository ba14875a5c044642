"""P-22: quarrels of conquerors."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.chapters.goals.goal import Ground
from pbem.rulesets.powers.chapters.goals.quarrel import TABLES, illegal
from pbem.rulesets.powers.chapters.goals.register import check, read
from tests.rules.powers.goals.standing_kit import aims, facts, results, said, standing

SIDES = {"A": "A:blue", "B": "B:red", "S": "S:green", "N": "N:white", "I": "I:yellow", "J": "J:black"}


def goal(table: str, **more: object) -> dict[str, object]:
    return {"kind": "g-quarrel", "table": table, "target": "C1", "rounds": 10, **more}


def sides(letters: str) -> str:
    return " ".join(SIDES[letter] for letter in letters)


def test_the_example() -> None:
    """Example 34: `q3`, S holds the target: S 0 (best), A 2, N 2."""
    war = standing(sides("ANS"), "C1=N>S@10", round=10, rounds=10)
    assert results(goal("q3"), war) == {"A": 2, "N": 2, "S": 0}
    assert said(goal("q3"), war) == "rounds: S / S A=N"


@pytest.mark.parametrize(
    ("table", "row", "order"),
    [
        ("q3", "A", "A N S"),
        ("q3", "N", "N A S"),
        ("q3", "S", "S N A"),
        ("q3-honest", "A", "A S N"),
        ("q3-honest", "S", "S N A"),
        ("q4", "A", "A B N S"),
        ("q4", "B", "B A N S"),
        ("q4", "N", "N A B S"),
        ("q4", "S", "S N B A"),
        ("q4-ally", "A", "A N I S"),
        ("q4-ally", "I", "I N A S"),
        ("q4-ally", "N", "N I A S"),
        ("q4-ally", "S", "S I N A"),
        ("q5-ally", "A", "A B I N S"),
        ("q5-ally", "B", "B A N I S"),
        ("q5-ally", "I", "I N A S B"),
        ("q5-ally", "N", "N I A B S"),
        ("q5-ally", "S", "S I N B A"),
        ("q4-friend", "B", "B A S N"),
        ("q4-friend", "S", "S B N A"),
        ("q5-axis", "A", "A I N J S"),
        ("q5-axis", "I", "I N J A S"),
        ("q5-axis", "J", "J S I N A"),
        ("q5-axis", "N", "N I J A S"),
        ("q5-axis", "S", "S J I N A"),
    ],
)
def test_the_tables(table: str, row: str, order: str) -> None:
    """P-22.2: the row of a seat, its best holder first; judged by letting each hold the target."""
    letters = order.replace(" ", "")
    wars = [standing(sides(letters), f"C1={holder}", round=10, rounds=10) for holder in letters]
    assert [results(goal(table), war)[row] for war in wars] == list(range(len(letters)))


def test_both_are_honest() -> None:
    """P-22.2: option `both` of `q3-honest`: S: S A N [L681]."""
    war = standing(sides("ANS"), "C1=A", round=10, rounds=10)
    assert results(goal("q3-honest"), war)["S"] == 2
    assert results(goal("q3-honest", both=True), war)["S"] == 1


def test_tables_of_the_book_are_legal() -> None:
    """P-22.3: every row is a permutation of all sides and begins with its own."""
    assert [problem for table in TABLES.values() for problem in illegal(table)] == []


def test_the_misprint_of_the_seed_is_refused() -> None:
    """P-22.2, section 13, gap 13 [L721]: row B `A-B-N-I-S` does not begin with B."""
    printed = {**TABLES["q5-ally"], "B": ("A", "B", "N", "I", "S")}
    assert [(each.code, each.facts["side"]) for each in illegal(printed)] == [("powers-goal-row", "B")]


@pytest.mark.parametrize("row", [["A", "N"], ["A", "N", "N"], ["A", "N", "X"], ["N", "A", "S"]])
def test_a_table_of_ones_own_is_checked(row: list[str]) -> None:
    """P-22.3."""
    rows: dict[str, object] = {"A": row, "N": ["N", "A", "S"], "S": ["S", "N", "A"]}
    terms = read(goal("own", rows=rows))
    codes = [each.code for each in check(terms, Ground(("A", "N", "S"), frozenset({"C1"})), 3)]
    assert codes == ["powers-goal-row"]


def test_who_held_it_last() -> None:
    """P-22.1, P-22.7: fresh counts; if it belongs to nobody its last owner counts."""
    assert results(goal("q3"), standing(sides("ANS"), "C1=N>-@9", round=10, rounds=10))["N"] == 0
    assert said(goal("q3"), standing(sides("ANS"), "C1=-", round=10, rounds=10)) == "rounds: nobody / A=N=S"


def test_it_lasts_to_the_last_round() -> None:
    """P-22.1: unless nobody is left who could change it."""
    assert said(goal("q3"), standing(sides("ANS"), "C1=S", "A@3 N@3", round=9, rounds=10)) == "eliminated: S / S A=N"
    assert said(goal("q3"), standing(sides("ANS"), "C1=N>-@3", "A@3 N@3", round=9, rounds=10)) == "goes on"
    assert said(goal("q3"), standing(sides("ANS"), "C1=N>S@3", "N@3", round=9, rounds=10)) == "goes on"


def test_what_is_lacking_in_a_quarrel() -> None:
    war = standing(sides("ANS"), "C1=N", round=4, rounds=10)
    assert (aims(goal("q3"), war, "N"), aims(goal("q3"), war, "S")) == (["+ hold-target"], ["- hold-target"])
    assert facts(goal("q3"), war, "S") == {
        "land": "C1",
        "holder": "white",
        "result": 1,
        "row": ("green", "white", "blue"),
        "left": 6,
    }
