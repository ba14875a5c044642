"""S-14 to S-18: one seat after the other, line by line."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers import turn
from pbem.rulesets.powers.orders import BuildOrder, Doctrine, DoctrineOrder, EndOrder
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BARE, game, map_text, move, owners, play, shown, told

pytestmark = pytest.mark.usefixtures("heads")

END = EndOrder()


def played(stacks: str, lands: str = "", text: str = "", chapters: tuple[str, ...] = BARE) -> State:
    """A sequential game in which blue is on turn."""
    state = game(stacks, lands, text, chapters, order="sequential")
    while state.on != "blue":
        state, _ = play(state, **{state.on: END})
    return state


def test_one_seat_is_asked_and_the_others_may_give_standing_orders() -> None:
    """S-14, S-15, P-4.1."""
    state = played("")
    assert [(each.seat, each.kind, each.required) for each in turn.awaiting(state)] == [
        ("blue", "orders", True),
        ("red", "standing", False),
    ]
    after, _ = play(state, blue=END, red=DoctrineOrder(Doctrine(pull=3)))
    assert after.on == "red"
    assert after.standing["red"].doctrines[0].doctrine.pull == 3


def test_lines_are_carried_out_as_written_each_battle_at_once() -> None:
    """P-5.2: battles and other moves alternate; the second line goes where the first has fought."""
    state = played("blue inf B 2, blue atg A, blue tnk A, red inf C", "blue B, red C")
    after, events = play(state, blue=[move("inf", "B C"), move("atg", "A B"), move("tnk", "A B C"), END])
    assert shown(after) == "B blue atg, C blue inf, C blue tnk"
    kinds = [event.kind for event in events if event.kind in ("battle", "moved")]
    assert kinds == ["moved", "battle", "moved", "moved", "moved"]


def test_lines_that_attack_one_land_enter_together() -> None:
    """P-5.2: units that go into one battle enter together, wherever they come from."""
    text = map_text("A-B B-D A-C C-D D-E", sides={"X": "A B C", "Y": "D E"})
    state = played("blue tnk A, blue inf C, red inf D 1", "", text)
    after, events = play(state, blue=[move("tnk", "A B D"), move("inf", "C D"), END])
    assert told(events, "battle", "at", "counts_2") == [("D", (1, 1))]
    assert shown(after).count("D blue") == 1


def test_a_turn_in_parts() -> None:
    """S-14: without END the seat is asked again; BPh spent are remembered, lines of production wait for the end."""
    state = played("blue tnk A", "blue B, blue C, blue D")
    part, events = play(state, blue=[BuildOrder("inf", "A"), move("tnk", "A B")])
    assert (part.on, shown(part), part.tick) == ("blue", "B blue tnk", state.tick)
    after, events = play(part, blue=[move("tnk", "B C D"), END])
    assert shown(after) == "A blue inf*, C blue tnk"
    assert after.on == "red"


def test_conquered_land_is_fresh_until_the_own_production_is_over() -> None:
    """P-4.5."""
    state = played("blue inf A")
    after, events = play(state, blue=[move("inf", "A B"), BuildOrder("inf", "B"), END])
    assert told(events, "failed", "why") == [("fresh",)]
    assert owners(after).startswith("A:blue B:blue C")


def test_a_round_ends_after_the_last_seat() -> None:
    """S-11, S-17: elimination and goals are tested once a round."""
    state = played("blue inf A, red inf C", "red C")
    first = state.round
    while state.round == first:
        state, _ = play(state, **{state.on: END})
    assert state.on == state.circle[0]
