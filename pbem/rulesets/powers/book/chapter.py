"""A chapter is a value: what it needs, its unit rows, its phases, its orders, and what it says at the points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.book.table import Moment


@dataclass(frozen=True)
class Phase:
    """What is done at a moment, for `turn.actors`; two phases at one moment and rank are refused at assembly."""

    key: str
    moment: Moment
    run: Callable[[Turn], None]
    rank: int = 0


@dataclass(frozen=True)
class Chapter:
    """A switch of the game. Of needs like `air or arty` one is enough. `units` names the file of its rows; `orders`
    are the kinds, and `doctrine` the keys of doctrines, that count only with it."""

    key: str
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    release: Literal["R1", "R2", "R3"] = "R1"
    units: str = ""
    phases: tuple[Phase, ...] = ()
    orders: tuple[type, ...] = ()
    doctrine: tuple[str, ...] = ()
    points: Points = Points()
