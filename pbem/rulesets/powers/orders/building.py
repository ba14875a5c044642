"""P-4.4, P-14: units, fortresses and factories built, factories pulled down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class BuildOrder:
    """P-4.4: build units of a row on a land; P-9.9: ships in one of its harbours."""

    row: str
    at: str
    count: int = 1
    harbour: str = ""
    kind: Literal["build"] = "build"


@dataclass(frozen=True)
class RushOrder:
    """P-40.2: build fortresses in half the time, for more."""

    row: str
    at: str
    count: int = 1
    kind: Literal["rush"] = "rush"


@dataclass(frozen=True)
class FactoryOrder:
    """P-14.2: build a factory; `paid` says which lands pay how many sixtieths, the land itself pays the rest."""

    at: str
    paid: Mapping[str, int] = field(default_factory=dict)
    kind: Literal["factory"] = "factory"


@dataclass(frozen=True)
class DemolishOrder:
    """P-14.7: pull down so many own factories of a land."""

    at: str
    count: int = 1
    kind: Literal["demolish"] = "demolish"


@dataclass(frozen=True)
class StandingBuildOrder:
    """S-1: build this row on a land whenever BV are left there; an empty row: no more."""

    at: str
    row: str = ""
    kind: Literal["standing-build"] = "standing-build"
