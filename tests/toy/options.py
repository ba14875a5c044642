"""What may be set."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """D-1, D-4."""

    seats: int = 3
    hand_size: int = 3
    deck_size: int = 20
    die: int = 6
