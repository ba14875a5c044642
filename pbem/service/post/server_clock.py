"""The clock of the mail server: while it serves nobody all mails wait for it, and none of them for its own clock.

What keeps a server from serving is no mail's fault. So it is asked again after pauses of its own, by one mail at a
time, and as soon as it answers everything that waited goes.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

log = logging.getLogger("pbem.dispatch")

PAUSES = (2, 5, 10, 20, 40, 60)
"""Seconds before the server is asked again; the last one is repeated, so that a short fault is over soon after."""
_NAMED = 3
"""Of these pauses, where it had let a mail be named: perhaps the others are served."""
_LONGEST = timedelta(seconds=PAUSES[-1])


class ServerClock:
    """When the server this process sends through is asked again."""

    def __init__(self) -> None:
        self._refused = 0
        self._answered = False
        self._until: datetime | None = None

    @property
    def serves(self) -> bool:
        """Tell whether the server answered when it was asked last; of one that was never asked nobody knows."""
        return self._answered

    def waits(self, now: datetime) -> bool:
        """Tell whether it is too early to ask; a clock that was set back makes nobody wait for long."""
        return self._until is not None and now < self._until <= now + _LONGEST

    def next(self, wanted: datetime | None) -> datetime | None:
        """Give the instant the next mail may go, where one wants to go then."""
        return wanted if wanted is None or self._until is None else max(wanted, self._until)

    def refuses(self, now: datetime, said: str, named: bool = False) -> None:
        """Note that the server serves nobody; `named`: it said so when a mail had been named."""
        pauses = PAUSES[:_NAMED] if named else PAUSES
        pause = pauses[min(self._refused, len(pauses) - 1)]
        self._refused, self._answered, self._until = self._refused + 1, False, now + timedelta(seconds=pause)
        log.warning("the mail server serves nobody (%s); asked again in %d s", said, pause)

    def answers(self) -> bool:
        """Note that the server answers; True when that is news: at the first mail, and after every fault."""
        news, self._answered = not self._answered, True
        if self._refused:
            log.info("the mail server serves again")
        self._refused, self._until = 0, None
        return news
