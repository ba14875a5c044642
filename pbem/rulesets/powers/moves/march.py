"""Setting out and arriving: units of a line of movement become marches, and stacks again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, speed
from pbem.rulesets.powers.moves.waters import passable, sails
from pbem.rulesets.powers.orders import MoveOrder, Units
from pbem.rulesets.powers.state import Stack, gathered


def set_out(turn: Turn, seat: Seat, line: int, order: MoveOrder) -> None:
    """P-5.1: take the units of a line from their stacks; those of one type and speed go together."""
    for wanted in order.units:
        if (
            wanted.row not in turn.rows
            or _flies(turn, wanted.row)
            or not passable(turn.state, turn.rows[wanted.row], order.path)
        ):
            at = area_of(order.path[-1]) if order.path else ""
            turn.tell(events.failed(seat, line, "move", "no_way", {"at": at}))
            continue
        taken = tuple(_taken(turn, seat, wanted, order.path))
        count, start = sum(stack.count for stack in taken), area_of(order.path[0])
        if not count:
            turn.tell(events.failed(seat, line, "move", "no_units", {"at": start, "row": wanted.row}))
        elif count < wanted.count:
            turn.tell(events.fewer(seat, line, start, wanted.row, (wanted.count, count)))
        turn.marches = (*turn.marches, *(_march(turn, stack, line, order) for stack in taken))


def _flies(turn: Turn, row: str) -> bool:
    """P-36: aircraft do not march, they fly missions."""
    return turn.rows[row].type == "LE"


def movable(turn: Turn, seat: Seat, row: str, at: str) -> tuple[Stack, ...]:
    """List the stacks of a type that can still move, the least moved first; of ships those with most aboard, of
    submarines those with supplies."""
    found = (
        each for each in turn.state.stacks if each.at == at and each.row == row and each.mover == seat and not each.left
    )
    fit = (each for each in found if each.spent < speed(turn.points, turn.state, each))
    return tuple(sorted(fit, key=lambda each: (each.spent, -len(each.load), -each.store)))


def _taken(turn: Turn, seat: Seat, wanted: Units, path: tuple[str, ...]) -> Iterator[Stack]:
    """Take units out of their stacks, as many as are wanted, there, and able to go that way."""
    missing = wanted.count
    for stack in movable(turn, seat, wanted.row, area_of(path[0])):
        if not sails(stack, path):
            continue
        count = min(stack.count, missing) if wanted.count else stack.count
        if count:
            others = tuple(each for each in turn.state.stacks if each is not stack)
            rest = replace(stack, count=stack.count - count)
            turn.state = replace(turn.state, stacks=gathered((*others, rest)))
            missing -= count
            yield replace(stack, count=count)


def _march(turn: Turn, units: Stack, line: int, order: MoveOrder) -> March:
    left = speed(turn.points, turn.state, units) - units.spent
    return March(units.owner, line, units, order.path[1:], left, order.doctrine, order.careful, units.at)


def at_rest(stack: Stack) -> Stack:
    """P-5.1, P-9.4: a new turn: all BPh are there again, and harbours are open."""
    return replace(stack, spent=0, sailed=False) if stack.spent or stack.sailed else stack


def put_down(turn: Turn) -> None:
    """Let all marches be stacks again; a player turn sent in parts remembers the BPh they have spent (S-14)."""
    sequential = turn.state.sequential
    down = [replace(each.units, spent=_gone(turn, each)) for each in turn.marches]
    stacks = (*turn.state.stacks, *down)
    turn.state = replace(turn.state, stacks=gathered(stacks if sequential else map(at_rest, stacks)))
    turn.marches = ()


def _gone(turn: Turn, march: March) -> int:
    return speed(turn.points, turn.state, march.units) - max(march.left, 0)
