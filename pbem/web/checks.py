"""How many letters are checked: so many a minute and one at a time for a browser, a few at a time in the process.

A check waits its turn: behind those of its own browser (a second tab, words typed on) and of all others. What
a browser may do depends on nothing others do, but for the few that are looked at side by side.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import BoundedSemaphore, Condition

MOST, MINUTE = 60, timedelta(minutes=1)
ABREAST = 2
"""So many checks are made at a time; each is some milliseconds of pure work."""
PATIENCE = 5.0
"""Seconds a check waits for its turn."""
QUEUE = 3
"""So many checks of a browser wait behind the one that is made."""


@dataclass
class Checks:
    """When each browser had letters checked within the last minute, which are being served, and how many wait."""

    _when: dict[str, deque[datetime]] = field(default_factory=dict)
    _busy: set[str] = field(default_factory=set)
    _queue: Counter[str] = field(default_factory=Counter)
    _turn: Condition = field(default_factory=Condition)
    _room: BoundedSemaphore = field(default_factory=lambda: BoundedSemaphore(ABREAST))

    @contextmanager
    def place(self, browser: str, now: datetime) -> Iterator[bool]:
        """Take a place for a check; False: there is none for this browser now."""
        if not self._enter(browser, now):
            yield False
            return
        try:
            waited = self._room.acquire(timeout=PATIENCE)
            try:
                yield waited
            finally:
                if waited:
                    self._room.release()
        finally:
            with self._turn:
                self._busy.discard(browser)
                self._turn.notify_all()

    def _enter(self, browser: str, now: datetime) -> bool:
        with self._turn:
            self._forget(now)
            if self._queue[browser] == QUEUE or not self._is_next(browser):
                return False
            full = len(self._when.get(browser, ())) == MOST
            if not full:
                self._when.setdefault(browser, deque(maxlen=MOST)).append(now)
                self._busy.add(browser)
            return not full

    def _forget(self, now: datetime) -> None:
        for browser, times in list(self._when.items()):
            while times and times[0] <= now - MINUTE:
                times.popleft()
            if not times:
                del self._when[browser]

    def _is_next(self, browser: str) -> bool:
        self._queue[browser] += 1
        try:
            return self._turn.wait_for(lambda: browser not in self._busy, PATIENCE)
        finally:
            self._queue -= Counter((browser,))
