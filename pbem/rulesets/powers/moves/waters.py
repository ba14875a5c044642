"""Ships on their way (P-9): who holds a sea, which legs are open, which are free, what a ship is after a leg.

A leg between a harbour and its own sea costs nothing (P-9.4): such legs are walked before and after the steps. A ship
keeps in `harbour` the sea its harbour opens to, and in `sailed` that it has left one this turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.places import area_of, harbour_of
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, hostile
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import NOBODY, Stack, Table


def passable(table: Table, row: Row, path: tuple[str, ...]) -> bool:
    """P-5.1, P-9.4, P-9.5: tell whether a way leads over lands, or for ships over seas, harbours and canals."""
    map_ = world(table)
    if len(path) < 2 or any(area_of(place) not in map_.areas for place in path):
        return False
    return all(_leg(table, map_, row, start, goal) for start, goal in pairwise(path))


def _leg(table: Table, map_: World, row: Row, start: str, goal: str) -> bool:
    one, other = area_of(start), area_of(goal)
    if one == other:
        return row.afloat and canal(table, one, harbour_of(goal))
    lands = [map_.areas[at].kind == "land" for at in (one, other)]
    joined = frozenset((one, other)) in map_.links
    if not row.afloat:
        return joined and all(lands) and not harbour_of(goal)
    return joined and not all(lands) and harbour_of(goal) in ("", one)


def canal(table: Table, at: str, harbour: str) -> bool:
    """P-9.5: tell whether a canal leads to that harbour of a land."""
    return at in table.canals and harbour in world(table).harbours(at)


def sails(stack: Stack, path: tuple[str, ...]) -> bool:
    """P-9.4: tell whether ships can go that way from the harbour they lie in; others are in none."""
    if not stack.harbour:
        return True
    if harbour_of(path[0]) not in ("", stack.harbour):
        return False
    if area_of(path[1]) == stack.at:
        return harbour_of(path[1]) != stack.harbour
    return path[1] == stack.harbour


def free(turn: Turn, march: March) -> bool:
    """P-9.4: tell whether the next leg is one between a harbour and its sea, which costs nothing."""
    if not march.path or march.done or not turn.rows[march.units.row].afloat:
        return False
    return (march.at in turn.state.lands) != (march.goal in turn.state.lands)


def berthed(turn: Turn, march: March) -> Stack:
    """P-9.3, P-9.4: give the units of a march as they are after its next leg."""
    units, goal = march.units, march.path[0]
    land = march.goal in turn.state.lands
    harbour = (harbour_of(goal) or march.at) if turn.rows[units.row].afloat and land else ""
    sailed = units.sailed or bool(units.harbour and not land)
    return replace(units, at=march.goal, harbour=harbour, sailed=sailed)


def barred(turn: Turn, march: March) -> str:
    """P-9.4, P-9.6: say why a ship may not enter the land before it: its owner does not let it in, or it has left a
    harbour."""
    if not turn.rows[march.units.row].afloat or march.goal not in turn.state.lands:
        return ""
    if hostile(turn.points, turn.state, march.seat, march.goal):
        return "harbour"
    return "sailed" if march.units.sailed else ""


def first_there(turn: Turn, at: str, present: Sequence[Seat]) -> Seat:
    """P-9.2: tell who of those present holds a sea: who was there before anybody entered it in this step."""
    stood = [stack.owner for stack in turn.state.stacks if stack.at == at]
    stood += [march.seat for march in turn.marches if march.at == at and not march.entered]
    return next((seat for seat in stood if seat in present), NOBODY)
