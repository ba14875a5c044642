"""P-3: what comes before round 1: units placed and kept back, bids, shares agreed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class PlaceOrder:
    """P-3: place units of the starting army on an own land; ships in one of its harbours."""

    units: tuple[Units, ...]
    at: str
    harbour: str = ""
    kind: Literal["place"] = "place"


@dataclass(frozen=True)
class KeepOrder:
    """P-3.3: keep units back, secretly, to place them when all else is known."""

    units: tuple[Units, ...]
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True)
class BidOrder:
    """P-18.1: what one calls fair for every column (a side, a block, half of a table), in halves of a BV."""

    amounts: Mapping[str, int]
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True)
class AgreeOrder:
    """P-18.9: confirm the sides and grants that are proposed; if all seats do, no bid counts."""

    kind: Literal["agree"] = "agree"
