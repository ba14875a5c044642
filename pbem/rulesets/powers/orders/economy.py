"""Orders about the war economy (P-53, P-54)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat


@dataclass(frozen=True)
class Goods:
    """So much of a ware."""

    count: int
    ware: str


@dataclass(frozen=True)
class EmployOrder:
    """P-53.1: what the workers of an own land make, the first first; none: what is needed most. It stands."""

    at: str
    products: tuple[str, ...] = ()
    kind: Literal["employ"] = "employ"


@dataclass(frozen=True)
class ErectOrder:
    """P-53.6: build a plant of a kind on an own land, out of concrete and iron there and next to it."""

    plant: str
    at: str
    kind: Literal["erect"] = "erect"


@dataclass(frozen=True)
class BarterOrder:
    """P-53.5: exchange wares with a seat that orders the same the other way round; `at` none: where most lies."""

    gives: Goods
    wants: Goods
    to: Seat
    at: str = ""
    kind: Literal["barter"] = "barter"


@dataclass(frozen=True)
class StoreDecree:
    """The referee sets how much of a ware lies in a land, or how many plants of a kind stand there."""

    at: str
    what: str
    count: int
    kind: Literal["set-store"] = "set-store"


@dataclass(frozen=True)
class HaulOrder:
    """P-54.1: carry wares to the next own land, or along rails."""

    goods: Goods
    start: str
    goal: str
    kind: Literal["haul"] = "haul"


@dataclass(frozen=True)
class RailOrder:
    """P-54.1: lay a railway between two own lands next to each other."""

    start: str
    goal: str
    kind: Literal["rail"] = "rail"


RailwayOrder = HaulOrder | RailOrder
EconomyOrder = EmployOrder | ErectOrder | BarterOrder
