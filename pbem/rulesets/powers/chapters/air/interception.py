"""Interception (P-37.1 to P-37.4): fighters that have rested rise against foreign aircraft, by standing orders."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.book.flight import Flight
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, peace
from pbem.rulesets.powers.chapters.air import ways
from pbem.rulesets.powers.moves import fight
from pbem.rulesets.powers.moves.enter import tell
from pbem.rulesets.powers.moves.pieces import Piece, fates, forces
from pbem.rulesets.powers.orders.air import InterceptOrder
from pbem.rulesets.powers.state import Stack, Standing, gathered, owned, ties

AIR = "LE"
FAR = 99
"""P-37.4: more steps than any aircraft flies."""


def intercepted(turn: Turn, where: Collection[tuple[Seat, str]]) -> None:
    """P-37.4, S-9: after a step let every seat rise that wants to, one after the other, in the order of ties."""
    for prey, at in sorted(where):
        seats = [seat for seat in ties(turn.state) if _wants(turn, seat, at, prey)]
        while seats:
            flights = [each for each in turn.flights if (each.seat, each.at) == (prey, at)]
            group = _together(turn, seats)
            seats = [seat for seat in seats if seat not in group]
            if any(not ways.fighter(turn.rows[each.units.row]) for each in flights):
                _risen(turn, at, group, flights)


def patrol(turn: Turn, seat: Seat) -> InterceptOrder:
    """P-37.4: give the standing order of a seat."""
    return turn.state.standing.get(seat, Standing()).patrol


def _wants(turn: Turn, hunter: Seat, at: str, prey: Seat) -> bool:
    """P-37.4: tell whether a seat has ordered to intercept over an area, may, and sees who is there (7.4)."""
    orders = patrol(turn, hunter)
    over = at in (orders.areas or owned(turn.state, hunter)) and turn.sees(hunter, at)
    return over and not orders.off and not peace(turn.points, turn.state, hunter, prey)


def _together(turn: Turn, seats: Sequence[Seat]) -> list[Seat]:
    """P-37.2: list the first seat and those who all name one another: they rise together."""
    group: list[Seat] = []
    for seat in seats:
        if all(seat in patrol(turn, other).allies and other in patrol(turn, seat).allies for other in group):
            group.append(seat)
    return group


def _risen(turn: Turn, at: str, group: Sequence[Seat], flights: Sequence[Flight]) -> None:
    """P-37.4: rise if the odds of all together are good enough; who wants better ones stays on the ground."""
    theirs = sum(turn.rows[each.units.row].defence.get(AIR, Fraction(0)) * each.units.count for each in flights)
    while group:
        sent = {seat: tuple(_sent(turn, seat, at)) for seat in group}
        found = [each for stacks in sent.values() for each in stacks]
        ours = sum(turn.rows[each.row].attack.get(AIR, Fraction(0)) * each.count for each in found)
        willing = [seat for seat in group if sent[seat] and _bold(patrol(turn, seat).odds, ours, theirs)]
        if willing == list(group):
            _fought(turn, at, found, flights)
            return
        group = willing


def _bold(odds: tuple[int, int], ours: Fraction | int, theirs: Fraction | int) -> bool:
    over, under = odds
    return ours * under >= theirs * over


def _sent(turn: Turn, hunter: Seat, at: str) -> Iterator[Stack]:
    """P-37.2: list the fighters that have rested and reach the area, the nearest first, as many as were ordered."""
    far, orders = ways.distances(turn.state, at), patrol(turn, hunter)
    able = [each for each in turn.state.stacks if rested(turn, hunter, each)]
    steps = {row.key: min(ways.reach(turn.state, row), orders.steps or FAR) for row in turn.rows.values()}
    able = [each for each in able if far[each.at] <= steps[each.row]]
    missing = orders.count or sum(each.count for each in able)
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
    pairs = combinations(dict.fromkeys(each.owner for each in found), 2)
    site = replace(fight.site(turn.state, at), land=None, truces=frozenset(map(frozenset, pairs)))
    outcome = battle(holder, attackers, site, turn.points.battle, turn.dice)
    owners = dict.fromkeys(each.seat for each in attackers)
    armies = [[each for each in attackers if each.seat == owner] for owner in owners]
    tell(turn, "interception", at, [holder, *armies], outcome)
    left = fates(turn, [*prey, *hunters], outcome.forces)
    kept = tuple(each for each in turn.flights if each not in flights)
    prey_left = list(zip(flights, left[: len(prey)], strict=True))
    turn.flights = (*kept, *(replace(each, units=units) for each, fate in prey_left for units in fate.alive))
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
