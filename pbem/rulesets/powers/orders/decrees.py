"""What the referee may put right: units, lands, works, seats, levels, trades, airfields, batteries, politics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Units
from pbem.rulesets.powers.trades import Trade


@dataclass(frozen=True)
class UnitsDecree:
    """The referee sets how many ready units of a type a seat (none: nobody, a neutral army) has on a land."""

    seat: Seat
    units: Units
    at: str
    kind: Literal["set-units"] = "set-units"


@dataclass(frozen=True)
class LandDecree:
    """The referee gives a land to a seat, or to nobody."""

    at: str
    seat: Seat = Seat("")
    kind: Literal["set-land"] = "set-land"


@dataclass(frozen=True)
class WorksDecree:
    """The referee sets how many factories a land has."""

    at: str
    count: int
    kind: Literal["set-works"] = "set-works"


@dataclass(frozen=True)
class OutDecree:
    """P-16.8: the referee takes a seat out of the war that nobody plays any more."""

    seat: Seat
    kind: Literal["set-out"] = "set-out"


@dataclass(frozen=True)
class AdvantageDecree:
    """P-52: the referee says in which type the side of a seat is stronger; in no other."""

    seat: Seat
    row: str
    kind: Literal["set-advantage"] = "set-advantage"


@dataclass(frozen=True)
class LevelDecree:
    """P-56: the referee sets the level of a seat in a field."""

    seat: Seat
    field: str
    level: int
    kind: Literal["set-level"] = "set-level"


@dataclass(frozen=True)
class TradeDecree:
    """P-57.1: the referee sets how many factories of a trade a land has, beside its others."""

    at: str
    trade: Trade
    count: int
    kind: Literal["set-trade"] = "set-trade"


@dataclass(frozen=True)
class AirfieldDecree:
    """P-37.9: the referee sets how many aircraft the airfield of a land refuels in a turn; 0: it has none."""

    at: str
    count: int
    kind: Literal["set-airfield"] = "set-airfield"


@dataclass(frozen=True)
class BatteryDecree:
    """P-41.1: the referee lays all guns of a type a seat has in an area against another, or (none) against nothing."""

    seat: Seat
    row: str
    at: str
    goal: str = ""
    kind: Literal["set-battery"] = "set-battery"


@dataclass(frozen=True)
class PoliticsDecree:
    """P-57.3: the referee sets the political points of a seat."""

    seat: Seat
    count: int
    kind: Literal["set-politics"] = "set-politics"
