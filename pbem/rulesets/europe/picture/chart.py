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
    """A land."""

    sign: str
    """Its id (`FRA`)."""
    name: Text
    """Its name."""
    outlines: tuple[tuple[Point, ...], ...]
    """Its outlines: a mainland and islands."""
    at: Point
    """Where its figures stand."""
    label: Point
    """Where its name stands."""
    home: str = "neutral"
    """The colour it belongs to at the beginning."""
    owner: str = ""
    """The colour of whoever holds it; empty: nobody."""
    figures: int = 0
    """How many figures stand there."""
    harbour: str = ""
    """The group of harbours it belongs to (`A`), or empty."""
    port: Point = (0, 0)
    """Where its harbour is."""
    ringed: bool = False
    """It is marked, such as a winner's trio."""
    neighbours: tuple[str, ...] = ()
    """The ids of the lands beside it."""


@dataclass(frozen=True)
class Causeway:
    """A border across water, between two lands."""

    ends: tuple[Point, Point]
    """Where it begins and ends."""


@dataclass(frozen=True)
class Arrow:
    """What went, or is planned to go, from one land to another."""

    origin: str
    """The id of the land it leads from."""
    to: str
    """The id of the land it leads to."""
    colour: str
    """Who goes, as a colour."""
    look: Literal["move", "attack", "failed", "stopped", "retreat", "open", "plan", "plan-attack"]
    """What it is. An attack may be won, failed, stopped or still `open`; that and a `plan` are dashed."""
    figures: int = 1
    """How many go."""
    sea: bool = False
    """They go by ship."""
    bend: int = 1
    """To which side a voyage leads round the coast."""


@dataclass(frozen=True)
class Caption:
    """Words on the sea."""

    at: Point
    """Where they stand."""
    words: Text
    """What they say."""


@dataclass(frozen=True)
class Owner:
    """Somebody who has figures on the map."""

    colour: str
    """His colour."""
    sign: str
    """His short sign (`FR`)."""
    name: Text
    """His name."""


@dataclass(frozen=True)
class Chart:
    """The whole map."""

    width: int
    """How many units it is wide."""
    height: int
    """How many units it is high."""
    lands: tuple[Land, ...]
    """The lands of the game."""
    causeways: tuple[Causeway, ...] = ()
    """The borders across water."""
    arrows: tuple[Arrow, ...] = ()
    """What went, or is planned to go."""
    shore: tuple[tuple[Point, ...], ...] = ()
    """The outlines of lands without a game around them."""
    captions: tuple[Caption, ...] = ()
    """Words on the sea."""
    owners: tuple[Owner, ...] = ()
    """Those who play, for the key."""
    harbours: tuple[tuple[str, Text], ...] = ()
    """The groups of harbours, and what they are called."""
    kind: Literal["chart"] = "chart"
    """What this map is."""
