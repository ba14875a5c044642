"""What a report needs of a battle, in plain values: salvo by salvo the die, the fire, who stands where after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat

Share = tuple[int, int]
"""An exact fraction: numerator and denominator."""


@dataclass(frozen=True)
class Lot:
    """Equal units as they stand: damage in sixths, their line, the area they came from."""

    seat: Seat
    unit: str
    count: int
    damage: int = 0
    line: int = 1
    building: bool = False
    where: str = ""


@dataclass(frozen=True)
class Hit:
    """`count` equal units gave one unit of `foe`, which had `before` sixths of damage, `amount` more BPk together."""

    seat: Seat
    unit: str
    count: int
    foe: Seat
    target: str
    before: int
    amount: Share
    destroyed: bool
    building: bool = False


@dataclass(frozen=True)
class Volley:
    """The fire of a party in one salvo (`D1`, `A1`; `1` where all fire at the same time).

    `die` 0: none is thrown. `factor` is that of the die and the first salvo. `steps` are units that changed their line
    instead of firing. `after` and `left` (who withdraws then) are told with the `last` volley of a salvo.
    """

    label: str
    seat: Seat
    die: int
    factor: Share
    hits: tuple[Hit, ...] = ()
    steps: tuple[Lot, ...] = ()
    announced: bool = False
    """P-34.1: a retreat was announced before it."""
    last: bool = False
    after: tuple[Lot, ...] = ()
    left: tuple[Lot, ...] = ()


@dataclass(frozen=True)
class Record:
    """A battle (`kind`), or what followed it between the attackers (`contest`), from the first line-up on."""

    place: str
    kind: Literal["battle", "meeting", "contest"]
    start: tuple[Lot, ...]
    volleys: tuple[Volley, ...]
    ending: str
