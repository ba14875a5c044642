"""Who is ready: whom a turn may wait for, who has sent nothing, and what a sheet must hold to go on with."""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet as Orders
from pbem.registry import AnyOrder
from pbem.service.calendar import absences, corrections, deadlines, windows
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.store.repository import seats, sheets
from pbem.store.tables import Sheet


def waited_for(session: Session, game: Game) -> frozenset[str]:
    """List the seats a turn may wait for: required, with a player in the game, and not excused."""
    deadline = deadlines.told(session, game)
    away = absences.excused(session, game.row, deadline) if deadline else frozenset()
    return played(session, game) - away


def played(session: Session, game: Game) -> frozenset[str]:
    """List the seats that must give orders, and whose player is in the game."""
    taken = frozenset(seat.key for seat, _ in seats.players(session, game.key) if seat.state == "taken")
    return taken & {str(one.seat) for one in game.installed.ruleset.rules.awaiting(game.state) if one.required}


def silent(session: Session, game: Game) -> frozenset[str]:
    """List the seats a turn may wait for that have sent nothing, and have not answered beforehand."""
    sent = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    waited = waited_for(session, game) - windows.beforehand(game)
    return frozenset(seat for seat in waited if seat not in sent or _idle(game, sent[seat]))


def complete(session: Session, game: Game, sent: Mapping[str, Sheet]) -> frozenset[str]:
    """List those the turn may wait for, if everybody has sent orders; with nobody to wait for, its time is its own."""
    waited, answered = waited_for(session, game), windows.beforehand(game)
    return waited if all(given(game, sent.get(seat), seat in answered) for seat in waited) else frozenset()


def houses_turn(session: Session, game: Game) -> bool:
    """Tell whether nobody but house players must give orders, in a game that somebody still plays."""
    rows = seats.of_campaign(session, game.key)
    owing = [row for row in rows if game.owes(row.key)]
    somebody = any(row.state == "taken" for row in rows)
    return bool(owing) and somebody and all(row.house_player for row in owing)


def given(game: Game, sheet: Sheet | None, answered: bool) -> bool:
    """Tell whether a seat has given what the turn waits for, or had answered beforehand, but for what is to correct."""
    if sheet is None:
        return answered
    if corrections.held(sheet) or unanswered(sheet):
        return False
    return answered or (not _idle(game, sheet) and _enough(game, sheet))


def _enough(game: Game, sheet: Sheet) -> bool:
    """Tell whether the game can go on with the orders of a sheet."""
    return game.installed.ruleset.words.enough(game.view(Seat(sheet.seat)), _orders(game, sheet))


def _orders(game: Game, sheet: Sheet) -> Orders[AnyOrder]:
    return games.sheet(game.installed, sheet.orders)


def unanswered(sheet: Sheet) -> bool:
    """Tell whether a seat was told, after its last letter, of something that wants an answer."""
    return sheet.unanswered != "[]"


def _dropped(sheet: Sheet) -> bool:
    return sheet.orders == '{"lines":[]}'


def _idle(game: Game, sheet: Sheet) -> bool:
    """Tell whether a sheet holds nothing for the turn."""
    return _dropped(sheet) or said_only(game, sheet)


def said_only(game: Game, sheet: Sheet) -> bool:
    """Tell whether a sheet holds nothing for the turn, but something told to others that wants no answer of theirs: an
    answer to the referee's question runs outside the rhythm of the turns.
    """
    talk = game.installed.ruleset.talk
    if talk is None or not sheet.addressed:
        return False
    return all(talk.addressees(order) and not talk.wants_answer(order) for order in _orders(game, sheet))
