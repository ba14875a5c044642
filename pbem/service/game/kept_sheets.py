"""Sheets as they are kept: the one that stands, and the next revision."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder
from pbem.service.game import dealings, games
from pbem.service.game.games import Game
from pbem.store import plain, tables
from pbem.store.repository import arrivals, sheets


def standing(session: Session, game: Game, seat: str) -> Sheet[AnyOrder]:
    """Give the orders of a seat that stand now."""
    row = sheets.last_of(session, game.key, game.row.head_branch, game.next_step, seat)
    return games.sheet(game.installed, row.orders) if row else Sheet()


@dataclass(frozen=True)
class Entry:
    """How a revision came about: when, by whom; its number, where the one before it is at hand.

    `came`: the place of the letter that made it, by default behind all that have come.
    """

    at: datetime
    author: tables.Author = "player"
    number: int = 0
    came: int = 0


def revision(session: Session, game: Game, seat: str, sheet: Sheet[AnyOrder], entry: Entry) -> tables.Sheet:
    """Make the next revision of a seat's sheet."""
    ruleset = game.installed.ruleset
    if dealings.unstamped(ruleset, seat, sheet):
        sheet = dealings.stamped(ruleset, seat, sheet, entry.came or arrivals.latest(session))
    body = games.written(game.installed, sheet)
    return plain.made(
        tables.Sheet,
        campaign=game.key,
        branch=game.row.head_branch,
        turn=game.next_step,
        seat=seat,
        revision=entry.number or sheets.next_revision(session, game.key, game.row.head_branch, game.next_step, seat),
        orders=body,
        digest=sheets.digest(body),
        created_at=entry.at,
        author=entry.author,
        addressed=dealings.addressed(ruleset, seat, sheet),
    )
