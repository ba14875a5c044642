"""The service that runs unattended: a thread a mailbox, one that sends, one that has a process of its own answer
letters and resolve turns (`service.work.work_process`), and a clock that rings.

New inbox rows, due timers and queued mails are the work; nothing is handed from thread to thread but the ring of a
bell. A worker that dies leaves a rollback behind, and the next one finds the same work.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

from apscheduler.schedulers.background import BackgroundScheduler
from sqlalchemy.exc import OperationalError

from pbem.mail.watching.mailbox import watch
from pbem.mail.watching.patience import Pause
from pbem.service.desk import intake
from pbem.service.health.pulse import Pulse
from pbem.service.house import memory
from pbem.service.house.house import House, imap_account, patience
from pbem.service.house.reference_clock import Reference
from pbem.service.work import retention, thinning
from pbem.service.work.dispatch import open_post, send_waiting
from pbem.service.work.mailbox_readings import readings
from pbem.service.work.work_process import Bench, Trouble, apart
from pbem.settings import Mailbox
from pbem.store.engine import Damaged, HeldElsewhere, reading, writing
from pbem.store.repository import mailboxes, outbox

log = logging.getLogger("pbem.worker")

RESTING = 60.0
"""Seconds without a mail to send after which the processes that draw maps go."""
LEAVING = 30.0
"""Seconds a thread gets to finish its step when the service stops."""
LONGEST = 60.0
"""Seconds after which what failed again and again is tried once more."""
THINNING = timedelta(hours=1)
"""How long nobody looks for letters and mails that are too old, once there were none left."""
BREATH = timedelta(seconds=1)
"""How long others have the database between two steps of thinning out."""
TICK = 30.0
"""Seconds after which everybody looks for work even if no bell rang."""


class Worker:
    """All threads of one service process; `bench` says where the work is done."""

    def __init__(self, house: House, bench: Bench = apart) -> None:
        self.damage = ""
        """Why the service stopped by itself: what the database said of its damage."""
        self._house = house = house if house.reference else replace(house, reference=Reference(house.clock))
        self._bench = ExitStack()
        self._look = self._bench.enter_context(bench(house))
        self._stop = threading.Event()
        self._stopped = False
        self._bell = threading.Condition()
        self._rung = 0
        self._clock = BackgroundScheduler(timezone="UTC")
        self._threads: list[threading.Thread] = []
        self._pulse = Pulse(house)
        self._thin_at = house.now
        self._readings = {box.name: readings(house, box) for box in house.settings.mailbox}

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
        self._pulse.ready()
        self._clock.add_job(self._beat, "interval", seconds=TICK, next_run_time=datetime.now(UTC), coalesce=True)

    def well(self) -> bool:
        """Tell whether this process does its work."""
        return self._pulse.well(self._threads)

    def _beat(self) -> None:
        """Say that this process is well; while the database is away only systemd hears of it."""
        with suppress(OperationalError):
            self._pulse.beat(self._threads)

    def stop(self) -> None:
        """Let everybody finish the step at hand and go home; stopping twice is harmless."""
        if self._stopped:
            return
        self._stopped = True
        self._stop.set()
        self._ring()
        self._house.wake.notify()
        for thread in self._threads:
            self._see_off(thread)
        self._bench.close()
        self._clock.shutdown(wait=False)

    def _see_off(self, thread: threading.Thread) -> None:
        """Wait until a thread has gone; who was just about to listen has not heard the first ring."""
        until = time.monotonic() + LEAVING
        thread.join(timeout=0.5)
        while thread.is_alive() and time.monotonic() < until:
            self._house.wake.notify()
            thread.join(timeout=0.5)

    def stopping(self, seconds: float) -> bool:
        """Wait so long, and tell whether the service is to stop or does so by itself."""
        return self._stop.wait(seconds)

    def _thread(self, name: str, run: Callable[[Pause], None]) -> None:
        """Start a thread which, when the database is away, tries again after growing pauses."""
        thread = threading.Thread(target=lambda: self._for_ever(name, run), name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _for_ever(self, name: str, run: Callable[[Pause], None]) -> None:
        """Run until stopped, whatever happens but damage; whoever runs tells the pause what went well."""
        pause = Pause(1.0, LONGEST)
        while not self._stop.is_set():
            try:
                run(pause)
            except Damaged as damage:
                self._give_up(damage)
            except HeldElsewhere as fault:
                log.warning("%s: the database is busy: %s", name, fault.orig)
            except OperationalError as fault:
                log.warning("%s: the database is away: %s", name, fault.orig)
            except Trouble as fault:
                log.log(logging.WARNING if fault.away else logging.ERROR, "%s: %s; starting again", name, fault)
            except Exception:
                log.exception("%s: a fault; starting again", name)
            self._stop.wait(pause.failed())

    def _give_up(self, damage: Damaged) -> None:
        """Stop everything: whatever would be done on a damaged database makes it worse."""
        self.damage = self.damage or str(damage)
        log.critical("the database is damaged: %s", damage)
        self._stop.set()
        self._ring()
        self._house.wake.notify()

    def _ring(self) -> None:
        """Wake the threads that wait for work."""
        with self._bell:
            self._rung += 1
            self._bell.notify_all()

    def _listen(self, pause: Pause) -> None:
        """Pass on the rings of other processes and of the mailbox threads."""
        while not self._stop.is_set():
            if self._house.wake.wait(TICK):
                self._ring()
            pause.went_well()

    def _until_rung(self, heard: int, nearest: datetime | None) -> None:
        """Wait for a ring after the `heard` one, at most until the nearest instant something falls due."""
        seconds = TICK if nearest is None else (nearest - self._house.now).total_seconds()
        with self._bell:
            if self._rung == heard and not self._stop.is_set():
                self._bell.wait(min(max(seconds, 0.01), TICK))

    def _watch(self, mailbox: Mailbox, pause: Pause) -> None:
        """Read one mailbox until the service stops; it comes back only when its state cannot be kept."""
        house, tell = self._house, intake.telling(self._house, mailbox)

        def told(state: str, detail: str) -> None:
            tell(state, detail)
            pause.went_well()

        watch(
            imap_account(mailbox),
            intake.keeper(house, mailbox, told),
            self._stop,
            patience(house.settings),
            self._readings[mailbox.name],
        )

    def _work(self, pause: Pause) -> None:
        """Have letters answered and turns resolved; a turn that is due has its mailbox read first."""
        while not self._stop.is_set():
            with self._bell:
                heard = self._rung
            self._pulse.looked()
            looked = self._look(self._stepped)
            pause.went_well()
            if looked.done:
                self._ring()
            else:
                self._thin()
            for name in looked.unread:
                self._readings[name].wanted.set()
            self._until_rung(heard, min(self._thin_at, looked.again or self._thin_at))

    def _stepped(self) -> None:
        """Say that the work goes on; what a step queued is sent while others are taken."""
        self._pulse.stepped()
        self._ring()

    def _thin(self) -> None:
        """Drop bytes of old letters and mails now and then, a few at a time, when there is nothing else to do."""
        if self._house.now >= self._thin_at:
            some = retention.thin(self._house) + thinning.thin(self._house)
            self._thin_at = self._house.now + (BREATH if some else THINNING)

    def _send(self, pause: Pause) -> None:
        asyncio.run(self._sending(pause))

    async def _sending(self, pause: Pause) -> None:
        """Send for ever, over connections that are kept while there is something to send."""
        post = open_post(self._house, self._stop.is_set)
        busy = time.monotonic()
        try:
            while not self._stop.is_set():
                heard = self._rung
                dealt = (await send_waiting(post)).dealt
                pause.went_well()
                if dealt:
                    busy = time.monotonic()
                    continue
                await post.sender.close()
                if time.monotonic() - busy > RESTING:
                    await asyncio.to_thread(post.rest)
                await asyncio.to_thread(self._until_rung, heard, post.server.next(self._next_mail()))
        finally:
            await post.sender.close()
            post.rest()

    def _next_mail(self) -> datetime | None:
        """Give the instant the next mail may be sent."""
        with reading(self._house.engine) as session:
            return outbox.nearest(session)


def enrol(house: House) -> None:
    """Make the rows of the mailboxes."""
    with writing(house.engine) as session:
        for mailbox in house.settings.mailbox:
            mailboxes.enrol(session, mailbox.name, house.now)
