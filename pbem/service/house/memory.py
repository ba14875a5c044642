"""How a service process keeps its memory: turns make millions of small values that die without cycles."""

from __future__ import annotations

import ctypes
import gc

YOUNG = 50_000
"""New objects after which cycles are looked for; Python's own 700 costs a third of a large turn."""

CROWD = 50
"""Players from whom on a turn frees so much that it is worth giving back."""


def calm() -> None:
    """Leave what was loaded at the start alone, and look for cycles seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 25, 25)


def give_back(players: int) -> None:
    """Give the system what a turn of many players has freed, if malloc has a call for that.

    Malloc keeps it in pieces: with 500 players a quarter of the process.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if players >= CROWD else None
    if trim is not None:
        trim(0)
