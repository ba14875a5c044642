"""7.4: upkeep in the fog: a seat knows what it pays itself, and pays by what it knows."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice
from pbem.core.seats import REFEREE
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters import every, upkeep
from pbem.rulesets.powers.dues import Dues
from pbem.rulesets.powers.sight import remembered
from pbem.rulesets.powers.state import BV, Land, State
from tests.rules.powers.fog.test_fog import ROW, heard
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, play


def dark(stacks: str = "", lands: str = "") -> State:
    """Five lands in a row: blue A, red E, green C."""
    state = drawn(game("", lands, ROW, ("land", "multi", "upkeep"), visibility="full"), stacks)
    return replace(state, dues=Dues(since=1, worth={"blue": 5 * BV, "red": 10 * BV}, relief={"red": BV}))


def test_what_the_others_owe_is_their_own() -> None:
    assert vision.view(dark(), BLUE).dues == Dues(since=1, worth={"blue": 5 * BV})
    assert vision.view(dark(), REFEREE).dues.worth == dark().dues.worth


def test_it_may_be_that_red_owes_anything() -> None:
    """S-19."""
    dealt = [vision.reimagine(dark(), BLUE, KeyedDice(bytes([key]))).dues for key in range(5)]
    assert len({each.worth["red"] for each in dealt}) > 1
    assert {each.worth["blue"] for each in dealt} == {5 * BV}


def test_lands_pay_by_what_their_owner_knows_of_the_enemy() -> None:
    """P-35.4: a land nobody has told blue of is no enemy's; the one he remembers is."""
    state = dark("", "blue B")
    state = remembered(state, every.book(state).points.rows)
    away = replace(state, lands={**state.lands, "C": Land(BLUE), "D": Land(BLUE)})
    taken = replace(state, lands={**state.lands, "D": Land(RED), "E": Land(home=RED)})
    assert upkeep.distances(taken, BLUE) == upkeep.distances(state, BLUE)
    assert upkeep.distances(away, BLUE)["A"] > upkeep.distances(state, BLUE)["A"]
    assert upkeep.distances(vision.view(state, BLUE), BLUE) == upkeep.distances(state, BLUE)


def test_who_is_sent_home_is_seen_where_he_stood() -> None:
    """P-35.4: red cannot pay; green stands beside him, blue is far."""
    state = replace(dark("red inf E 9, green inf D", "green D"), dues=Dues(since=1, worth={"red": 90 * BV}))
    _, events = play(state)
    assert heard(events, "disbanded") == ["rg"]
    assert heard(events, "updated") == ["brg"]
    assert GREEN in state.circle
