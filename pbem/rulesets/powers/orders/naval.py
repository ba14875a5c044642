"""Orders about ships (P-10, P-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Doctrine, Units


@dataclass(frozen=True)
class LoadOrder:
    """P-10.1: take units of a land aboard ships in its harbour (empty: in any)."""

    units: tuple[Units, ...]
    at: str
    harbour: str = ""
    kind: Literal["load"] = "load"


@dataclass(frozen=True)
class UnloadOrder:
    """P-10.1: let units go ashore in a harbour (empty: from any)."""

    units: tuple[Units, ...]
    at: str
    harbour: str = ""
    kind: Literal["unload"] = "unload"


@dataclass(frozen=True)
class LandOrder:
    """P-11.1: let units of ships on a sea attack a land; if it is taken, the ships enter its harbour or stay at sea."""

    units: tuple[Units, ...]
    sea: str
    at: str
    ships: Literal["harbour", "sea"] = "harbour"
    doctrine: Doctrine = Doctrine()
    kind: Literal["land"] = "land"


@dataclass(frozen=True)
class DeliverOrder:
    """P-14.4: use up raw cargo of a land in the production (0: all of it), for a BV each."""

    at: str
    count: int = 0
    kind: Literal["deliver"] = "deliver"


@dataclass(frozen=True)
class CanalDecree:
    """P-9.5: the referee says whether a land has a canal (1) or none (0)."""

    at: str
    count: int
    kind: Literal["set-canal"] = "set-canal"


@dataclass(frozen=True)
class FreightDecree:
    """P-10.1: the referee says what each of so many ships of a type a seat has in an area carries (none: nothing)."""

    seat: Seat
    ships: Units
    at: str
    load: tuple[Units, ...] = ()
    kind: Literal["set-freight"] = "set-freight"


NavalOrder = LoadOrder | UnloadOrder | LandOrder | DeliverOrder
NavalDecree = CanalDecree | FreightDecree
