"""What stands in a line of a letter beside its orders."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Aside:
    """Words of a line that order nothing; a question is answered."""

    line: int
    words: str
    question: bool = False
    amends: bool = False
    """Words that say the order behind them puts an earlier one right."""
    shown: bool = False
    """An order that is but shown, or the words that say so."""
    doubtful: bool = False
    """Words that may turn an order, though they are rather talk."""
