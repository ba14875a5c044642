"""P-9.5, P-10.1, P-30: what the referee sets of canals, of what ships carry and of damage, in his words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import EVERYONE, Event
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem, Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers import setup
from pbem.rulesets.powers.orders import EndOrder, Order, Units
from pbem.rulesets.powers.orders.damage import DamageDecree
from pbem.rulesets.powers.orders.naval import CanalDecree, FreightDecree
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.state import Stack, State, gathered
from tests.rules.powers.kernel.kit import BLUE, RED, game, map_text, play
from tests.rules.powers.telling.kit import words
from tests.rules.powers.words.kit import read, said, seen, war

SEA = 'kind = "sea"'
COAST = map_text("A-B B-C A-S A-T S-T B-T", {"S": SEA, "T": SEA}, {"X": "A B", "Y": "C"})
ALL = ("land", "hold", "half", "naval", "air", "fort", "hide1")
NOBODY = Seat("")


def laid(chapters: tuple[str, ...] = ALL, **more: object) -> State:
    state = game(
        "blue tnk A 3, blue inf A 2, blue tnk* A, red inf C 2", "blue A, blue B, red C", COAST, chapters, **more
    )
    ships = (Stack(BLUE, "trs", "S"), Stack(BLUE, "trs", "S", load=("inf",)), Stack(BLUE, "cru", "S"))
    return replace(state, stacks=gathered((*state.stacks, *ships))) if "naval" in chapters else state


def done(order: Order, state: State | None = None) -> State:
    return decree(state or laid(), order).state


def of(state: State, row: str) -> list[tuple[int, int, str, tuple[str, ...]]]:
    return [
        (each.count, each.damage, each.held, each.load) for each in state.stacks if each.row == row and not each.left
    ]


def test_so_many_are_damaged_and_the_others_of_the_type_are_whole() -> None:
    """P-30: six sixths are one; those under construction are not meant."""
    hurt = done(DamageDecree(BLUE, Units("tnk", 2), "A", 18, RED))
    assert of(hurt, "tnk") == [(1, 0, "", ()), (2, 18, "red", ())]
    assert of(done(DamageDecree(BLUE, Units("tnk", 1), "A", 12, RED), hurt), "tnk") == [
        (2, 0, "", ()),
        (1, 12, "red", ()),
    ]
    assert done(DamageDecree(BLUE, Units("tnk", 1), "A", 0), hurt).stacks == laid().stacks


def test_damage_that_is_set_is_still_there_after_a_round() -> None:
    """P-30.2: its holder keeps it, as after a battle."""
    after, _ = play(done(DamageDecree(BLUE, Units("tnk", 1), "A", 18, RED)))
    assert [(each.damage, each.held) for each in after.stacks if each.damage] == [(18, "red")]


def test_where_all_damage_stays_nobody_holds_it() -> None:
    """P-30.1: with `hold_count` `all`."""
    assert of(done(DamageDecree(BLUE, Units("inf", 1), "A", 6), laid(hold_count="all")), "inf")[1] == (1, 6, "", ())


def test_the_emptiest_ship_is_loaded_and_the_fullest_is_emptied() -> None:
    """P-10.1: each of so many ships of the type gets it."""
    both = done(FreightDecree(BLUE, Units("trs", 1), "S", (Units("tnk", 1), Units("inf", 1))))
    assert sorted(each[3] for each in of(both, "trs")) == [("inf",), ("inf", "tnk")]
    assert sorted(each[3] for each in of(done(FreightDecree(BLUE, Units("trs", 1), "S"), both), "trs")) == [
        (),
        ("inf",),
    ]
    assert of(done(FreightDecree(BLUE, Units("trs", 2), "S"), both), "trs") == [(2, 0, "", ())]


def test_a_canal_is_dug_and_filled_up() -> None:
    """P-9.5."""
    dug = done(CanalDecree("A", 1))
    assert dug.canals == ("A",)
    assert done(CanalDecree("A", 0), dug).canals == ()


@pytest.mark.parametrize(
    ("order", "state", "code"),
    [
        (DamageDecree(BLUE, Units("tnk", 1), "A", 18, RED), laid(("land", "naval")), "powers-chapter-off"),
        (DamageDecree(BLUE, Units("tnk", 4), "A", 18, RED), laid(), "powers-not-so-many"),
        (DamageDecree(BLUE, Units("tnk", 0), "A", 18, RED), laid(), "powers-not-so-many"),
        (DamageDecree(BLUE, Units("tnk", 1), "A", 36, RED), laid(), "powers-no-damage"),
        (DamageDecree(BLUE, Units("tnk", 1), "A", 18), laid(), "powers-no-holder"),
        (DamageDecree(BLUE, Units("tnk", 1), "A", 18, BLUE), laid(), "powers-no-holder"),
        (DamageDecree(BLUE, Units("tnk", 2), "A", 18, RED), laid(hold_count="1"), "powers-slots-full"),
        (FreightDecree(BLUE, Units("trs", 1), "S"), laid(("land", "hold")), "powers-chapter-off"),
        (FreightDecree(BLUE, Units("cru", 1), "S"), laid(), "powers-no-carrier"),
        (FreightDecree(RED, Units("trs", 1), "S"), laid(), "powers-not-so-many"),
        (FreightDecree(BLUE, Units("trs", 1), "S", (Units("cru", 1),)), laid(), "powers-not-carried"),
        (FreightDecree(BLUE, Units("trs", 1), "S", (Units("fig", 1),)), laid(), "powers-not-carried"),
        (FreightDecree(BLUE, Units("trs", 1), "S", (Units("bun", 1),)), laid(), "powers-not-carried"),
        (FreightDecree(BLUE, Units("trs", 1), "S", (Units("inf", 99),)), laid(), "powers-too-much-aboard"),
        (CanalDecree("A", 1), laid(("land", "hold")), "powers-chapter-off"),
        (CanalDecree("A", 2), laid(), "powers-no-number"),
        (CanalDecree("B", 1), laid(), "powers-no-canal-there"),
        (CanalDecree("Q", 1), laid(), "powers-no-land"),
    ],
)
def test_what_cannot_be_set(order: Order, state: State, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(state, order)
    assert refused.value.code == code
    assert all(words(language).t(f"refusal-{code}", **refused.value.facts) for language in LANGUAGES)


SAID: tuple[Order, ...] = (
    DamageDecree(BLUE, Units("tnk", 2), "A", 18, RED),
    DamageDecree(BLUE, Units("tnk", 2), "A", 20, RED),
    DamageDecree(BLUE, Units("tnk", 1), "A", 0),
    FreightDecree(BLUE, Units("trs", 1), "S", (Units("inf", 1), Units("tnk", 1))),
    FreightDecree(BLUE, Units("trs", 2), "S"),
    CanalDecree("A", 1),
    CanalDecree("A", 0),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", SAID)
def test_how_it_is_said_and_told(language: str, order: Order) -> None:
    view = seen(war("blue tnk A 3", "blue A", chapters=ALL, map_text=COAST))
    assert read(said(order, language), language, view) == (order,)
    told: tuple[Event, ...] = decree(laid(), order).events
    assert [one.seen_by for one in told] == [EVERYONE]
    assert all(words(language).t(f"powers-event-{one.kind}", **one.facts) for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sevenths_are_no_damage(language: str) -> None:
    """A unit has six sixths six times over: nothing else can be said of it."""
    view = seen(war("blue tnk A 3", "blue A", chapters=ALL, map_text=COAST))
    line = said(DamageDecree(BLUE, Units("tnk", 2), "A", 20, RED), language).replace("1/3", "1/7")
    (problem,) = read(line, language, view)
    assert isinstance(problem, Problem)
    assert problem.code == "powers-no-damage"


def test_a_position_keeps_what_was_set() -> None:
    state = done(CanalDecree("A", 1), done(SAID[3], done(SAID[0])))
    options = state.options
    assert position.read(options, setup.seats(options), position.write(state)).stacks == state.stacks


def test_players_decree_nothing() -> None:
    """What a referee sets is no order of a power."""
    before = laid()
    assert play(before, blue=[*SAID, EndOrder()])[0].stacks == play(before, blue=[EndOrder()])[0].stacks
