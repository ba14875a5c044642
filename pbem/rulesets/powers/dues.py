"""What upkeep keeps in the state (P-35)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pbem.rulesets.powers.orders.dues import PayingOrder, ReleaseOrder


@dataclass(frozen=True)
class Dues:
    """The round of the last update (0: none yet), what each seat's units cost then, and what of it was disbanded since,
    in sixtieths; who pays where and lets whom go first; whether somebody insists on an update."""

    since: int = 0
    worth: Mapping[str, int] = field(default_factory=dict)
    relief: Mapping[str, int] = field(default_factory=dict)
    paying: Mapping[str, PayingOrder] = field(default_factory=dict)
    release: Mapping[str, ReleaseOrder] = field(default_factory=dict)
    insisted: bool = False
