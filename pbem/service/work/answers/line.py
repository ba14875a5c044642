"""`line`: no, I do not want to wait any longer."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.joining import cases, waiting_line
from pbem.store.repository import challenges
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Take somebody out of the waiting line; whoever says yes to waiting hears the place."""
    case = cases.of_question(arrival, challenge)
    if case is None or case.application.state != "waiting":
        arrival.tell(text("challenge-used"), text("challenge-used-body"))
    elif yes:
        waiting_line.tell_place(case)
    else:
        case.settle("withdrawn")
        for offer in waiting_line.offers_to(case):
            challenges.settle(case.session, offer, "expired")
        case.tell(text("joining-left", campaign=case.campaign.title), text("joining-left-body"))
