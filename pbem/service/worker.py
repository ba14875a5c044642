"""The service that runs unattended: a thread a mailbox, one that works, one that sends, and a clock that rings.

New inbox rows, due timers and queued mails are the work; nothing is handed from thread to thread but the ring of a
bell. A worker that dies leaves a rollback behind, and the next one finds the same work.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

from apscheduler.schedulers.background import BackgroundScheduler
from sqlalchemy.exc import OperationalError

from pbem.mail.watching.mailbox import Readings, watch
from pbem.service import memory, work
from pbem.service.house import House, imap_account, patience
from pbem.service.letters import intake, retention
from pbem.service.letters.choice import choosing
from pbem.service.post.dispatch import open_post, send_waiting
from pbem.service.timing import due
from pbem.settings import Mailbox
from pbem.store.engine import reading, writing
from pbem.store.repository import mailboxes, outbox

log = logging.getLogger("pbem.worker")

RESTING = 60.0
"""Seconds without a mail to send after which the processes that draw maps go."""
LEAVING = 30.0
"""Seconds a thread gets to finish its step when the service stops."""
THINNING = timedelta(hours=1)
"""How long nobody looks for letters that are too old, once there were none left."""
TICK = 30.0
"""Seconds after which everybody looks for work even if no bell rang."""


class Worker:
    """All threads of one service process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stop = threading.Event()
        self._bell = threading.Condition()
        self._rung = 0
        self._clock = BackgroundScheduler(timezone="UTC")
        self._threads: list[threading.Thread] = []
        self._thin_at = house.now
        self._readings = {
            box.name: Readings(intake.reading_to_end(house, box), choice=choosing(house, box))
            for box in house.settings.mailbox
        }

    def start(self) -> None:
        """Start all threads."""
        enrol(self._house)
        memory.calm()
        boxes = ", ".join(box.address for box in self._house.settings.mailbox)
        log.info("serving %s on %s", boxes, self._house.engine.dialect.name)
        self._clock.add_job(self._ring, "interval", seconds=TICK, coalesce=True, misfire_grace_time=None)
        self._clock.start()
        self._thread("listen", self._listen)
        for mailbox in self._house.settings.mailbox:
            self._thread(f"mailbox {mailbox.name}", partial(self._watch, mailbox))
        self._thread("work", self._work)
        self._thread("send", self._send)

    def stop(self) -> None:
        """Let everybody finish the step at hand and go home; stopping twice is harmless."""
        if self._stop.is_set():
            return
        self._stop.set()
        self._ring()
        self._house.wake.notify()
        for thread in self._threads:
            self._see_off(thread)
        self._clock.shutdown(wait=False)

    def _see_off(self, thread: threading.Thread) -> None:
        """Wait until a thread has gone; who was just about to listen has not heard the first ring."""
        until = time.monotonic() + LEAVING
        thread.join(timeout=0.5)
        while thread.is_alive() and time.monotonic() < until:
            self._house.wake.notify()
            thread.join(timeout=0.5)

    def wait(self) -> None:
        """Wait until the service is stopped."""
        self._stop.wait()

    def _thread(self, name: str, run: Callable[[], None]) -> None:
        """Start a thread which, when the database is away, tries again after growing pauses."""
        thread = threading.Thread(target=lambda: self._for_ever(name, run), name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _for_ever(self, name: str, run: Callable[[], None]) -> None:
        """Run until stopped, whatever happens."""
        pause = 1.0
        while not self._stop.is_set():
            try:
                run()
                pause = 1.0
            except OperationalError as fault:
                log.warning("%s: the database is away: %s", name, fault.orig)
            except Exception:
                log.exception("%s: a fault; starting again in %.0f s", name, pause)
            self._stop.wait(pause)
            pause = min(pause * 2, 300.0)

    def _ring(self) -> None:
        """Wake the threads that wait for work."""
        with self._bell:
            self._rung += 1
            self._bell.notify_all()

    def _listen(self) -> None:
        """Pass on the rings of other processes and of the mailbox threads."""
        while not self._stop.is_set():
            if self._house.wake.wait(TICK):
                self._ring()

    def _until_rung(self, heard: int, nearest: datetime | None) -> None:
        """Wait for a ring after the `heard` one, at most until the nearest instant something falls due."""
        seconds = TICK if nearest is None else (nearest - self._house.now).total_seconds()
        with self._bell:
            if self._rung == heard and not self._stop.is_set():
                self._bell.wait(min(max(seconds, 0.01), TICK))

    def _watch(self, mailbox: Mailbox) -> None:
        """Read one mailbox until the service stops."""
        house = self._house
        watch(
            imap_account(mailbox),
            intake.cursor(house, mailbox),
            intake.taking(house, mailbox),
            self._stop,
            intake.telling(house, mailbox),
            patience(house.settings),
            self._readings[mailbox.name],
        )

    def _work(self) -> None:
        """Answer letters and resolve turns; a turn that is due has its mailbox read first."""
        while not self._stop.is_set():
            with self._bell:
                heard = self._rung
            looked = due.settled(self._house)
            if work.do_all(self._house):
                self._ring()
            else:
                self._thin()
            for name in due.unread(self._house):
                self._readings[name].wanted.set()
            self._until_rung(heard, due.nearest(self._house, looked))

    def _thin(self) -> None:
        """Drop old letters' bytes now and then, a few at a time, when there is nothing else to do."""
        if self._house.now >= self._thin_at and not retention.thin(self._house):
            self._thin_at = self._house.now + THINNING

    def _send(self) -> None:
        """Send what is queued."""
        asyncio.run(self._sending())

    async def _sending(self) -> None:
        """Send for ever, over connections that are kept while there is something to send."""
        post = open_post(self._house)
        busy = time.monotonic()
        try:
            while not self._stop.is_set():
                heard = self._rung
                if (await send_waiting(post)).dealt:
                    busy = time.monotonic()
                    continue
                await post.sender.close()
                if time.monotonic() - busy > RESTING:
                    await asyncio.to_thread(post.pictures.rest)
                await asyncio.to_thread(self._until_rung, heard, self._next_mail())
        finally:
            await post.sender.close()
            post.pictures.rest()

    def _next_mail(self) -> datetime | None:
        """Give the instant the next mail may be sent."""
        with reading(self._house.engine) as session:
            return outbox.nearest(session)


def enrol(house: House) -> None:
    """Make the rows of the mailboxes."""
    with writing(house.engine) as session:
        for mailbox in house.settings.mailbox:
            mailboxes.enrol(session, mailbox.name, house.now)
