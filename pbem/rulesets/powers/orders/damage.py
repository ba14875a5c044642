"""Orders about damaged and half units (P-30 to P-32)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class Quarry:
    """Enemy units that are named: so many of a type (0: all) in an area."""

    units: Units
    at: str


@dataclass(frozen=True)
class HoldOrder:
    """P-30.3: whose damage is not repaired: the named units, and with `best` whatever is worth most; `ally`: the seat
    with which two halves are pooled (P-30.1)."""

    named: tuple[Quarry, ...] = ()
    best: bool = True
    ally: Seat = Seat("")
    kind: Literal["hold"] = "hold"


@dataclass(frozen=True)
class FinishOrder:
    """P-31.1: which damaged enemy unit is destroyed or repaired by dice: a named one, with `best` the own held unit
    that promises most."""

    named: tuple[Quarry, ...] = ()
    best: bool = True
    kind: Literal["finish-off"] = "finish-off"


@dataclass(frozen=True)
class SplitOrder:
    """P-32.2: make two halves out of each of so many whole units (0: all)."""

    units: Units
    at: str
    kind: Literal["split"] = "split"


@dataclass(frozen=True)
class MergeOrder:
    """P-32.2: make one whole unit out of every two of so many halves (0: all)."""

    units: Units
    at: str
    kind: Literal["merge"] = "merge"


@dataclass(frozen=True)
class DamageDecree:
    """P-30: the referee says that so many ready units of a type a seat has in an area are damaged (in sixths; 0: none
    of them is), and who holds that; the others of the type are whole."""

    seat: Seat
    units: Units
    at: str
    damage: int
    holder: Seat = Seat("")
    kind: Literal["set-damage"] = "set-damage"


DamageOrder = HoldOrder | FinishOrder | SplitOrder | MergeOrder
