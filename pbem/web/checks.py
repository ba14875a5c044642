"""How many letters are checked: so many a minute and one at a time for a browser, a few at a time in the process.

What a browser may do depends on nothing others do, but for the few that are looked at side by side.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import BoundedSemaphore, Lock

MOST, MINUTE = 60, timedelta(minutes=1)
ABREAST = 2
"""So many checks are made at a time; each is some milliseconds of pure work."""
PATIENCE = 5.0
"""Seconds a check waits for its turn."""


@dataclass
class Checks:
    """When each browser had letters checked within the last minute, and which are being served."""

    _when: dict[str, deque[datetime]] = field(default_factory=dict)
    _busy: set[str] = field(default_factory=set)
    _lock: Lock = field(default_factory=Lock)
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
            with self._lock:
                self._busy.discard(browser)

    def _enter(self, browser: str, now: datetime) -> bool:
        with self._lock:
            for one in [one for one, times in self._when.items() if times[-1] <= now - MINUTE]:
                del self._when[one]
            times = self._when.setdefault(browser, deque(maxlen=MOST))
            full = len(times) == MOST and times[0] > now - MINUTE
            if full or browser in self._busy:
                if not times:
                    del self._when[browser]
                return False
            times.append(now)
            self._busy.add(browser)
            return True
