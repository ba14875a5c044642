"""What is done for a player who sends nothing where the referee lets the last orders be repeated.

Of what that player ordered last, whatever may be done again (`Words.lasting`) and the rules still allow to one who
knows what the seat knows now; for all else the rule set's own silence. What comes of it is kept as the sheet of the
silent, so that the turn can be played again from the rows alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session

from pbem.core import seat_requests
from pbem.core.problems import Severity
from pbem.core.seat_requests import Requests
from pbem.core.seats import Seat as SeatKey
from pbem.core.sheets import Sheet, Written
from pbem.language.letter.merging import merge
from pbem.registry import AnyOrder, AnyView
from pbem.service.calendar import readiness, tenure
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.terms import terms
from pbem.store.repository import seats, sheets, turns


def repeated(session: Session, game: Game, stored: Mapping[str, str]) -> dict[str, str]:
    """Give the sheets of those who have a player, sent nothing, and whose last orders are repeated."""
    if terms(game.row).missed.orders != "last":
        return {}
    players = {seat.key for seat, _ in seats.players(session, game.key)} - set(stored)
    asked = seat_requests.by_seat(game.installed.ruleset, game.state).items()
    found = {str(seat): _again(session, game, seat, requests) for seat, requests in asked if seat in players}
    return {seat: games.written(game.installed, sheet) for seat, sheet in found.items() if sheet is not None}


def _again(session: Session, game: Game, seat: SeatKey, requests: Requests) -> Sheet[AnyOrder] | None:
    """Give what a seat does: its last orders as far as possible, over its silence."""
    last = _last(session, game, str(seat))
    if last is None:
        return None
    ruleset, view = game.installed.ruleset, game.view(seat)
    return merge(ruleset, seat_requests.silence(ruleset, view, requests), possible(game, view, last))


def possible(game: Game, view: AnyView, sheet: Sheet[AnyOrder]) -> Sheet[AnyOrder]:
    """Give what of earlier orders may be done again and is not refused to one who knows this."""
    ruleset = game.installed.ruleset
    lasting = [(ruleset.words.lasting(one.order), one.words) for one in sheet.lines]
    written = [Written(order, 0, words) for order, words in lasting if order is not None]
    return Sheet(tuple(one for one in written if not _refused(game, view, one)))


def _refused(game: Game, view: AnyView, one: Written[AnyOrder]) -> bool:
    """Tell whether an order cannot be given any more."""
    problems = game.installed.ruleset.words.check(view, Sheet((one,)))
    return any(problem.severity is Severity.ERROR for problem in problems)


def _last(session: Session, game: Game, seat: str) -> Sheet[AnyOrder] | None:
    """Give the last orders that were given for a seat while it was its player's, on the way to the head."""
    since = tenure.since(session, game.key, SeatKey(seat))
    for row in sheets.given(session, game.key, seat):
        if (row.branch, row.turn) in turns.history(session, game.row, row.turn) and not readiness.said_only(game, row):
            fresh = since is None or row.created_at >= since
            return games.sheet(game.installed, row.orders) if fresh else None
    return None
