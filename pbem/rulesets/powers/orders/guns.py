"""What guns are ordered (P-41): to take a position against an area, and whom to fire at from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class Part:
    """P-41.3: a share of the fire for one type: `tank 2/3`."""

    row: str
    share: str = "1"


@dataclass(frozen=True)
class FireOrder:
    """P-41.2: guns of an area fire at a neighbouring one; without `parts` at whoever is hurt most, with a `target`
    (P-44.1) at buildings of that kind. No goal: they are silent this round."""

    units: tuple[Units, ...]
    at: str
    goal: str = ""
    parts: tuple[Part, ...] = ()
    target: str = ""
    kind: Literal["fire"] = "fire"


@dataclass(frozen=True)
class BatteryOrder:
    """P-41.1: guns that stand in an area after the movement take a position against another; no goal: they leave it."""

    units: tuple[Units, ...]
    at: str
    goal: str = ""
    kind: Literal["battery"] = "battery"


GunOrder = FireOrder | BatteryOrder
