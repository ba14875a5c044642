"""Who may begin to write next, on SQLite: one after another, whoever has just written behind those who wait.

SQLite lets whoever asks at the right moment write. Somebody who writes one transaction after another asks at once; who
waits sleeps between two looks, and finds the database taken for minutes. So whoever is about to begin passes through a
turnstile, a lock on a file beside the database, and holds it until the transaction has begun: who waits there is next.
The lock ends with the process, however it ends.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

_LOOK = 0.001
"""Seconds between two looks whether one's turn has come."""


@contextmanager
def next_to_write(database: str | None, patience: float) -> Iterator[None]:
    """Be the next one to write to this file for the block; after so many seconds the database itself has to decide.

    Nobody waits where nobody else can write: in memory, or where the lock belongs to another user.
    """
    turnstile = _opened(database)
    if turnstile is None:
        yield
        return
    try:
        until = time.monotonic() + patience
        while not _passed(turnstile) and time.monotonic() < until:
            time.sleep(_LOOK)
        yield
    finally:
        os.close(turnstile)


def _opened(database: str | None) -> int | None:
    """Open the turnstile of a database that is a file."""
    if not database or database == ":memory:":
        return None
    try:
        return os.open(f"{database}.turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except PermissionError:
        return None


def _passed(turnstile: int) -> bool:
    """Lock it, unless another one has."""
    try:
        fcntl.flock(turnstile, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
