"""What is said across the table before a turn is played: the orders of the present question that seats hear of.

They stand in the sheets of whoever gave them, and nowhere else: what is cancelled there was never said, a replay knows
nothing but the sheets. `sheet.addressed` tells which sheets have to be read for it; for a game in which nothing is said
across the table none is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlmodel import Session

from pbem.core.overtures import Overture
from pbem.core.ruleset import Ruleset
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.service.turns import games
from pbem.service.turns.games import Game, Overtures
from pbem.store import tables
from pbem.store.repository import sheets


@dataclass(frozen=True)
class Said:
    """The sheet of a seat that stands, and what the seat has heard and said itself since the turn began."""

    own: tables.Sheet | None
    heard: Overtures


def speaks(game: Game) -> bool:
    """Tell whether anything is said across the table in this game."""
    return type(game.installed.ruleset).addressees is not Ruleset.addressees


def said(session: Session, game: Game, seat: str) -> Said:
    """Give a seat's own sheet and what it has heard, with one question."""
    step = (game.key, game.row.head_branch, game.next_step)
    if not speaks(game):
        return Said(sheets.last_of(session, *step, seat), ())
    rows = sheets.last_addressed(session, *step, seat)
    return Said(rows.get(seat), among(game, rows, seat))


def heard(session: Session, game: Game, seat: str) -> Overtures:
    """Give what a seat has heard, and what it said itself, since the turn began, in the order of the letters."""
    return said(session, game, seat).heard if speaks(game) else ()


def among(game: Game, rows: Mapping[str, tables.Sheet], seat: str) -> Overtures:
    """Find in the sheets that stand what a seat has heard, and what it said itself."""
    spoken = [
        Overture(Seat(row.seat), one.order, one.came)
        for row in rows.values()
        if row.addressed and (row.seat == seat or seat in row.addressed.split(","))
        for one in games.sheet(game.installed, row.orders).lines
        if (whom := told(game, row.seat, one.order)) and (row.seat == seat or seat in whom)
    ]
    return tuple(sorted(spoken, key=lambda one: (one.came, one.by)))


def told(game: Game, by: str, order: Any) -> tuple[Seat, ...]:
    """List whom an order is told to: never whoever gave it, and everybody once."""
    return tuple(dict.fromkeys(seat for seat in game.installed.ruleset.addressees(order) if seat != by))


def addressed(game: Game, by: str, sheet: Sheet[Any]) -> str:
    """List, parted by commas, the seats that hear of a sheet."""
    return ",".join(sorted({seat for order in sheet for seat in told(game, by, order)})) if speaks(game) else ""


def stamped(game: Game, by: str, sheet: Sheet[Any], came: int) -> Sheet[Any]:
    """Put on what others hear, and has none yet, the place of its letter: agreements take effect in that order."""
    return Sheet(tuple(_stamped(game, by, line, came) for line in sheet.lines)) if speaks(game) else sheet


def _stamped(game: Game, by: str, line: Written[Any], came: int) -> Written[Any]:
    fresh = not line.came and told(game, by, line.order)
    return replace(line, came=came) if fresh else line


def unstamped(game: Game, by: str, sheet: Sheet[Any]) -> bool:
    """Tell whether something that others hear has no place among the letters yet."""
    return speaks(game) and any(not line.came and told(game, by, line.order) for line in sheet.lines)


def changes(game: Game, by: str, before: Sheet[Any], after: Sheet[Any]) -> Iterator[tuple[Seat, Overture[Any], bool]]:
    """Walk over what a changed sheet no longer says (True) and what it says now: to whom, and what."""
    yield from _only_in(game, by, before, after, True)
    yield from _only_in(game, by, after, before, False)


def _only_in(
    game: Game, by: str, one: Sheet[Any], other: Sheet[Any], gone: bool
) -> Iterable[tuple[Seat, Overture[Any], bool]]:
    """Walk over what stands in one sheet and not in the other."""
    elsewhere = list(other)
    for line in one.lines:
        if line.order not in elsewhere:
            for seat in told(game, by, line.order):
                yield seat, Overture(Seat(by), line.order, line.came), gone
