"""Whether this process does its work: its threads live, and the one that works has been at it a short while ago.

A process that is well says so every half minute: in the database, where `pbem status` on any host finds it, and to
systemd, which ends a service that hangs and starts it again.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterable
from datetime import datetime

from systemd_watchdog.systemd_watchdog import WatchDog

from pbem import __version__
from pbem.service.house.house import House
from pbem.store.engine import writing
from pbem.store.repository import processes
from pbem.store.tables import Process

NOTIFY = "NOTIFY_SOCKET"
"""The variable with which systemd names the socket it listens on (sd_notify(3)); elsewhere there is none."""
STUCK = 600.0
"""Seconds without a step or a look at the work after which the thread that works is taken to hang."""


class Pulse:
    """The life of one process of the service."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._started = house.now
        self._looked = time.monotonic()
        self._stepped: datetime | None = None
        self._systemd = WatchDog() if NOTIFY in os.environ else None

    def looked(self) -> None:
        """Note that the thread that works is at it."""
        self._looked = time.monotonic()

    def stepped(self) -> None:
        """Note that something was done."""
        self._stepped = self._house.now
        self.looked()

    def well(self, threads: Iterable[threading.Thread]) -> bool:
        """Tell whether all threads live and the work goes on."""
        return time.monotonic() - self._looked < STUCK and all(thread.is_alive() for thread in threads)

    def ready(self) -> None:
        """Tell systemd that the service has started."""
        if self._systemd is not None:
            self._systemd.ready()

    def beat(self, threads: Iterable[threading.Thread]) -> None:
        """Say that this process is well, if it is."""
        if self.well(threads):
            if self._systemd is not None:
                self._systemd.notify()
            with writing(self._house.engine) as session:
                processes.seen(session, self._row())

    def once(self, stepped: bool) -> None:
        """Say that one pass over everything came to its end."""
        if stepped:
            self.stepped()
        self.beat(())

    def _row(self) -> Process:
        """Write down what is to be known of this process."""
        name = socket.gethostname()
        return Process(
            name=f"{name}:{os.getpid()}:{self._started:%Y%m%dT%H%M%S}",
            host=name,
            pid=os.getpid(),
            version=__version__,
            started_at=self._started,
            seen_at=self._house.now,
            stepped_at=self._stepped,
        )
