"""What the benchmarks share: CPU time, the calibration loop, the memory of a process, small tables."""

from __future__ import annotations

import math
import resource
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import ModuleType

LOOPS = 2_000_000
"""Turns of the calibration loop; its time is the unit in which figures of different machines compare."""


def calibration() -> float:
    """Give the CPU seconds of a fixed loop of plain Python: numbers, a dictionary, short strings."""
    began = time.process_time()
    counts: dict[int, int] = {}
    words = ""
    for number in range(LOOPS):
        counts[number & 1023] = counts.get(number & 1023, 0) + number
        if not number & 255:
            words = (words + str(number))[-64:]
    return time.process_time() - began


def wilson(won: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def peak() -> float:
    """Give the greatest resident memory of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Phases:
    """CPU seconds by phase; a phase inside another is counted in both."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Count the time of a block."""
        began = time.process_time()
        try:
            yield
        finally:
            self.seconds[name] += time.process_time() - began

    @contextmanager
    def inside(self, module: ModuleType, function: str, name: str) -> Iterator[None]:
        """Count the time of a function of a module, whoever calls it."""
        original: Callable[..., object] = getattr(module, function)

        @wraps(original)
        def counted(*args: object, **named: object) -> object:
            with self.phase(name):
                return original(*args, **named)

        setattr(module, function, counted)
        try:
            yield
        finally:
            setattr(module, function, original)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write rows as a Markdown table."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def bare_commits(path: Path) -> Callable[[int, bytes], None]:
    """Open a floor for stores: bare sqlite3 with our settings, one insert of a letter a durable commit."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS letter (uid INTEGER, raw)")

    def take(uid: int, raw: bytes) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO letter VALUES (?, ?)", (uid, raw))
        connection.execute("COMMIT")

    return take
