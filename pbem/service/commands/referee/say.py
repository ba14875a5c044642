"""`say ...` to all players, `say red: ...` to one; what is long stands in the lines below, up to a dot."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions
from pbem.store import tables


def serve(desk: RefereeDesk) -> Blocks:
    """Send the referee's word on."""
    seat, words = _whom(desk)
    if not words.strip():
        raise Refusal("referee-no-lines")
    count = interventions.say(desk, words, only=seat.key if seat else "")
    if seat is not None:
        return told("referee-said-one" if count else "referee-said-nobody", seat=seat.key)
    return told("referee-said", count=count)


def _whom(desk: RefereeDesk) -> tuple[tables.Seat | None, str]:
    """Part whom it is for from what is said: a seat stands before a colon. A slip in its name is no word to all."""
    below = "\n".join(line for _, line in desk.asked.lines).strip("\n")
    head, colon, rest = desk.asked.argument.partition(":")
    if colon and len(head.split()) <= 3:
        try:
            return desk.seat(head), f"{rest.strip()}\n{below}".strip("\n")
        except Refusal:
            if desk.nearly_a_seat(head):
                raise
    return None, f"{desk.asked.argument.rstrip(':') if below else desk.asked.argument}\n{below}".strip("\n")


FOR_REFEREE: RefereeActs = {"say": Act(serve)}
