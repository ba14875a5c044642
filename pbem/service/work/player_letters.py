"""A player's letter in a campaign: commands, orders, or both; and why it may be neither now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sqlmodel import Session

from pbem.core.texts import text
from pbem.mail import commands as words
from pbem.mail import passphrase
from pbem.mail.reading.letter import Letter
from pbem.service import commands, joining
from pbem.service.calendar import deadlines
from pbem.service.desk import exposed_code
from pbem.service.desk.authentication import may_write
from pbem.service.desk.player_desk import PlayerDesk, laid
from pbem.service.desk.quotations import Sent
from pbem.service.game import games
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.joining import missed_turn_policy
from pbem.service.orders import late_letters, machine_mail, ready_lines, requests, submissions
from pbem.service.orders.requests import Wishes
from pbem.service.post.posting import answering, notice, to_seat_again, to_stranger
from pbem.service.press import delivery
from pbem.service.press.delivery import Delivery
from pbem.store import tables
from pbem.store.repository import inbox, seats
from pbem.store.tables import Next

MOST = 4
"""So many commands of one letter are answered."""

FIRST = 50
"""So many lines are looked at for commands before the campaign begins."""


def serve(house: House, session: Session, campaign: tables.Campaign, row: tables.Inbox, letter: Letter) -> None:
    """Answer a letter of a campaign; the campaign is locked by the caller."""
    seat = seats.get(session, campaign.key, row.seat or "")
    letter, secret = passphrase.taken(letter)
    if seat is None or not may_write(session, seat, row, letter, secret):
        _given_away(house, session, row, letter)
    elif campaign.state == "recruiting":
        _not_begun(SeatCase(house, session, campaign, seat), row, letter)
    else:
        game = games.opened(session, house.registry, campaign)
        desk, sent = laid(SeatCase(house, session, campaign, seat), game, row, letter)
        if inbox.comes_next(row) is Next.SERVED:
            exposed_code.look(desk)
        if terms(campaign).missed.then == "offer":
            missed_turn_policy.came_back(house, session, campaign, seat)
        _serve(desk, sent)


def _serve(desk: PlayerDesk, sent: tuple[Sent, ...]) -> None:
    """Serve the commands of a letter, the languages first, then its letters to others and its orders."""
    wishes = submissions.wishes(desk, tuple(commands.PLAYER))
    if inbox.comes_next(desk.row) is Next.ORDERS:
        wishes = requests.only_orders(wishes)
    if machine_mail.says_nothing(desk, wishes):
        return
    served = tuple(found for found in wishes.commands if not wishes.trial or commands.PLAYER[found.key].asks)[:MOST]
    first = tuple(found for found in served if found.key == "language")
    _commands(desk, first)
    delivered = delivery.deliver(desk, wishes.letters, wishes.trial)
    if wishes.orders or not (served or wishes.letters):
        _orders(desk, wishes, sent, delivered)
    elif wishes.letters:
        delivery.answer(desk, delivered, wishes.trial)
    _rest(desk, tuple(found for found in served if found not in first))
    _left_out(desk, tuple(found for found in wishes.commands if found not in served))


def _left_out(desk: PlayerDesk, left: tuple[words.Found, ...]) -> None:
    """Name the commands that were not served: in a trial those that change something, else what was too much."""
    if left:
        named = tuple(_named(found, desk.seat.language) for found in left)
        desk.tell("left-out", text("notice-left-out"), text("notice-left-out-body", words=named))


def _named(found: words.Found, language: str) -> str:
    """Name a command with what followed it, unless that is a secret."""
    word = words.command(found.key).word(language)
    return word if commands.PLAYER[found.key].secret else f"{word} {found.argument}".strip()


def _commands(desk: PlayerDesk, served: tuple[words.Found, ...]) -> None:
    """Serve commands one after the other."""
    for found in served:
        note = commands.PLAYER[found.key].serve(replace(desk, found=found))
        desk.settle(note or f"command {found.key}")


def _rest(desk: PlayerDesk, served: tuple[words.Found, ...]) -> None:
    """Serve the other commands; orders that wait to be confirmed, or for the next turn, still do so afterwards."""
    state, reason, note = desk.row.state, desk.row.reason, desk.row.note
    _commands(desk, served)
    if state in ("asked", "waiting"):
        desk.settle(note, state, reason)


def _orders(desk: PlayerDesk, wishes: Wishes, sent: tuple[Sent, ...], delivered: Delivery) -> None:
    """Read orders now, later, or after asking back; letters to others went at once, and are answered either way."""
    if _put_off(desk, wishes, sent):
        if delivered.posted:
            delivery.answer(desk, delivered, wishes.trial)
    elif (accepted := None if wishes.trial else ready_lines.accepted(desk, wishes)) is not None:
        _accepted(desk, accepted, sent, delivered)
    else:
        submissions.orders(desk, wishes, () if wishes.trial else late_letters.remarks(desk, sent), delivered.posted)


def _accepted(desk: PlayerDesk, accepted: ready_lines.Accepted, sent: tuple[Sent, ...], delivered: Delivery) -> None:
    """Let ready lines count, then the orders of the same letter."""
    rest = accepted.rest
    submissions.accept(desk, accepted, silent=rest.orders)
    if rest.orders:
        desk = replace(desk)
        submissions.orders(desk, rest, late_letters.remarks(desk, sent), delivered.posted)
    elif delivered.posted:
        delivery.answer(desk, delivered, trial=False)


def _put_off(desk: PlayerDesk, wishes: Wishes, sent: tuple[Sent, ...]) -> bool:
    """Say why orders are not read now, if they are not."""
    if desk.game.row.state != "running":
        _not_running(desk)
    elif wishes.trial:
        return False
    elif _late(desk):
        _keep_for_next(desk)
    elif late_letters.asks_back(desk, wishes, sent):
        desk.settle("written for an earlier turn", "asked", "old")
    else:
        return False
    return True


def _given_away(house: House, session: Session, row: tables.Inbox, letter: Letter) -> None:
    """Tell the writer, and show nothing of the seat, which is another's now."""
    body = text("notice-foreign-address-body", address=letter.sender)
    said = notice(house, house.settings.language, text("notice-foreign-address"), body)
    to_stranger(house, session, row, letter, said)
    inbox.settle(session, row, "rejected", "the seat has been given away")


def _not_begun(case: SeatCase, row: tables.Inbox, letter: Letter) -> None:
    """Serve what is about the player and not about the game; else say that it has not begun, or give help."""
    house, session, campaign, seat = case.house, case.session, case.campaign, case.seat
    desk = PlayerDesk(house, session, games.unbegun(house.registry, campaign), seat, row, letter)
    exposed_code.look(desk)
    personal = {key for key, act in commands.PLAYER.items() if act.personal}
    about = tuple(found for found in _alone(letter) if found.key in personal)[:MOST]
    if about:
        _commands(desk, about)
        return
    found = words.in_letter(letter.subject, letter.lines)
    body = text("notice-recruiting", campaign=campaign.title)
    said = notice(house, seat.language, text("notice-not-running"), body)
    if found is not None and found.key == "help":
        said = joining.help_notice(house, session, seat.language)
    to_seat_again(case, said, "not-running", answering(letter))
    inbox.settle(session, row, "done", "recruiting")


def _alone(letter: Letter) -> Iterator[words.Found]:
    """Find the commands of a letter that can hold nothing else, the subject's first."""
    found = (words.in_subject(letter.subject), *(words.find(line) for _, line in letter.lines[:FIRST]))
    yield from dict.fromkeys(filter(None, found))


def _not_running(desk: PlayerDesk) -> None:
    """Say that no orders are taken now; the letter is kept, and read later when there is a later."""
    state = desk.game.row.state
    desk.tell("not-running", text("notice-not-running"), text(f"notice-{state}", campaign=desk.game.row.title))
    if state == "paused":
        desk.settle(state, "waiting", "paused")
    else:
        desk.settle(state)


def _late(desk: PlayerDesk) -> bool:
    """Tell whether the letter came after the deadline of the turn that is still to be resolved."""
    due = deadlines.latest(desk.session, desk.game.row)
    came = inbox.confirmed_at(desk.row) or desk.row.received_at
    return due is not None and came > due


def _keep_for_next(desk: PlayerDesk) -> None:
    turn = desk.game.turn
    body = text("remark-after-deadline", turn=turn, next=turn + 1)
    desk.tell("late", text("notice-late", turn=turn), body)
    desk.settle(f"after the deadline of turn {turn}", "waiting", "late")
