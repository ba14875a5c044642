"""`offer`: a seat has fallen free; yes, I take it."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.joining import cases, free_seats, seat_assignment, waiting_line
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Seat whoever takes the seat; who does not leaves the line, and the next one is asked."""
    case = cases.of_question(arrival, challenge)
    if case is None or case.application.state != "waiting":
        arrival.tell(text("challenge-used"), text("challenge-used-body"))
    elif not yes:
        case.settle("withdrawn")
        case.tell(text("joining-left", campaign=case.campaign.title), text("joining-left-body"))
    elif case.campaign.state in ("ended", "held"):
        seat_assignment.seat_or_wait(case)
    elif seat_assignment.plays(case):
        return
    elif challenge.seat and free_seats.can_be_taken(case.house, case.session, case.campaign, challenge.seat):
        seat_assignment.give(case, challenge.seat)
    else:
        waiting_line.tell_place(case)
