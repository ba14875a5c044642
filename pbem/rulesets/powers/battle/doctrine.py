"""Standing battle orders (P-6.20): nobody is asked in a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat

ALL = 0
"""As many units as stand there."""


@dataclass(frozen=True)
class Units:
    """So many units of a type: `2 tank`; a count of 0: all of them."""

    row: str
    count: int = ALL


@dataclass(frozen=True)
class Reserve:
    """P-6.23: so many of a type stay back until line 1 has at most `number` units, until own salvo `number`, or until
    no enemy `row` is left."""

    units: Units
    until: Literal["line1", "salvo", "gone"]
    number: int = 0
    row: str = ""
    kind: Literal["reserve"] = "reserve"


@dataclass(frozen=True)
class Retreat:
    """P-6.25: when to retreat: `number` is the salvo of `after` or the per cent of `losses`, `share` that of `odds`."""

    when: Literal["never", "after", "losses", "odds", "recon"]
    number: int = 0
    share: str = ""
    kind: Literal["retreat"] = "retreat"


@dataclass(frozen=True)
class Doctrine:
    """What is None is as the more general doctrine says, at last as the defaults of P-6.21 to P-6.27.

    `aim` and `second` are keys of rows; of `best`, `threat`, `cost` the first in `aim` says what targets are worth, and
    types that are not listed come last. `pull` is in sixths, 0: off. `versus` are seats, or `holder`, or `all`.
    `subs` says whether submarines `avoid` battle or `fight`, or at which odds they fight, such as `1/2` (P-6.26).
    `chosen` are the types that fire first at a landing (P-6.28).
    """

    aim: tuple[str, ...] | None = None
    second: tuple[str, ...] | None = None
    reserve: tuple[Reserve, ...] | None = None
    pull: int | None = None
    retreat: Retreat | None = None
    retreat_to: tuple[str, ...] | None = None
    versus: tuple[str, ...] | None = None
    subs: str | None = None
    holdfire: tuple[Seat, ...] | None = None
    chosen: tuple[str, ...] | None = None


DANGER = "danger"
NEUTRAL = Doctrine(aim=(DANGER,))
"""P-51.1: a neutral army has this doctrine and no other; `danger` is no word for players."""

_WORTHS = ("best", "threat", "cost", DANGER)


def worth(doctrine: Doctrine) -> str:
    """P-6.21: tell by what targets are valued."""
    return next((word for word in doctrine.aim or () if word in _WORTHS), "best")


def listed(doctrine: Doctrine) -> dict[str, int]:
    """P-6.31: give the place in the list of each type that is listed."""
    rows = [word for word in doctrine.aim or () if word not in _WORTHS]
    places = {row: place for place, row in enumerate(rows)}
    places.setdefault("*", len(rows))
    return places
