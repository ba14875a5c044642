"""A guard against work that grows beyond its input: it interrupts, it does not measure (see benchmarks/growth.py)."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

HANGS = 60.0
"""Seconds of the processor, tens of times what the work takes; what grows with a square takes longer."""


@contextmanager
def ends(seconds: float = HANGS) -> Iterator[None]:
    """Interrupt what hangs, however busy the machine is with other work."""

    def hung(_signal: int, _frame: FrameType | None) -> None:
        pytest.fail(f"still busy after {seconds} s of the processor")

    before = signal.signal(signal.SIGPROF, hung)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
