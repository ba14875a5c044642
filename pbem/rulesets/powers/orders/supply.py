"""Orders about supplies (P-55)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat

MOST_STEPS = 3
"""P-55.1: a submarine has supplies aboard for so many supply steps, and no more."""


@dataclass(frozen=True)
class FeedOrder:
    """P-55.1: which types are fed first where supplies are short; none: the dearest."""

    rows: tuple[str, ...] = ()
    kind: Literal["feed"] = "feed"


@dataclass(frozen=True)
class StockOrder:
    """P-55.1: for how many supply steps ahead submarines take supplies aboard."""

    steps: int = MOST_STEPS
    kind: Literal["stock"] = "stock"


@dataclass(frozen=True)
class StockDecree:
    """P-55.1: the referee says for how many supply steps all submarines of a seat in an area have supplies aboard."""

    seat: Seat
    at: str
    count: int
    kind: Literal["set-stock"] = "set-stock"


SupplyOrder = FeedOrder | StockOrder
