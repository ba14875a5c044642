"""Leaving a seat: the player says `resign` and means it, or the referee takes the seat.

What was ordered for the present turn stands. The other players are told nothing: that somebody sits behind a colour,
and who, cannot be seen in the game either. The seat is open to the next one; its state goes on in silence meanwhile.
"""

from __future__ import annotations

from dataclasses import replace

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.mail.reading.letter import Letter
from pbem.reports.briefing import Notice
from pbem.service.calendar import early_run
from pbem.service.desk import challenges as questions
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import Player
from pbem.service.game import games
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.posting import (
    Envelope,
    Slot,
    Thread,
    answering,
    notice,
    to_address,
    to_referee,
    to_seat_again,
)
from pbem.store.repository import absences, applications, partners, people, seats
from pbem.store.tables import Campaign, Inbox, LogKind, Person, Seat

KIND = "resign"
_DAYS = 7


def settle(arrival: Arrival) -> bool:
    """Ask a player who wants to leave a campaign that is not open to letters; one that is serves the word itself."""
    if arrival.found is None or arrival.found.key != KIND or not isinstance(arrival.caller, Player):
        return False
    campaign, seat = arrival.caller.campaign, arrival.caller.seat
    if campaign.state not in ("recruiting", "held"):
        return False
    arrival.settle(ask(SeatCase(arrival.house, arrival.session, campaign, seat), arrival.row, arrival.letter), "done")
    return True


def ask(case: SeatCase, row: Inbox, letter: Letter) -> str:
    """Ask whether that is meant, with all that comes of a yes, not more than once an hour; say what was done."""
    house, session, campaign, seat = case.house, case.session, case.campaign, case.seat
    who, address = _leaver(session, seat, letter)
    facts = {"person": who, "language": seat.language}
    asked = questions.ask(
        house,
        session,
        questions.Question(KIND, days=_DAYS),
        address,
        questions.About(campaign=campaign, seat=seat, row=row, facts=facts),
    )
    if asked is None:
        return "asked a short while ago"
    subject = text("resign-ask", seat=seat.key, campaign=campaign.title)
    said = questions.answerable(house, asked, notice(house, seat.language, subject, *_comes(session, campaign, seat)))
    to_seat_again(case, said, "ask-resign", replace(answering(letter), to=address))
    return "asked whether to resign"


def _leaver(session: Session, seat: Seat, letter: Letter) -> tuple[int, str]:
    """Say who wants to leave, and where they are asked: who is believed for a code only is asked where reports go."""
    writer = people.by_address(session, letter.sender)
    if writer is not None and partners.shares(session, seat, writer):
        return writer.id or 0, letter.sender
    owner = seat.person or 0
    return owner, people.address_of(session, owner) or letter.sender


def _comes(session: Session, campaign: Campaign, seat: Seat) -> tuple[Text, ...]:
    if len(partners.readers(session, seat)) > 1:
        return (text("resign-ask-partners", seat=seat.key),)
    begun = campaign.state != "recruiting"
    return (text("resign-ask-begun" if begun else "resign-ask-before", seat=seat.key),)


def leave(case: SeatCase, person: Person, thread: Thread) -> None:
    """Let somebody go who said so twice; partners keep the seat, under new reply addresses."""
    session, seat = case.session, case.seat
    address = thread.to or people.address_of(session, person.id or 0) or ""
    others = [one for one in partners.readers(session, seat) if one.id != person.id]
    if others:
        _leave_to(session, seat, person, others[0])
        told = notice(case.house, seat.language, text("resign-partner", seat=seat.key), text("resign-partner-body"))
        to_seat_again(case, told, "partner-left")
    else:
        empty(case)
    _log(case, "resigned")
    _goodbye(case, seat.language, address, thread)
    _tell_referee(case, person, address, left=bool(others))


def empty(case: SeatCase) -> None:
    """Take a seat from everybody who had it.

    The absences they booked are not the next player's, and a turn may have waited for nobody but them.
    """
    session, campaign, seat = case.session, case.campaign, case.seat
    seats.vacate(session, seat)
    for absence in absences.booked(session, campaign.key, seat.key):
        absences.take_back(session, absence)
    session.flush()
    if campaign.state == "running":
        early_run.all_in(case.house, session, games.opened(session, case.house.registry, campaign))


def vacate(case: SeatCase, reason: str) -> None:
    """Take a seat from its player by the referee's will; the player is told, and the line is offered it."""
    subject = text("resign-taken", campaign=case.campaign.title)
    told = notice(
        case.house, case.seat.language, subject, text("resign-taken-body", seat=case.seat.key), quoted=_lines(reason)
    )
    take(case, told)
    _log(case, "vacated", reason)


def take(case: SeatCase, told: Notice) -> None:
    """Take a seat from all who have it, and tell them."""
    session = case.session
    for person in partners.readers(session, case.seat):
        slot = Slot(told.subject.id, 0, int(case.house.now.timestamp() * 1000))
        to_address(
            case.house,
            session,
            Envelope(people.address_of(session, person.id or 0) or "", case.campaign.mailbox),
            told,
            slot,
        )
    empty(case)


def _leave_to(session: Session, seat: Seat, person: Person, heir: Person) -> None:
    if seat.person == person.id:
        seat.person = heir.id
        partners.remove(session, seat, heir.id)
    else:
        partners.remove(session, seat, person.id)
    seat.epoch += 1
    session.add(seat)
    session.flush()


def _goodbye(case: Case, language: str, address: str, thread: Thread) -> None:
    house = case.house
    said = notice(house, language, text("resign-done", campaign=case.campaign.title), text("resign-done-body"))
    slot = Slot("resign-done", 0, int(house.now.timestamp() * 1000))
    to_address(house, case.session, Envelope(address, case.campaign.mailbox, thread), said, slot)


def _tell_referee(case: SeatCase, person: Person, address: str, left: bool) -> None:
    """Tell the referee who left, and what happens to the seat."""
    campaign = case.campaign
    waiting = len(applications.listing(case.session, campaign.key, "waiting"))
    facts = {"seat": case.seat.key, "campaign": campaign.title, "name": person.name, "address": address}
    next = text("resign-referee-partners") if left else text("resign-referee-next", key=campaign.key, waiting=waiting)
    body = text("resign-referee-body", turn=campaign.head_turn + 1, **facts)
    said = notice(case.house, case.house.settings.language, text("resign-referee", **facts), body, next)
    to_referee(case, said)


def _lines(reason: str) -> tuple[str, ...]:
    """Give the referee's words as quoted lines."""
    return tuple(reason.splitlines())


def _log(case: SeatCase, kind: LogKind, reason: str = "") -> None:
    case.log("referee" if kind == "vacated" else case.seat.key, kind, seat=case.seat.key, reason=reason)
