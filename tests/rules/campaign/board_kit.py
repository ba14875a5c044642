"""A small kit for rule tests: a board, armies, orders, dice, and what came of them.

    war = drawn('''
        .  .  y/G1  .
        R1 .  .     .
    ''', y="Yaz green", R1=14)
    war.order("red", 1, E(2), rules=[on(reveal("enemy"), Flee())])
    war.play(9, 4)
    assert war.at("red", 1) == "C2"

A drawn cell is terrain (`.` `f` `h` `~` `#`), an army (`R1`: red 1), a city (`y`), or a city with armies
(`y/G1+G2`). Strengths and cities are told by keywords; an army not mentioned has 10.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pbem.core.dice import ScriptedDice
from pbem.core.events import Event, seen_by
from pbem.core.grid import Cell, Direction
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.campaign import turn
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import (
    Action,
    ArmyOrder,
    Goto,
    Guard,
    Happening,
    Move,
    Order,
    Rule,
    Sighting,
    Target,
    Trigger,
)
from pbem.rulesets.campaign.position import position
from pbem.rulesets.campaign.sight import vision
from pbem.rulesets.campaign.state import Army, City, Realm, State
from pbem.rulesets.campaign.view import View

LETTERS = {"B": "blue", "G": "green", "R": "red", "W": "white", "N": "neutral"}
SEATS = tuple(map(Seat, ("blue", "green", "red", "white")))
"""The seats of the worked examples: dice are thrown in the order B, G, R."""


def N(steps: int) -> Move:  # noqa: N802
    return Move(Direction.N, steps)


def E(steps: int) -> Move:  # noqa: N802
    return Move(Direction.E, steps)


def S(steps: int) -> Move:  # noqa: N802
    return Move(Direction.S, steps)


def W(steps: int) -> Move:  # noqa: N802
    return Move(Direction.W, steps)


def NE(steps: int) -> Move:  # noqa: N802
    return Move(Direction.NE, steps)


def SE(steps: int) -> Move:  # noqa: N802
    return Move(Direction.SE, steps)


def NW(steps: int) -> Move:  # noqa: N802
    return Move(Direction.NW, steps)


def to(cell: str) -> Goto:
    return Goto(Target(cell=cell))


def city(name: str) -> Target:
    return Target(city=name)


def colour(name: str, cell: str = "") -> Target:
    return Target(colour=Seat(name), cell=cell)


def reveal(what: Any, **of: Any) -> Sighting:
    return Sighting("reveal", what, **of)


def see(what: Any, **of: Any) -> Sighting:
    return Sighting("see", what, **of)


def happens(what: Any, **of: Any) -> Happening:
    return Happening(what, **of)


def on(trigger: Trigger | tuple[Trigger, ...], *then: Action, guards: Iterable[Guard] = ()) -> Rule:
    when = trigger if isinstance(trigger, tuple) else (trigger,)
    return Rule(when, then, tuple(guards))


class War:
    """A position, the orders written for it, and what the last turn brought."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self._orders: dict[Seat, list[tuple[Order, int]]] = {}

    def order(self, owner: str, army: int, *plan: Action, rules: Iterable[Rule] = (), **modes: Any) -> War:
        self.write(owner, ArmyOrder(army, plan, tuple(rules), **modes))
        return self

    def write(self, owner: str, order: Order, came: int = 0) -> War:
        """Write an order into a sheet; `came` is the place of its letter among all (C-3.1 phase 6)."""
        self._orders.setdefault(Seat(owner), []).append((order, came))
        return self

    def sheet(self, owner: str) -> Sheet[Order]:
        orders = self._orders.get(Seat(owner), [])
        return Sheet(tuple(Written(order, line, came=came) for line, (order, came) in enumerate(orders, 1)))

    def play(self, *dice: int | tuple[str, int]) -> War:
        """Play a turn with just these throws."""
        script = ScriptedDice(dice)
        resolution = turn.resolve(self.state, {seat: self.sheet(seat) for seat in (*SEATS, REFEREE)}, script)
        script.done()
        self.state, self.events, self._orders = resolution.state, resolution.events, {}
        return self

    def find(self, owner: str, number: int) -> Army | None:
        return next((each for each in self.state.armies if (each.owner, each.number) == (owner, number)), None)

    def army(self, owner: str, number: int) -> Army:
        found = self.find(owner, number)
        assert found is not None, f"{owner} {number} is no more"
        return found

    def at(self, owner: str, number: int) -> str:
        return self.army(owner, number).cell.name

    def strength(self, owner: str, number: int) -> int:
        return self.army(owner, number).strength

    def city(self, name: str) -> City:
        return next(each for each in self.state.cities if each.name == name)

    def realm(self, owner: str) -> Realm:
        return next(each for each in self.state.realms if each.seat == owner)

    def view(self, owner: str) -> View:
        return vision.view(self.state, Seat(owner))

    def told(self, owner: str | None, kind: str = "") -> list[Event]:
        """List what a seat (None: the public) was told, of one kind or all."""
        seat = None if owner is None else Seat(owner)
        return [each for each in self.events if seen_by(each, seat) and kind in ("", each.kind)]

    def facts(self, owner: str, kind: str) -> dict[str, Any]:
        """Give the facts of the one event of a kind a seat was told."""
        (event,) = self.told(owner, kind)
        return dict(event.facts)

    def way(self, owner: str, number: int) -> str:
        """Give the cells an army went over."""
        (event,) = [each for each in self.told(owner, "march") if each.facts["army"] == number]
        way = event.facts["way"]
        assert isinstance(way, tuple)
        return " ".join(map(str, way))


def war(armies: str, cities: Iterable[str] = (), seats: str = "blue green red white", **said: Any) -> War:
    """Begin on an open board of 20x20: `war("R1@C5=14 G1@D5=12", ["Yaz E5 green"])`; options by their names.

    Other seats than those named by armies or cities are not in the game.
    """
    written: dict[str, list[str]] = {}
    for word in armies.split():
        name, _, rest = word.partition("@")
        cell, _, strength = rest.partition("=")
        written.setdefault(LETTERS[name[0]], []).append(f"{name[1:]} {cell} {strength or 10}")
    text = {"armies": written, "cities": list(cities), "turn": 2}
    return _begin(text, seats, said)


def drawn(picture: str, **said: Any) -> War:
    """Begin on a drawn board."""
    rows = [line.split() for line in picture.strip().splitlines()]
    numbers = {key: said.pop(key) for key in list(said) if key[0] in LETTERS and key[1:].isdigit()}
    names = {key: said.pop(key) for key in list(said) if len(key) == 1 and key.islower()}
    cities: list[str] = []
    armies: dict[str, list[str]] = {}
    for row, column in ((row, column) for row, line in enumerate(rows) for column in range(len(line))):
        for part in rows[row][column].replace("+", "/").split("/"):
            name = Cell(column, row).name
            if part[0] in LETTERS:
                armies.setdefault(LETTERS[part[0]], []).append(f"{part[1:]} {name} {numbers.get(part, 10)}")
            elif part in names:
                first, _, owner = names[part].partition(" ")
                cities.append(f"{first} {name} {owner}".strip())
    board = ["".join(word if word in ".fh~#" else "." for word in line) for line in rows]
    return _begin({"board": board, "armies": armies, "cities": cities, "turn": 2}, "blue green red white", said)


def _begin(text: dict[str, Any], seats: str, said: dict[str, Any]) -> War:
    """Make the position from its text; states with nothing are out of the game from the beginning."""
    parts = {
        key: said.pop(key)
        for key in list(said)
        if key in ("turn", "realms", "alliances", "proposals", "union", "result")
    }
    text = {**text, **parts}
    named = {*text["armies"], *(line.split()[-1] for line in text["cities"]), *text.get("realms", {})}
    realms = dict(text.get("realms", {}))
    for seat in seats.split():
        if seat not in named:
            realms[seat] = {"alive": False}
    text["realms"] = realms
    options = Options(**{"board_width": 20, "board_height": 20, "turn_limit": 0, **said})
    return War(position.read(options, tuple(map(Seat, seats.split())), text))
