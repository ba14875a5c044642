"""Letters to a host that was put back to an earlier state: they wait until the referee lets their campaign go on.

Those that came between the copy and the restore lie in the mailbox still and are read again. They were answered once,
but what they did was lost, so they count as they came: later, and in their order. A letter that concerns no campaign
waits with the host's own mail, if it came by the restore; later ones are answered as ever.
"""

from __future__ import annotations

from pbem.core.seats import REFEREE
from pbem.mail import seat_tags
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import claimed
from pbem.service.joining import join_request
from pbem.store.repository import campaigns, challenges, held_letters, host, people
from pbem.store.tables import Campaign

JOIN = "join"


def settle(arrival: Arrival) -> bool:
    """Let a letter wait that may not be answered yet; what the referee writes after the restore is served."""
    since = host.restored_at(arrival.session)
    if since is None:
        return False
    before, campaign = arrival.row.received_at <= since, _concerned(arrival)
    if campaign is None or not campaign.restored_from:
        waits = before and (campaign is None or campaign.state == "ended") and host.holds_post(arrival.session)
        key = None
    else:
        waits, key = before or not _is_to_referee(arrival), campaign.key
    if waits:
        held_letters.hold(arrival.session, arrival.row, key)
    return waits


def _is_to_referee(arrival: Arrival) -> bool:
    """Tell whether a letter is for the referee's desk."""
    claim = next(claimed(arrival.letter), None)
    return claim is not None and claim.seat == REFEREE


def _concerned(arrival: Arrival) -> Campaign | None:
    """Find the campaign a letter is about: by its codes, by the question it answers, by what it asks to join, or by
    the seats of its writer.
    """
    keys = (*(claim.campaign for claim in claimed(arrival.letter)), *_of_question(arrival))
    found = [campaign for key in keys if (campaign := campaigns.get(arrival.session, key)) is not None]
    if not found and arrival.found is not None and arrival.found.key == JOIN:
        joined = join_request.request(arrival).campaign
        found = [joined] if joined is not None else []
    if not found:
        seats = people.seats_at(arrival.session, arrival.letter.sender)
        found = [one for seat in seats if (one := campaigns.get(arrival.session, seat.campaign)) is not None]
    return next((one for one in found if one.restored_from), next(iter(found), None))


def _of_question(arrival: Arrival) -> tuple[str, ...]:
    """Name the campaigns of the questions a letter may answer."""
    letter = arrival.letter
    codes = (
        *map(seat_tags.parse_question, letter.recipients),
        *seat_tags.questions(f"{letter.subject}\n{letter.text}"),
    )
    asked = (challenges.claim(arrival.session, code) for code in dict.fromkeys(codes) if code)
    return tuple(one.campaign for one in asked if one is not None and one.campaign)
