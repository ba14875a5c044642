"""“Do you play in this campaign, which has moved here?”: the seat the file gives to this address is its owner's.

The file alone proves nothing: whoever made it may have put any addresses side by side. So the first yes counts, for the
seat; a further address of the same player is added as any other, from the seat itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.service.campaigns.lifecycle import publish_to
from pbem.service.desk import code_renewal
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.challenges import facts
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.posting import Thread, notice, to_referee, to_seat_again
from pbem.store.repository import campaigns, inbox, outbox, partners, people, seats
from pbem.store.tables import Campaign, Challenge, Person, Seat


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Give the seat to whoever said yes, and send what they need to play; a no goes to the referee."""
    session = arrival.session
    campaign = campaigns.claim(session, challenge.campaign or "", wait=True)
    person = people.get(session, int(facts(challenge).get("person", 0)))
    places = seats.of_person(session, campaign.key, person) if campaign and person else ()
    if campaign is None or person is None or not places:
        arrival.tell(text("challenge-used"), text("challenge-used-body"))
    elif not yes:
        _declined(arrival, campaign, challenge.address, places)
    elif said := _hindered(session, campaign, person, challenge.address):
        arrival.tell(text("imported"), said)
    else:
        player = _player(session, campaign, person, challenge.address)
        for seat in places:
            _welcome(arrival, campaign, seat, player, challenge.address)


def _hindered(session: Session, campaign: Campaign, person: Person, address: str) -> Text | None:
    """Say why a yes does not count: another address of the player said it first, or its owner plays here already."""
    if people.address_of(session, person.id or 0) is not None:
        return text("imported-second", campaign=campaign.title, address=address)
    known = people.by_address(session, address)
    if any(partners.shares(session, seat, known) for seat in seats.of_campaign(session, campaign.key)):
        return text("refusal-plays-already", campaign=campaign.title)
    return None


def _player(session: Session, campaign: Campaign, person: Person, address: str) -> Person:
    """Give whose the seats are from now on: who has this address here, else the person of the file, who gets it."""
    known = people.by_address(session, address)
    if known is None:
        people.add_address(session, person, address)
        return person
    seats.hand_over(session, campaign.key, person, known)
    return known


def _declined(arrival: Arrival, campaign: Campaign, address: str, places: Sequence[Seat]) -> None:
    """Thank, and tell the referee that this address is not the player's."""
    house, session = arrival.house, arrival.session
    arrival.tell(text("imported"), text("imported-no", campaign=campaign.title))
    named = ", ".join(seat.key for seat in places)
    body = text("imported-no-referee", address=address, seat=named, campaign=campaign.key)
    to_referee(Case(house, session, campaign), notice(house, house.settings.language, text("imported"), body))


def _welcome(arrival: Arrival, campaign: Campaign, seat: Seat, player: Person, address: str) -> None:
    """Send the present report, under the code that counts here, and say what was not taken along."""
    house, session = arrival.house, arrival.session
    outbox.prove(session, campaign.key, seat.key, address)
    code_renewal.note(house, session, seat, "imported-yes", name=player.name)
    unread = inbox.imported(session, campaign.key, seat.key, outbox.unproven(address))
    said = [text("imported-yes", campaign=campaign.title)]
    said += [text("imported-unread", count=unread)] if unread else []
    told = notice(house, seat.language, text("imported"), *said)
    below = Thread(arrival.letter.message_id, to=address, alone=True)
    to_seat_again(SeatCase(house, session, campaign, seat), told, "imported", below)
    if campaign.state in ("running", "paused"):
        publish_to(house, session, campaign, seat)
