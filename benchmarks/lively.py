"""A big game with lively orders: any number of seats, ten armies each, everybody marching at his neighbours.

Each seat has a block of 21x21 cells with five cities, so the board is as crowded as the default one (44 cells an army);
the blocks lie side by side.
The orders are made from each seat's view, by fixed chance: attack who is seen, take what is known, march on; most
armies watch for enemies and free cities on their way.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pbem.core.dice import KeyedDice
from pbem.core.events import Event
from pbem.core.grid import Cell, Direction
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.campaign import turn
from pbem.rulesets.campaign.land.board import Chart, Site
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import (
    IT,
    Action,
    ArmyOrder,
    Attack,
    Capture,
    Guard,
    Happening,
    Move,
    Order,
    Rule,
    Sighting,
    Target,
)
from pbem.rulesets.campaign.rules import setup
from pbem.rulesets.campaign.sight import vision
from pbem.rulesets.campaign.state import Army, Board, City, State
from pbem.rulesets.campaign.view import OwnArmy, View

BLOCK = 21
HOMES = ((3, 3), (16, 3), (10, 10), (3, 16), (16, 16))
ARMIES = 10
REVEALED = Rule((Sighting("reveal", "enemy"),), (Attack(IT),), (Guard("strength", ">=", 12),))
CAREFUL = Rule((Sighting("reveal", "enemy"),), (Move(Direction.E, 3),), (Guard("enemies", ">=", 2),))
GREEDY = Rule((Sighting("see", "free_city"),), (Capture(IT),))
BLOCKED = Rule((Happening("blocked"),), (Move(Direction.SE, 4),))
RULES = ((REVEALED, GREEDY), (GREEDY, BLOCKED), (CAREFUL, BLOCKED), (CAREFUL,), (BLOCKED,), ())


@dataclass(frozen=True)
class Played:
    """A turn: the states before and after, and what happened."""

    before: State
    after: State
    events: tuple[Event, ...]


def seats(count: int) -> tuple[Seat, ...]:
    """Name the seats: s001, s002 ..."""
    return tuple(Seat(f"s{number:03}") for number in range(1, count + 1))


def words(count: int) -> str:
    """Name the seats in Fluent: there are no colours for so many."""
    cases = "".join(f"\n    .{case} = Power {{0}}" for case in ("gen", "dat", "acc", "ins", "loc"))
    return "\n".join(f"seat-{seat} = Power {seat[1:]}{cases.format(seat[1:])}" for seat in seats(count)) + "\n"


def lexicon(count: int) -> str:
    """Name the seats in the words of orders: a power is called by letters alone, for digits are cells."""
    cases = ("nom", "gen", "dat", "acc", "ins")
    names = (f"zq{''.join('abcdefghij'[int(digit)] for digit in seat[1:])}" for seat in seats(count))
    forms = (", ".join(f'{case} = "{name}"' for case in cases) for name in names)
    return (
        "[names.colour]\n"
        + "\n".join(f"{seat} = {{ {form} }}" for seat, form in zip(seats(count), forms, strict=True))
        + "\n"
    )


def begin(count: int) -> State:
    """Make the first position."""
    columns = math.ceil(math.sqrt(count))
    corners = [(number % columns * BLOCK, number // columns * BLOCK) for number in range(count)]
    board = _board(columns * BLOCK, (corners[-1][1] // BLOCK + 1) * BLOCK)
    homes = [Cell(x + dx, y + dy) for x, y in corners for dx, dy in HOMES]
    sites = tuple(Site(f"Town{index + 1}", at, index // len(HOMES) + 1) for index, at in enumerate(homes))
    chart = Chart("a big one", count, board, sites)
    who, options = seats(count), Options(seats=count)
    cities = tuple(City(site.name, site.cell, who[site.place - 1]) for site in sites)
    armies = tuple(army for seat, corner in zip(who, corners, strict=True) for army in _armies(seat, corner))
    return setup.begin(options, chart, who, cities, armies)


def _board(width: int, height: int) -> Board:
    """Draw plains with woods, hills and ponds; the homes and the ways between them are open."""
    kinds = {(5, 9): "~", (6, 9): "~", (9, 5): "#", (2, 7): "f", (3, 7): "f", (13, 7): "h", (7, 13): "f"}
    return Board(tuple("".join(kinds.get((x % BLOCK, y % BLOCK), ".") for x in range(width)) for y in range(height)))


def _armies(seat: Seat, corner: tuple[int, int]) -> Iterator[Army]:
    """Put one army into each city and one beside it."""
    places = [place for dx, dy in HOMES for place in ((dx, dy), (dx + 1, dy + 1))]
    for number, (dx, dy) in enumerate(places[:ARMIES], 1):
        yield Army(seat, number, Cell(corner[0] + dx, corner[1] + dy), 12 + number)


def play(state: State) -> Played:
    """Play a turn with lively orders."""
    sheets = {realm.seat: sheet(vision.view(state, realm.seat)) for realm in state.realms if realm.alive}
    return resolved(state, sheets)


def resolved(state: State, sheets: dict[Seat, Sheet[Order]]) -> Played:
    """Play a turn with the sheets given."""
    resolution = turn.resolve(state, sheets, KeyedDice(f"turn {state.turn}".encode()))
    return Played(state, resolution.state, resolution.events)


def sheet(view: View) -> Sheet[Order]:
    """Write the orders of one seat."""
    chance = random.Random(f"{view.seat} {view.turn}")
    return Sheet(tuple(Written[Order](_order(army, view, chance)) for army in view.armies))


def _order(army: OwnArmy, view: View, chance: random.Random) -> ArmyOrder:
    """Write the order of one army."""
    return ArmyOrder(army.number, (_first(army, view, chance), _march(chance)), chance.choice(RULES))


def _first(army: OwnArmy, view: View, chance: random.Random) -> Action:
    """Attack a neighbour that is seen, else take a city that is known, else march."""
    near = [each for each in view.foreign if _distance(each.cell, army.cell) <= 6]
    towns = [city for city in view.cities if city.owner != view.seat and _distance(city.cell, army.cell) <= 10]
    if near and chance.random() < 0.2:
        foe = chance.choice(near)
        return Attack(Target(colour=foe.owner, cell=foe.cell.name))
    return Capture(Target(city=chance.choice(towns).name)) if towns and chance.random() < 0.2 else _march(chance)


def _march(chance: random.Random) -> Move:
    """March somewhere."""
    return Move(chance.choice(tuple(Direction)), chance.randint(2, 7))


def _distance(a: Cell, b: Cell) -> int:
    """Count the steps between two cells on open ground."""
    return max(abs(a.column - b.column), abs(a.row - b.row))


def reinforced(state: State) -> State:
    """Give everybody ten armies again, in the own cities."""
    towns = {realm.seat: [city.cell for city in state.cities if city.owner == realm.seat] for realm in state.realms}
    armies, realms = list(state.armies), []
    for realm in state.realms:
        missing = ARMIES - sum(army.owner == realm.seat for army in state.armies)
        homes = towns[realm.seat] or [army.cell for army in state.armies if army.owner == realm.seat]
        for number in range(missing if homes else 0):
            armies.append(Army(realm.seat, realm.next_number + number, homes[number % len(homes)], 15))
        realms.append(replace(realm, next_number=realm.next_number + max(missing, 0)))
    return replace(state, armies=tuple(armies), realms=tuple(realms))
