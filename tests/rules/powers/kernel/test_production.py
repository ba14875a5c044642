"""P-4, P-14, P-15: what lands yield, what it buys, when it is ready."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.book.points import purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.freq import producing, starts
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.orders import BuildOrder, DemolishOrder, EndOrder, FactoryOrder, StandingBuildOrder
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BLUE, drawn, game, map_text, move, owners, play, shown, told

WORKS = ("land", "factory", "terrain")
TEXT = map_text("A-B B-C C-D", {"B": 'prod = "2"'}, {"X": "A B", "Y": "D"})


def left(state: State, seat: str = "blue") -> dict[str, int]:
    return dict(purse(every.book(state).points, state, Seat(seat)).lands)


def test_every_land_yields_one_bv_and_it_is_never_saved() -> None:
    """P-4.4."""
    state, events = play(game(lands="blue B"), blue=[BuildOrder("inf", "A"), BuildOrder("tnk", "A")])
    assert shown(state) == "A blue inf*"
    assert told(events, "failed", "line", "why") == [(2, "short")]
    assert told(events, "unspent", "seat", "lands") == [("blue", ("B",)), ("red", ("E",))]


def test_a_unit_is_ready_after_the_movement_of_the_next_round() -> None:
    """P-4.3: ordered in round t it is completed in t+1, and moves first in t+2."""
    first, _ = play(game(lands="blue B"), blue=BuildOrder("inf", "A"))
    second, events = play(first, blue=move("inf", "A B"))
    assert shown(second) == "A blue inf"
    assert told(events, "completed", "at", "rows") == [("A", ("inf",))]
    assert shown(play(second, blue=move("inf", "A B"))[0]) == "B blue inf"


def test_fresh_land_yields_nothing() -> None:
    """P-4.5; by option it may."""
    orders = [move("inf", "A B"), BuildOrder("inf", "B")]
    assert told(play(game("blue inf A"), blue=orders)[1], "failed", "why") == [("fresh",)]
    assert shown(play(game("blue inf A", fresh_production=True), blue=orders)[0]) == "B blue inf, B blue inf*"


def test_productivity_multiplies() -> None:
    """P-8.4, P-14.1: without chapter terrain the map's bonus does not count."""
    assert left(game(text=TEXT, chapters=("land", "terrain"))) == {"A": 60, "B": 120}
    assert left(game(text=TEXT)) == {"A": 60, "B": 60}


def test_a_land_yields_as_many_bv_as_it_has_factories() -> None:
    """P-14.1: times its productivity; without any, nothing."""
    state = replace(game(text=TEXT, chapters=WORKS), works={"A": 0, "B": 2})
    assert left(state) == {"B": 240}


def test_the_nth_factory_costs_2n() -> None:
    """P-14.2, P-14.3: C2 has one, so the next costs 4, of which a neighbour pays as the line says."""
    state = replace(game(text=TEXT, chapters=WORKS), works={"A": 2, "B": 1, "D": 1})
    built, events = play(state, blue=[FactoryOrder("B", {"A": 120}), FactoryOrder("B")])
    assert built.works["B"] == 2
    assert told(events, "produced", "what", "cost", "count") == [("factory", 240, 2)]
    assert told(events, "failed", "line", "why") == [(2, "short")]


def test_only_own_neighbours_pay() -> None:
    """P-14.3."""
    state = game(text=TEXT, chapters=WORKS, lands="blue D")
    events = play(state, blue=[FactoryOrder("A", {"D": 60}), FactoryOrder("C")])[1]
    assert told(events, "failed", "line", "why") == [(1, "not_next"), (2, "not_own")]


@pytest.mark.parametrize(("option", "count"), [("keep", 2), ("lose1", 1), ("destroy", 0)])
def test_factories_of_a_conquered_land(option: str, count: int) -> None:
    """P-14.6; they yield nothing while it is fresh."""
    state = game("blue inf B", text=TEXT, chapters=WORKS, factory_conquest=option)
    state = replace(state, works={**state.works, "C": 2})
    done, _ = play(state, blue=move("inf", "B C"))
    assert done.works["C"] == count
    assert "C" not in left(done)


def test_scorched_earth_in_the_own_production_phase() -> None:
    """P-14.7."""
    state = game(text=TEXT, chapters=WORKS)
    done, events = play(state, blue=DemolishOrder("A"))
    assert done.works["A"] == 0
    forbidden = game(text=TEXT, chapters=WORKS, scorched=False)
    assert told(play(forbidden, blue=DemolishOrder("A"))[1], "failed", "why") == [("no_scorching",)]


def test_a_standing_build_spends_what_is_left() -> None:
    """S-1: also in rounds without a mail."""
    state, _ = play(game(text=TEXT, chapters=WORKS), blue=StandingBuildOrder("B", "inf"))
    assert shown(state) == "B blue inf* 2"
    assert shown(play(state)[0]) == "B blue inf 2, B blue inf* 2"
    assert shown(play(state, blue=StandingBuildOrder("B"))[0]) == "B blue inf 2"


def test_every_kth_round_produces_k_times_as_much() -> None:
    """P-15.2, P-15.6: rounds 1, 1 + k ...; completion in the same rounds (P-15.1)."""
    state = game(chapters=("land", "freq"), freq=2)
    first, _ = play(state, blue=BuildOrder("inf", "A", 3))
    assert shown(first) == "A blue inf* 2"
    second, _ = play(first, blue=BuildOrder("inf", "A"))
    assert shown(second) == "A blue inf* 2"
    assert shown(play(second)[0]) == "A blue inf 2"


def test_the_pattern_for_five() -> None:
    """P-15.4, example 31: blocks start at turns 0, 11, 27, 43, then 59, 70, 81."""
    assert starts(5, 18)[:7] == (0, 11, 27, 43, 59, 70, 81)
    assert {0, 1, 2, 3, 4, 11, 15, 27, 31} <= producing(5, 18)
    assert not {5, 9, 10, 16, 26, 32} & producing(5, 18)


def test_the_pattern_for_two() -> None:
    """P-15.3, example 31: A b a B a b."""
    state = game(chapters=("land", "freq"), order="sequential", freq_pattern="seed")
    due = every.book(state).points.due[0]
    stream = [due(replace(state, round=round), seat) for round in (1, 2, 3, 4) for seat in state.circle]
    assert stream == [True, False, False, True, False, False, True, False]


def test_a_strict_alternation_is_refused() -> None:
    """P-15.5."""
    with pytest.raises(ValueError, match="alternation"):
        game(chapters=("land", "freq"), order="sequential", freq=2)


def test_blue_is_asked() -> None:
    assert game().circle[0] == BLUE


def test_factories_terrain_and_frequency_multiply() -> None:
    """P-8.4, P-14.1, P-15.6 meet at one product, in whatever order the chapters come."""
    state = game(text=TEXT, chapters=("land", "freq", "factory", "terrain"), freq=3)
    assert left(replace(state, works={"A": 1, "B": 2})) == {"A": 180, "B": 720}


def test_the_purse_of_a_view_is_that_of_the_state() -> None:
    """One purse serves check, forecast and turn; what is fresh now will not be when the next orders are produced."""
    state, _ = play(game("blue inf B", text=TEXT, chapters=WORKS), blue=move("inf", "B C"))
    view = vision.view(state, BLUE)
    points = every.book(view).points
    assert purse(points, view, BLUE) == purse(points, state, BLUE)
    assert "C" not in purse(points, view, BLUE).lands
    assert purse(points, rested(view), BLUE).lands["C"] == 60
    deal = points.spend[FactoryOrder](points, rested(view), BLUE, FactoryOrder("A"), purse(points, view, BLUE))
    assert (deal.refused, deal.facts["cost"]) == ("short", 240)


def test_factories_stand_on_neutral_lands_whose_army_is_counted() -> None:
    """P-14.8 and P-51.2 meet at the start; a conquered neutral land keeps its factory (P-14.6)."""
    text = map_text("A-B B-C", {"B": "neutral = 1"}, {"X": "A", "Y": "C"})
    state = game("blue tnk A 3", "", text, ("land", "neutral", "factory"))
    assert shown(state) == "A blue tnk 3, B nobody neu"
    done, _ = play(state, blue=move("tnk", "A B"))
    assert (done.lands["B"].owner, done.works["B"]) == ("blue", 1)


def test_land_taken_in_a_silent_turn_is_fresh_until_the_next_production_is_over() -> None:
    """P-4.5 and P-15.3, sequential: blue produces in his turns 1 and 4 of A b a B a b."""
    state = game("blue inf B", "blue B", chapters=("land", "freq"), order="sequential", freq_pattern="seed")
    first, other = state.circle
    mover = {"blue": ("B", "C"), "red": ("D", "C")}[other]
    state = drawn(state, "red inf D", "red D")
    state, _ = play(state, **{first: EndOrder()})
    state, _ = play(state, **{other: [move("inf", " ".join(mover)), EndOrder()]})
    assert state.lands["C"].fresh
    state, _ = play(state, **{first: EndOrder()})
    assert state.lands["C"].fresh
    _, events = play(state, **{other: [BuildOrder("inf", "C"), EndOrder()]})
    assert told(events, "failed", "why") == [("fresh",)]


def test_the_production_of_another_seat_does_not_end_it() -> None:
    """P-4.5: until the end of the *new owner's* production phase."""
    state = game(lands="blue A, red E")
    lands = {at: replace(land, fresh=True) for at, land in state.lands.items()}
    assert owners(rested(replace(state, lands=lands), BLUE)) == "A:blue B:-! C:-! D:-! E:red!"
