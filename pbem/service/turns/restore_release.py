"""A campaign goes on after the database was put back to an earlier state: nothing overdue is played at once.

The players have seen more than the database knows. A turn whose deadline has passed since gets a new one, by the rule
or as the referee says; every player is told where the game stands, and with an overdue turn gets its report once more.
"""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from pbem.core.texts import text
from pbem.reports import dates
from pbem.reports.briefing import Notice
from pbem.service.calendar import deadlines, turn_time
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.service.post.posting import to_seat_again
from pbem.store.repository import inbox, restored, seats, timers
from pbem.store.tables import Campaign, Seat, Timer

KIND = "notice-restored"
_PLAYS = (deadlines.DEADLINE, deadlines.GRACE, deadlines.EARLY, deadlines.CORRECTION)


def overdue(session: Session, campaign: Campaign, now: datetime) -> datetime | None:
    """Give the instant since when the present turn should have been played, if it should."""
    late = [timer for timer in timers.waiting(session, campaign.key) if _is_late(campaign, timer, now)]
    return min((timer.due_utc for timer in late), default=None)


def _is_late(campaign: Campaign, timer: Timer, now: datetime) -> bool:
    """Tell whether a timer would have the present turn played now."""
    present = (timer.branch, timer.turn) == (campaign.head_branch, campaign.head_turn + 1)
    return present and timer.kind in _PLAYS and timer.due_utc <= now


def release(house: House, session: Session, campaign: Campaign, until: datetime | None = None) -> bool:
    """Let a campaign go on as what it was; tell whether its turn was overdue and has a new deadline."""
    restored.release(session, campaign, house.now)
    if campaign.state == "recruiting":
        return False
    game = games.opened(session, house.registry, campaign)
    late = campaign.state == "running" and overdue(session, campaign, house.now) is not None
    if late or until is not None:
        turn_time.afresh(house, session, game, until)
        inbox.release(session, campaign.key)
    for seat, person in seats.players(session, campaign.key):
        _tell(house, session, game, seat, person.name)
    return late


def _tell(house: House, session: Session, game: Game, seat: Seat, name: str) -> None:
    """Tell a player that the game stands where it stood then, and until when orders are awaited."""
    due = deadlines.present(session, game.row) if game.row.state == "running" else None
    when = dates.long(due, seat.zone, house.catalogue(seat.language)) if due else ""
    told = (text(f"{KIND}-body", turn=game.turn), *((text(f"{KIND}-deadline", deadline=when),) if when else ()))
    said = Notice(heading(house, game, seat, name, due), seat.language, text(KIND), (*told, text(f"{KIND}-letters")))
    to_seat_again(SeatCase(house, session, game.row, seat), said, KIND)
