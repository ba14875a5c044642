"""A map of lands as plain data: outlines, borders, harbours, figures and arrows.

Coordinates are whole units from the upper left. Colours are palette keys (`red`, `blue`, `neutral`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.texts import Text

Point = tuple[int, int]


@dataclass(frozen=True)
class Land:
    """A land: its short `sign` (`FRA`), name, outlines (a mainland and islands), where its figures stand and its name.

    `home` is the colour it belongs to at the beginning, `owner` that of whoever holds it (empty: nobody) with so many
    `figures`. `harbour`: the group of harbours (`A`), at `port`. `ringed`: it is marked, such as a winner's trio.
    `neighbours` are the signs of lands beside it, for the table of signs.
    """

    sign: str
    name: Text
    outlines: tuple[tuple[Point, ...], ...]
    at: Point
    label: Point
    home: str = "neutral"
    owner: str = ""
    figures: int = 0
    harbour: str = ""
    port: Point = (0, 0)
    ringed: bool = False
    neighbours: tuple[str, ...] = ()


@dataclass(frozen=True)
class Causeway:
    """A border across water, between two lands."""

    ends: tuple[Point, Point]


@dataclass(frozen=True)
class Arrow:
    """What went, or is planned to go, from one land to another (signs); `sea`: by ship.

    An attack may be won, failed, stopped or still `open`; that and a `plan` are dashed. `bend`: to which side a voyage
    leads round the coast.
    """

    origin: str
    to: str
    colour: str
    look: Literal["move", "attack", "failed", "stopped", "retreat", "open", "plan", "plan-attack"]
    figures: int = 1
    sea: bool = False
    bend: int = 1


@dataclass(frozen=True)
class Caption:
    """Words on the sea."""

    at: Point
    words: Text


@dataclass(frozen=True)
class Owner:
    """Somebody who has figures on the map: colour, short `sign` (`FR`) and name."""

    colour: str
    sign: str
    name: Text


@dataclass(frozen=True)
class Chart:
    """The whole map: `width` by `height` units, lands without a game around them (`shore`), lands, causeways, arrows.

    `owners` are those who play, for the key. `harbours`: the groups of harbours and what they are called.
    """

    width: int
    height: int
    lands: tuple[Land, ...]
    causeways: tuple[Causeway, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    shore: tuple[tuple[Point, ...], ...] = ()
    captions: tuple[Caption, ...] = ()
    owners: tuple[Owner, ...] = ()
    harbours: tuple[tuple[str, Text], ...] = ()
    kind: Literal["chart"] = "chart"
