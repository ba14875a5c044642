"""What is too much: a mail too large to read, more letters of strangers than can be answered."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.identity.identify import Player
from pbem.service.letters.arrival import Arrival
from pbem.service.letters.intake import TRUNCATED
from pbem.service.post import pacing
from pbem.service.post.posting import notice, to_referee
from pbem.store.repository import outbox

FLOOD = "limit-flood"


def settle(arrival: Arrival) -> bool:
    """Say that a letter was too large to read."""
    if arrival.row.note != TRUNCATED:
        return False
    body = text("notice-too-large-body", megabytes=arrival.house.settings.max_mail_bytes // 1_000_000)
    arrival.tell(text("notice-too-large"), body)
    arrival.settle(TRUNCATED)
    return True


def enough(arrival: Arrival) -> bool:
    """Put a stranger's letter away while strangers get no more answers; the referee is told once an hour."""
    if isinstance(arrival.caller, Player) or not pacing.flooded(arrival.house, arrival.session):
        return False
    house, session = arrival.house, arrival.session
    if not outbox.told_since(session, house.settings.referee, FLOOD, house.now - pacing.HOUR):
        body = text("limit-flood-body", count=house.settings.stranger_answers_per_hour)
        to_referee(house, session, None, notice(house, house.settings.language, text(FLOOD), body))
    arrival.settle("too many letters of strangers")
    return True
