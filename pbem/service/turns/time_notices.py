"""What players are told of time: a moved deadline to all, and in an answer when the turn runs."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.reports import dates
from pbem.reports.briefing import Notice
from pbem.service.calendar import deadlines, early_run, turn_time
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.service.post.posting import to_seat_again
from pbem.store.repository import seats
from pbem.store.tables import Sheet

MOVED = "extended"
"""The kind of mail about a later deadline."""
_SOON = 600
"""Up to so many seconds are counted; a longer wait is told as a time."""


def deadline(house: House, session: Session, game: Game, why: str) -> None:
    """Tell every player the present deadline, which was moved, in their own zone."""
    due = deadlines.present(session, game.row)
    if due is None:
        return
    for seat, person in seats.players(session, game.key):
        head = heading(house, game, seat, person.name, due)
        when = dates.long(due, seat.zone, house.catalogue(seat.language))
        body = text(why, turn=game.turn, deadline=when)
        told = Notice(head, seat.language, text("notice-extended"), (body,))
        to_seat_again(SeatCase(house, session, game.row, seat), told, MOVED)


def arrange(house: House, session: Session, game: Game) -> None:
    """Let the turn follow an absence: it waits for who is away, or no longer waits for them before an early run."""
    if turn_time.wait_for_absent(house, session, game):
        deadline(house, session, game, "moved-absence")
    early_run.all_in(house, session, game)


def remarks(desk: PlayerDesk, early: datetime | None) -> tuple[Text, ...]:
    """Say in an answer that the deadline has passed and the letter still counts, or that the turn runs early.

    Of reactions in mid-turn nothing is said: who is still waited for is nobody's business.
    """
    due = deadlines.present(desk.session, desk.game.row)
    if due is not None and desk.row.received_at > due:
        return (text("remark-grace", turn=desk.game.turn),)
    return () if early is None or _reacting(desk) else (_early(desk, early),)


def correction(case: SeatCase, game: Game, sheet: Sheet | None) -> tuple[Text, ...]:
    """Say until when a turn that may run early waits for what is open in a seat's letter; `sheet`: what stands."""
    until, due = (
        early_run.waits_until(case.session, game, case.seat.key, sheet),
        deadlines.present(case.session, game.row),
    )
    if until is None or due is None or due <= case.now:
        return ()
    which = "remark-correction-over" if until <= case.now else "remark-correction"
    words = case.house.catalogue(case.seat.language)
    return (
        text("remark-correction-deadline" if until == due else which, when=dates.long(until, case.seat.zone, words)),
    )


def _reacting(desk: PlayerDesk) -> bool:
    """Tell whether reactions are asked for: when they will all be in may tell who had answered beforehand."""
    return turn_time.reacts(desk.game.installed.ruleset.rules.awaiting(desk.game.state))


def _early(desk: PlayerDesk, due: datetime) -> Text:
    """Say when the turn runs, since everybody's orders are in."""
    seconds = max(1, round((due - desk.house.now).total_seconds()))
    if seconds <= _SOON:
        return text("remark-early", seconds=seconds)
    return text("remark-early-at", when=dates.long(due, desk.seat.zone, desk.house.catalogue(desk.seat.language)))
