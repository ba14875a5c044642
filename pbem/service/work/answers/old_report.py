"""Yes or no to: shall what you wrote for an earlier turn count for this one?"""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.store.repository import campaigns, inbox
from pbem.store.tables import Challenge, Inbox


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Let the letter be read for the turn that is open now, or put it away."""
    session = arrival.session
    campaigns.claim(session, challenge.campaign or "", wait=True)
    letter = session.get(Inbox, challenge.inbox)
    if letter is not None and letter.state == "asked":
        if yes:
            inbox.confirm(session, letter, arrival.row.received_at)
        else:
            inbox.settle(session, letter, "done", "not confirmed")
    if not yes:
        arrival.tell(text("notice-old-report-dropped"), text("notice-old-report-dropped-body"))
    arrival.settle("old report: " + ("yes" if yes else "no"), "done")
