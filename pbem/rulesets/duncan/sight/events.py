"""Everything that can be told of phase 3: what was discovered, what flashes showed, what smoke took.

`squares` lists runs of each row: `E5`, or `E5-G5` for E5, F5, G5. Each event is told to one team.
"""

from __future__ import annotations

from pbem.core import squares
from pbem.core.events import Event, Rank
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.squares import Squares
from pbem.core.texts import Fact
from pbem.rulesets.duncan.state import Pile


def discovered(seat: Seat, new: Squares) -> Event:
    """`discovered` (D-5.5), squares the team had not known before this turn: count, squares."""
    return _event("discovered", seat, Rank.NOTE, count=squares.count(new), squares=_runs(new))


def pile_found(seat: Seat, pile: Pile) -> Event:
    """`pile_found` (D-5.5), a pile on a square not known before: at, size (`small`, `large`), holder (seat key, or
    `none`), empty (1: there is nothing left of it)."""
    holder, empty = pile.holder or "none", int(pile.left == 0)
    return _event("pile_found", seat, Rank.NEWS, at=pile.cell.name, size=pile.size, holder=holder, empty=empty)


def portal_found(seat: Seat, whose: Seat, at: Cell) -> Event:
    """`portal_found` (D-5.5), a portal on a square not known before: whose, at."""
    return _event("portal_found", seat, Rank.HEADLINE, whose=whose, at=at.name)


def flash(seat: Seat, at: Cell, new: int, smoked: int) -> Event:
    """`flash` (D-5.6), for whoever used it: at, new (squares it made known), smoked (squares of its area that smoke of
    the same turn kept dark)."""
    return _event("flash", seat, Rank.NEWS, at=at.name, new=new, smoked=smoked)


def forgot(seat: Seat, gone: Squares) -> Event:
    """`forgot` (D-5.6), squares that smoke took and nobody of the team saw again: count, squares."""
    return _event("forgot", seat, Rank.HEADLINE, count=squares.count(gone), squares=_runs(gone))


def blinded(seat: Seat, units: tuple[int, ...]) -> Event:
    """`blinded` (D-5.6, smoke_mode `blind`), own units that stood in smoke: units (`u1`, `u4`), number (how many)."""
    names = tuple(f"u{number}" for number in units)
    return _event("blinded", seat, Rank.NEWS, units=names, number=len(names))


def _event(kind: str, seat: Seat, rank: Rank, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=frozenset([seat]), facts=facts, rank=rank)


def _runs(chosen: Squares) -> tuple[str, ...]:
    ends = squares.runs(chosen)
    return tuple(first.name if first == last else f"{first.name}-{last.name}" for first, last in ends)
