"""Setting out and arriving: units of a line of movement become marches, and stacks again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import MoveOrder, Units
from pbem.rulesets.powers.state import Stack, Table, gathered


def set_out(turn: Turn, seat: Seat, line: int, order: MoveOrder) -> None:
    """P-5.1: take the units of a line from their stacks; those of one type and speed go together."""
    if not passable(world(turn.state), order.path):
        turn.tell(events.failed(seat, line, "move", "no_way", {"at": order.path[-1] if order.path else ""}))
        return
    for wanted in order.units:
        taken = tuple(_taken(turn, seat, wanted, order.path[0]))
        count = sum(stack.count for stack in taken)
        if not count:
            turn.tell(events.failed(seat, line, "move", "no_units", {"at": order.path[0], "row": wanted.row}))
        elif count < wanted.count:
            turn.tell(events.fewer(seat, line, order.path[0], wanted.row, (wanted.count, count)))
        turn.marches = (*turn.marches, *(_march(turn, stack, line, order) for stack in taken))


def passable(map_: World, path: tuple[str, ...]) -> bool:
    """P-5.1: tell whether a way leads from land to land, step by step."""
    lands = all(key in map_.areas and map_.areas[key].kind == "land" for key in path)
    joined = (frozenset(pair) in map_.links for pair in zip(path, path[1:], strict=False))
    return lands and len(path) > 1 and all(joined)


def movable(table: Table, seat: Seat, row: str, at: str, speed: int) -> tuple[Stack, ...]:
    """List the stacks of a type that can still move, the least moved first."""
    found = (each for each in table.stacks if (each.mover, each.row, each.at, each.left) == (seat, row, at, 0))
    return tuple(sorted((each for each in found if each.spent < speed), key=lambda each: each.spent))


def _taken(turn: Turn, seat: Seat, wanted: Units, at: str) -> Iterator[Stack]:
    """Take units out of their stacks, as many as are wanted and there."""
    row = turn.rows.get(wanted.row)
    missing = wanted.count
    for stack in movable(turn.state, seat, row.key, at, row.speed) if row else ():
        count = min(stack.count, missing) if wanted.count else stack.count
        if count:
            others = tuple(each for each in turn.state.stacks if each != stack)
            rest = replace(stack, count=stack.count - count)
            turn.state = replace(turn.state, stacks=gathered((*others, rest)))
            missing -= count
            yield replace(stack, count=count)


def _march(turn: Turn, units: Stack, line: int, order: MoveOrder) -> March:
    left = turn.rows[units.row].speed - units.spent
    return March(units.owner, line, units, order.path[1:], left, order.doctrine, order.careful, units.at)


def put_down(turn: Turn) -> None:
    """Let all marches be stacks again; a player turn sent in parts remembers the BPh they have spent (S-14)."""
    sequential = turn.state.sequential
    down = (
        replace(march.units, spent=turn.rows[march.units.row].speed - max(march.left, 0) if sequential else 0)
        for march in turn.marches
    )
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *down)))
    turn.marches = ()
