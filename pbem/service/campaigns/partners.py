"""Partners of a seat: taken in and dismissed by the referee."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.service.calendar.campaign_file import SeatEntry
from pbem.service.campaigns.lifecycle import publish_to
from pbem.service.desk import code_renewal
from pbem.service.house.house import House
from pbem.store.repository import partners, people, seats
from pbem.store.tables import Campaign, Person, Seat


def add(house: House, session: Session, campaign: Campaign, seat: Seat, entry: SeatEntry) -> Person:
    """Let one more person share a seat, and send the present report; nobody plays two seats that way."""
    known = [person for address in entry.address if (person := people.by_address(session, address))]
    for person in known:
        if any(partners.shares(session, other, person) for other in seats.of_campaign(session, campaign.key)):
            raise Refusal("plays-already", campaign=campaign.key)
    if seat.person is None:
        raise Refusal("seat-is-free", campaign=campaign.key)
    partner = known[0] if known else people.add(session, entry.name, seat.language, seat.zone, [])
    for address in entry.address:
        if people.by_address(session, address) is None:
            people.add_address(session, partner, address)
    partners.add(session, seat, partner, house.now)
    code_renewal.note(house, session, seat, "partner-added", name=partner.name)
    if campaign.state in ("running", "paused"):
        publish_to(house, session, campaign, seat)
    return partner


def remove(house: House, session: Session, campaign: Campaign, seat: Seat, address: str) -> bool:
    """Dismiss a partner and renew the code, which they know; False when the address is no partner's."""
    person = people.by_address(session, address)
    if person is None or not partners.remove(session, seat, person.id):
        return False
    code_renewal.note(house, session, seat, "partner-removed", name=person.name)
    code_renewal.renew(house, session, campaign, seat, "a partner has left")
    return True
