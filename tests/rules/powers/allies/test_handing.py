"""P-33.1 to P-33.3, P-33.6, P-33.7: gifts and command, at the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.events import seen_by
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import BuildOrder, CommandOrder, EndOrder, GiveLandOrder, GiveOrder, Units
from pbem.rulesets.powers.state import State
from tests.rules.powers.allies.kit import BLUE, GREEN, RED, allied
from tests.rules.powers.kernel.kit import move, owners, play, shown, told

TANK = (Units("tnk", 1),)


def test_units_are_given_where_they_stand_and_stay_as_guests() -> None:
    """P-33.3: the new owner decides from then on."""
    state, events = play(allied("blue tnk A 2", "", "gifts"), blue=GiveOrder(TANK, "A", RED))
    assert shown(state) == "A blue tnk, A red tnk"
    assert told(events, "units_given", "to", "at", "counts") == [("red", "A", (1,))]
    state, _ = play(state, red=move("tnk", "A B"))
    assert shown(state) == "A blue tnk, B red tnk"


def test_what_has_just_been_completed_can_be_given() -> None:
    """P-33.1: on completion the owner of the land names the new owner."""
    state, _ = play(allied("blue inf* A", "", "gifts"), blue=GiveOrder((Units("inf"),), "A", RED))
    assert shown(state) == "A red inf"


def test_a_land_is_given_with_what_is_under_construction() -> None:
    """P-33.2: the units that stand there stay whose they are; the land is fresh for its new owner."""
    orders = [BuildOrder("inf", "A", 1), GiveLandOrder("A", RED)]
    state, _ = play(allied("blue tnk A, blue inf C", "blue C", "gifts"), blue=orders)
    assert shown(state) == "A blue tnk, A red inf*, C blue inf"
    assert owners(state).startswith("A:red! B:red C:blue")


@pytest.mark.parametrize(
    ("stacks", "clauses", "why"),
    [("blue tnk A", (), "no_consent"), ("blue inf A", ("gifts",), "no_units"), ("red tnk A", ("gifts",), "no_units")],
)
def test_what_cannot_be_given_is_told_its_owner_alone(stacks: str, clauses: tuple[Any, ...], why: str) -> None:
    """P-33.1: the other must have agreed, and one gives only one's own."""
    _, events = play(allied(stacks, "", *clauses), blue=GiveOrder(TANK, "A", RED))
    assert told(events, "not_handed", "why") == [(why,)]
    assert [seen_by(each, RED) for each in events if each.kind == "not_handed"] == [False]


def led(count: int = 1, **more: Any) -> State:
    state = allied("blue tnk A 2", "blue C", "pass", "command", **more)
    return state if more else play(state, blue=CommandOrder((Units("tnk", count),), "A", RED))[0]


def test_an_ally_moves_units_he_commands_and_their_owner_does_not() -> None:
    """P-33.6, P-33.11: the orders of the commander count for them."""
    state, events = play(led(), blue=move("tnk", "A B C"), red=move("tnk", "A B"))
    assert shown(state) == "B blue tnk, C blue tnk"
    state, events = play(led(2), blue=move("tnk", "A B"))
    assert told(events, "failed", "what", "why") == [("move", "no_units")]


def test_command_is_taken_back() -> None:
    """P-33.6: any objection stops it; for the next round."""
    state, _ = play(led(), blue=CommandOrder(TANK, "A"))
    state, _ = play(state, blue=move("2 tnk", "A B"))
    assert shown(state) == "B blue tnk 2"


def test_who_commands_is_known_to_owner_and_commander_alone() -> None:
    """7.4: like the treaty it comes from."""
    state = led()
    commanders = {seat: {each.commander for each in vision.view(state, seat).stacks} for seat in (BLUE, RED, GREEN)}
    assert commanders == {BLUE: {"", "red"}, RED: {"", "red"}, GREEN: {""}}
    assert len(vision.view(state, GREEN).stacks) == 1


def _to_the_end(state: State, **orders: Any) -> State:
    """Play a round in turn; whoever has orders gives them in his turn."""
    round_ = state.round
    while state.round == round_ and not state.result:
        state, _ = play(state, **{state.on: [*orders.get(state.on, []), EndOrder()]})
    return state


@pytest.mark.parametrize(("giver", "moves"), [(0, True), (1, False)])
def test_nothing_is_sped_up_in_sequential_play(giver: int, moves: bool) -> None:
    """P-33.7: who plays before the giver moves what he was given only a round later."""
    state = allied("", "blue C, red C", "gifts", order="sequential")
    pair = [seat for seat in state.circle if seat != GREEN]
    one, other = pair[giver], pair[1 - giver]
    at = "A" if one == BLUE else "B"
    state = allied(f"{one} tnk {at}, {one} inf C", f"{one} C", "gifts", "pass", order="sequential")
    state = _to_the_end(state, **{one: [GiveOrder(TANK, at, other)]})
    goal = "B" if at == "A" else "A"
    after = _to_the_end(state, **{other: [move("tnk", f"{at} {goal}")]})
    assert (f"{goal} {other} tnk" in shown(after)) is moves
    later = _to_the_end(after, **{other: [move("tnk", f"{at} {goal}")]})
    assert f"{goal} {other} tnk" in shown(later)
