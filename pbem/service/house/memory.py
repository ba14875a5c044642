"""How a service process keeps its memory: turns make millions of small values that die without cycles."""

from __future__ import annotations

import gc

YOUNG = 50_000
"""New objects after which cycles are looked for; Python's own 700 costs a third of a large turn."""


def calm() -> None:
    """Leave what was loaded at the start alone, and look for cycles seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 25, 25)
