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
from pbem.store.repository import partners, people, sheets

Place = tuple[int, Origin]
Named = frozenset[str] | None
"""Addresses whose letters may be named by their Message-ID; None: all, for the referee."""
NOBODY = Origin()


def of(session: Session, game: Game, seat: tables.Seat, sheet: Sheet[Any]) -> Mapping[str, Place]:
    """Find, by subject, the line and the letter of those orders which the present letter does not hold."""
    if all(one.line for one in sheet.lines):
        return {}
    rows = sheets.revisions(session, game.key, game.row.head_branch, game.next_step, seat.key)
    wanted = {game.installed.ruleset.subject(one.order) for one in sheet.lines if not one.line}
    found = places(session, game, rows, named(session, seat))
    return {subject: place for subject, place in found.items() if subject in wanted}


def named(session: Session, seat: tables.Seat) -> Named:
    """Give the addresses whose letters a seat may be shown the Message-ID of, since that tells where mail comes from.

    Only its player's own, and none when partners read along.
    """
    readers = partners.readers(session, seat)
    alone = readers[0].id if len(readers) == 1 else None
    return frozenset() if alone is None else frozenset(row.address for row in people.addresses(session, alone))


def places(session: Session, game: Game, rows: Sequence[tables.Sheet], by: Named = None) -> dict[str, Place]:
    """Find the line and the letter of every order in some revisions, the newest first."""
    letters = _letters(session, [row.inbox for row in rows if row.inbox is not None], by)
    found: dict[str, Place] = {}
    for row in rows:
        origin = letters.get(row.inbox or 0, NOBODY)
        for one in games.sheet(game.installed, row.orders).lines:
            if one.line:
                found.setdefault(game.installed.ruleset.subject(one.order), (one.line, origin))
    return found


def _letters(session: Session, ids: list[int], by: Named) -> dict[int, Origin]:
    """Give time and Message-ID of letters, without reading them."""
    found = plain.ask(session, _SEEN, ids=ids)
    return {
        number: Origin(received, message_id if by is None or sender in by else "")
        for number, received, message_id, sender in found
    }


_LETTER = plain.table(tables.Inbox).c
_SEEN = select(_LETTER.id, _LETTER.received_at, _LETTER.message_id, _LETTER.sender).where(
    _LETTER.id.in_(bindparam("ids", expanding=True))
)
"""Made once; what it asks for never changes."""
