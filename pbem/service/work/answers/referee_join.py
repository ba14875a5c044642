"""`referee_join`: the referee says whether somebody may play."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.joining import approval, cases
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Do what the referee decided, pass the words below the yes or no on, and say what came of it."""
    case = cases.of_question(arrival, challenge, own=False)
    if case is None:
        arrival.tell(text("challenge-used"), text("challenge-used-body"))
        return
    who, title, house = case.application, case.campaign.title, arrival.house
    subject = text("joining-decision", name=who.name, campaign=title)
    try:
        seat = approval.decide(case, yes, cases.sentence(arrival))
    except Refusal:
        arrival.tell(subject, text("refusal-joining-decided", name=who.name, campaign=title))
        return
    came = f"joining-decision-{who.state}"
    body = text(came, name=who.name, address=who.address, seat=seat.key if seat else "neutral")
    arrival.tell(subject, body, language=house.settings.language)
