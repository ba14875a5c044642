"""`referee`: the referee means what he asked for, or does not."""

from __future__ import annotations

from pbem.core.blocks import Section
from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.referee_desk import told
from pbem.service.referee import confirmation_code
from pbem.service.work import referee_letters
from pbem.store.tables import Challenge


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Do the act; when the campaign has gone on meanwhile, say what it would do now and ask again."""
    desk = confirmation_code.asked_for(arrival, challenge)
    if desk is None:
        arrival.tell(text("challenge-elsewhere"), text("challenge-elsewhere-body"))
        return
    if not yes:
        blocks = told("referee-left")
    elif confirmation_code.moved(desk, challenge):
        blocks = (*told("referee-moved"), *referee_letters.served(confirmation_code.anew(desk)))
    else:
        blocks = referee_letters.served(desk)
    referee_letters.answer(desk, (referee_letters.section(desk.asked, blocks), *_more(desk.asked.reason)))


def _more(reason: str) -> tuple[Section, ...]:
    return (Section(None, told("referee-question-reason", reason=reason)),) if reason else ()
