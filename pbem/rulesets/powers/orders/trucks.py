"""What trucks are ordered (P-42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class CarryOrder:
    """P-42.1: trucks in the first area of `path`, or that come there, take units on and unload them in the last."""

    units: tuple[Units, ...]
    path: tuple[str, ...]
    kind: Literal["carry"] = "carry"

    @property
    def at(self) -> str:
        """Tell where they load."""
        return self.path[0]
