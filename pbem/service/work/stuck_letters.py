"""Letters over which the process that answers letters came to its end: tried twice, then put aside for ever."""

from __future__ import annotations

import logging

from sqlmodel import Session

from pbem.core.texts import text
from pbem.service.house.house import House
from pbem.service.post.posting import notice, to_host
from pbem.store.engine import writing
from pbem.store.repository import campaigns, deferrals, inbox, unrouted
from pbem.store.tables import Inbox

log = logging.getLogger("pbem.work")

TRIES = 2
"""So often a letter is tried."""
NOTE = "put aside"
"""The note on such a letter begins with this."""


def count(house: House, row_id: int, signal: str) -> None:
    """Count a try that came to nothing; after the last one put the letter aside and tell the referee."""
    with writing(house.engine) as session:
        row = unrouted.count_try(session, row_id)
        if row is None:
            return
        log.error("letter %s of %s: the process ended by %s, try %s", row.id, row.sender, signal, row.tries)
        if row.tries >= TRIES:
            _put_aside(house, session, row, signal)


def _put_aside(house: House, session: Session, row: Inbox, signal: str) -> None:
    """Settle a letter; its bytes stay, and whoever wants it tried again gets all tries anew."""
    row.tries = 0
    inbox.settle(session, row, "rejected", f"{NOTE}: {signal}")
    deferrals.leave(session, row.id or 0)
    campaign = campaigns.claim(session, row.campaign) if row.campaign else None
    seconds = house.settings.letter_seconds
    body = text("notice-letter-stuck-body", mail=row.id, address=row.sender, signal=signal, seconds=seconds)
    how = text("notice-letter-stuck-how", mail=row.id)
    said = notice(house, house.settings.language, text("notice-letter-stuck"), body, how)
    to_host(house, session, said, campaign)
