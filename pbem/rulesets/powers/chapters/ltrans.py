"""Land transport (P-42): trucks take unarmoured units on, drive on with the BPh they have left, and unload.

A line is tried before every step: so trucks that come from elsewhere may load where they arrive. What was carried is
tied to its truck until the next turn: what hits the truck hits it, too (`battle/tied.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.points import BattlePoints
from pbem.rulesets.powers.battle.tied import TRUCK, shared
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Act, Points, Turn
from pbem.rulesets.powers.moves.cargo import WHOLE, changed, size
from pbem.rulesets.powers.moves.pieces import Piece, become, pieces
from pbem.rulesets.powers.orders.trucks import CarryOrder
from pbem.rulesets.powers.state import Stack, gathered


def carried(row: Row) -> bool:
    """P-42.1: tell whether a truck can carry such units: unarmoured, and no truck."""
    return row.type == "NE" and not row.flags & {TRUCK, "token"} and row.speed > 0


def carry(turn: Turn, seat: Seat, line: int, order: CarryOrder, part: bool) -> bool:
    """P-42.1: load and set out with all that is named, or, at last, with as much as can be."""
    before = turn.state, turn.marches
    done = 0
    for wanted in order.units:
        count = 0
        while (not wanted.count or count < wanted.count) and _loaded(turn, seat, line, order, wanted.row):
            count += 1
        done += count
        if count < wanted.count and not part:
            turn.state, turn.marches = before
            return False
        if 0 < count < wanted.count:
            turn.tell(events.fewer(seat, line, order.at, wanted.row, (wanted.count, count)))
    return done > 0


def _loaded(turn: Turn, seat: Seat, line: int, order: CarryOrder, row: str) -> bool:
    """Put one unit on a truck; tell whether it could be."""
    load = next(_waiting(turn, seat, row, order.at), None)
    if load is None or not carried(turn.rows[row]):
        return False
    room = size(turn.rows[row])
    truck = next((each for each in _trucks(turn, seat, order.at) if _free(turn, each, line) >= room), None)
    if truck is None:
        return False
    changed(turn, Piece(load), None)
    aboard = replace(truck.units, count=1, load=tuple(sorted((*truck.units.load, row))))
    left = truck.march.left if truck.march else turn.rows[truck.units.row].speed - truck.units.spent
    changed(turn, truck, None)
    march = March(seat, line, aboard, order.path[1:], left, careful=True, origin=order.at)
    turn.marches = (*turn.marches, march)
    return True


def _waiting(turn: Turn, seat: Seat, row: str, at: str) -> Iterator[Stack]:
    """List the units that have all their BPh, are ready and whole."""
    for each in turn.state.stacks:
        own = (each.owner, each.mover, each.row, each.at) == (seat, seat, row, at)
        if own and not (each.left or each.spent or each.damage or each.tied):
            yield each


def _trucks(turn: Turn, seat: Seat, at: str) -> list[Piece]:
    """List the trucks that stand there, or have come there, with BPh left; those that are half full first."""
    found = []
    for piece in pieces(turn, at, seat):
        march, units = piece.march, piece.units
        able = march.left > 0 and not march.done if march else units.spent < turn.rows[units.row].speed
        if TRUCK in turn.rows[units.row].flags and able and not units.left and units.mover == seat:
            found.append(piece)
    return sorted(found, key=lambda piece: (not piece.units.load, -piece.units.spent, piece.units.kind))


def _free(turn: Turn, truck: Piece, line: int) -> int:
    """P-32.3: give the room on a truck, in halves; one that drives on takes more only by the line it drives for."""
    if truck.march and truck.march.path and truck.march.line != line:
        return 0
    return WHOLE - sum(size(turn.rows[row]) for row in truck.units.load)


def unload(turn: Turn) -> None:
    """P-42.1: who has arrived, or was stopped, unloads; the load has lost its BPh."""
    for march in turn.marches:
        if TRUCK in turn.rows[march.units.row].flags and march.units.load and not march.path:
            loads = (
                Stack(march.seat, row, march.at, march.units.count, spent=turn.rows[row].speed, tied=True)
                for row in march.units.load
            )
            turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *loads)))
            become(turn, march, [replace(march, units=replace(march.units, load=(), tied=True))])


def untie(turn: Turn) -> None:
    """P-42.2: in the next turn of whoever moved them, loads are no longer tied to their trucks."""
    still = (each.owner not in turn.actors or each.spent > 0 for each in turn.state.stacks)
    stacks = (
        replace(each, tied=False) if each.tied and not kept else each
        for each, kept in zip(turn.state.stacks, still, strict=True)
    )
    turn.state = replace(turn.state, stacks=gathered(stacks))


LTRANS = Chapter(
    "ltrans",
    needs=("land",),
    release="R2",
    units="ltrans",
    phases=(Phase("trucks", "agree", untie, 9),),
    orders=(CarryOrder,),
    points=Points(
        battle=BattlePoints(shared=(shared,)),
        acts={CarryOrder: Act(carry, sets_out=True, why="no_trucks")},
        walked=(unload,),
    ),
)
