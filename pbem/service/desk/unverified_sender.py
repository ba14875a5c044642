"""A player's letter of which the host's mail server could not tell that it comes from where it says.

From is not answered: if it is forged, its owner has nothing to do with it. The player hears of it at the registered
address and the referee as well, each once a day, so that a domain without signatures is noticed.
"""

from __future__ import annotations

from datetime import timedelta

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.addresses import referee_addresses
from pbem.service.post.posting import notice, to_referee, to_seat_again
from pbem.store.repository import inbox, outbox, people
from pbem.store.tables import Campaign, Seat

DAY = timedelta(days=1)
KIND = "unauthentic"


def settle(arrival: Arrival, campaign: Campaign, seat: Seat) -> None:
    """Put the letter away."""
    house, session = arrival.house, arrival.session
    inbox.route(session, arrival.row, campaign.key, seat.key)
    arrival.settle("sender's domain not found genuine")
    since = house.now - DAY
    if not outbox.told_since(session, people.address_of(session, seat.person or 0) or "", KIND, since):
        told = notice(house, seat.language, text(KIND), text("unauthentic-body"), text("unauthentic-how"))
        to_seat_again(SeatCase(house, session, campaign, seat), told, KIND)
    if not outbox.told_since(session, referee_addresses(house, campaign)[0], "unauthentic-referee", since):
        body = text("unauthentic-referee-body", campaign=campaign.key, seat=seat.key)
        to_referee(
            Case(house, session, campaign), notice(house, house.settings.language, text("unauthentic-referee"), body)
        )
