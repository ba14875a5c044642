"""Letters that count because the player of the seat has confirmed them: they came from elsewhere, or were old."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlmodel import Session

from pbem.store.repository import challenges, inbox
from pbem.store.tables import Challenge, Inbox, Seat

KIND = "letter"
"""The kind of question."""


def waiting(session: Session, seat: Seat, sender: str) -> Sequence[Inbox]:
    """List the letters from an address that wait until the player of a seat confirms them."""
    return [row for row in inbox.asked(session, seat.campaign, seat.key, "foreign") if row.sender == sender]


def accept(session: Session, challenge: Challenge, letters: Sequence[Inbox]) -> None:
    """Let letters count; which they were is kept with the question."""
    held = json.loads(challenge.facts)
    challenge.facts = json.dumps({**held, "letters": [row.id for row in letters]}, ensure_ascii=False)
    for row in letters:
        inbox.settle(session, row, "new")


def refuse(session: Session, letters: Sequence[Inbox], why: str) -> None:
    """Put letters away for good."""
    for row in letters:
        inbox.settle(session, row, "rejected", why)


def counts(session: Session, seat: Seat, row: Inbox) -> bool:
    """Tell whether the player who still has the seat confirmed a letter from elsewhere."""
    given = challenges.of_seat(session, KIND, seat.campaign, seat.key, "confirmed")
    held = [json.loads(challenge.facts) for challenge in given]
    return any(row.id in facts.get("letters", ()) and facts.get("person") == seat.person for facts in held)
