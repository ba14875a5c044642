"""What time it is by the mail server's clock, as far as it lets anybody find out.

IMAP has no question for the time. But a server with WITHIN (RFC 5032) tells whether a message is older than so many
seconds, and by halving that gives the age of a message to the second; the mailbox is only looked at. Every server
writes down when a message came: of one that came just now that is its own time.
"""

from __future__ import annotations

from datetime import UTC, datetime

from imapclient import IMAPClient

NEAR = 30
"""Seconds; a difference as small as this is none."""
_OLDEST = 1 << 31


def ahead(client: IMAPClient, now: datetime) -> float | None:
    """Tell by how many seconds our clock is ahead of the server's; None when the server cannot be asked."""
    if not client.has_capability("WITHIN"):
        return None
    uids = client.search(["UID", "*"])
    received = client.fetch(uids[-1:], ["INTERNALDATE"])[uids[-1]].get(b"INTERNALDATE") if uids else None
    if received is None:
        return None
    ours: float = (now - received.astimezone(UTC)).total_seconds()
    if _older(client, uids[-1], ours - NEAR) and not _older(client, uids[-1], ours + NEAR):
        return 0.0
    return ours - _age(client, uids[-1])


def _age(client: IMAPClient, uid: int) -> int:
    """Find the age of a message by the server's clock."""
    least, most = 0, _OLDEST
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (middle, most) if _older(client, uid, middle) else (least, middle)
    return least


def _older(client: IMAPClient, uid: int, seconds: float) -> bool:
    """Ask whether a message is at least so old."""
    return seconds < 1 or bool(client.search(["UID", str(uid), "OLDER", str(int(seconds))]))
