"""P-26 to P-28: scored public tasks, America and the Soviets, Finland."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.chapters.goals.goal import Ground
from pbem.rulesets.powers.chapters.goals.register import check, read
from pbem.rulesets.powers.chapters.goals.score import weighted
from tests.rules.powers.goals.standing_kit import aims, case, judged, results, said, standing


def test_the_weights_of_the_example() -> None:
    """P-26.1, example 34: 3-2-1 with points 0, 2, 1: 3*0 + 2*1 + 1*2 = 4."""
    assert weighted((0, 2, 1), (3, 2, 1)) == 4
    assert weighted((2, 0), (4, 2)) == 4
    assert weighted((1, 2), (2, 1)) == 4


def scored(*tasks: dict[str, object], weights: list[int]) -> dict[str, object]:
    return {"kind": "g-score", "sides": {side: {"weights": weights, "tasks": list(tasks)} for side in "AB"}}


A_B: dict[str, object] = {"steps": [[{"test": "any", "lands": ["X"]}], [{"test": "any", "lands": ["Y"]}]]}


@pytest.mark.parametrize(
    ("lands", "each", "also"),
    [("X=A Y=A", 2, 2), ("X=A Y=B", 1, 1), ("X=B Y=A", 1, 0), ("X=B Y=B", 0, 0)],
)
def test_one_point_each_or_additionally(lands: str, each: int, also: int) -> None:
    """P-26.2: `0-2 for A/B` is a point for each; of `A / additionally B`, B alone gives nothing."""
    war = standing("A:blue B:red", lands, round=10, rounds=10)
    assert results(scored(A_B, weights=[1]), war)["A"] == each
    assert results(scored({**A_B, "additionally": True}, weights=[1]), war)["A"] == also


def test_a_step_may_have_several_conditions() -> None:
    """P-23.1: hold lands, and blue lives."""
    both: dict[str, object] = {"steps": [[{"test": "lands", "count": 2}, {"test": "alive", "of": ["B"]}]]}
    goal = scored(both, weights=[1])
    assert results(goal, standing("A:blue B:red", "A*2"))["A"] == 1
    assert results(goal, standing("A:blue B:red", "A*2", "B@2"))["A"] == 0


def test_own_score_or_relative() -> None:
    """P-26.4: by default everybody plays for his own score."""
    war = standing("A:blue B:red", "X=A Y=A", round=10, rounds=10)
    for relative in (False, True):
        verdict = judged({**scored(A_B, weights=[1]), "relative": relative}, war)
        assert verdict is not None
        assert verdict.compared is relative
    assert said(scored(A_B, weights=[1]), war) == "rounds: A / A B"


def test_as_many_weights_as_tasks() -> None:
    """P-26.1."""
    ground = Ground(("A", "B", "C"), frozenset("XY"))
    codes = [each.code for each in check(read(scored(A_B, weights=[3, 2])), ground, 3)]
    assert codes == ["powers-goal-no-tasks", "powers-goal-weights", "powers-goal-weights"]


@pytest.mark.parametrize(
    ("own", "other", "n", "score"),
    [(1, 1, 18, 1 * 1), (5, 5, 10, 5 * 5), (10, 0, 10, 10 * 5), (10, 10, 0, 10 * 10), (0, 10, 10, 0), (7, 3, 10, 35)],
)
def test_america_and_the_soviets(own: int, other: int, n: int, score: int) -> None:
    """P-27.1, P-27.2: of 20 lands: u = min(10, 20 * own / L), v = 10 - 10 * N / L, the score is u * v."""
    war = standing("A:blue S:red N:white", f"A*{own} S*{other} N*{n}", round=10, rounds=10)
    assert results({"kind": "g-amsov"}, war)["A"] == score


@pytest.mark.parametrize(("lands", "score"), [(0, 0), (6, 50), (7, 58), (12, 100), (20, 100)])
def test_the_score_of_n(lands: int, score: int) -> None:
    """P-27.2: min(100, 100 * own / (3 L / 5)), rounded down."""
    war = standing("A:blue S:red N:white", f"N*{lands} A*{20 - lands}")
    assert results({"kind": "g-amsov"}, war)["N"] == score


def test_a_scenario_may_have_formulas_of_its_own() -> None:
    """P-27.2."""
    own: dict[str, object] = {"N": {"tasks": [{"grade": {"top": 50, "full": "1/2"}}]}}
    war = standing("A:blue S:red N:white", "N*5 A*5")
    assert results({"kind": "g-amsov", "sides": own}, war) == {"A": 50, "S": 0, "N": 50}


FOUR = "A:blue S:red N:white F:green"
FINLAND: dict[str, object] = {"kind": "g-finland", "rounds": 10}


def points(side: str, lands: str, sides: str = FOUR, **goal: object) -> list[int]:
    """Give the points of each task of a side."""
    found, at = case({**FINLAND, **goal}, standing(sides, lands, round=10, rounds=10))
    said = found.aims(at, at.standing.sides[side])
    return [int(str(aim.facts["have"])) for aim in said if aim.sentence == "task"]


START = "a1=A s1=S n1=N n2=N n3=N n4=N n5=N n6=N f1=F f2=F f3=F x=-"


def now(**changes: str) -> str:
    """12 lands, of them three of Finland; `n1="A"`: it has come to A."""
    return " ".join(each + (f">{changes[each[:2]]}@5" if each[:2] in changes else "") for each in START.split())


@pytest.mark.parametrize(
    ("lost", "given"), [("", 0), ("n1 n2", 0), ("n1 n2 n3", 1), ("n1 n2 n3 n4", 1), ("n1 n2 n3 n4 n5", 2)]
)
def test_n_holds_few_lands(lost: str, given: int) -> None:
    """P-28.2 (i): 1 below 2/3 of its six start lands, 2 below 1/3."""
    lands = now(**dict.fromkeys(lost.split(), "-"))
    assert points("A", lands)[0] == points("S", lands)[0] == given


@pytest.mark.parametrize(("taken", "a", "s"), [("", 2, 0), ("f1", 1, 1), ("f1 f2", 1, 1), ("f1 f2 f3", 0, 2)])
def test_finland(taken: str, a: int, s: int) -> None:
    """P-28.2 (ii): A: S holds not all, rather none of Finland; S: at least one, all."""
    lands = now(**dict.fromkeys(taken.split(), "S"))
    assert (points("A", lands)[1], points("S", lands)[1]) == (a, s)


@pytest.mark.parametrize(("taken", "given"), [("n1", 0), ("n1 n2", 1), ("n1 n2 n3", 2)])
def test_own_lands(taken: str, given: int) -> None:
    """P-28.2 (iii): 1 from a quarter of the 12 lands on, 2 from a third."""
    assert points("A", now(**dict.fromkeys(taken.split(), "A")))[2] == given


@pytest.mark.parametrize(("a", "s", "given"), [(3, 3, (1, 1)), (5, 3, (1, 1)), (6, 3, (2, 0)), (0, 3, (0, 2))])
def test_the_direct_variant(a: int, s: int, given: tuple[int, int]) -> None:
    """P-28.3: a difference of 2 at most: a point each; else 2 for the larger."""
    lands = f"A*{a} S*{s} N*5 F*2"
    assert (points("A", lands, direct=True)[2], points("S", lands, direct=True)[2]) == given


@pytest.mark.parametrize(("lands", "score"), [(0, 0), (7, 6), (13, 11), (14, 12), (20, 12)])
def test_the_score_of_n_in_finland(lands: int, score: int) -> None:
    """P-28.4: floor(12 * lands / (0.7 * 20)), at most 12."""
    assert results(FINLAND, standing(FOUR, f"N*{lands} A*{20 - lands}"))["N"] == score


@pytest.mark.parametrize(
    ("taken", "given"),
    [("", [2, 2]), ("f1=S", [1, 2]), ("f1=S f2=S", [1, 2]), ("f1=S f2=A f3=N", [0, 2]), ("f1=S f2=S f3=S", [0, 1])],
)
def test_the_tasks_of_finland(taken: str, given: list[int]) -> None:
    """P-28.5: holds one / all of its start lands; lives / no great power holds Finland."""
    lands = now(**dict(each.split("=") for each in taken.split()))
    assert points("F", lands) == given
    assert results(FINLAND, standing(FOUR, lands))["F"] == 4 * min(given) + 2 * max(given)


def test_the_whole_score_of_a() -> None:
    """P-28.2: 3-2-1: points 1, 2, 2 give 3 + 4 + 2."""
    lands = now(n1="A", n2="A", n3="A")
    assert points("A", lands) == [1, 2, 2]
    assert results(FINLAND, standing(FOUR, lands))["A"] == 9


def test_japan() -> None:
    """P-28.6: like N; for S only N counts, for A the sum of N and J."""
    sides = f"{FOUR} J:black"
    lands = "n1=N>A@2 n2=N>A@2 n3=N j1=J j2=J j3=J f1=F s1=S x=-"
    assert (points("A", lands, sides)[0], points("S", lands, sides)[0]) == (0, 1)
    lands = "n1=N>A@2 n2=N>A@2 n3=N j1=J>A@2 j2=J j3=J f1=F s1=S x=-"
    assert points("A", lands, sides)[0] == 1
    found = results(FINLAND, standing(sides, lands))
    assert (found["N"], found["J"]) == (12 * 1 * 10 // (7 * 9), 12 * 2 * 10 // (7 * 9))


def test_finland_may_be_more_than_what_f_begins_with() -> None:
    """P-28.7: F begins with a small land; S holds the rest."""
    lands = "f1=F f2=S f3=S s1=S a1=A n1=N"
    assert points("S", lands, finland=["f1", "f2", "f3"])[1] == 1
    assert points("F", lands, finland=["f1", "f2", "f3"])[0] == 1
    assert points("S", lands)[1] == 0


def test_what_is_lacking_of_a_score() -> None:
    """P-26.3: every task with its conditions, then the score."""
    war = standing(FOUR, now(f1="S"))
    assert aims(FINLAND, war, "A") == [
        *("= task", "- few", "- few"),
        *("= task", "+ not-all", "- none"),
        *("= task", "- share", "- share"),
        "= score",
    ]
