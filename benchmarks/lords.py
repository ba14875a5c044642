"""Players of Dice Empires for measuring: all lords play alike, from their own views, so that only their seats differ.

A lord feeds his people, keeps a house and a town hall, guards a wall he is threatened at, and sends what is left
against a neighbour. How many he wants where is drawn by lot for each lord and game; so games differ, and nobody plays
better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    PARTS,
    Command,
    CommandOrder,
    In,
    Order,
    Part,
    Place,
    Send,
    Side,
    Split,
    Step,
    TargetsOrder,
    Transfer,
)
from pbem.rulesets.dice_empires.ruleset import DiceEmpires
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import City, View

GAME = DiceEmpires()
MOST = 300
"""Rounds after which a game counts as a draw."""


@dataclass(frozen=True)
class Temper:
    """What a lord is like: people wanted in the houses and in the hall, units he attacks with, his favourite side."""

    houses: int
    hall: int
    army: int
    side: Side
    loyal: float

    @classmethod
    def drawn(cls, chance: Random) -> Temper:
        """Draw a lord by lot."""
        side: Side = "L" if chance.random() < 0.5 else "R"
        return cls(chance.randint(2, 6), chance.choice((0, 2, 3, 5)), chance.randint(1, 4), side, chance.random())


def play(options: Options, key: str) -> State:
    """Play a game to its end."""
    dice, chance = KeyedDice(key.encode()), Random(key)
    state = GAME.setup(options, GAME.seats(options), dice)
    tempers = {lord.seat: Temper.drawn(chance) for lord in state.lords}
    while GAME.outcome(state) is None and state.round < MOST:
        asked = dict.fromkeys(request.seat for request in GAME.awaiting(state))
        sheets = {seat: _sheet(GAME.view(state, seat), tempers[seat], chance) for seat in asked}
        state = GAME.resolve(state, sheets, dice).state
    return state


def _sheet(view: View, temper: Temper, chance: Random) -> Sheet[Order]:
    """Order everything."""
    own = next(city for city in view.cities if city.seat == view.seat)
    orders: list[Order] = [TargetsOrder("largest")] if view.round == 1 else []
    orders += [CommandOrder((Step(command),)) for command in _commands(own, view, temper, chance)]
    return Sheet(tuple(Written(order, line) for line, order in enumerate(orders, 1)))


def _commands(own: City, view: View, temper: Temper, chance: Random) -> Iterator[Command]:
    """Send an army that is ready, then put people where they are wanted most."""
    there = Counter({band.place: 0 for band in own.bands})
    for band in own.bands:
        there[band.place] += band.people
    if there["B"] >= temper.army:
        side = temper.side if chance.random() < temper.loyal else chance.choice(("L", "R"))
        yield Send(In("B"), side)
        there["B"] = 0
    wanted = _wanted(own, view, temper)
    for part in wanted:
        while (lack := wanted[part] - there[part]) > 0 and (source := _source(there, wanted)) is not None:
            people = min(lack, there[source] - wanted.get(source, 0), 6)
            roomy = any(band.place == part and band.people + people <= 6 for band in own.bands)
            yield Transfer(people, In(source), In(part)) if roomy else Split(people, In(source), part)
            there[source] -= people
            there[part] += people


def _wanted(own: City, view: View, temper: Temper) -> dict[Part, int]:
    """Say how many people should be where, the most urgent part first; who is left goes to the barracks."""
    births = sum(band.people for band in own.bands if band.place == "H") // 2
    left = sum(band.people for band in own.bands if band.place not in ("OL", "OR"))
    urgent: tuple[tuple[Part, int], ...] = (
        ("F", (own.people + births) // 3 + 1),
        ("H", temper.houses),
        ("WL", 2 * _threat(view, "L")),
        ("WR", 2 * _threat(view, "R")),
        ("T", temper.hall),
    )
    wanted: dict[Part, int] = {}
    for part, people in urgent:
        wanted[part] = min(people, left)
        left -= wanted[part]
    return {**wanted, "B": left}


def _threat(view: View, side: Side) -> bool:
    """Tell whether foreign units stood on that road when the round began."""
    return any(seat != view.seat for seat in view.stood.get(side, ()))


def _source(there: Counter[Place], wanted: dict[Part, int]) -> Part | None:
    """Name the part with most people to spare; None: nobody is."""
    spare = {part: there[part] - wanted.get(part, 0) for part in PARTS}
    best = max(spare, key=lambda part: spare[part])
    return best if spare[best] > 0 else None


def order_of_the_first_round(state: State) -> tuple[Seat, ...]:
    """List the lords from the one who began the game to the left."""
    seats = [lord.seat for lord in state.lords]
    began = seats[(seats.index(state.token) - (state.round - 1)) % len(seats)]
    at = seats.index(began)
    return tuple(seats[at:] + seats[:at])
