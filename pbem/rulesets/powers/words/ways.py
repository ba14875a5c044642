"""Ways that words leave open: over which own lands (P-5.1), and from where."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.waters import passable
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import owned
from pbem.rulesets.powers.view import View


def afloat(view: View, units: tuple[Units, ...]) -> bool:
    """P-5.1: tell whether all of these units are ships."""
    rows = every.book(view).points.rows
    named = [rows[each.row] for each in units if each.row in rows]
    return bool(named) and all(row.afloat for row in named)


def fortresses(view: View, units: tuple[Units, ...]) -> bool:
    """P-40.1: tell whether all of these units are fortresses, which stand where they are built."""
    rows = every.book(view).points.rows
    return bool(units) and all(each.row in rows and "fortress" in rows[each.row].flags for each in units)


def filled_in(view: View, path: tuple[str, ...], ships: bool = False) -> tuple[str, ...]:
    """Put the own lands, for ships the seas, between places that are not next to each other; where there is no such
    way, leave the gap."""
    found = path[:1]
    for goal in path[1:]:
        found = (*found, *way(view, found[-1], goal, ships)[1:])
    return found


def way(view: View, start: str, goal: str, ships: bool = False) -> tuple[str, ...]:
    """Give the shortest way over own lands, for ships over seas; without one, start and goal alone."""
    map_, first, last = world(view), area_of(start), area_of(goal)
    near = map_.neighbours
    open_ = set(map_.areas) - set(map_.lands) if ships else set(owned(view, view.seat)) if view.seat else set()
    before: dict[str, str] = {first: ""}
    queue = deque([first])
    while queue and first != last:
        at = queue.popleft()
        if last in near.get(at, ()) and (not ships or {at, last} - set(map_.lands)):
            return (start, *_back(before, at)[1:], goal)
        for other in near.get(at, ()):
            if other in open_ and other not in before:
                before[other] = at
                queue.append(other)
    return start, goal


def _back(before: dict[str, str], at: str) -> tuple[str, ...]:
    return (*(_back(before, before[at]) if before[at] else ()), at)


def standing(view: View, row: str, at: str) -> int:
    """Count the ready units of a type in an area that one moves; an empty row: of any type."""
    mine = (each for each in view.stacks if (each.mover, each.at, each.left) == (view.seat, at, 0))
    return sum(each.count for each in mine if row in ("", each.row))


def movable(view: View, at: str) -> tuple[Units, ...]:
    """List all that can move from an area."""
    rows = every.book(view).points.rows
    here = {each.row for each in view.stacks if each.at == at and each.left == 0 and each.mover == view.seat}
    return tuple(Units(row.key) for row in rows.values() if row.speed and row.key in here)


def going(view: View, path: tuple[str, ...]) -> tuple[Units, ...]:
    """List all that can move from an area that way."""
    rows = every.book(view).points.rows
    return tuple(
        each
        for each in movable(view, area_of(path[0]))
        if rows[each.row].type != "LE" and passable(view, rows[each.row], path)
    )


def starts(view: View, units: tuple[Units, ...], goal: str) -> tuple[str, ...]:
    """List the areas from which units of these types can come to the goal this turn, and enough of them stand there.

    Of all units of a type it is enough that one stands there.
    """
    ships = afloat(view, units)
    return tuple(
        at
        for at in (world(view).areas if ships else world(view).lands)
        if at != goal and all(_comes(view, each, way(view, at, goal, ships)) for each in units)
    )


def _comes(view: View, units: Units, path: tuple[str, ...]) -> bool:
    if standing(view, units.row, path[0]) < max(units.count, 1) or path[-1] not in world(view).neighbours[path[-2]]:
        return False
    rows = every.book(view).points.rows
    here = [units.row] if units.row else [each.row for each in movable(view, path[0])]
    legs = sum(not {one, other} & set(view.lands) for one, other in pairwise(path))
    return any(row in rows and rows[row].speed >= (legs if rows[row].afloat else len(path) - 1) for row in here)
