"""Orders the referee gives: a player's, or his own; kept as a new revision, told to whom they are addressed."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.language.letter import merging
from pbem.language.letter import sheet as sheets_language
from pbem.language.letter.draft import Draft
from pbem.registry import AnyOrder
from pbem.service.calendar import corrections, early_run
from pbem.service.game import dealings, games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.turns import overtures
from pbem.store import tables
from pbem.store.repository import sheets

Numbered = list[tuple[int, str]]


def read(session: Session, game: Game, seat: str, language: str, lines: Numbered) -> Draft[AnyOrder]:
    """Read lines as orders of a seat: against what it knows and has heard, and of a list against what stands."""
    installed, view = game.installed, game.view(Seat(seat), dealings.heard(session, game, seat))
    before = kept_sheets.standing(session, game, seat) if installed.ruleset.words.numbered else None
    readers = sheets_language.readers(installed.ruleset, view, installed.lexicons, language).to_the_letter()
    return sheets_language.read(lines, installed.ruleset, view, readers, before)


def merge(house: House, session: Session, game: Game, seat: str, new: Sheet[AnyOrder]) -> tables.Sheet:
    """Put orders over those that stand, and keep the revision; what was asked back of a player is settled by it."""
    before = kept_sheets.standing(session, game, seat)
    merged = merging.merge(game.installed.ruleset, merging.unwritten(before), new)
    return keep(house, session, game, seat, Draft(merged, (), ""))


def keep(house: House, session: Session, game: Game, seat: str, draft: Draft[AnyOrder]) -> tables.Sheet:
    """Keep a revision of the referee's, and let what follows from it follow: whoever hears of it, an early run."""
    last = sheets.last_of(session, game.key, game.row.head_branch, game.next_step, seat)
    before = games.sheet(game.installed, last.orders) if last else Sheet()
    row = kept_sheets.revision(session, game, seat, draft.sheet, kept_sheets.Entry(house.now, "referee"))
    corrections.keep(row, draft.problems, last, house.now)
    sheets.add(session, row)
    overtures.tell(house, session, game, row, before)
    if seat != REFEREE and game.row.state == "running":
        early_run.all_in(house, session, game)
    return row
