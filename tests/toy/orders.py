"""What can be ordered (D-2, D-3, D-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat


@dataclass(frozen=True)
class Play:
    """D-2: a card, face down, against somebody."""

    card: int
    against: Seat
    kind: Literal["play"] = "play"


@dataclass(frozen=True)
class Reply:
    """D-3: a card against the card face down."""

    card: int
    kind: Literal["reply"] = "reply"


@dataclass(frozen=True)
class Yield:
    """D-3: let the challenger have the point."""

    kind: Literal["yield"] = "yield"


@dataclass(frozen=True)
class Promise:
    """D-7: no challenge of that player the next time."""

    to: Seat
    kind: Literal["promise"] = "promise"


Order = Play | Reply | Yield | Promise
