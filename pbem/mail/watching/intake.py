"""Taking messages out of an open folder: in order, stored before they are marked, none holding up the others."""

from __future__ import annotations

import enum
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NamedTuple

from imapclient import IMAPClient

from pbem.mail.watching import connection
from pbem.mail.watching.patience import Patience


class State(enum.StrEnum):
    """What the watch of a mailbox says of itself; the detail beside it is the server's or the error's own word."""

    CONNECTED = "connected"
    IDLE = "idle"
    POLLING = "polling"
    AWAY = "away"
    BAD_LOGIN = "bad login"
    NOT_TRUSTED = "not trusted"
    NO_FOLDER = "no folder"
    RESCAN = "rescan"
    NOT_TAKEN = "not taken"
    NOT_MARKED = "not marked"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Fetched:
    """A message as it lies in the mailbox; `truncated`: too big, `raw` is its header only."""

    uidvalidity: int
    uid: int
    received: datetime
    raw: bytes
    size: int = 0
    truncated: bool = False


Cursor = Callable[[], tuple[int, int]]
Take = Callable[[Fetched], None]
Told = Callable[[str, str], None]


class NoFolder(IMAPClient.Error):  # type: ignore[misc]
    """The folder cannot be opened."""


class Owed(NamedTuple):
    """When a message that could not be stored is tried again, and the pause after that."""

    due: float
    pause: float


class Intake:
    """What was taken from one mailbox and what is still owed, across all its connections."""

    def __init__(self, cursor: Cursor, take: Take, stop: threading.Event, told: Told, patience: Patience) -> None:
        self._cursor = cursor
        self._take = take
        self._stop = stop
        self._told = told
        self._patience = patience
        self._validity = 0
        self._last = 0
        self._owed: dict[int, Owed] = {}
        self._refused = 0
        self.taken = 0
        """How many messages were stored, across all connections."""
        self.latest: datetime | None = None
        """When the latest message came, of those stored in the present reading."""

    def open(self, client: IMAPClient, folder: str) -> None:
        """Select the folder; with another UIDVALIDITY than the cursor's begin from its start (RFC 3501, 2.3.1.1)."""
        validity = _select(client, folder)
        known, last = self._cursor()
        if known and known != validity:
            self._told(State.RESCAN, f"UIDVALIDITY {known} -> {validity}")
        if validity != self._validity:
            self._owed.clear()
        self._validity, self._last = validity, last if known == validity else 0
        for uid in client.search(["UNSEEN", "UID", f"1:{self._last}"]) if self._last else ():
            self._owed.setdefault(uid, Owed(0.0, self._patience.retake))

    def take_all(self, client: IMAPClient) -> bool:
        """Take until nothing is new, and tell whether anything was.

        For a message that came during a search the search is repeated.
        """
        fresh, found, self.latest = True, False, None
        while fresh and not self._stop.is_set():
            connection.forget_news(client)
            waiting = self._waiting(client)
            for batch in _batches(waiting, self._patience.batch):
                self._take_batch(client, batch)
            fresh = bool(waiting) or connection.news(client)
            found = found or fresh
        return found

    def until_due(self, longest: float) -> float:
        """Return the seconds until something owed is to be tried again, at most `longest`."""
        now = time.monotonic()
        return max(0.0, min([longest, *(owed.due - now for owed in self._owed.values())]))

    def _waiting(self, client: IMAPClient) -> list[int]:
        """Return the UIDs to take now, in order: the new ones and those whose next try is due."""
        new = (uid for uid in client.search(["UID", f"{self._last + 1}:*"]) if uid > self._last)
        now = time.monotonic()
        return sorted({*new, *(uid for uid, owed in self._owed.items() if owed.due <= now)})

    def _take_batch(self, client: IMAPClient, uids: Sequence[int]) -> None:
        """Take some messages and mark as seen those that are stored."""
        headers = _headers(client, uids)
        stored = [uid for uid in uids if self._take_one(client, uid, headers.get(uid, {}))]
        try:
            client.add_flags(stored, [rb"\Seen"], silent=True)
        except IMAPClient.AbortError:
            raise
        except IMAPClient.Error as error:
            self._told(State.NOT_MARKED, words(error))

    def _take_one(self, client: IMAPClient, uid: int, header: dict[bytes, Any]) -> bool:
        """Hand one message over; one that is gone meanwhile is no longer owed."""
        if self._stop.is_set():
            return False
        self._last = max(self._last, uid)
        owed = self._owed.pop(uid, Owed(0.0, self._patience.retake))
        try:
            fetched = self._fetched(client, uid, header)
            if fetched is not None:
                self._take(fetched)
                self._stored(fetched)
        except (IMAPClient.AbortError, ConnectionError):
            self._owed[uid] = Owed(0.0, owed.pause)
            raise
        except Exception as error:  # noqa: BLE001 - the edge: one message must not hold up the others
            self._owed[uid] = Owed(time.monotonic() + owed.pause, self._patience.later(owed.pause))
            self._refused += 1
            self._told(State.NOT_TAKEN, f"UID {uid}: {words(error)}")
            return False
        return fetched is not None

    def _stored(self, fetched: Fetched) -> None:
        """Count a message; several that were refused before it were not at fault: they are tried again at once."""
        if self._refused > 1:
            self._owed = {uid: Owed(0.0, self._patience.retake) for uid in self._owed}
        self._refused = 0
        self.taken += 1
        self.latest = max(self.latest or fetched.received, fetched.received)

    def _fetched(self, client: IMAPClient, uid: int, header: dict[bytes, Any]) -> Fetched | None:
        """Fetch a message without marking it; of one above the limit the header only."""
        size = int(header.get(b"RFC822.SIZE", 0))
        truncated = size > self._patience.largest
        section = b"BODY[HEADER]" if truncated else b"BODY[]"
        raw = client.fetch([uid], [section.replace(b"BODY", b"BODY.PEEK")]).get(uid, {}).get(section)
        if raw is None:
            return None
        received = header.get(b"INTERNALDATE") or datetime.now(UTC)
        return Fetched(self._validity, uid, received.astimezone(UTC), raw, size or len(raw), truncated)


def words(error: BaseException) -> str:
    """Say an error in a line."""
    return f"{type(error).__name__}: {error}"[:500]


def _select(client: IMAPClient, folder: str) -> int:
    """Open the folder and return its UIDVALIDITY."""
    try:
        return int(client.select_folder(folder)[b"UIDVALIDITY"])
    except IMAPClient.AbortError:
        raise
    except IMAPClient.Error as error:
        raise NoFolder(f"{folder}: {error}") from error


def _headers(client: IMAPClient, uids: Sequence[int]) -> dict[int, dict[bytes, Any]]:
    """Ask for sizes and dates; a server that cannot tell them is asked for the messages all the same."""
    try:
        return dict(client.fetch(uids, ["RFC822.SIZE", "INTERNALDATE"]))
    except IMAPClient.AbortError:
        raise
    except IMAPClient.Error:
        return {}


def _batches(uids: Sequence[int], size: int) -> list[list[int]]:
    """Cut a list into pieces."""
    rest = iter(uids)
    return list(iter(lambda: list(islice(rest, size)), []))
