"""Half units (P-32): rows of their own in the unit table; outside battle a whole splits, and two halves are merged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.events import damage as damage_events
from pbem.rulesets.powers.orders.damage import MergeOrder, SplitOrder
from pbem.rulesets.powers.state import Stack, gathered, ready


def half_of(turn: Turn, row: str) -> str:
    """Give the type of the halves of a whole unit, or of itself if it is one; empty: it has none (P-32.1)."""
    whole = turn.rows[row].base or row if row in turn.rows and "halved" in turn.rows[row].flags else row
    return next((each.key for each in turn.rows.values() if each.base == whole and "halved" in each.flags), "")


def divide(turn: Turn) -> None:
    """P-32.2: split and merge before the movement, line by line; neither costs BPh."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, SplitOrder | MergeOrder):
                _divided(turn, seat, line, order)


def _divided(turn: Turn, seat: Seat, line: int, order: SplitOrder | MergeOrder) -> None:
    half = half_of(turn, order.units.row)
    merging = isinstance(order, MergeOrder)
    before = half if merging else turn.rows[half].base if half else ""
    units = [each for stack in _ready(turn, seat, before, order.at) for each in [replace(stack, count=1)] * stack.count]
    if merging:
        units = units[: len(units) // 2 * 2]
    wanted = units[: order.units.count] if order.units.count else units
    if not half or not wanted or len(wanted) < order.units.count or (merging and len(wanted) % 2):
        why = "no_halves" if not half else "no_units"
        turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at, "row": before or order.units.row}))
        return
    new = list(_merged(wanted, turn.rows[half].base) if merging else _split(wanted, half))
    taken = (replace(each, count=-1) for each in wanted)
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *taken, *new)))
    turn.tell(damage_events.divided(seat, order.at, order.kind, wanted, new))


def _ready(turn: Turn, seat: Seat, row: str, at: str) -> list[Stack]:
    """List ready units of a type, the least damaged first."""
    return sorted(ready(turn.state, seat, row, at), key=lambda each: (each.damage, each.held, each.spent))


def _split(units: list[Stack], half: str) -> Iterator[Stack]:
    """P-32.2: both halves have the damage of the whole."""
    return (replace(each, row=half, count=2) for each in units)


def _merged(units: list[Stack], whole: str) -> Iterator[Stack]:
    """P-32.2: the whole has the mean damage, rounded down to sixths, and has moved as far as either half."""
    for one, other in zip(units[::2], units[1::2], strict=True):
        damage = (one.damage + other.damage) // 2
        held = (one.held or other.held) if damage else ""
        yield replace(one, row=whole, damage=damage, held=held, spent=max(one.spent, other.spent))


HALF = Chapter(
    "half",
    needs=("land",),
    release="R2",
    units="half",
    phases=(Phase("halves", "agree", divide, 4),),
    orders=(SplitOrder, MergeOrder),
    points=Points(),
)
