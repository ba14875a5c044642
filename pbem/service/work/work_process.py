"""The process in which letters are answered and turns resolved: a child of the service, with a database of its own.

A letter that keeps the processor busy for too long ends this process (see `service.house.allowance`), and no other:
mail is fetched and sent meanwhile. What it had begun is rolled back by the database; the service counts a try of that
letter and starts the next process. A kill of the whole service counts nothing.

Service and process talk over a pipe: the service asks for a look for work, the process says what came of it.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from ctypes import Array, c_double, c_longlong
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawValue
from typing import Literal, Protocol

from sqlalchemy.exc import OperationalError

from pbem.service.house import logs, memory
from pbem.service.house.allowance import Limited
from pbem.service.house.house import House, open_house
from pbem.service.house.reference_clock import Reference
from pbem.service.work import stuck_letters, work
from pbem.service.work.work import Looked
from pbem.settings import Settings
from pbem.store.engine import SERVICE, Damaged, HeldElsewhere, reading
from pbem.store.lock import serving
from pbem.store.repository import campaigns

log = logging.getLogger("pbem.work")

STEPPED = None
"""What the process says in between: it has got on."""
LEAVING = 5.0
"""Seconds a process gets to go by itself when it is told to."""

Stepped = Callable[[], None]
"""What is called whenever some steps were taken."""


def _unheard() -> None:
    """Tell nobody."""


class Look(Protocol):
    """How the work is asked for."""

    def __call__(self, stepped: Stepped = _unheard) -> Looked:
        """Have everything done that can be done now; call `stepped` whenever some steps were taken."""


Bench = Callable[[House], AbstractContextManager[Look]]
"""Where the work is done: `apart`, or `here`."""


class Trouble(Exception):
    """The process could not look for work; `away`: only because the database is away or busy."""

    def __init__(self, said: str, away: bool = False) -> None:
        super().__init__(said)
        self.away = away


@dataclass(frozen=True)
class Fault:
    """What kept the process from its work."""

    kind: Literal["away", "damaged", "fault"]
    said: str


@contextmanager
def apart(house: House) -> Iterator[Look]:
    """Work in a process of its own, as long as the block runs."""
    process = WorkProcess(house)
    try:
        yield process.look
    finally:
        process.end()


@contextmanager
def here(house: House) -> Iterator[Look]:
    """Work in this process, with this house and its clock; no letter is limited."""
    yield partial(work.look, house)


class WorkProcess:
    """The service's end of the pipe: the present process, or the next one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._at: c_longlong = RawValue(c_longlong, 0)
        self._process: BaseProcess | None = None
        self._line: Connection
        self._ended = False

    def look(self, stepped: Stepped = _unheard) -> Looked:
        """Have it do everything that can be done now; call `stepped` whenever it says that it has got on."""
        if self._ended:
            return Looked(0, frozenset(), None)
        if self._process is None:
            self._start()
        try:
            self._line.send(True)
            while (said := self._line.recv()) is STEPPED:
                stepped()
        except (EOFError, OSError):
            return self._died()
        if isinstance(said, Looked):
            return said
        assert isinstance(said, Fault)
        if said.kind == "damaged":
            raise Damaged(said.said)
        raise Trouble(said.said, away=said.kind == "away")

    def end(self) -> None:
        """Let the process go, and end it when it does not."""
        self._ended = True
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            self._line.send(False)
        process.join(LEAVING)
        process.kill()
        process.join()
        self._line.close()

    def _start(self) -> None:
        self._at.value = 0
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        level = logging.getLogger().getEffectiveLevel()
        times = self._house.reference.shared if self._house.reference else None
        given = (self._house.settings, theirs, self._at, times, level)
        self._process = context.Process(target=_main, args=given, name="pbem work", daemon=True)
        self._process.start()
        theirs.close()

    def _died(self) -> Looked:
        """See what a process died of: of a signal amid a letter, then that counts as a try of the letter."""
        process, letter, self._process = self._process, self._at.value, None
        if process is None:
            return Looked(0, frozenset(), None)
        self._line.close()
        process.join()
        code = process.exitcode or 0
        if code >= 0 or not letter:
            raise Trouble(f"the process that answers letters ended with {code}")
        stuck_letters.count(self._house, letter, signal.Signals(-code).name)
        return Looked(1, frozenset(), None)


def _main(settings: Settings, line: Connection, at: c_longlong, times: Array[c_double] | None, level: int) -> None:
    """Answer letters and resolve turns until told to go; the service alone is told to stop by signals."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_service, daemon=True).start()
    logs.begin(settings.log, level)
    memory.calm()
    house = replace(open_house(settings, waits=SERVICE), allowance=Limited(settings.letter_seconds, at))
    house = replace(house, reference=Reference(house.clock, shared=times) if times is not None else None)
    with suppress(EOFError, BrokenPipeError), serving(settings.database_url):
        while line.recv():
            line.send(_looked(house, partial(line.send, STEPPED)))


def _looked(house: House, stepped: Stepped) -> Looked | Fault:
    """Look for work; a fault is told to the service, which knows what to do about it."""
    try:
        _load(house)
        return work.look(house, stepped)
    except Damaged as fault:
        return Fault("damaged", str(fault))
    except HeldElsewhere as fault:
        return Fault("away", f"busy: {fault.orig}")
    except OperationalError as fault:
        return Fault("away", f"away: {fault.orig}")
    except Exception as fault:
        log.exception("a fault while looking for work")
        return Fault("fault", f"{type(fault).__name__}: {fault}")


def _load(house: House) -> None:
    """Load the games that are played: the time this takes is no letter's; later it takes none."""
    with reading(house.engine) as session:
        played = {campaign.ruleset for campaign in campaigns.listing(session, "recruiting", "running", "paused")}
    for key in played:
        house.registry.get(key)


def _end_with_service() -> None:
    """End when the service is killed: nobody would tell this process to go."""
    service = multiprocessing.parent_process()
    if service is not None:
        service.join()
        os._exit(1)
