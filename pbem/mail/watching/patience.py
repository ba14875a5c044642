"""How long the mailbox watch waits for what."""

from __future__ import annotations

from dataclasses import dataclass


class Pause:
    """How long to wait before trying again: longer after each failure, as short as at first after work that went well.

    So short faults with hours between them never add up to a long wait.
    """

    def __init__(self, first: float, longest: float) -> None:
        self._first = self._next = first
        self._longest = longest

    def went_well(self) -> None:
        """Forget the failures."""
        self._next = self._first

    def failed(self) -> float:
        """Return how long to wait after one more failure."""
        pause, self._next = self._next, min(self._next * 2, self._longest)
        return pause


@dataclass(frozen=True)
class Patience:
    """Seconds, messages and bytes; tests use smaller ones.

    `renew` stays well below the 29 minutes after which a server may end IDLE (RFC 2177), and below the
    time in which many home routers forget a silent connection. `settle` is how long the first IDLE after news
    lasts, and each one that brings none lets the next be twice as long: some servers forget a message that comes
    between the last search and the beginning of IDLE, and it must not lie there until `renew`. `retake` is after how
    long a message that could not be stored is tried again.
    """

    first_pause: float = 1.0
    longest_pause: float = 300.0
    renew: float = 540.0
    settle: float = 2.0
    poll: float = 30.0
    retake: float = 2.0
    longest_retake: float = 60.0
    timeout: float = 30.0
    batch: int = 20
    largest: int = 25_000_000

    def later(self, pause: float) -> float:
        """Return how long a message that was refused once more waits after this pause."""
        return min(pause * 2, self.longest_retake)

    def calmer(self, idle: float) -> float:
        """Return how long the next IDLE lasts after one without news."""
        return min(idle * 2, self.renew)


STANDARD = Patience()
"""What suits real servers."""
