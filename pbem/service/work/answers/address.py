"""“Do you want to write from this address?”: it becomes one more of a player's."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk import code_renewal
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.challenges import facts
from pbem.service.house.case import SeatCase
from pbem.service.post.posting import Thread, notice, to_seat_again
from pbem.store.repository import campaigns, partners, people, seats
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Keep the new address, and tell the player at the old one.

    That it is another player's only that one is told; who asked hears what a no would have brought.
    """
    house, session = arrival.house, arrival.session
    campaign = campaigns.claim(session, challenge.campaign or "", wait=True)
    seat = seats.get(session, challenge.campaign or "", challenge.seat or "")
    person = people.get(session, facts(challenge)["person"])
    if campaign is None or seat is None or person is None or not partners.shares(session, seat, person):
        return
    before = people.address_of(session, person.id or 0) or ""
    taken = people.by_address(session, challenge.address) is not None
    kind = "address-declined" if not yes else "address-taken" if taken else "address-added"
    if kind == "address-added":
        people.add_address(session, person, challenge.address)
        code_renewal.note(house, session, seat, "address-added")
    open_ = "address-added" if kind == "address-added" else "address-declined"
    said = notice(house, seat.language, text("address"), text(open_, address=challenge.address))
    to_seat_again(SeatCase(house, session, campaign, seat), said, open_, Thread(to=before, alone=True))
    if kind == "address-taken":
        arrival.tell(text("address"), text(kind, address=challenge.address))
    if kind == "address-added":
        welcome = Thread(arrival.letter.message_id, to=challenge.address, alone=True)
        to_seat_again(SeatCase(house, session, campaign, seat), said, kind, welcome)
