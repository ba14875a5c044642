"""A player's letter in a campaign: a command, or orders; and why it may be neither now."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.texts import text
from pbem.mail import commands as words
from pbem.mail import passphrase
from pbem.mail.letter import Letter
from pbem.service import commands, deadlines, games, submissions
from pbem.service.desk import Desk
from pbem.service.house import House
from pbem.service.identify import may_write
from pbem.service.posting import answering, notice, to_seat_again, to_stranger
from pbem.store import tables
from pbem.store.repository import inbox, seats


def serve(house: House, session: Session, campaign: tables.Campaign, row: tables.Inbox, letter: Letter) -> None:
    """Answer a letter of a campaign; the campaign is locked by the caller."""
    seat = seats.get(session, campaign.key, row.seat or "")
    letter, secret = passphrase.taken(letter)
    if seat is None or not may_write(session, seat, row, letter, secret):
        _given_away(house, session, row, letter)
        return
    if campaign.state != "running":
        _not_running(house, session, campaign, seat, row, letter)
        return
    found = words.in_letter(letter.subject, letter.lines)
    desk = Desk(house, session, games.opened(session, house.registry, campaign), seat, row, letter, found)
    if found and found.key in commands.TABLE:
        commands.TABLE[found.key](desk)
    elif _late(desk):
        _keep_for_next(desk)
    else:
        submissions.orders(desk)


def _given_away(house: House, session: Session, row: tables.Inbox, letter: Letter) -> None:
    """Tell the writer, and show nothing of the seat, which is another's now."""
    body = text("notice-foreign-address-body", address=letter.sender)
    said = notice(house, house.settings.language, text("notice-foreign-address"), body)
    to_stranger(house, session, row, letter, said)
    inbox.settle(session, row, "rejected", "the seat has been given away")


def _not_running(
    house: House, session: Session, campaign: tables.Campaign, seat: tables.Seat, row: tables.Inbox, letter: Letter
) -> None:
    """Say that no orders are taken now; the letter is kept, and read later when there is a later."""
    body = text(f"notice-{campaign.state}", campaign=campaign.title)
    answer = notice(house, seat.language, text("notice-not-running"), body)
    to_seat_again(house, session, campaign, seat, answer, "not-running", answering(letter))
    inbox.settle(session, row, "waiting" if campaign.state == "paused" else "done", campaign.state)


def _late(desk: Desk) -> bool:
    """Tell whether the letter came after the deadline of the turn that is still to be resolved."""
    due = deadlines.present(desk.session, desk.game.row)
    return due is not None and desk.row.received_at > due


def _keep_for_next(desk: Desk) -> None:
    """Keep a letter for the next turn, and say so."""
    turn = desk.game.turn
    body = text("remark-after-deadline", turn=turn, next=turn + 1)
    desk.tell("late", text("notice-late", turn=turn), body)
    desk.settle(f"after the deadline of turn {turn}", "waiting")
