"""P-5, P-6.20: moves of units, standing battle orders, the end of a player turn."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Literal

from pbem.rulesets.powers.battle.doctrine import Doctrine, Units


def over(general: Doctrine, special: Doctrine) -> Doctrine:
    """Lay a more special doctrine over a general one."""
    said = {each.name: getattr(special, each.name) for each in fields(special)}
    return replace(general, **{name: value for name, value in said.items() if value is not None})


@dataclass(frozen=True)
class MoveOrder:
    """P-5: units go from the first area of `path` over the others; `careful`: stop before any area that is held."""

    units: tuple[Units, ...]
    path: tuple[str, ...]
    doctrine: Doctrine = Doctrine()
    careful: bool = False
    kind: Literal["move"] = "move"


@dataclass(frozen=True)
class DoctrineOrder:
    """P-6.20: standing battle orders, everywhere or in one area, in attack, defence or both."""

    doctrine: Doctrine
    at: str = ""
    role: Literal["", "attack", "defence"] = ""
    kind: Literal["doctrine"] = "doctrine"


@dataclass(frozen=True)
class EndOrder:
    """S-14: the own player turn is finished."""

    kind: Literal["end"] = "end"
