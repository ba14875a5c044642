"""Another clock to hold ours against, so that a clock that jumps forward plays no turn early.

The machine counts the seconds since it was started, sleep included; nobody can set that counter. To what time of the
day it belongs is learnt from the mail server: from its own clock where it can be asked, else from letters that have
just come. Until then the time counts that our clock showed when the service began. A letter that was moved into the
mailbox has an old time: what one letter alone says against our clock is not believed, but what two say is.

Values lie in memory that the service shares with the process that plays the turns.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ctypes import Array, c_double
from datetime import UTC, datetime
from multiprocessing.sharedctypes import RawArray

from pbem.service.house.clock import Clock

MOST = 60.0
"""Seconds by which our clock may differ."""
_OFFSET, _TOLD, _SAID = range(3)


def since_boot() -> float:
    """Give the seconds since the machine was started; where sleep cannot be counted, without it."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Reference:
    """What our clock should show."""

    def __init__(
        self, clock: Clock, ticks: Callable[[], float] = since_boot, shared: Array[c_double] | None = None
    ) -> None:
        self._clock = clock
        self._ticks = ticks
        self.shared: Array[c_double] = RawArray(c_double, 3) if shared is None else shared
        if shared is None:
            self.shared[_OFFSET] = self._ours

    @property
    def _ours(self) -> float:
        """Give the time of the day at which the counter was 0, by our clock."""
        return self._clock.now().timestamp() - self._ticks()

    @property
    def ahead(self) -> float:
        """Tell by how many seconds our clock is ahead."""
        return self._ours - self.shared[_OFFSET]

    @property
    def now(self) -> datetime:
        """Give what our clock should show."""
        return datetime.fromtimestamp(self._ticks() + self.shared[_OFFSET], UTC)

    def asked(self, ahead: float) -> None:
        """Take what the mail server's clock says: ours is so many seconds ahead of it."""
        self.shared[_OFFSET] = self._ours - ahead

    def arrived(self, received: datetime, within: float) -> None:
        """Take the time of a letter that came within the last so many seconds; a longer wait says too little."""
        if within > MOST:
            return
        theirs = received.timestamp() - self._ticks()
        ahead = self._ours - theirs
        if -MOST <= ahead <= within + MOST:
            theirs = self._ours
        if theirs == self._ours or abs(theirs - self.shared[_SAID]) <= MOST + within:
            self.shared[_OFFSET] = theirs
        self.shared[_SAID] = theirs

    @property
    def told(self) -> bool:
        """Tell whether the referee has been told that our clock differs."""
        return bool(self.shared[_TOLD])

    @told.setter
    def told(self, told: bool) -> None:
        self.shared[_TOLD] = told
