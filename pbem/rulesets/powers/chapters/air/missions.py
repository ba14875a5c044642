"""Missions (P-36, S-9): aircraft fly out area by area, strike when the movement is over, and fly home.

Whoever flies is no stack on the map until he has come down; where he flew over nobody meets him but interceptors.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.forces import After, Force
from pbem.rulesets.powers.battle.raids import BOMBS
from pbem.rulesets.powers.book.flight import Flight
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, chain, engage, peace
from pbem.rulesets.powers.chapters.air import fuel, ways
from pbem.rulesets.powers.chapters.air.interception import intercepted
from pbem.rulesets.powers.events import air as air_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves import fight
from pbem.rulesets.powers.moves.enter import tell, truces
from pbem.rulesets.powers.moves.pieces import Piece, fates, forces, settled
from pbem.rulesets.powers.orders import Doctrine, Units
from pbem.rulesets.powers.orders.air import EscortOrder, MissionOrder, RebaseOrder, StrikeOrder
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import Stack, gathered, ties

MISSIONS = (StrikeOrder, EscortOrder, RebaseOrder)


def fly(turn: Turn) -> None:
    """S-9: take off, and fly out."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, MISSIONS):
                for wanted in order.units:
                    _take_off(turn, seat, line, wanted, order)
    _flown(turn)


def _take_off(turn: Turn, seat: Seat, line: int, wanted: Units, order: MissionOrder) -> None:
    """P-5.1, P-36.1: take aircraft of a type from where they stand, if their way is one and not too long."""
    start, *path = order.path
    row, near = turn.rows.get(wanted.row), world(turn.state).neighbours
    linked = all(goal in near.get(at, ()) for at, goal in zip(order.path, path, strict=False))
    if row is None or not ways.flies(row) or not path or not linked or len(path) > ways.reach(turn.state, row):
        turn.tell(events.failed(seat, line, order.kind, "no_way", {"at": order.path[-1]}))
        return
    taken = list(_taken(turn, seat, wanted, start))
    count = sum(stack.count for stack in taken)
    if not count:
        turn.tell(events.failed(seat, line, order.kind, "no_units", {"at": start, "row": wanted.row}))
    elif count < wanted.count:
        turn.tell(events.fewer(seat, line, start, wanted.row, (wanted.count, count)))
    doctrine, left = order.doctrine if isinstance(order, StrikeOrder) else Doctrine(), ways.reach(turn.state, row)
    for stack in taken:
        flight = Flight(line, stack, start, tuple(path), left, order.kind, doctrine, _target(turn, order))
        turn.flights = (*turn.flights, flight)
        _told(turn, flight)


def _told(turn: Turn, flight: Flight) -> None:
    """P-36.3, P-49.5: all are told of a flight; in the fog the others where they see a part of its way."""
    flew = air_events.flew(flight.task, flight.units, flight.base, flight.path[-1])
    if not fog(turn.state):
        turn.tell(flew)
        return
    turn.tell(replace(flew, seen_by=frozenset({flight.seat})))
    for seat in (each for each in turn.state.circle if each != flight.seat):
        if over := tuple(at for at in (flight.base, *flight.path) if turn.sees(seat, at)):
            turn.tell(air_events.sighted(seat, flight.units, over))


def _target(turn: Turn, order: MissionOrder) -> str:
    """P-44.1: give the buildings a mission bombs, if that can be done."""
    return order.target if isinstance(order, StrikeOrder) and turn.points.buildings else ""


def _taken(turn: Turn, seat: Seat, wanted: Units, start: str) -> Iterator[Stack]:
    """Take aircraft out of their stacks, as many as are wanted (0: all)."""
    found = list(ready(turn.state.stacks, seat, wanted.row, start))
    missing = wanted.count or sum(stack.count for stack in found)
    for stack in found:
        if count := min(stack.count, missing):
            missing -= count
            others = [each for each in turn.state.stacks if each != stack]
            rest = replace(stack, count=stack.count - count)
            turn.state = replace(turn.state, stacks=gathered((*others, rest)))
            yield replace(stack, count=count)


def ready(stacks: Sequence[Stack], seat: Seat, row: str, at: str) -> Iterator[Stack]:
    """P-37.2: list the aircraft of a type that can fly a mission, those first that can intercept no more."""
    found = (
        each for each in stacks if (each.owner, each.mover, each.row, each.at, each.left) == (seat, seat, row, at, 0)
    )
    able = (each for each in found if each.weary < ways.RESTING and not each.spent)
    return iter(sorted(able, key=lambda each: -each.weary))


def _flown(turn: Turn) -> None:
    """P-36.3: fly on area by area, all at once; after each step whoever can be intercepted may be."""
    while any(flight.path for flight in turn.flights):
        moving = tuple(flight for flight in turn.flights if flight.path)
        turn.flights = tuple(_on(flight) for flight in turn.flights)
        intercepted(turn, {(flight.seat, flight.path[0]) for flight in moving if _slow(turn, flight)})


def _on(flight: Flight) -> Flight:
    if not flight.path:
        return flight
    units = replace(flight.units, at=flight.path[0])
    return replace(flight, units=units, path=flight.path[1:], left=flight.left - 1)


def _slow(turn: Turn, flight: Flight) -> bool:
    return not ways.fighter(turn.rows[flight.units.row])


def _pilot(flight: Flight) -> Piece:
    """Let a flight be a piece of a battle."""
    orders = March(flight.seat, flight.line, flight.units, (), 0, flight.doctrine, origin=flight.base, airborne=True)
    return Piece(flight.units, orders)


def joined(turn: Turn, at: str, attacking: tuple[Seat, ...]) -> tuple[March, ...]:
    """S-9: aircraft over an area where units of their seat attack in a later step fight beside them."""
    found = [each for each in turn.flights if each.task == "strike" and each.at == at and each.seat in attacking]
    found = [each for each in found if not each.target]
    turn.flights = tuple(each for each in turn.flights if each not in found)
    return tuple(
        March(each.seat, each.line, each.units, (), each.left, each.doctrine, origin=each.base, airborne=True)
        for each in found
    )


def released(turn: Turn, up: tuple[March, ...]) -> None:
    """P-36.4: after a battle in which they joined aircraft only fly home, with the BPh that are left."""
    for march in up:
        steps = ways.distances(turn.state, march.origin)[march.at]
        left = max(ways.reach(turn.state, turn.rows[march.units.row]) - steps, 0)
        flight = Flight(march.line, march.units, march.origin, (), left, "escort")
        turn.flights = (*turn.flights, flight)


def strike(turn: Turn) -> None:
    """P-36.5, S-9: attack what is there when the movement is over, each seat for itself, and fly home."""
    goals = {flight.at for flight in turn.flights if flight.task == "strike"}
    for at in sorted(goals):
        for seat in ties(turn.state):
            _struck(turn, at, seat)
    _homeward(turn)
    _flown(turn)
    _down(turn)


def _struck(turn: Turn, at: str, seat: Seat) -> None:
    """P-36.7: a raid: the aircraft attack all there who are not at peace with them."""
    raid = [each for each in turn.flights if (each.task, each.at, each.seat) == ("strike", at, seat)]
    if not raid:
        return
    engage(turn, [(each, None) for each in _foes(turn, at, seat)])
    there = _foes(turn, at, seat)
    edifices = _edifices(turn, at, raid)
    if not there and not edifices:
        turn.tell(air_events.in_vain(seat, at))
        return
    owner = turn.state.lands[at].owner if at in turn.state.lands else there[0].owner
    garrison = [Piece(each) for each in sorted(there, key=lambda each: (each.owner != owner, each.kind))]
    pilots = [_pilot(each) for each in raid]
    holder = [*edifices, *forces(turn, garrison, at, holds=True)]
    attackers = [_loaded(each, flight.target) for each, flight in zip(forces(turn, pilots, at), raid, strict=True)]
    site = fight.site(turn.state, at, world(turn.state).areas[at])
    site = replace(site, truces=truces(turn, dict.fromkeys((seat, *(each.seat for each in holder)))))
    outcome = fight.fought((holder, attackers), site, turn.points, turn.dice)
    owners = dict.fromkeys(each.seat for each in holder)
    armies = [[each for each in holder if each.seat == one] for one in owners]
    tell(turn, "raid", at, [*armies, attackers], outcome)
    buildings = len(edifices)
    settled(turn, garrison, outcome.forces[buildings : len(holder)])
    for ruined in turn.points.ruined:
        ruined(turn, seat, at, list(zip(edifices, outcome.forces[:buildings], strict=True)))
    if at in turn.state.lands and any(stack.at == at and stack.owner == owner for stack in turn.state.stacks):
        turn.state = chain(turn.points.repelled, turn.state, at, turn.dice)
    _left(turn, raid, pilots, outcome.forces[len(holder) :])


def _edifices(turn: Turn, at: str, raid: Sequence[Flight]) -> list[Force]:
    """P-44.2: list the buildings that are bombed, of an owner one is not at peace with."""
    seat, targets = raid[0].seat, [each.target for each in raid if each.target]
    land = turn.state.lands.get(at)
    if land is None or land.owner == seat or peace(turn.points, turn.state, seat, land.owner):
        return []
    return [each for found in turn.points.buildings for each in found(turn, at, targets)] if targets else []


def _loaded(force: Force, target: str) -> Force:
    """P-44.1: who bombs buildings uses his strength against them instead of all others."""
    if not target:
        return force
    fighters = []
    for each in force.fighters:
        row = replace(each.unit.row, attack={"PA": each.unit.row.bombs})
        fighters.append(replace(each, unit=replace(each.unit, row=row, marks=each.unit.marks | {BOMBS + target})))
    return replace(force, fighters=tuple(fighters))


def _foes(turn: Turn, at: str, seat: Seat) -> list[Stack]:
    there = (each for each in turn.state.stacks if each.at == at and each.owner != seat)
    return [each for each in there if not peace(turn.points, turn.state, seat, each.owner)]


def _left(turn: Turn, raid: Sequence[Flight], pilots: Sequence[Piece], after: Sequence[After]) -> None:
    """Give flights what a battle has left of them."""
    left = list(zip(raid, fates(turn, pilots, after), strict=True))
    kept = tuple(each for each in turn.flights if each not in raid)
    turn.flights = (*kept, *(replace(flight, units=units) for flight, fate in left for units in fate.alive))


def _homeward(turn: Turn) -> None:
    """P-36.4, P-37.7: fly home with the BPh that are left; who came to stay stays. Who finds no fuel is lost."""
    order = ties(turn.state)
    bound: Counter[tuple[Seat, str]] = Counter()
    flights: list[Flight] = []
    for flight in sorted(turn.flights, key=lambda each: (order.index(each.seat), each.line)):
        flights += _berthed(turn, flight, bound)
    turn.flights = tuple(flights)


def _berthed(turn: Turn, flight: Flight, bound: Counter[tuple[Seat, str]]) -> Iterator[Flight]:
    """P-37.7, P-37.9: send as many as there is fuel for to each place in reach, the best one first."""
    missing = flight.units.count
    base = flight.at if flight.task == "rebase" else flight.base
    for goal in ways.havens(turn.state, turn.rows, flight.units, flight.left, base):
        room = fuel.free(turn.state, turn.rows, flight.seat, goal) - bound[flight.seat, goal]
        if count := min(missing, max(room, 0)):
            missing -= count
            bound[flight.seat, goal] += count
            units = replace(flight.units, count=count)
            yield replace(flight, units=units, path=ways.way(turn.state, flight.at, goal))
    if missing:
        turn.tell(events.perished(replace(flight.units, count=missing), "fuel"))


def _down(turn: Turn) -> None:
    """P-37.5: whoever has come down stands there, and refuels when his turn to do so comes."""
    sequential = turn.state.sequential
    down = [
        replace(each.units, weary=ways.FLOWN if sequential else each.units.weary, spent=turn.rows[each.units.row].speed)
        for each in turn.flights
    ]
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *down)))
    turn.flights = ()
