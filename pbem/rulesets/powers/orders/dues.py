"""Orders about upkeep (P-35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class DisbandOrder:
    """P-35.3: send so many own units (0: all) of a type home; what they cost falls by half their share at once."""

    units: Units
    at: str
    kind: Literal["disband"] = "disband"


@dataclass(frozen=True)
class InsistOrder:
    """P-35.2: insist on an update of all payments, if the last one was long ago."""

    kind: Literal["insist"] = "insist"


@dataclass(frozen=True)
class PayingOrder:
    """P-35.4: which own lands pay the upkeep first; none: those farthest from the enemy."""

    lands: tuple[str, ...] = ()
    kind: Literal["paying"] = "paying"


@dataclass(frozen=True)
class ReleaseOrder:
    """P-35.4: which types go first if the upkeep cannot be paid; none: the cheapest."""

    rows: tuple[str, ...] = ()
    kind: Literal["release"] = "release"


DuesOrder = DisbandOrder | InsistOrder | PayingOrder | ReleaseOrder
