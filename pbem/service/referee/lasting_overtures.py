"""What stands though the turn it was said for is taken back: what others heard outside the rhythm of the turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sqlmodel import Session

from pbem.core.sheets import Sheet, Written
from pbem.language.letter.merging import merge, unwritten
from pbem.registry import AnyOrder
from pbem.service.game import games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.turns.undo_mail import AwaitedTurn
from pbem.store import tables
from pbem.store.repository import sheets

Line = Written[AnyOrder]


def carry(house: House, session: Session, game: Game, lost: Iterable[AwaitedTurn]) -> None:
    """Let what was said for turns taken back stand for the turn that is open; whoever heard of it is not told again."""
    talk = game.installed.ruleset.talk
    if talk is None:
        return
    said: dict[str, list[tuple[tables.Sheet, Line]]] = {}
    for question in lost:
        for seat, row in sheets.last(session, game.key, *question.step).items():
            lines = games.sheet(game.installed, row.orders).lines
            kept = [(row, line) for line in lines if talk.outlasts(line.order)]
            said.setdefault(seat, []).extend(kept)
    for seat, found in said.items():
        if found:
            _add(house, session, game, seat, found)


def _add(house: House, session: Session, game: Game, seat: str, found: list[tuple[tables.Sheet, Line]]) -> None:
    """Make a revision of a seat's sheet that holds what stands already and what comes along."""
    before = unwritten(kept_sheets.standing(session, game, seat))
    new = Sheet(tuple(replace(line, line=0) for _, line in found))
    merged = merge(game.installed.ruleset, before, new)
    entry = kept_sheets.Entry(house.now, found[-1][0].author)
    sheets.add(session, kept_sheets.revision(session, game, seat, merged, entry))
