"""Types of units that players design themselves (P-58): the order, what the state keeps, what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from pbem.core.seats import COLOURS

TYPES = ("NE", "PA", "NA", "PM", "LE")
"""Section 6: the damage types, in the order of the table."""
BASES = ("bom", "fig", "cru", "sub", "bat")
"""P-58.1: what a type is designed after: aircraft, or strong ships."""
MODELS: Mapping[str, str] = MappingProxyType(
    dict(
        zip(
            COLOURS,
            ("ori", "tit", "atl", "sat", "nep", "jup", "peg", "tri", "ica", "cyc", "cen", "pho"),
            strict=True,
        )
    )
)
"""The type each seat may design, called by a name: nobody takes one's Orions for cruisers of one's own."""
MOST_STRENGTH = 9
MOST_SPEED = 6
QUARTERS = 4
LEAST_QUARTERS, MOST_QUARTERS = 1, 8
"""P-58.1: vulnerabilities are whole quarters, from 1/4 to 2."""


@dataclass(frozen=True)
class Design:
    """A type: what it is designed after, and by the types of targets and shooters its strengths and how vulnerable it
    is, in quarters."""

    base: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    vulnerable: tuple[int, ...]
    speed: int


@dataclass(frozen=True)
class DesignOrder:
    """P-58.1: design the type of one's own; what is not said is as in the type it is designed after. Vulnerabilities
    are in quarters; a speed of 0: not said."""

    base: str
    attack: Mapping[str, int] = field(default_factory=dict)
    defence: Mapping[str, int] = field(default_factory=dict)
    vulnerable: Mapping[str, int] = field(default_factory=dict)
    speed: int = 0
    kind: Literal["design"] = "design"
