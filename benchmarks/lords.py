"""Players of Dice Empires for measuring: all lords play alike, from their own views, so that only their seats differ.

A lord feeds his people, mans a wall before which troops stand or may come to stand, keeps a house and a town hall, and
sends what is left against a neighbour. How many he wants where is drawn by lot for each lord and game; so games differ,
and nobody plays better. A lord may be given an opening (`opening`): he plays it first, and then like the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType

from benchmarks.opening import Opening, every
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.dice_empires.commands.peace import first_of_war, peace
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    PARTS,
    Command,
    CommandOrder,
    In,
    Order,
    Part,
    Place,
    Road,
    Send,
    Side,
    Split,
    Step,
    TargetsOrder,
    Transfer,
)
from pbem.rulesets.dice_empires.report.neighbours import beside, enemies, there
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import City, View

GAME = DICE_EMPIRES
RUSHES = tuple(opening for opening in every() if opening.rush)
MOST = 300
"""Rounds after which a game counts as a draw."""


@dataclass(frozen=True)
class Temper:
    """What a lord is like: people wanted in the houses and in the hall, units he attacks with, his favourite side.

    `guards`: how many hold each wall once troops may come, even when nobody is in sight; `crowd`: how many people are
    enough, so that the houses are emptied.
    """

    houses: int
    hall: int
    army: int
    side: Side
    loyal: float
    guards: int
    crowd: int
    opening: Opening | None = None

    @classmethod
    def drawn(cls, chance: Random) -> Temper:
        """Draw a lord by lot."""
        side: Side = "L" if chance.random() < 0.5 else "R"
        houses, hall, army = chance.randint(2, 6), chance.choice((0, 2, 3, 5)), chance.randint(1, 4)
        return cls(houses, hall, army, side, chance.random(), chance.choice((0, 0, 1, 2)), chance.randint(9, 18))


def play(options: Options, key: str, openings: Mapping[int, Opening] = MappingProxyType({})) -> State:
    """Play a game to its end; `openings`: what lords play first, by their place in the circle from 0."""
    dice, chance = KeyedDice(key.encode()), Random(key)
    state = GAME.rules.setup(options, GAME.rules.seats(options), dice)
    tempers = {
        lord.seat: replace(Temper.drawn(chance), opening=openings.get(place)) for place, lord in enumerate(state.lords)
    }
    while GAME.rules.outcome(state) is None and state.round < MOST:
        asked = dict.fromkeys(request.seat for request in GAME.rules.awaiting(state) if request.required)
        sheets = {seat: _sheet(GAME.rules.view(state, seat), tempers[seat], chance) for seat in asked}
        state = GAME.rules.resolve(state, sheets, dice).state
    return state


def rushers(players: int, key: str) -> Mapping[int, Opening]:
    """Draw by lot who begins with a rush, every fourth or so, and with which."""
    chance = Random(f"rush {key}")
    return {place: chance.choice(RUSHES) for place in range(players) if chance.random() < 0.25}


def _sheet(view: View, temper: Temper, chance: Random) -> Sheet[Order]:
    """Order everything."""
    own = next(city for city in view.cities if city.seat == view.seat)
    orders: list[Order] = [TargetsOrder("largest")] if view.round == 1 else []
    orders += [CommandOrder((Step(command),)) for command in _commands(own, view, temper, chance)]
    return Sheet(tuple(Written(order, line) for line, order in enumerate(orders, 1)))


def _commands(own: City, view: View, temper: Temper, chance: Random) -> Iterator[Command]:
    """Send an army that is ready, then put people where they are wanted most; of an opening, send at last."""
    at = Counter({band.place: 0 for band in own.bands})
    for band in own.bands:
        at[band.place] += band.people
    opening = temper.opening if temper.opening and view.round <= first_of_war(view.options) else None
    if opening is None and at["B"] >= temper.army and not peace(view.options, view.round):
        side = temper.side if chance.random() < temper.loyal else chance.choice(("L", "R"))
        yield Send(In("B"), side)
        at["B"] = 0
    wanted = _wanted(own, view, temper) if opening is None else _opened(own, view, temper, opening)
    yield from _moves(own, at, wanted)
    if opening and opening.rush and not peace(view.options, view.round):
        yield from _sent(opening, at["B"])


def _moves(own: City, at: Counter[Place], wanted: dict[Part, int]) -> Iterator[Command]:
    """Put people where they are wanted, the most urgent part first."""
    for part in wanted:
        while (lack := wanted[part] - at[part]) > 0 and (source := _source(at, wanted)) is not None:
            people = min(lack, at[source] - wanted.get(source, 0), 6)
            roomy = any(band.place == part and band.people + people <= 6 for band in own.bands)
            yield Transfer(people, In(source), In(part)) if roomy else Split(people, In(source), part)
            at[source] -= people
            at[part] += people


def _sent(opening: Opening, troops: int) -> Iterator[Command]:
    """Send everybody in the barracks, group by group; half of them each way if the opening says so."""
    if opening.side == "B" and troops > 1:
        yield Send(In("B"), "L", troops // 2)
    side: Side = "L" if opening.side == "L" else "R"
    yield Send(In("B"), side)
    yield Send(In("B"), side)


def _wanted(own: City, view: View, temper: Temper) -> dict[Part, int]:
    """Say how many people should be where, the most urgent part first; who is left goes to the barracks."""
    houses = temper.houses if own.people < temper.crowd else 1
    urgent: tuple[tuple[Part, int], ...] = (
        ("F", _farmers(own, view, houses)),
        ("WL", _guards(view, temper, "OL")),
        ("WR", _guards(view, temper, "OR")),
        ("H", houses),
        ("T", temper.hall),
    )
    return _shared(own, urgent, "B")


def _opened(own: City, view: View, temper: Temper, opening: Opening) -> dict[Part, int]:
    """Say where the people of an opening should be: as its lines say; a rush gathers in the barracks, then all go."""
    if view.round == 1:
        return _shared(own, tuple((part, people) for people, part in opening.lines), "T")
    if not opening.rush:
        return _wanted(own, view, temper)
    others = tuple((part, people) for people, part in opening.lines if part not in ("B", "F"))
    return _shared(own, (("F", _farmers(own, view, 0)), *others), "B")


def _shared(own: City, urgent: tuple[tuple[Part, int], ...], rest: Part) -> dict[Part, int]:
    """Share the people in the city out; who is left goes to one part."""
    left = sum(band.people for band in own.bands if band.place not in ("OL", "OR"))
    wanted: dict[Part, int] = {}
    for part, people in urgent:
        wanted[part] = min(people, left)
        left -= wanted[part]
    return {**wanted, rest: left + wanted.get(rest, 0)}


def _farmers(own: City, view: View, houses: int) -> int:
    """Count the farmers who feed everybody at the next meal but one, with one to spare: the next one comes before."""
    at_home = sum(band.people for band in own.bands if band.place == "H")
    soon = at_home // 2 if view.round > 1 and view.options.pace == "plan" else 0
    later = max(houses, at_home + soon) // 2
    return (own.people + soon + later) // 3 + 1


def _guards(view: View, temper: Temper, road: Road) -> int:
    """Count the guards wanted on a wall: one against each unit that stands before it or may come in this round."""
    other = beside(view, view.seat, road) if view.seat else None
    if view.seat is None or other is None:
        return 0
    near, coming = enemies(view, view.seat, road), view.round >= view.options.peace_rounds
    return max(near + there(view, other.seat, "B") * coming, temper.guards * coming)


def _source(at: Counter[Place], wanted: dict[Part, int]) -> Part | None:
    """Name the part with most people to spare; None: nobody is."""
    spare = {part: at[part] - wanted.get(part, 0) for part in PARTS}
    best = max(spare, key=lambda part: spare[part])
    return best if spare[best] > 0 else None


def order_of_the_first_round(state: State) -> tuple[Seat, ...]:
    """List the lords from the one who began the game to the left."""
    seats = [lord.seat for lord in state.lords]
    began = seats[(seats.index(state.token) - (state.round - 1)) % len(seats)]
    at = seats.index(began)
    return tuple(seats[at:] + seats[:at])
