"""How many mails are on their way at once, and to whom: who is slow to take mail holds up nobody else's.

A mail that takes long is *stuck* (a server that looks at every address for a minute, say): it does not count any more,
so that others take its place, and its domain gets no further one meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

STUCK = 5.0
"""Seconds after which a mail that is being handed over keeps no connection from others."""
_MOST = 4
"""So many times the connections wished for there may be, when all are stuck."""


def domain(address: str) -> str:
    """Give the host name behind the @ of an address, as it is compared."""
    return address.rpartition("@")[2].casefold()


@dataclass(frozen=True)
class Limits:
    """Connections at once, how many of them to one domain (0: all), and seconds between two mails to one domain."""

    connections: int = 2
    per_domain: int = 0
    pause: float = 0.0


@dataclass(frozen=True)
class _Underway:
    domain: str
    since: float


@dataclass
class Lanes:
    """The mails that are being handed over, by their number, and when each domain got its last one."""

    limits: Limits = Limits()
    now: Callable[[], float] = time.monotonic
    _underway: dict[int, _Underway] = field(default_factory=dict)
    _last: dict[str, float] = field(default_factory=dict)

    def begin(self, mail: int, address: str) -> None:
        """Note that a mail is being handed over."""
        to = domain(address)
        self._underway[mail] = _Underway(to, self.now())
        if self.limits.pause:
            self._last = {**self._resting(), to: self.now()}

    def end(self, mail: int) -> None:
        """Note that the server has answered to a mail, or that it was given up."""
        del self._underway[mail]

    def has_room(self, serves: bool) -> bool:
        """Tell whether another mail may go; a server of which it is not known that it serves is asked by one."""
        moving = sum(not self._stuck(one) for one in self._underway.values())
        if not serves:
            return not self._underway
        return moving < self.limits.connections and len(self._underway) < self.limits.connections * _MOST

    def closed(self) -> frozenset[str]:
        """Give the domains that get no mail just now."""
        most = self.limits.per_domain or self.limits.connections
        counts: Mapping[str, int] = {one.domain: 0 for one in self._underway.values()}
        counts = {name: sum(one.domain == name for one in self._underway.values()) for name in counts}
        full = {name for name, count in counts.items() if count >= most}
        stuck = {one.domain for one in self._underway.values() if self._stuck(one)}
        return frozenset(full | stuck | set(self._resting()))

    def _stuck(self, one: _Underway) -> bool:
        return self.now() - one.since > STUCK

    def _resting(self) -> dict[str, float]:
        """Give the domains that had a mail less than the pause ago."""
        return {name: at for name, at in self._last.items() if self.now() - at < self.limits.pause}
