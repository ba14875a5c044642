"""P-23, P-24: secret and public tasks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem import codec
from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.powers.chapters.goals import deck, tasks
from pbem.rulesets.powers.chapters.goals.goal import Case, Ground, seen_by
from pbem.rulesets.powers.chapters.goals.register import check, read
from pbem.rulesets.powers.chapters.goals.secret import PUBLIC, SECRET, Secret
from pbem.rulesets.powers.chapters.goals.standing import Standing
from pbem.rulesets.powers.memory import Condition, Memory, Task
from tests.rules.powers.goals.standing_kit import aims, results, said, standing

SAMPLE = Task(
    "sample",
    ((Condition("lands", count=10), Condition("alive", ("blue",))), (Condition("destroyed", ("green",)),)),
    additionally=True,
)
GOAL: dict[str, object] = {"kind": "g-secret", "rounds": 10}
SIDES = "A:red B:blue C:green D:white"
BLUE, RED, GREEN, WHITE = map(Seat, ("blue", "red", "green", "white"))


@pytest.mark.parametrize(
    ("lands", "out", "result"),
    [(9, "", 0), (10, "", 1), (10, "C@3", 2), (9, "C@3", 0), (10, "B@3", 0), (10, "B@3 C@3", 0), (10, "A@9", 0)],
)
def test_the_sample_of_the_seed(lands: int, out: str, result: int) -> None:
    """P-23.1, P-23.2: small: 10 lands and blue not destroyed; large: additionally green is, by whomever."""
    war = standing(SIDES, f"A*{lands} D*10", out, round=10, rounds=10)
    assert results(GOAL, war, Memory({RED: SAMPLE})) == {"A": result}


def test_several_may_win() -> None:
    """P-23.2: everybody for himself, small or large."""
    hold = Task(steps=((Condition("lands", count=5),), (Condition("lands", count=9),)), additionally=True)
    war = standing(SIDES, "A*10 B*6 C*2 D*1", round=10, rounds=10)
    memory = Memory(dict.fromkeys(war.seats, hold))
    assert said(GOAL, war, memory) == "rounds: A B / A B C=D"
    assert aims(GOAL, war, "B", memory) == ["+ lands", "- lands"]


def table(seats: int, lands: int, centres: int, *partners: str) -> deck.Table:
    who = COLOURS[:seats]
    keys = [f"L{n}{'*' if n < centres else ''}={'N' if n % 3 else 'S'}" for n in range(lands)]
    war = standing(" ".join(f"{side}:{seat}" for side, seat in zip("NSABC", who, strict=False)), " ".join(keys))
    return deck.Table(war, tuple(frozenset(map(Seat, pair.split())) for pair in partners))


def test_a_task_made_up() -> None:
    """P-23.3: small and large by dice; X is 1.3 of a share of 20 lands for 4, rounded; additionally 1.6 of it."""
    dice = ScriptedDice([*[1, 1, 4], *[1, 2, 1], *[2, 3, 2], *[1, 4, 2, 3]])
    found = deck.made(table(4, 20, 3), {}, dice)
    dice.done()
    assert {seat: [step[0] for step in task.steps] for seat, task in found.items()} == {
        "blue": [Condition("lands", count=7), Condition("lands", count=8)],
        "red": [Condition("centres", count=1), Condition("destroyed", ("green",))],
        "green": [Condition("alive", ("white",)), Condition("centres", count=1)],
        "white": [Condition("all", lands=("L1",)), Condition("more", ("green",))],
    }


@given(
    st.integers(4, 5),
    st.integers(6, 30),
    st.integers(0, 6),
    st.sampled_from([(), ("blue red",), ("blue red", "green white")]),
    st.binary(min_size=1, max_size=6),
)
def test_the_rules_of_the_deck(seats: int, lands: int, centres: int, partners: tuple[str, ...], key: bytes) -> None:
    """P-23.3: lands exist, no partner is a victim, X is at most 3/5, halves agree, nobody is hunted by more than 2."""
    made = table(seats, lands, centres, *partners)
    found = deck.made(made, {}, KeyedDice(key))
    hunted = Counter(name for task in found.values() for name in deck.destroys(task))
    assert max(hunted.values(), default=0) <= 2
    for seat, task in found.items():
        (small,), (large,) = task.steps
        assert set(small.lands) <= made.standing.lands.keys()
        assert seat not in deck.named(task)
        assert all(made.may_destroy(seat, Seat(victim)) for victim in deck.destroys(task))
        assert not set(small.of) & deck.destroys(task)
        for one in (small, large):
            there = centres if one.test == "centres" else 3 * lands // 5
            assert one.test not in ("centres", "lands") or 0 < one.count <= there


def _case(key: bytes, *cards: Task) -> Case[Any]:
    bare: Case[Any] = Case(Secret(deck=cards), table(5, 20, 4).standing)
    memory = SECRET.deal(bare, KeyedDice(key))
    assert memory.thrown == ()
    return replace(bare, memory=memory)


@given(st.binary(min_size=1, max_size=4), st.binary(min_size=1, max_size=4), st.sampled_from(COLOURS[:5]))
def test_tasks_dealt_anew_leave_the_own_one(key: bytes, other: bytes, seat: Seat) -> None:
    """P-23.4: what the seat may know is the same, and so is all that is said to it of its goal."""
    case = _case(key)
    anew = replace(case, memory=SECRET.redeal(case, seat, KeyedDice(other)))
    assert seen_by(SECRET, anew.memory, seat) == seen_by(SECRET, case.memory, seat)
    assert SECRET.aims(anew, seat) == SECRET.aims(case, seat)
    hunted = Counter(name for task in anew.memory.tasks.values() for name in deck.destroys(task))
    assert max(hunted.values(), default=0) <= 2


def test_dealt_anew_the_others_have_other_tasks() -> None:
    case = _case(b"one")
    anew = {SECRET.redeal(case, BLUE, KeyedDice(bytes([n]))).tasks[RED] for n in range(9)}
    assert len(anew) > 3


def test_a_seat_knows_its_own_task_only() -> None:
    """P-23.1; P-24.1: public tasks are known to all."""
    memory = _case(b"one").memory
    assert seen_by(SECRET, memory, RED).tasks == {RED: memory.tasks[RED]}
    assert seen_by(SECRET, memory, None).tasks == {}
    assert seen_by(PUBLIC, memory, None) == memory


def test_of_others_nothing_is_said() -> None:
    """P-23.1: neither what they lack nor how far they are."""
    war, task = standing(SIDES, "A*5"), Task(steps=((Condition("lands", count=5),),))
    own = seen_by(SECRET, Memory({RED: task, BLUE: SAMPLE}), RED)
    assert aims(GOAL, war, "B", own) == []
    assert results(GOAL, war, own) == {"A": 1}


def hunt(victim: str) -> Task:
    return Task(steps=((Condition("destroyed", (victim,)),),))


def test_a_deck_of_the_scenario() -> None:
    """P-23.1: everybody draws one; P-23.3: nobody himself or a partner."""
    cards = (hunt("blue"), hunt("red"), hunt("green"), hunt("white"))
    found = deck.drawn(cards, table(4, 20, 3, "blue red"), {}, ScriptedDice())
    assert {seat: next(iter(deck.destroys(task))) for seat, task in found.items()} == {
        "blue": "green",
        "red": "white",
        "green": "blue",
        "white": "red",
    }


def test_a_deck_dealt_anew() -> None:
    cards = tuple(hunt(colour) for colour in (*COLOURS[:5], *COLOURS[:5]))
    case = _case(b"deck", *cards)
    anew = SECRET.redeal(case, RED, KeyedDice(b"other"))
    assert anew.tasks[RED] == case.memory.tasks[RED]
    assert Counter(anew.tasks.values()) <= Counter(cards)


def test_a_deck_is_checked() -> None:
    """P-23.0, P-23.3: a card for everybody; its lands and sides exist; 4 or 5 seats."""
    ground = Ground(("A", "B", "C", "D"), frozenset({"X"}))
    card: dict[str, object] = {"steps": [[{"test": "all", "lands": ["Y"]}, {"test": "alive", "of": ["Q"]}]]}
    terms = read({**GOAL, "deck": [card]})
    assert [each.code for each in check(terms, ground, 3)] == [
        "powers-goal-seats",
        "powers-goal-deck",
        "powers-goal-land",
        "powers-goal-side",
    ]


def test_every_test_is_there() -> None:
    assert set(tasks.TESTS) == set(tasks.Test.__args__)  # type: ignore[attr-defined]


def test_what_a_goal_keeps_outlives_the_round() -> None:
    memory = _case(b"one").memory
    assert codec.loads(codec.dumps(memory, Memory), Memory) == memory
    assert isinstance(_case(b"one").standing, Standing)
