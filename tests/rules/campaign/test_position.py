"""The position as text: everything is written, everything can be left out, mistakes are named."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import IT, Attack, Capture, Flee, Goto, Guard, Join, Wait
from pbem.rulesets.campaign.position import position
from tests.rules.campaign.board_kit import SEATS, E, city, colour, happens, on, reveal, war
from tests.rules.campaign.test_sheets import MAP

SMALL = Options(board_width=10, board_height=10)


UP: dict[str, object] = {"kind": "move", "direction": "N", "steps": 3}


def read(**said: Any) -> Any:
    return position.read(SMALL, SEATS, said)


def standing(action: object) -> dict[str, Any]:
    """Write a position in which an order stands."""
    return {"realms": {"red": {"standing": [{"army": 1, "plan": [action]}]}}}


def test_round_trip() -> None:
    """What is written is read as it was: memories, treaties, standing orders and all."""
    treaty = [{"number": 1, "members": ["red", "green"], "first": 1, "last": 9, "share_view": True}]
    game = war(
        "R1@C5=20 G1@K5 B1@F5 N1@T1",
        ["Yaz D9 green", "Staraya Rusa M1"],
        alliances=treaty,
        standing_orders=True,
        realms={"green": {"capital": "Yaz"}},
    )
    rules = [on((reveal("enemy", colour=Seat("blue")), happens("won")), Flee(), guards=[Guard("strength", "<=", 9)])]
    game.order("red", 1, Wait(1), E(2), Attack(colour("blue", "F5")), Join(4), Goto(city("Yaz")), rules=rules)
    game.order("green", 1, E(3), rules=[on(reveal("free_city"), Capture(IT))], careful=True)
    state = game.play(1, 9).state
    assert position.read(state.options, SEATS, position.write(state)) == state


def test_an_order_that_stands_may_name_any_colour() -> None:
    """C-8.10: whether such a state plays is not told to whoever orders; neutral armies have no colour."""
    standing = [{"army": 1, "plan": [{"kind": "attack", "to": {"colour": each}}]} for each in ("pink", "neutral")]
    state = read(realms={"red": {"standing": standing}})
    assert position.write(state)["realms"]["red"]["standing"] == standing  # type: ignore[index]


def test_empty() -> None:
    """Everything has a default: an open board without anything."""
    state = read()
    assert (state.turn, state.board.rows, state.armies) == (1, ("." * 10,) * 10, ())


def test_map_of_the_options() -> None:
    """Without a board the map of the options is taken, with its cities and armies."""
    state = position.read(Options(board=MAP), SEATS[:2], {"turn": 3})
    assert [each.name for each in state.cities] == ["Yaz", "Staraya Rusa", "Tor", "Kan", "Ost", "Wes"]
    assert (state.realms[0].capital, state.realms[0].next_number) == ("Yaz", 3)


def test_memory_from_the_view() -> None:
    """A memory left out is what the state sees now."""
    state = read(armies={"red": ["1 A1 10"]}, cities=["Yaz B2 green", "Tor J9"])
    red = next(realm for realm in state.realms if realm.seat == "red")
    assert [*red.memory.cities] == ["Yaz"]
    assert red.memory.explored[0] == "1111000000"
    assert red.known == {"green"}


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"turns": 3}, "position: unknown 'turns'"),
        ({"turn": 0}, "position.turn: expected a whole number from 1"),
        ({"board": ["..", "."]}, "position.board: expected rows of one length"),
        ({"board": ["..x"]}, "position.board: expected the signs .* instead of 'x'"),
        ({"cities": ["Yaz"]}, "position.cities: 'Yaz': not the name of a cell"),
        ({"cities": ["Yaz Z9 red"]}, "Z9 is off the board"),
        ({"cities": ["Yaz A1", "Yaz A2"]}, "position.cities: expected no two of one name or in one cell"),
        ({"armies": {"pink": ["1 A1 10"]}}, "position.armies: unknown 'pink'"),
        ({"armies": {"red": ["1 A1"]}}, "armies.red: '1 A1': expected a strength"),
        ({"armies": {"red": ["x A1 10"]}}, "expected a number instead of 'x'"),
        ({"armies": {"red": ["1 A1 10", "1 A2 10"]}}, "position.armies.red: expected no number twice"),
        ({"realms": {"red": {"capital": "Tor"}}}, "red.capital: expected the name of a city instead of 'Tor'"),
        ({"realms": {"red": {"contacts": ["pink"]}}}, "realms.red.contacts: expected some of"),
        ({"realms": {"red": {"alive": 1}}}, "realms.red.alive: expected true or false"),
        ({"realms": {"red": {"memory": {"explored": ["1"]}}}}, "expected 10 rows of 10"),
        ({"realms": {"red": {"memory": {"cities": ["Yaz"]}}}}, "expected an owner"),
        ({"realms": {"red": {"memory": {"tracks": ["red 1 10 x A1"]}}}}, "expected FIRST-LAST"),
        (standing({"kind": "fly"}), "standing.1.plan.1.kind: expected one of move, goto"),
        (standing({**UP, "steps": "3"}), "standing.1.plan.1.steps: expected a whole number from 0 instead of '3'"),
        (standing({**UP, "way": "N"}), "standing.1.plan.1: unknown 'way', known are direction, steps, kind"),
        (standing({**UP, "direction": "up"}), "plan.1.direction: expected one of N, E, S"),
        (standing({"kind": "attack", "to": {"colour": "mauve"}}), "plan.1.to.colour: expected one of blue, green"),
        ({"alliances": [{"members": ["red"]}]}, "alliances.members: expected two or more"),
        ({"result": {"winners": ["pink"]}}, "result.winners: expected some of"),
    ],
)
def test_mistakes(said: dict[str, Any], message: str) -> None:
    """A ValueError says what is wrong where."""
    with pytest.raises(ValueError, match=message):
        read(**said)
