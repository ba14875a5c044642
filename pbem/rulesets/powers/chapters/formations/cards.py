"""Formations on a table (P-47): their cards, their tokens, and how far units are from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.points import Points, hostile
from pbem.rulesets.powers.formations import ARMIES, FLEETS, MARK, NAME, ON_CARDS, TRUE, Composition, Formation
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import formation_count
from pbem.rulesets.powers.state import Stack, Table, gathered

TableT = TypeVar("TableT", bound=Table)
SLOW = 3
"""P-47.9: the speed of a token; it goes no faster than the slowest of its units."""


def card(table: Table, seat: Seat, name: str) -> Formation | None:
    """Give the card of a formation; None: there is none."""
    return next((each for each in table.formations if each.key == (seat, name)), None)


def tokens(table: Table, formation: Formation) -> tuple[Stack, ...]:
    """List the tokens of a formation that stand somewhere."""
    return tuple(each for each in table.stacks if belongs(each, formation))


def belongs(stack: Stack, formation: Formation) -> bool:
    """Tell whether a stack is tokens of a formation."""
    return stack.owner == formation.owner and NAME.get(stack.row) == formation.name


def most(table: Table) -> int:
    """P-47.1: give how many formations a seat may have."""
    return formation_count(table.options, len(table.circle))


def kept(table: TableT, formation: Formation) -> TableT:
    """Put a card in the place of the earlier one, and its marks where units of it stand beside it."""
    others = (each for each in table.formations if each.key != formation.key)
    found = tuple(sorted((*others, formation), key=lambda each: each.key))
    rest = (each for each in table.stacks if not marks(each, formation))
    return replace(table, formations=found, stacks=gathered((*rest, *_marked(formation))))


def marks(stack: Stack, formation: Formation) -> bool:
    """P-47.12: tell whether a stack is a mark of a formation."""
    return (stack.owner, stack.row) == (formation.owner, MARK[formation.name])


def _marked(formation: Formation) -> Iterator[Stack]:
    """P-47.12: put one mark where any row has units, under construction as long as nothing there is ready."""
    ready: dict[tuple[str, str], bool] = {}
    for part in (part for row in formation.rows for part in row.nearby):
        ready[part.at, part.harbour] = ready.get((part.at, part.harbour), False) or part.ready
    for (at, harbour), done in ready.items():
        yield Stack(formation.owner, MARK[formation.name], at, harbour=harbour, left=int(not done))


def without(table: TableT, formation: Formation) -> TableT:
    """Take a card away; with the last but one split off, nothing is left to be as true as (P-47.13)."""
    others = kin(table, formation)[1:]
    after = kept(table, replace(others[0], split=False)) if len(others) == 1 else table
    return replace(after, formations=tuple(each for each in after.formations if each.key != formation.key))


def kin(table: Table, formation: Formation) -> tuple[Formation, ...]:
    """P-47.13: list the formations whose true row is the same, this one first."""
    same = (each for each in table.formations if each.split and formation.split and each.key != formation.key)
    fleet = formation.name in FLEETS
    return (formation, *(each for each in same if each.owner == formation.owner and (each.name in FLEETS) == fleet))


def moved(table: TableT, gone: Iterable[Stack], new: Iterable[Stack]) -> TableT:
    """Take units off the map, and put others on it."""
    taken = (replace(each, count=-each.count) for each in gone)
    return replace(table, stacks=gathered((*table.stacks, *taken, *new)))


def fits(name: str, row: Row) -> bool:
    """P-47.1: tell whether units may be part of a formation: an army has what marches, a fleet ships."""
    kinds = ("NE", "PA") if name in ARMIES else ("NA", "PM")
    if ON_CARDS in row.flags:  # buildings are ashore
        return row.speed > 0 or name in ARMIES
    return (
        row.type in kinds and row.speed > 0 and not row.flags & {"token", "neutral", "building", "fortress", "designed"}
    )


def pace(points: Points, table: Table, formation: Formation, token: str) -> int:
    """P-47.9: give how far a token goes: as far as the slowest unit of any row; not at all while some are built.

    `free`: the true token goes as far as the true row can, all others as far as any row could."""
    if any(row.unfinished for row in formation.rows):
        return 0
    speeds = [_slowest(points, row) for row in formation.rows if row.ready] or [1]
    if table.options.formation_rules == "strict":
        return min(speeds)
    true = formation.rows[formation.true - 1] if formation.true and token == TRUE[formation.name] else Composition()
    return _slowest(points, true) if true.ready else max(speeds)


def housed(points: Points, formation: Formation) -> bool:
    """P-57.3: tell whether a building in a row keeps the tokens where they are."""
    return any(not points.rows[each.row].speed for row in formation.rows for each in row.ready)


def _slowest(points: Points, row: Composition) -> int:
    return min(points.rows[each.row].speed for each in row.ready)


def reach(points: Points, table: Table, stack: Stack) -> frozenset[str]:
    """P-47.4: list the areas units come to in peace with the BPh of a turn; the last leg costs 1."""
    row = points.rows[stack.row]
    found, edge = {stack.at}, {stack.at: row.speed - stack.spent}
    while edge:
        at, left = edge.popitem()
        for goal in world(table).neighbours[at] if left > 0 else ():
            if not _passes(points, table, stack, goal):
                continue
            cost = max((asked(row, world(table).areas[goal]) for asked in points.cost), default=1)
            found.add(goal)
            if left - cost > edge.get(goal, 0):
                edge[goal] = left - cost
    return frozenset(found)


def _passes(points: Points, table: Table, stack: Stack, goal: str) -> bool:
    """Tell whether units may enter an area in peace; ships keep to the sea, and out of harbours."""
    sea = goal not in table.lands
    return sea == points.rows[stack.row].afloat and not stack.harbour and not hostile(points, table, stack.owner, goal)
