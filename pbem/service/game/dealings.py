"""What is said across the table before a turn is played: the orders of the present question that seats hear of.

They stand in the sheets of whoever gave them, and nowhere else: what is cancelled there was never said, a replay knows
nothing but the sheets. `sheet.addressed` tells which sheets have to be read for it; for a game in which nothing is said
across the table none is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.registry import AnyOrder, AnyRuleset
from pbem.service.game import games
from pbem.service.game.games import Game, Overtures
from pbem.store import tables
from pbem.store.repository import sheets


@dataclass(frozen=True)
class Said:
    """The sheet of a seat that stands, and what the seat has heard and said itself since the turn began."""

    own: tables.Sheet | None
    heard: Overtures


def speaks(ruleset: AnyRuleset) -> bool:
    """Tell whether anything is said across the table in a game."""
    return ruleset.talk is not None


def said(session: Session, game: Game, seat: str) -> Said:
    """Give a seat's own sheet and what it has heard, with one question."""
    step = (game.key, game.row.head_branch, game.next_step)
    if not speaks(game.installed.ruleset):
        return Said(sheets.last_of(session, *step, seat), ())
    rows = sheets.last_addressed(session, *step, seat)
    return Said(rows.get(seat), among(game, rows, seat))


def heard(session: Session, game: Game, seat: str) -> Overtures:
    """Give what a seat has heard, and what it said itself, since the turn began, in the order of the letters."""
    return said(session, game, seat).heard if speaks(game.installed.ruleset) else ()


def among(game: Game, rows: Mapping[str, tables.Sheet], seat: str) -> Overtures:
    """Find in the sheets that stand what a seat has heard, and what it said itself."""
    near = [row for row in rows.values() if row.addressed and seat in (row.seat, *row.addressed.split(","))]
    given = {Seat(row.seat): games.sheet(game.installed, row.orders) for row in near}
    return across(game.installed.ruleset, given, seat)


def across(ruleset: AnyRuleset, given: Mapping[Seat, Sheet[AnyOrder]], seat: str) -> Overtures:
    """Find in the orders given so far what a seat has heard, and what it said itself."""
    spoken = [
        Overture(by, line.order, line.came)
        for by, sheet in given.items()
        for line in sheet.lines
        if (whom := told(ruleset, by, line.order)) and seat in (by, *whom)
    ]
    return tuple(sorted(spoken, key=lambda one: (one.came, one.by)))


def told(ruleset: AnyRuleset, by: str, order: AnyOrder) -> tuple[Seat, ...]:
    """List whom an order is told to: never whoever gave it, and everybody once."""
    whom = ruleset.talk.addressees(order) if ruleset.talk else ()
    return tuple(dict.fromkeys(seat for seat in whom if seat != by))


def addressed(ruleset: AnyRuleset, by: str, sheet: Sheet[AnyOrder]) -> str:
    """List, parted by commas, the seats that hear of a sheet."""
    return ",".join(sorted({seat for order in sheet for seat in told(ruleset, by, order)})) if speaks(ruleset) else ""


def unstamped(ruleset: AnyRuleset, by: str, sheet: Sheet[AnyOrder]) -> bool:
    """Tell whether something that needs its place among the letters has none yet."""
    return (speaks(ruleset) or ruleset.words.numbered) and any(_fresh(ruleset, by, line) for line in sheet.lines)


def stamped(ruleset: AnyRuleset, by: str, sheet: Sheet[AnyOrder], came: int) -> Sheet[AnyOrder]:
    """Put on what others hear, and has none yet, the place of its letter: agreements take effect in that order.

    In a list of orders all have theirs: the same may stand there twice, and is told apart by its letter.
    """
    return Sheet(tuple(replace(line, came=came) if _fresh(ruleset, by, line) else line for line in sheet.lines))


def _fresh(ruleset: AnyRuleset, by: str, line: Written[AnyOrder]) -> bool:
    return not line.came and bool((ruleset.words.numbered and line.line) or told(ruleset, by, line.order))


def changes(
    ruleset: AnyRuleset, by: str, before: Sheet[AnyOrder], after: Sheet[AnyOrder]
) -> Iterator[tuple[Seat, Overture[AnyOrder], bool]]:
    """Walk over what a changed sheet no longer says (True) and what it says now: to whom, and what."""
    for one, other, gone in ((before, after, True), (after, before, False)):
        elsewhere = list(other)
        for line in one.lines:
            whom = told(ruleset, by, line.order)
            if whom and line.order not in elsewhere:
                yield from ((seat, Overture(Seat(by), line.order, line.came), gone) for seat in whom)
