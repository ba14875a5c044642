"""The first look at a letter: whose it is, or what its writer must be told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.mail import passphrase
from pbem.mail.reading.letter import Letter
from pbem.service import joining
from pbem.service.desk import foreign_address, size_limit, undelivered_mail, unverified_sender
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import ForeignAddress, Nobody, Place, Player, Unauthentic, Untagged, WrongTag
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.joining import resignation
from pbem.service.orders import machine_mail
from pbem.service.post.posting import answering, notice, to_seat_again
from pbem.service.referee import desk_access
from pbem.service.work import held_letters, question_replies, strangers
from pbem.store.repository import campaigns, inbox, people
from pbem.store.tables import Campaign, Inbox, Seat


def route(house: House, session: Session, row: Inbox, letter: Letter, deferred: bool = False) -> None:
    """Take the steps in their order until one has settled the letter, or given it to its campaign.

    `deferred`: it has waited in the line of strangers, and there is room for it now.
    """
    arrival = Arrival(house, session, row, *passphrase.taken(letter), deferred)
    next(step for step in STEPS if step(arrival))


def _help(arrival: Arrival) -> bool:
    """Explain to anybody how to play; a player is told in the campaign."""
    found = arrival.found
    if found is None or found.key != "help" or isinstance(arrival.caller, Player):
        return False
    said = joining.help_notice(arrival.house, arrival.session, arrival.language)
    arrival.tell(said.subject, *said.paragraphs)
    arrival.settle("help", "done")
    return True


def _hand_over(arrival: Arrival) -> bool:
    """Give the letter to the campaign of a player; tell anybody else how to do it right."""
    match arrival.caller:
        case Player(campaign, seat, _):
            inbox.route(arrival.session, arrival.row, campaign.key, seat.key)
        case Unauthentic(campaign, seat):
            unverified_sender.settle(arrival, campaign, seat)
        case ForeignAddress(campaign, seat) if campaign.state != "ended":
            foreign_address.wait(arrival, campaign, seat)
        case ForeignAddress():
            _wrong_tag(arrival, None)
        case WrongTag(_, place):
            _wrong_tag(arrival, place)
        case Untagged(_):
            _untagged(arrival)
        case Nobody():
            _nobody(arrival)
        case _:
            assert_never(arrival.caller)
    return True


def _wrong_tag(arrival: Arrival, place: Place | None) -> None:
    """Say that the code is void; a known player gets the right one, at the registered address.

    The code itself is not repeated: it may be somebody else's. Whether there is such a campaign or seat is not told.
    """
    if place is not None:
        _advice(arrival, *place, text("renewed-old"), text("renewed-old-body"), text("notice-wrong-token-how"))
        arrival.settle("renewed token")
        return
    _advise(arrival, text("notice-wrong-token"), text("notice-wrong-token-body"))
    arrival.settle("wrong token")


def _untagged(arrival: Arrival) -> None:
    """Tell a known player how to write, with the right reply address when there is only one."""
    _advise(arrival, text("notice-untagged"), text("notice-untagged-body"))
    arrival.settle("no token")


def _advise(arrival: Arrival, subject: Text, body: Text) -> None:
    """Answer somebody, in the language of their seat; a player of one seat may simply reply."""
    house, session = arrival.house, arrival.session
    mine = list(people.seats_at(session, arrival.letter.sender))
    how = text("notice-wrong-token-how" if len(mine) == 1 else "notice-wrong-token-stranger")
    if len(mine) != 1:
        arrival.tell(subject, body, how, language=mine[0].language if mine else house.settings.language)
        return
    campaign = campaigns.get(session, mine[0].campaign)
    assert campaign is not None
    _advice(arrival, campaign, mine[0], subject, body, how)


def _advice(arrival: Arrival, campaign: Campaign, seat: Seat, subject: Text, *paragraphs: Text) -> None:
    """Tell a player, of several readers of the seat only the writer, where to reply."""
    said = notice(arrival.house, seat.language, subject, *paragraphs)
    below = replace(answering(arrival.letter), to=arrival.letter.sender, alone=True)
    to_seat_again(SeatCase(arrival.house, arrival.session, campaign, seat), said, subject.id, below)


def _nobody(arrival: Arrival) -> None:
    """Tell a stranger what this is, and what can be joined."""
    body = text("notice-nobody-body", address=arrival.letter.sender)
    said = (body, text("notice-nobody-how"), joining.open_list(arrival.house, arrival.session))
    arrival.tell(text("notice-nobody"), *said, language=arrival.house.settings.language)
    arrival.settle("unknown sender")


STEPS: tuple[Callable[[Arrival], bool], ...] = (
    held_letters.settle,
    machine_mail.settle,
    strangers.settle,
    size_limit.settle,
    question_replies.settle,
    desk_access.settle,
    undelivered_mail.wrote,
    joining.settle,
    resignation.settle,
    _help,
    _hand_over,
)
"""Each tells whether it dealt with the letter; the last one always does."""
