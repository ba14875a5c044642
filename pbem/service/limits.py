"""Mail that is too large to read: its writer is told."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.arrival import Arrival
from pbem.service.intake import TRUNCATED


def settle(arrival: Arrival) -> bool:
    """Say that a letter was too large to read."""
    if arrival.row.note != TRUNCATED:
        return False
    body = text("notice-too-large-body", megabytes=arrival.house.settings.max_mail_bytes // 1_000_000)
    arrival.tell(text("notice-too-large"), body)
    arrival.settle(TRUNCATED)
    return True
