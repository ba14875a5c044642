"""`resign`: yes, I really leave."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.texts import text
from pbem.service.desk import challenges as questions
from pbem.service.desk.arrival import Arrival
from pbem.service.house.case import SeatCase
from pbem.service.joining import resignation
from pbem.service.post.posting import answering
from pbem.store.repository import campaigns, partners, people, seats
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Let somebody go, as long as they still have the seat; a no keeps everything as it was."""
    session, campaign = arrival.session, campaigns.claim(arrival.session, challenge.campaign or "", wait=True)
    assert campaign is not None
    seat = seats.get(session, campaign.key, challenge.seat or "")
    person = people.get(session, int(questions.facts(challenge).get("person", 0)))
    if seat is None or person is None or not partners.shares(session, seat, person):
        arrival.tell(text("challenge-used"), text("challenge-used-body"))
    elif yes:
        thread = replace(answering(arrival.letter), to=arrival.letter.sender)
        resignation.leave(SeatCase(arrival.house, session, campaign, seat), person, thread)
    else:
        said = text("resign-stays", campaign=campaign.title), text("resign-stays-body")
        arrival.tell(*said, language=seat.language)
