"""Aircraft in the air: units of one seat and type that carry out one line together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.orders import Doctrine
from pbem.rulesets.powers.state import Stack


@dataclass(frozen=True)
class Flight:
    """`units` are over `at`, took off from `base`, still fly over the areas of `path`, and have `left` BPh."""

    line: int
    units: Stack
    base: str
    path: tuple[str, ...]
    left: int
    task: Literal["strike", "escort", "rebase"]
    doctrine: Doctrine = Doctrine()
    target: str = ""
    """P-44.1: the kind of buildings they bomb."""

    @property
    def seat(self) -> Seat:
        """Tell whose they are."""
        return self.units.owner

    @property
    def at(self) -> str:
        """Tell where they are."""
        return self.units.at
