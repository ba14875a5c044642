"""Where aircraft may fly and come down (P-36.1, P-37.5, P-37.6)."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row
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


def distances(table: Table, start: str) -> Mapping[str, int]:
    """Tell how far every area is through the air."""
    near, found, edge = world(table).neighbours, {start: 0}, [start]
    for at in edge:
        for other in near[at]:
            if other not in found:
                found[other] = found[at] + 1
                edge.append(other)
    return found


def refuels(table: Table, seat: Seat, at: str) -> bool:
    """P-37.6, P-37.9: tell whether aircraft that have flown may come down there: on an own land of old."""
    land = table.lands.get(at)
    if land is None or land.owner != seat:
        return False
    date = table.tick if table.sequential else table.round
    return not land.turn or date - land.turn >= (len(table.alive) if table.sequential else 1)


def haven(table: Table, units: Stack, left: int, base: str) -> str:
    """P-36.4, P-37.2: give where aircraft fly to refuel: where they came from, or the nearest place in reach."""
    far = distances(table, units.at)
    reach = [at for at in far if far[at] <= left and refuels(table, units.owner, at)]
    return min(reach, key=lambda at: (at != base, far[at], at), default="")


def way(table: Table, start: str, goal: str) -> tuple[str, ...]:
    """Give a shortest way through the air, without its start."""
    far, path = distances(table, goal), []
    while start != goal:
        start = next(at for at in world(table).neighbours[start] if far[at] == far[start] - 1)
        path.append(start)
    return tuple(path)
