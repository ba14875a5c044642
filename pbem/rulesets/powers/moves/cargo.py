"""Units aboard ships (P-10): taking them aboard, letting them go ashore, one by one.

Ships that have arrived count like those that stayed; a ship with others aboard is a stack of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.moves.pieces import Piece, become, pieces
from pbem.rulesets.powers.state import Stack, gathered

WHOLE = 2
"""P-32.3: a whole unit takes as much room as two halves."""


def room(rows: Mapping[str, Row], ship: Stack) -> int:
    """P-10.1: give the room that is left aboard each ship of a stack, in halves of a unit."""
    return WHOLE * rows[ship.row].carries - sum(size(rows[row]) for row in ship.load)


def size(row: Row) -> int:
    """P-32.3: give the room a unit takes."""
    return 1 if "halved" in row.flags else WHOLE


def ships(turn: Turn, seat: Seat, at: str, harbour: str | None) -> list[Piece]:
    """List the ships that can carry and are in a harbour (empty: any) of a land, or on a sea (None); the fullest
    first."""
    found = [
        piece
        for piece in pieces(turn, at, seat)
        if turn.rows[piece.units.row].carries and not piece.units.left and not (piece.march and piece.march.path)
        if harbour is None or (piece.units.harbour and harbour in ("", piece.units.harbour))
    ]
    return sorted(found, key=lambda piece: (-len(piece.units.load), piece.units.kind))


def embark(turn: Turn, seat: Seat, row: str, at: str, harbour: str) -> bool:
    """P-10.1: take one unit aboard; tell whether it could be."""
    unit = next(_ashore(turn, seat, row, at), None)
    if unit is None:
        return False
    need = size(turn.rows[row])
    ship = next((each for each in ships(turn, seat, at, harbour) if room(turn.rows, each.units) >= need), None)
    if ship is None:
        return False
    changed(turn, unit, None)
    changed(turn, ship, replace(ship.units, count=1, load=tuple(sorted((*ship.units.load, row)))))
    return True


def _ashore(turn: Turn, seat: Seat, row: str, at: str) -> Iterator[Piece]:
    """List the units that may come aboard: ready ones whose damage nobody holds."""
    for piece in pieces(turn, at, seat):
        waits = not (piece.march and piece.march.path) and turn.rows[piece.units.row].type != "LE"
        if piece.units.row == row and waits and not (piece.units.left or piece.units.damage or piece.units.harbour):
            yield piece


def debark(turn: Turn, ship: Piece, row: str) -> March | None:
    """Take one unit of a type off a ship; give the march the ship is now, if it is under way."""
    load = list(ship.units.load)
    load.remove(row)
    return changed(turn, ship, replace(ship.units, count=1, load=tuple(load)))


def changed(turn: Turn, piece: Piece, one: Stack | None) -> March | None:
    """Put something else in the place of one unit of a piece, or nothing."""
    rest = replace(piece.units, count=piece.units.count - 1)
    if piece.march is None:
        others = list(turn.state.stacks)
        others.remove(piece.units)
        turn.state = replace(turn.state, stacks=gathered((*others, rest, *((one,) if one else ()))))
        return None
    march = replace(piece.march, units=one) if one else None
    kept = [replace(piece.march, units=rest)] if rest.count else []
    become(turn, piece.march, [*kept, *([march] if march else [])])
    return march
