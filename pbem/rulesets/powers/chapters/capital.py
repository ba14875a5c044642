"""Capital ships (P-38): battleships, dear, slow, and hard to hurt but for bombers and submarines."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, repaired
from pbem.rulesets.powers.options import hold_count
from pbem.rulesets.powers.state import Stack, Table, gathered

STEP = 12
"""P-38.2: 2 BPk, in sixths."""


def scars(table: Table, row: Row, units: Stack) -> int:
    """P-38.2: outside of harbours capital ships are repaired down to a multiple of 2 only, if it is so agreed."""
    lasting = table.options.capital_repair2 and "capital" in row.flags and not units.harbour
    return units.damage // STEP * STEP if lasting else 0


def docked(turn: Turn) -> None:
    """P-38.2: who lies in a harbour when the movement is over is repaired there; what is held stays."""
    if turn.state.options.capital_repair2 and hold_count(turn.state.options) is not None:
        turn.state = replace(turn.state, stacks=gathered(_docked(turn, each) for each in turn.state.stacks))


def _docked(turn: Turn, units: Stack) -> Stack:
    free = units.owner in turn.actors and units.harbour and units.damage and not units.held
    return repaired(turn.points, turn.state, units) if free else units


CAPITAL = Chapter(
    "capital",
    needs=("naval",),
    release="R2",
    units="capital",
    phases=(Phase("repair in harbours", "complete", docked, 5),),
    points=Points(scars=(scars,)),
)
