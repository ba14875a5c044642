"""Which letter an order that stands came from: the last revision of the sheet that has it on a line of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, select
from sqlmodel import Session

from pbem.core.sheets import Sheet
from pbem.reports.briefing import Origin
from pbem.service.turns import games
from pbem.service.turns.games import Game
from pbem.store import plain, tables
from pbem.store.repository import sheets

Place = tuple[int, Origin]
NOBODY = Origin()


def of(session: Session, game: Game, seat: str, sheet: Sheet[Any]) -> Mapping[str, Place]:
    """Find, by subject, the line and the letter of those orders which the present letter does not hold."""
    if all(one.line for one in sheet.lines):
        return {}
    rows = sheets.revisions(session, game.key, game.row.head_branch, game.next_step, seat)
    wanted = {game.installed.ruleset.subject(one.order) for one in sheet.lines if not one.line}
    return {subject: place for subject, place in places(session, game, rows).items() if subject in wanted}


def places(session: Session, game: Game, rows: Sequence[tables.Sheet]) -> dict[str, Place]:
    """Find the line and the letter of every order in some revisions, the newest first."""
    letters = _letters(session, [row.inbox for row in rows if row.inbox is not None])
    found: dict[str, Place] = {}
    for row in rows:
        origin = letters.get(row.inbox or 0, NOBODY)
        for one in games.sheet(game.installed, row.orders).lines:
            if one.line:
                found.setdefault(game.installed.ruleset.subject(one.order), (one.line, origin))
    return found


def _letters(session: Session, ids: list[int]) -> dict[int, Origin]:
    """Give time and Message-ID of letters, without reading them."""
    found = plain.ask(session, _SEEN, ids=ids)
    return {number: Origin(received, message_id) for number, received, message_id in found}


_LETTER = plain.table(tables.Inbox).c
_SEEN = select(_LETTER.id, _LETTER.received_at, _LETTER.message_id).where(
    _LETTER.id.in_(bindparam("ids", expanding=True))
)
"""Made once; what it asks for never changes."""
