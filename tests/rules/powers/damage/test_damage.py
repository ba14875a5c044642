"""P-30 to P-32: who is held, who is finished off, halves; and the words about them in four languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.hold import mended, slots
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import DamageOrder, FinishOrder, HoldOrder, MergeOrder, SplitOrder, Units
from pbem.rulesets.powers.orders.damage import Quarry
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import Stack, Standing, State
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import BLUE, RED, game, map_text, options
from tests.rules.powers.kernel.test_interface import THREE
from tests.rules.powers.words import kit
from tests.rules.powers.words.kit import CATALOGUES, overview, read, said, seen, war, wrong

HOLD = ("land", "hold")
VIEW = seen(
    war("blue atg A1 3, blue hatg B1 2, red inf B2 3, red tnk C2", chapters=("land-war", "hold", "statkill", "half"))
)


@pytest.mark.parametrize(("seats", "most"), [(2, "3"), (3, "2"), (4, "3/2"), (5, "3/2")])
def test_slots_by_the_number_of_seats(seats: int, most: str) -> None:
    """P-30.1, example 34: 3 for two, 2 for three, 3/2 from four on."""
    text = map_text("A-B B-C C-D D-E", None, dict(zip("VWXYZ", "ABCDE", strict=True)))
    assert str(slots(game("", "", text, HOLD, seats=seats))) == most


def turned(state: State, order: HoldOrder) -> Turn:
    state = replace(state, standing={BLUE: Standing(hold=order), RED: Standing(hold=HoldOrder(best=False))})
    return Turn(state, every.book(state).points, {}, KeyedDice(b""))


HURT = (Stack(RED, "inf", "C", 2, damage=12), Stack(RED, "tnk", "C", damage=12), Stack(RED, "atg", "C", damage=30))


def held(order: HoldOrder, **more: str) -> str:
    """Say who keeps his damage of an infantry, a tank and a gun."""
    state = game("blue inf C", "", "", HOLD, **more)
    left = mended(turned(state, order), (*HURT, Stack(BLUE, "inf", "C")), ())
    return ", ".join(f"{each.count} {each.row}" for stacks in left for each in stacks if each.held)


def test_the_most_damaged_are_held_first_then_by_the_table() -> None:
    """P-30.3: the gun, then of equal damage and cost the infantry."""
    assert held(HoldOrder(), hold_count="1") == "1 atg"
    assert held(HoldOrder()) == "2 inf, 1 atg"


def test_named_units_come_first() -> None:
    """P-30.3: a tank that is named is held before a gun that is hurt more."""
    tank = Quarry(Units("tnk", 1), "C")
    assert held(HoldOrder((tank,)), hold_count="1") == "1 tnk"
    assert held(HoldOrder((tank,), best=False)) == "1 tnk"
    assert held(HoldOrder((Quarry(Units("inf", 1), "C"),), best=False)) == "1 inf"


@pytest.mark.parametrize("count", ["21", "-1", "many"])
def test_what_the_option_cannot_be(count: str) -> None:
    with pytest.raises(ValueError, match="hold_count"):
        game("", "", "", HOLD, hold_count=count)


def test_halves_are_in_the_table_with_their_whole() -> None:
    """P-32.1: without ships there are no half destroyers."""
    assert {key for key in every.book(options("", ("land", "half"))).points.rows if key.startswith("h")} == {"hatg"}


LINES: list[tuple[str, str, DamageOrder]] = [
    ("en", "hold best", HoldOrder()),
    ("cs", "drž nejlepší", HoldOrder()),
    ("sk", "drž nič", HoldOrder(best=False)),
    ("ru", "держать лучшее", HoldOrder()),
    ("en", "statkill none", FinishOrder(best=False)),
    ("cs", "doraz nejlepší", FinishOrder()),
    ("sk", "doraz nič", FinishOrder(best=False)),
    ("ru", "добить лучшее", FinishOrder()),
    ("en", "split 1 atgun in A1", SplitOrder(Units("atg", 1), "A1")),
    ("cs", "rozděl 1 ptdělo v A1", SplitOrder(Units("atg", 1), "A1")),
    ("sk", "spoj 2 polovičné ptdelá v B1", MergeOrder(Units("hatg", 2), "B1")),
    ("ru", "соединить 2 половинные пто в B1", MergeOrder(Units("hatg", 2), "B1")),
    ("en", "merge 2 1/2 atgun in B1", MergeOrder(Units("hatg", 2), "B1")),
]


@pytest.mark.parametrize(("language", "line", "order"), LINES)
def test_what_is_written_and_what_is_meant(language: str, line: str, order: DamageOrder) -> None:
    assert read(line, language, VIEW) == (order,)
    for other in LANGUAGES:
        assert read(said(order, other), other, VIEW) == (order,)


def test_what_is_refused() -> None:
    """P-30.1, P-30.3, P-32.2: every text has its words."""
    assert isinstance(read("hold threat", "en", VIEW)[0], Problem)
    assert wrong("hold 1 inf A1", VIEW) == "1 none-held?"
    assert wrong("hold 1 atgun A1", VIEW) == "1 own-held"
    assert wrong("hold best, with red", VIEW) == "1 no-pool"
    assert (
        wrong("split 1 tank A1; merge 3 half atguns B1; split 4 atgun A1", VIEW)
        == "1 no-halves, 2 no-pairs, 3 no-pairs"
    )
    assert wrong("split 1 atgun A1; move 2 half atguns A1 -> B1", VIEW) == ""


def test_what_is_foretold_and_in_force() -> None:
    assert kit.foretold("hold best; finish off best", VIEW) == [
        "You can hold 3 units. Now you hold none.",
        "Once a turn, after the movement: destroyed with a chance of damage/6, else repaired.",
    ]
    assert overview("hold 1 tank C2, best; finish off none", VIEW)[-1] == (
        "In force: Damage held: C2 (1 × tank), then of whoever is hurt most. and Finished off: nobody."
    )
    assert all(kit.foretold("hold best", VIEW, language)[0] for language in CATALOGUES)


def test_conformance() -> None:
    """Damage, holds and halves keep the promises of the interface, and tell no secrets."""
    chosen = Options(
        chapters=("land", "multi", "line2", "hold", "statkill", "half", "g-prio"), map_text=THREE, rounds=4
    )
    conformance(POWERS, Series(games=1, turns=4, options=[chosen], nonsense=AGAIN))
