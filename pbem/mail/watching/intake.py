"""Taking messages out of an open folder: stored before they are marked, none holding up the others.

Before a message is fetched its header is looked at, many at a time. Whoever takes the messages chooses by it which come
first, which later and which not at all. Among those of one rank the order is that of the folder. Since a later message
may be taken before an earlier one, each is handed over with how far the folder has been read with it: the cursor stands
below the first message that is still to be taken, so that none is lost when the service is stopped between the two.
"""

from __future__ import annotations

import enum
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import accumulate, islice, takewhile
from typing import NamedTuple

from imapclient import IMAPClient

from pbem.mail.watching import connection, folder
from pbem.mail.watching.folder import Heading, words
from pbem.mail.watching.patience import Patience

log = logging.getLogger("pbem.mail")

_A_DAY = timedelta(days=1)
_HEADERS = 200
"""So many headers are asked for at once."""
_TOGETHER = 500_000
"""Messages of so many bytes in all are asked for at once."""


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


class Rank(enum.Enum):
    """When a message is taken."""

    FIRST = 0
    LATER = 1
    NEVER = 2


@dataclass(frozen=True)
class Verdict:
    """When a message is taken, and how many bytes it may have."""

    rank: Rank
    largest: int = sys.maxsize


def _in_order(headings: Sequence[Heading]) -> Sequence[Verdict]:
    """Take everything as it lies there."""
    return [Verdict(Rank.FIRST)] * len(headings)


@dataclass(frozen=True)
class Choice:
    """Which messages are taken: none that came before the day `since` gives, the others as `judge` says.

    `passed` is told UIDVALIDITY and the last UID when messages were passed over for good.
    """

    since: Callable[[], date | None] = lambda: None
    judge: Callable[[Sequence[Heading]], Sequence[Verdict]] = _in_order
    passed: Callable[[int, int], None] = lambda validity, uid: None


EVERYTHING = Choice()


@dataclass(frozen=True)
class Fetched:
    """A message as it lies in the mailbox; `truncated`: too big, `raw` is its header only.

    `known`: it was taken first. `until`: how far the folder has been read with it.
    """

    uidvalidity: int
    uid: int
    received: datetime
    raw: bytes
    size: int = 0
    truncated: bool = False
    known: bool = True
    until: int | None = None


Cursor = Callable[[], tuple[int, int]]
Take = Callable[[Fetched], None]
Told = Callable[[str, str], None]


@dataclass(frozen=True)
class Keeper:
    """Who keeps the messages of a mailbox: says how far it was read, stores one, hears how the watch goes.

    `take_several` stores some at once, all of them or none.
    """

    cursor: Cursor
    take: Take
    told: Told
    take_several: Callable[[Sequence[Fetched]], None] | None = None


class Waiting(NamedTuple):
    """A message that is to be taken."""

    heading: Heading
    verdict: Verdict


class Owed(NamedTuple):
    """When a message that could not be stored is tried again, and the pause after that."""

    due: float
    pause: float
    waiting: Waiting


class Intake:
    """What was taken from one mailbox and what is still owed, across all its connections."""

    def __init__(
        self,
        keeper: Keeper,
        stop: threading.Event,
        patience: Patience,
        choice: Choice = EVERYTHING,
    ) -> None:
        self._choice = choice
        self._cursor = keeper.cursor
        self._take, self._take_several = keeper.take, keeper.take_several
        self._stop = stop
        self._told = self.told = keeper.told
        self._patience = patience
        self._validity = 0
        self._last = 0
        self._renumbered = False
        self._owed: dict[int, Owed] = {}
        self._refused = 0
        self.taken = 0
        """How many messages were stored, across all connections."""
        self.latest: datetime | None = None
        """When the latest message came, of those stored in the present reading."""
        self._taken: set[int] = set()
        self._queues: dict[Rank, deque[Waiting]] = {Rank.FIRST: deque(), Rank.LATER: deque()}
        self._batch: list[Waiting] = []
        self._together: folder.Told = {}
        self._broke_off = False

    def open(self, client: IMAPClient, name: str) -> None:
        """Select the folder; with another UIDVALIDITY than the cursor's begin from its start (RFC 3501, 2.3.1.1)."""
        validity = folder.select(client, name)
        known, last = self._cursor()
        if known and known != validity:
            self._told(State.RESCAN, f"UIDVALIDITY {known} -> {validity}")
        if validity != self._validity:
            self._owed.clear()
            self._taken.clear()
            self._renumbered = known not in (0, validity)
        self._validity, self._last = validity, last if known == validity else 0
        for waiting in (*self._queues.values(), self._batch):
            waiting.clear()
        if self._last:
            self._sort(client, client.search(["UNSEEN", *self._since(), "UID", f"1:{self._last}"]))

    def take_all(self, client: IMAPClient) -> bool:
        """Take until nothing is new, and tell whether anything was.

        For a message that came during a search the search is repeated.
        """
        fresh, found, self.latest = True, False, None
        while fresh and not self._stop.is_set():
            connection.forget_news(client)
            self._discover(client)
            self._batch = list(self._next_batch())
            waiting = bool(self._batch)
            self._take_batch(client)
            fresh = waiting or connection.news(client)
            found = found or fresh
        return found

    def until_due(self, longest: float) -> float:
        """Return the seconds until something owed is to be tried again, at most `longest`."""
        now = time.monotonic()
        return max(0.0, min([longest, *(owed.due - now for owed in self._owed.values())]))

    def _since(self) -> tuple[object, ...]:
        """Say in a search that older messages are not wanted; servers tell days by clocks of their own."""
        since = self._choice.since()
        return ("SINCE", since - _A_DAY) if since else ()

    def _discover(self, client: IMAPClient) -> None:
        found = client.search([*self._since(), "UID", f"{self._last + 1}:*"])
        new = sorted(uid for uid in found if uid > self._last)
        self._last = max([self._last, *new])
        self._sort(client, [uid for uid in new if uid not in self._taken])

    def _sort(self, client: IMAPClient, uids: Sequence[int]) -> None:
        """Look at the headers of messages and put them in line; those that are not wanted are passed over."""
        passed = False
        for some in _batches(sorted(uids), _HEADERS):
            found = folder.headers(client, some)
            headings = [folder.heading(self._validity, uid, found.get(uid, {}), self._renumbered) for uid in some]
            for heading, verdict in zip(headings, self._choice.judge(headings), strict=True):
                passed = passed or verdict.rank is Rank.NEVER
                if verdict.rank is not Rank.NEVER:
                    self._queues[verdict.rank].append(Waiting(heading, verdict))
        if passed and not any(self._queues.values()):
            self._choice.passed(self._validity, self._last)

    def _next_batch(self) -> Iterator[Waiting]:
        """Give the messages to take now: those whose next try is due, then the new ones by their rank."""
        now, room = time.monotonic(), self._patience.batch
        for uid in sorted(uid for uid, owed in self._owed.items() if owed.due <= now):
            yield self._owed[uid].waiting
        for queue in self._queues.values():
            while queue and room:
                room -= 1
                yield queue.popleft()

    def _until(self) -> int:
        """Tell how far the folder has been read: to before the first message that still waits."""
        heads = [queue[0] for queue in self._queues.values() if queue]
        return min([self._last, *(one.heading.uid - 1 for one in (*heads, *self._batch))])

    def _take_batch(self, client: IMAPClient) -> None:
        """Take some messages and mark as seen those that are stored."""
        self._together = self._fetched_together(client)
        stored = self._taken_together(client)
        while self._batch:
            waiting = self._batch.pop(0)
            if self._take_one(client, waiting):
                stored.append(waiting.heading.uid)
        self._broke_off = False
        if not any(self._queues.values()):
            self._taken.clear()
        try:
            client.add_flags(stored, [rb"\Seen"], silent=True)
        except IMAPClient.AbortError:
            raise
        except IMAPClient.Error as error:
            self._told(State.NOT_MARKED, words(error))

    def _taken_together(self, client: IMAPClient) -> list[int]:
        """Hand those over at once that were fetched so; when they are refused, each is handed over by itself."""
        some = list(takewhile(lambda one: one.heading.uid in self._together, self._batch))
        if self._take_several is None or len(some) < 2 or self._stop.is_set():
            return []
        whole, self._batch, told = self._batch, self._batch[len(some) :], dict(self._together)
        try:
            every = [fetched for one in some if (fetched := self._fetched(client, one)) is not None]
            self._take_several(every)
        except Exception as error:  # noqa: BLE001 - the edge: whoever is at fault is found when each is taken by itself
            self._batch, self._together = whole, told
            log.info("%d messages are stored one by one: %s", len(some), words(error))
            return []
        for fetched in every:
            self._taken.add(fetched.uid)
            self._owed.pop(fetched.uid, None)
            self._stored(fetched)
        return [fetched.uid for fetched in every]

    def _take_one(self, client: IMAPClient, waiting: Waiting) -> bool:
        """Hand one message over; one that is gone meanwhile is no longer owed."""
        if self._stop.is_set():
            return False
        uid = waiting.heading.uid
        self._taken.add(uid)
        owed = self._owed.pop(uid, Owed(0.0, self._patience.retake, waiting))
        try:
            fetched = self._fetched(client, waiting)
            if fetched is not None:
                self._take(fetched)
                self._stored(fetched)
        except (IMAPClient.AbortError, ConnectionError):
            self._owed[uid] = Owed(0.0, owed.pause, waiting)
            raise
        except Exception as error:  # noqa: BLE001 - the edge: one message must not hold up the others
            self._owed[uid] = Owed(time.monotonic() + owed.pause, self._patience.later(owed.pause), waiting)
            self._refused += 1
            self._told(State.NOT_TAKEN, f"UID {uid}: {words(error)}")
            return False
        return fetched is not None

    def _stored(self, fetched: Fetched) -> None:
        """Count a message; several that were refused before it were not at fault: they are tried again at once."""
        if self._refused > 1:
            self._owed = {uid: Owed(0.0, self._patience.retake, owed.waiting) for uid, owed in self._owed.items()}
        self._refused = 0
        self.taken += 1
        self.latest = max(self.latest or fetched.received, fetched.received)

    def _fetched_together(self, client: IMAPClient) -> folder.Told:
        """Fetch the small messages of a batch at once; after a line that broke off over that, each by itself."""
        sizes = accumulate(one.heading.size for one in self._batch)
        near = takewhile(lambda each: each[1] <= _TOGETHER, zip(self._batch, sizes, strict=True))
        small = [one.heading.uid for one, _ in near if one.heading.size and not self._is_truncated(one)]
        if self._broke_off or len(small) < 2:
            return {}
        self._broke_off = True
        found = folder.bodies(client, small)
        self._broke_off = False
        return found

    def _is_truncated(self, waiting: Waiting) -> bool:
        """Tell whether a message is too big to be taken whole."""
        return waiting.heading.size > min(self._patience.largest, waiting.verdict.largest)

    def _fetched(self, client: IMAPClient, waiting: Waiting) -> Fetched | None:
        """Fetch a message without marking it; of one above the limit the header only."""
        heading, verdict = waiting
        uid, size = heading.uid, heading.size
        truncated = self._is_truncated(waiting)
        section = b"BODY[HEADER]" if truncated else b"BODY[]"
        told = self._together.pop(uid, None) or folder.section(client, uid, section)
        raw = told.get(section)
        if raw is None:
            return None
        received, known = heading.received or datetime.now(UTC), verdict.rank is Rank.FIRST
        return Fetched(self._validity, uid, received, raw, size or len(raw), truncated, known, self._until())


def _batches(uids: Sequence[int], size: int) -> list[list[int]]:
    rest = iter(uids)
    return list(iter(lambda: list(islice(rest, size)), []))
