"""Orders about ships (P-10, P-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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


NavalOrder = LoadOrder | UnloadOrder | LandOrder | DeliverOrder
