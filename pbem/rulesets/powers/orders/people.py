"""Orders of peoples and of those who govern them (P-60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class EffortOrder:
    """P-60.2: how hard a people works in a land, or (none named) everywhere, from now on: 0 to 20; below 0, to -10:
    sabotage."""

    at: str
    effort: int
    kind: Literal["effort"] = "effort"


@dataclass(frozen=True)
class GatherOrder:
    """P-60.4: a partisan goes into hiding in a land where the people lives."""

    at: str
    kind: Literal["gather"] = "gather"


@dataclass(frozen=True)
class RevoltOrder:
    """P-60.6: so many partisans (0: all) come out of hiding and attack the land they are in."""

    at: str
    count: int = 0
    kind: Literal["revolt"] = "revolt"


@dataclass(frozen=True)
class HuntOrder:
    """P-60.4: the own units in a land attack the partisans that hide there."""

    at: str
    kind: Literal["hunt"] = "hunt"


@dataclass(frozen=True)
class ReprisalOrder:
    """P-60.3: so many gendarmes (0: all) of a land lower the welfare of its people, and guard nothing meanwhile."""

    at: str
    count: int = 0
    kind: Literal["reprisal"] = "reprisal"


@dataclass(frozen=True)
class ReliefOrder:
    """P-60.3: spend so many sixtieths of a BV of a land on the welfare of its people."""

    at: str
    paid: int
    kind: Literal["relief"] = "relief"


@dataclass(frozen=True)
class PeopleDecree:
    """The referee sets the welfare of a land's people, or how many partisans hide there."""

    at: str
    what: Literal["welfare", "bands"]
    count: int
    kind: Literal["set-people"] = "set-people"


PeopleOrder = EffortOrder | GatherOrder | RevoltOrder | HuntOrder | ReprisalOrder | ReliefOrder
