"""P-2, P-3: how a game begins: sides, grants, and the starting army."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.rulesets.powers import setup, turn
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import FactoryOrder, KeepOrder, PlaceOrder, Units
from tests.rules.powers.kernel.kit import begun, drawn, game, map_text, move, options, play, shown, told

pytestmark = pytest.mark.usefixtures("heads")

BLIND, ALTERNATE = ("land", "place-blind"), ("land", "place-alt")
WIDE = map_text(sides={"X": "A B", "Y": "D E"})


def inf(count: int) -> tuple[Units, ...]:
    return (Units("inf", count),)


def test_all_place_blind_and_at_once() -> None:
    """P-3.2: everything is placed ready; then round 1 begins."""
    state = game(chapters=BLIND)
    assert [request.kind for request in turn.awaiting(state)] == ["place", "place"]
    done, events = play(state, blue=PlaceOrder((Units("tnk", 3), Units("inf", 1)), "A"), red=PlaceOrder(inf(4), "E"))
    assert shown(done) == "A blue inf, A blue tnk 3, E red inf 4"
    assert (done.round, done.stage, dict(done.grants)) == (1, "", {})


def test_what_is_too_dear_or_foreign_is_refused_the_rest_stands() -> None:
    """P-3.5; BV left over are lost (P-3.1)."""
    done, events = play(
        game(chapters=BLIND), blue=[PlaceOrder(inf(3), "A"), PlaceOrder(inf(2), "A"), PlaceOrder(inf(1), "E")]
    )
    assert shown(done).startswith("A blue inf 3, E red")
    assert told(events, "failed", "line", "why") == [(2, "grant"), (3, "not_own")]


def test_for_one_who_does_not_write_infantry_is_spread_front_lands_first() -> None:
    """P-3.2."""
    done, _ = play(game(text=map_text(sides={"X": "A B C", "Y": "E"}), chapters=BLIND))
    assert shown(done) == "A blue inf, B blue inf, C blue inf 2, E red inf 4"


def test_some_units_are_kept_to_the_last() -> None:
    """P-3.3: the price of those kept is left unspent; they are placed when all else is known, in one blind step."""
    state = game(text=WIDE, chapters=BLIND, soft_last=2)
    orders = [KeepOrder((Units("tnk", 1), Units("atg", 1))), PlaceOrder(inf(3), "A"), PlaceOrder(inf(2), "A")]
    first, events = play(state, blue=orders)
    assert shown(first).startswith("A blue inf 2, D red inf 2")
    assert told(events, "failed", "line", "why") == [(2, "grant")]
    assert [(request.seat, request.kind) for request in turn.awaiting(first)] == [("blue", "place-kept")]
    second, _ = play(first, blue=PlaceOrder((Units("tnk", 1),), "A"))
    assert shown(second).startswith("A blue inf 2, A blue tnk, B blue atg")
    assert second.round == 1


def test_kept_units_may_be_placed_one_a_mail() -> None:
    """P-3.3, `soft_step` alternate: who has the most left begins."""
    state = game(text=WIDE, chapters=BLIND, soft_last=2, soft_step="alternate")
    state, _ = play(state, blue=KeepOrder(inf(1)), red=KeepOrder(inf(2)))
    asked = []
    while not state.round:
        asked += [request.seat for request in turn.awaiting(state)]
        state, _ = play(state)
    assert asked == ["red", "blue", "red"]


def test_who_has_the_most_left_places_next() -> None:
    """P-3.4: at most `alt_batch` BV a mail; with unequal grants the richer side begins alone."""
    state = game(chapters=ALTERNATE, grants={"X": 8})
    asked = []
    while not state.round:
        asked += [request.seat for request in turn.awaiting(state)]
        state, _ = play(state, **{asked[-1]: PlaceOrder(inf(3), {"blue": "A", "red": "E"}[asked[-1]])})
    assert asked[:3] == ["blue", "blue", "red"]
    assert shown(state) == "A blue inf 8, E red inf 4"


def test_factories_are_placed_ready() -> None:
    """P-3.1, P-14.8: a second factory costs 4 of the grant."""
    state = game(chapters=(*BLIND, "factory"))
    done, _ = play(state, blue=FactoryOrder("A"))
    assert done.works["A"] == 2
    assert shown(done) == "E red inf 4"


def test_sides_by_lot_or_as_listed() -> None:
    """P-2.2."""
    assert dict(game().roles) == {"blue": "X", "red": "Y"}
    drawn = Options(chapters=("land",), map_text=map_text())
    found = {setup.setup(drawn, setup.seats(drawn), KeyedDice(bytes([n]))).roles["blue"] for n in range(9)}
    assert found == {"X", "Y"}


def test_a_neutral_army_stands_on_rich_neutral_land() -> None:
    """P-51.2: begin with 3, double while the die shows less than 3; the map may say how many."""
    text = map_text(areas={"B": 'prod = "2"', "C": "neutral = 2", "E": 'prod = "2"'})
    of = options(text, ("land", "neutral", "terrain"))
    dice = ScriptedDice([("neutral army B", 2), ("neutral army B", 1), ("neutral army B", 3)])
    assert shown(setup.setup(of, setup.seats(of), dice)) == "B nobody neu 12, C nobody neu 2"


def test_a_neutral_army_that_was_not_destroyed_may_be_counted_anew() -> None:
    """P-51.3: its least number doubled."""
    of = options(map_text(areas={"B": "neutral = 4"}), ("land", "neutral"), neutral_regen=True)
    dice = ScriptedDice([("neutral army B", 6)])
    state, events = play(drawn(begun(of), "blue inf A"), dice, blue=move("inf", "A B"))
    assert shown(state) == "B nobody neu 8"
    assert told(events, "battle", "seat_1", "seat_2") == [("", "blue")]


@pytest.mark.parametrize(
    ("more", "why"), [({"seats": 5}, "5 cannot play"), ({"grants": {"Q": 3}}, "no side Q"), ({"die": "1 2"}, "six")]
)
def test_options_that_cannot_be(more: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        begun(options(**more))
