"""What is too much: a mail too large to read."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.desk.arrival import Arrival
from pbem.store.repository import inbox
from pbem.store.tables import Next


def settle(arrival: Arrival) -> bool:
    """Say that a letter was too large to read."""
    if inbox.comes_next(arrival.row) is not Next.REFUSED:
        return False
    settings = arrival.house.settings
    strangers = 0 < arrival.row.size <= settings.max_mail_bytes
    most = settings.inbox.stranger_max_bytes if strangers else settings.max_mail_bytes
    arrival.tell(text("notice-too-large"), text("notice-too-large-body", megabytes=max(1, most // 1_000_000)))
    arrival.settle("truncated", reason="too-large")
    return True
