"""P-37.9, P-41.1: what the referee sets of airfields and positions of guns, in his words."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Refusal
from pbem.rulesets.powers.orders import AirfieldDecree, BatteryDecree, Order
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BLUE, RED, game
from tests.rules.powers.telling.kit import words
from tests.rules.powers.words.kit import read, said, seen, war

ALL = ("land", "hold", "arty", "air")


def laid(chapters: tuple[str, ...] = ALL, airfields: str = "built") -> State:
    return game("blue gun A 2, blue gun* A, blue inf A, red gun B", "blue A, red B", "", chapters, airfields=airfields)


def test_an_airfield_is_given_and_taken() -> None:
    """P-37.9: one of that size in the place of all."""
    done = decree(laid(), AirfieldDecree("A", 6))
    assert dict(done.state.airfields) == {"A": (6,)}
    assert dict(decree(done.state, AirfieldDecree("A", 0)).state.airfields) == {}


def test_guns_are_laid() -> None:
    """P-41.1: all ready ones of the type; no goal: they are in no position."""
    done = decree(laid(), BatteryDecree(BLUE, "gun", "A", "B")).state
    assert [(each.count, each.left, each.battery) for each in done.stacks if each.row == "gun"] == [
        *((2, 0, "B"), (1, 1, ""), (1, 0, "")),
    ]
    assert decree(done, BatteryDecree(BLUE, "gun", "A")).state.stacks == laid().stacks


@pytest.mark.parametrize(
    ("order", "state", "code"),
    [
        (AirfieldDecree("A", 4), laid(("land",), "infinite"), "powers-chapter-off"),
        (AirfieldDecree("A", 4), laid(airfields="infinite"), "powers-chapter-off"),
        (AirfieldDecree("Q", 4), laid(), "powers-no-land"),
        (BatteryDecree(BLUE, "gun", "A", "B"), laid(("land",), "infinite"), "powers-chapter-off"),
        (BatteryDecree(RED, "gun", "A", "B"), laid(), "powers-no-guns"),
        (BatteryDecree(BLUE, "inf", "A", "B"), laid(), "powers-no-guns"),
        (BatteryDecree(BLUE, "gun", "A", "C"), laid(), "powers-not-beside"),
    ],
)
def test_what_cannot_be_set(order: Order, state: State, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(state, order)
    assert refused.value.code == code
    assert all(words(language).t(f"refusal-{code}", **refused.value.facts) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "order", [AirfieldDecree("A1", 6), BatteryDecree(BLUE, "gun", "A1", "B1"), BatteryDecree(BLUE, "gun", "A1")]
)
def test_how_it_is_said(language: str, order: Order) -> None:
    view = seen(war("blue gun A1 2", "blue A1", chapters=ALL, airfields="built"))
    assert read(said(order, language), language, view) == (order,)
    done = decree(laid(), AirfieldDecree("A", 6)).events + decree(laid(), BatteryDecree(BLUE, "gun", "A", "B")).events
    assert all(words(language).t(f"powers-event-{one.kind}", **one.facts) for one in done)
