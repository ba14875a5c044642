"""Interception (P-37.1 to P-37.4): fighters that have rested rise against foreign aircraft, by standing orders."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.rulesets.powers.air_orders import InterceptOrder
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.book.flight import Flight
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, peace
from pbem.rulesets.powers.chapters.air import ways
from pbem.rulesets.powers.moves import fight
from pbem.rulesets.powers.moves.enter import tell
from pbem.rulesets.powers.moves.pieces import Piece, fates, forces
from pbem.rulesets.powers.state import Stack, Standing, gathered, owned, ties

AIR = "LE"


def intercepted(turn: Turn, where: Collection[tuple[Seat, str]]) -> None:
    """P-37.4, S-9: after a step let every seat rise that wants to, one after the other, in the order of ties."""
    for prey, at in sorted(where):
        for hunter in ties(turn.state):
            flights = [each for each in turn.flights if (each.seat, each.at) == (prey, at)]
            if hunter != prey and any(not ways.fighter(turn.rows[each.units.row]) for each in flights):
                _risen(turn, hunter, at, flights)


def _risen(turn: Turn, hunter: Seat, at: str, flights: Sequence[Flight]) -> None:
    orders = turn.state.standing.get(hunter, Standing()).patrol
    areas = orders.areas or owned(turn.state, hunter)
    if orders.off or at not in areas or peace(turn.points, turn.state, hunter, flights[0].seat):
        return
    found = list(_sent(turn, hunter, at, orders.count))
    ours = sum(turn.rows[each.row].attack.get(AIR, Fraction(0)) * each.count for each in found)
    theirs = sum(turn.rows[each.units.row].defence.get(AIR, Fraction(0)) * each.units.count for each in flights)
    over, under = orders.odds
    if found and ours * under >= theirs * over:
        _fought(turn, at, found, flights)


def _sent(turn: Turn, hunter: Seat, at: str, most: int) -> Iterator[Stack]:
    """P-37.2: list the fighters that have rested and reach the area, the nearest first; 0: all of them."""
    far = ways.distances(turn.state, at)
    able = [
        each for each in turn.state.stacks if rested(turn, hunter, each) and far[each.at] <= turn.rows[each.row].speed
    ]
    missing = most or sum(each.count for each in able)
    for stack in sorted(able, key=lambda each: (far[each.at], each.kind)):
        if count := min(stack.count, missing):
            missing -= count
            yield replace(stack, count=count)


def rested(turn: Turn, hunter: Seat, stack: Stack) -> bool:
    """P-37.2: tell whether units are fighters of a seat, under its own command, that have rested."""
    ours = stack.owner == stack.mover == hunter and not stack.left and not stack.weary
    return ours and ways.fighter(turn.rows[stack.row])


def _fought(turn: Turn, at: str, found: Sequence[Stack], flights: Sequence[Flight]) -> None:
    """P-37.1: an air battle: the interceptors attack; there is neither terrain nor a second line."""
    for stack in found:
        own = next(each for each in turn.state.stacks if each.kind == stack.kind)
        others = [each for each in turn.state.stacks if each is not own]
        turn.state = replace(turn.state, stacks=gathered((*others, replace(own, count=own.count - stack.count))))
    hunters = [_pilot(each, each.at, at, 0) for each in found]
    prey = [_pilot(each.units, each.base, at, each.line) for each in flights]
    holder, attackers = forces(turn, prey, at, holds=True), forces(turn, hunters, at)
    site = replace(fight.site(turn.state, at), land=None)
    outcome = battle(holder, attackers, site, turn.points.battle, turn.dice)
    tell(turn, "interception", at, [holder, attackers], outcome)
    left = fates(turn, [*prey, *hunters], outcome.forces)
    kept = tuple(each for each in turn.flights if each not in flights)
    pairs = list(zip(flights, left[: len(prey)], strict=True))
    turn.flights = (*kept, *(replace(each, units=units) for each, fate in pairs for units in fate.alive))
    back = [
        replace(units, at=start.at, weary=ways.RESTING if turn.state.sequential else ways.TIRED)
        for start, fate in zip(found, left[len(prey) :], strict=True)
        for units in fate.alive
    ]
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *back)))


def _pilot(units: Stack, base: str, at: str, line: int) -> Piece:
    there = replace(units, at=at)
    return Piece(there, March(units.owner, line, there, (), 0, origin=base, airborne=True))


def stand(turn: Turn) -> None:
    """P-37.4: keep the standing orders to intercept."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            if isinstance(order, InterceptOrder):
                standing = replace(turn.state.standing.get(seat, Standing()), patrol=order)
                turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})
