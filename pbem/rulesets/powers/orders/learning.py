"""Orders about technology (P-56)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Literal

from pbem.core.seats import Seat


@dataclass(frozen=True)
class ResearchOrder:
    """P-56.3a: pay for the next level of a field, with sixtieths of own lands; none: with all they have left."""

    field: str
    paid: Mapping[str, int] = made(default_factory=dict)
    kind: Literal["research"] = "research"


@dataclass(frozen=True)
class TeachOrder:
    """P-56.4: let a seat have as high a level in a field as one has oneself."""

    field: str
    to: Seat
    kind: Literal["teach"] = "teach"


LearningOrder = ResearchOrder | TeachOrder
