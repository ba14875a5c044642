"""How much time of the processor one letter may take.

Python runs one thread at a time, and a search in a text lets no other thread in until it ends: nothing in a process
can stop it. So the kernel is asked to end the whole process when the time is over. That is why letters are answered
in a process of their own (`service.work.work_process`), which says which letter it is at.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from ctypes import c_longlong
from typing import Protocol

SIGNAL = signal.SIGPROF
"""What ends a process that was busy for too long."""


class Allowance(Protocol):
    """What a letter is read and answered within."""

    def letter(self, row: int | None) -> AbstractContextManager[None]:
        """Begin with a letter of the inbox; done at the end of the block."""


class Unlimited:
    """As long as it takes."""

    def letter(self, row: int | None) -> AbstractContextManager[None]:
        """Begin with a letter."""
        return nullcontext()


class Limited:
    """So many seconds of the processor; then the process ends. `at` is the letter it is at, or 0."""

    def __init__(self, seconds: float, at: c_longlong) -> None:
        self._seconds = seconds
        self._at = at
        signal.signal(SIGNAL, signal.SIG_DFL)

    @contextmanager
    def letter(self, row: int | None) -> Iterator[None]:
        """Begin with a letter."""
        self._at.value = row or 0
        signal.setitimer(signal.ITIMER_PROF, self._seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._at.value = 0
