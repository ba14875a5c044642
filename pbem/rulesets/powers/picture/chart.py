"""What is drawn of a game, as a value: who holds what, which units stand where, what the chapters mark, what moved.

Whoever has a view makes a chart of it; everything else (outlines, ridges, bridges, details) follows from the map.
Owners are palette keys, which are the seats' own; "" is nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.rulesets.powers.board.world import World

Sight = Literal["seen", "remembered", "unknown"]


@dataclass(frozen=True)
class Force:
    """Units of one row and owner in an area; `building` ones are not ready yet."""

    row: str
    owner: str
    count: int = 1
    building: bool = False


@dataclass(frozen=True)
class Badge:
    """What an area has or is, as a chapter says: an image of `images.py`, and where there is one a number, or the sign
    of the area it leads to."""

    image: str
    number: int = 0
    to: str = ""


@dataclass(frozen=True)
class Land:
    """An area as the reader knows it. `fresh`: it was `before`'s until it was conquered, and yields nothing yet."""

    owner: str = ""
    before: str = ""
    fresh: bool = False
    forces: tuple[Force, ...] = ()
    badges: tuple[Badge, ...] = ()
    sight: Sight = "seen"


@dataclass(frozen=True)
class March:
    """What went, or is to go, from one area to the next one."""

    origin: str
    to: str
    owner: str
    kind: Literal["move", "attack", "failed", "retreat", "plan", "plan-attack", "battery"] = "move"


@dataclass(frozen=True)
class Chart:
    """A game on its map. `sides` are the colours in play, each with its side; `reader` is whose details are shown (""
    everybody's); `keys` are the lands the goal speaks of; without `terrain` all lands are plains.
    """

    world: World
    lands: Mapping[str, Land] = field(default_factory=dict)
    sides: Mapping[str, str] = field(default_factory=dict)
    marches: tuple[March, ...] = ()
    reader: str = ""
    keys: tuple[str, ...] = ()
    terrain: bool = True
