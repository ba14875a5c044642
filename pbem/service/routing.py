"""The first look at a letter: whose it is, or what its writer must be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.mail.letter import Letter
from pbem.service import confirming, joining, limits, machines, resigning, returns
from pbem.service.arrival import Arrival
from pbem.service.house import House
from pbem.service.identify import ForeignAddress, Nobody, Player, Untagged, WrongTag
from pbem.service.posting import answering, notice, to_seat_again
from pbem.store.repository import campaigns, inbox, people
from pbem.store.tables import Campaign, Inbox, Seat


def route(house: House, session: Session, row: Inbox, letter: Letter) -> None:
    """Take the steps in their order until one has settled the letter, or given it to its campaign."""
    arrival = Arrival(house, session, row, letter)
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
        case ForeignAddress(campaign, seat):
            _foreign(arrival, campaign, seat)
        case WrongTag(token, _):
            _wrong_tag(arrival, token)
        case Untagged(_):
            _untagged(arrival)
        case Nobody():
            _nobody(arrival)
        case _:
            assert_never(arrival.caller)
    return True


def _foreign(arrival: Arrival, campaign: Campaign, seat: Seat) -> None:
    """Refuse orders from an address that is not the player's, and tell the player."""
    house, letter = arrival.house, arrival.letter
    body = text("notice-foreign-address-body", address=letter.sender)
    arrival.tell(text("notice-foreign-address"), body, language=house.settings.language)
    body = text("notice-someone-wrote-body", address=letter.sender)
    warning = notice(house, seat.language, text("notice-someone-wrote"), body)
    to_seat_again(house, arrival.session, campaign, seat, warning, "someone-wrote", answering(letter))
    arrival.settle("foreign address")


def _wrong_tag(arrival: Arrival, token: str) -> None:
    """Say that the code is void; a known player gets the right one, at the registered address."""
    _advise(arrival, text("notice-wrong-token"), text("notice-wrong-token-body", token=token))
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
    advice = notice(house, mine[0].language, subject, body, how)
    to_seat_again(house, session, campaign, mine[0], advice, subject.id, answering(arrival.letter))


def _nobody(arrival: Arrival) -> None:
    """Tell a stranger what this is, and what can be joined."""
    body = text("notice-nobody-body", address=arrival.letter.sender)
    said = (body, text("notice-nobody-how"), joining.open_list(arrival.house, arrival.session))
    arrival.tell(text("notice-nobody"), *said, language=arrival.house.settings.language)
    arrival.settle("unknown sender")


STEPS: tuple[Callable[[Arrival], bool], ...] = (
    machines.settle,
    limits.settle,
    confirming.settle,
    limits.enough,
    returns.wrote,
    joining.settle,
    resigning.settle,
    _help,
    _hand_over,
)
"""Each tells whether it dealt with the letter; the last one always does."""
