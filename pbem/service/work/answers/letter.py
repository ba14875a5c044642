"""“Was this you?”: a letter from a foreign address counts, or its writer must not write again."""

from __future__ import annotations

from pbem.core.texts import Text, text
from pbem.mail.consent import always
from pbem.service.desk import code_renewal, confirmed_letters, registered_addresses
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.challenges import facts
from pbem.service.house.case import SeatCase
from pbem.service.post.posting import Thread, notice, to_seat_again
from pbem.store.repository import campaigns, people, seats
from pbem.store.tables import Challenge, Person


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Let the letters count, or put them away and renew the code of the seat."""
    session = arrival.session
    campaign = campaigns.claim(session, challenge.campaign or "", wait=True)
    seat = seats.get(session, challenge.campaign or "", challenge.seat or "")
    if campaign is None or seat is None:
        return
    held = facts(challenge)
    letters = confirmed_letters.waiting(session, seat, held["sender"])
    owner = people.get(session, held["person"])
    if owner is None or seat.person != owner.id:
        confirmed_letters.refuse(session, letters, "the seat has been given away")
    elif yes:
        confirmed_letters.accept(session, challenge, letters)
        case = SeatCase(arrival.house, session, campaign, seat)
        _thanks(arrival, case, _registered(arrival, case, owner, held["sender"]))
    else:
        confirmed_letters.refuse(session, letters, "not the player's")
        code_renewal.renew(arrival.house, session, campaign, seat, "a foreign letter", text("foreign-refused"))


def _registered(arrival: Arrival, case: SeatCase, owner: Person, sender: str) -> Text:
    """Let the player write from the new address too, if that was the answer and it is nobody else's.

    Whether it is another player's is not told: the address is asked first.
    """
    if not always(arrival.letter.lines):
        return text("foreign-once")
    return registered_addresses.do(case, owner, "add", sender).words


def _thanks(arrival: Arrival, case: SeatCase, said: Text) -> None:
    """Tell the player what comes now."""
    told = notice(case.house, case.seat.language, text("foreign-confirmed"), text("foreign-confirmed-body"), said)
    below = Thread(arrival.letter.message_id, to=arrival.letter.sender, alone=True)
    to_seat_again(case, told, "foreign-confirmed", below)
