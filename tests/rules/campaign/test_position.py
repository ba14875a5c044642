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


def read(**said: Any) -> Any:
    return position.read(SMALL, SEATS, said)


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
        ({"board": ["..", "."]}, "board: the rows must be of one length"),
        ({"board": ["..x"]}, "unknown terrain 'x'"),
        ({"cities": ["Yaz"]}, "cities: 'Yaz': not the name of a cell"),
        ({"cities": ["Yaz Z9 red"]}, "Z9 is off the board"),
        ({"cities": ["Yaz A1", "Yaz A2"]}, "one name or stand in one cell"),
        ({"armies": {"pink": ["1 A1 10"]}}, "armies: unknown 'pink'"),
        ({"armies": {"red": ["1 A1"]}}, "armies.red: '1 A1': expected a strength"),
        ({"armies": {"red": ["x A1 10"]}}, "expected a number, found 'x'"),
        ({"armies": {"red": ["1 A1 10", "1 A2 10"]}}, "armies.red: a number is used twice"),
        ({"realms": {"red": {"capital": "Tor"}}}, "realms.red.capital: no city 'Tor'"),
        ({"realms": {"red": {"contacts": ["pink"]}}}, "realms.red.contacts: expected some of"),
        ({"realms": {"red": {"alive": 1}}}, "realms.red.alive: expected true or false"),
        ({"realms": {"red": {"memory": {"explored": ["1"]}}}}, "expected 10 rows of 10"),
        ({"realms": {"red": {"memory": {"cities": ["Yaz"]}}}}, "expected an owner"),
        ({"realms": {"red": {"memory": {"tracks": ["red 1 10 x A1"]}}}}, "expected FIRST-LAST"),
        ({"realms": {"red": {"standing": [{"army": 1, "plan": [{"kind": "fly"}]}]}}}, "unknown kind 'fly'"),
        ({"alliances": [{"members": ["red"]}]}, "alliances.members: expected two or more"),
        ({"result": {"winners": ["pink"]}}, "result.winners: expected some of"),
    ],
)
def test_mistakes(said: dict[str, Any], message: str) -> None:
    """A ValueError says what is wrong where."""
    with pytest.raises(ValueError, match=message):
        read(**said)
