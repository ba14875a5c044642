"""`join`: yes, it was me who asked for a seat."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.joining import application, cases, join_request
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Let the application count, with what the reply wishes for besides; or drop it and leave its victim in peace."""
    case = cases.of_question(arrival, challenge)
    if case is None or case.application.state != "unconfirmed":
        arrival.tell(text("challenge-used"), text("challenge-used-body"))
    elif yes:
        words = "\n".join(cases.sentence(arrival))
        application.hear(case, join_request.wishes(case.house, case.campaign, words, arrival.letter))
        application.admit(case)
    else:
        case.settle("withdrawn")
        body = text("joining-dropped-body", days=application.REFUSED.days)
        case.tell(text("joining-dropped", campaign=case.campaign.title), body)
