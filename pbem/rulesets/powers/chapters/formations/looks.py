"""Tokens of formations in position against an area (P-47.14), and who looks at them from there (P-49.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Points, Turn, shells
from pbem.rulesets.powers.chapters.formations.cards import card, tokens
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import NAME, TRUE, Formation
from pbem.rulesets.powers.orders.formations import LookOrder
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import Stack, Standing, Table


def stands(turn: Turn) -> None:
    """P-49.1: note who looks from now on, and who does not."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            if isinstance(order, LookOrder):
                standing = replace(turn.state.standing.get(seat, Standing()), look=order)
                turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})


def aims(points: Points, table: Table, stack: Stack, goal: str) -> bool:
    """P-47.14: a token takes a position if any row of its formation, true or not, holds a gun that may."""
    formation = card(table, stack.owner, NAME[stack.row]) if stack.row in NAME else None
    ready = (units.row for row in formation.rows for units in row.ready) if formation else ()
    return any(shells(points, table, row, goal) for row in ready)


def look(turn: Turn) -> None:
    """P-49.1: where tokens aim, who is there sees whether the true one is among them, and if so which row is true."""
    for formation in turn.state.formations:
        if formation.owner in turn.actors and formation.true:
            aiming = (each for each in tokens(turn.state, formation) if each.battery)
            for at, goal in sorted({(each.at, each.battery) for each in aiming}):
                _looked(turn, formation, at, goal)


def _looked(turn: Turn, formation: Formation, at: str, goal: str) -> None:
    true = any(_is_true(each, formation, at, goal) for each in tokens(turn.state, formation))
    seats = tuple(_lookers(turn, formation.owner, goal))
    for seat in seats:
        turn.tell(formation_events.look(seat, formation, at, goal, true))
    if seats and not fog(turn.state):
        turn.tell(formation_events.looked(seats, formation, at, goal))


def _is_true(stack: Stack, formation: Formation, at: str, goal: str) -> bool:
    return (stack.row, stack.at, stack.battery) == (TRUE[formation.name], at, goal)


def _lookers(turn: Turn, owner: Seat, goal: str) -> Iterator[Seat]:
    """List who holds an area or has units there, and looks."""
    land = turn.state.lands.get(goal)
    there = {each.owner for each in turn.state.stacks if each.at == goal} | ({land.owner} if land else set())
    for seat in turn.state.alive:
        if seat in there - {owner} and turn.state.standing.get(seat, Standing()).look.what == "yes":
            yield seat
