"""What aircraft are ordered (P-36, P-37): missions over a way, and where fighters intercept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Doctrine, Units


@dataclass(frozen=True)
class StrikeOrder:
    """P-36.5: aircraft fly over the areas of `path`, attack the last one, and come home."""

    units: tuple[Units, ...]
    path: tuple[str, ...]
    doctrine: Doctrine = Doctrine()
    target: Literal["", "factory", "airfield"] = ""
    """P-44.1: the buildings they bomb instead of firing at units."""
    kind: Literal["strike"] = "strike"


@dataclass(frozen=True)
class EscortOrder:
    """P-37.1: aircraft fly over the areas of `path`, help whoever of theirs is intercepted there, and come home."""

    units: tuple[Units, ...]
    path: tuple[str, ...]
    kind: Literal["escort"] = "escort"


@dataclass(frozen=True)
class RebaseOrder:
    """P-37.5: aircraft fly to another place to refuel, and stay there."""

    units: tuple[Units, ...]
    path: tuple[str, ...]
    kind: Literal["rebase"] = "rebase"


@dataclass(frozen=True)
class InterceptOrder:
    """P-37.4: where fighters rise against foreign aircraft (nowhere named: over all own lands), how many at most (0:
    all), if their strength is to that of the others at least as `odds`, from how many steps away (0: as far as they
    fly); `allies`: together with whom, if they name one another (P-37.2); `off`: nowhere. It stands until another."""

    areas: tuple[str, ...] = ()
    count: int = 0
    odds: tuple[int, int] = (1, 2)
    off: bool = False
    steps: int = 0
    allies: tuple[Seat, ...] = ()
    kind: Literal["intercept"] = "intercept"


@dataclass(frozen=True)
class AirfieldOrder:
    """P-37.9: build an airfield that refuels `capacity` aircraft in a turn; `paid` says which lands pay how much."""

    at: str
    capacity: int
    paid: Mapping[str, int] = field(default_factory=dict)
    kind: Literal["airfield"] = "airfield"


MissionOrder = StrikeOrder | EscortOrder | RebaseOrder
AirOrder = MissionOrder | InterceptOrder | AirfieldOrder
