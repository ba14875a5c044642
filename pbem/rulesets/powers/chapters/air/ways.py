"""Where aircraft may fly and come down (P-36.1, P-37.5, P-37.6)."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.options import fraction
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.chapters.air import fuel
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import Stack, Table

RESTED, FLOWN, RESTING, TIRED = range(4)
"""P-37.2: fighters may intercept; have flown, and cannot; rest for a turn; have just intercepted."""


def flies(row: Row) -> bool:
    """P-36: tell whether it is an aircraft."""
    return row.type == "LE"


def fighter(row: Row) -> bool:
    """P-36.2: tell whether it is a fighter; all other aircraft can be intercepted."""
    return "fighter" in row.flags


def reach(table: Table, row: Row) -> int:
    """P-36.1: give how many steps an aircraft flies: those of the table, or as many as is agreed, but one at least."""
    return max(int(row.speed * fraction(table.options.air_range)), 1)


def distances(table: Table, start: str) -> Mapping[str, int]:
    """Tell how far every area is through the air."""
    near, found, edge = world(table).neighbours, {start: 0}, [start]
    for at in edge:
        for other in near[at]:
            if other not in found:
                found[other] = found[at] + 1
                edge.append(other)
    return found


def havens(table: Table, rows: Mapping[str, Row], units: Stack, left: int, base: str) -> tuple[str, ...]:
    """P-36.4, P-37.2: list where aircraft may refuel with so many BPh left: where they came from, then the nearest."""
    far = distances(table, units.at)
    reach = [at for at in far if far[at] <= left and fuel.free(table, rows, units.owner, at) > 0]
    return tuple(sorted(reach, key=lambda at: (at != base, far[at], at)))


def way(table: Table, start: str, goal: str) -> tuple[str, ...]:
    """Give a shortest way through the air, without its start."""
    far, path = distances(table, goal), []
    while start != goal:
        start = next(at for at in world(table).neighbours[start] if far[at] == far[start] - 1)
        path.append(start)
    return tuple(path)
