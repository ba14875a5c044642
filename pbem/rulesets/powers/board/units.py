"""Rows of the unit table (section 6): read once from `units/<chapter>.toml`, frozen, in the order of the table."""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any

PACKAGE = "pbem.rulesets.powers"
Strengths = Mapping[str, Fraction]
"""By damage type; one that is left out is 0."""


@dataclass(frozen=True)
class Row:
    """A unit type: its damage type, its strengths, speed in BPh, cost in BV, and what may be said of it."""

    key: str
    type: str
    attack: Strengths = field(default_factory=dict)
    defence: Strengths = field(default_factory=dict)
    speed: int = 1
    cost: Fraction = Fraction(1)
    vulnerable: Mapping[str, Fraction] = field(default_factory=dict)
    """By the shooter's key, its damage type, or `*` (P-6.5)."""
    fire: Strengths = field(default_factory=dict)
    """Its strength as artillery (P-41.2)."""
    flags: frozenset[str] = frozenset()
    """`half`, `fortress`, `cargo` ...: asked by the chapters that know them."""
    place: int = 0
    """The row's place in the table: the last tie-break but the unit's id."""
    carries: int = 0
    """P-10.1: how many land units it takes aboard."""
    salvos: int = 0
    """P-36.1: how many salvos it fires in an attack; 0: any number."""
    refuels: int = 0
    """P-37.7: how many aircraft it refuels in a turn."""
    bombs: Fraction = Fraction(0)
    """P-44.1: its strength against buildings, of guns as artillery."""
    base: str = ""
    """The type it is made of or stands for: without that in play it is not in the table."""

    @property
    def afloat(self) -> bool:
        """P-5.1: it moves over seas and harbours."""
        return self.type in ("NA", "PM")

    @property
    def rules_waves(self) -> bool:
        """P-1.6, P-36.1: it can take a sea: it has attack strength against ships, and is no aircraft."""
        return self.attack.get("NA", 0) > 0 and self.type != "LE"

    @property
    def conquers(self) -> bool:
        """P-1.6: it has attack strength against NE or PA, and is no ship, submarine or aircraft."""
        return self.type in ("NE", "PA") and any(self.attack.get(one, 0) > 0 for one in ("NE", "PA"))


@cache
def rows(chapter: str) -> tuple[Row, ...]:
    """Read the rows a chapter adds to the table."""
    data = tomllib.loads((pkgutil.get_data(PACKAGE, f"units/{chapter}.toml") or b"").decode())
    return tuple(_row(key, entry) for key, entry in data.items())


def _row(key: str, entry: Mapping[str, Any]) -> Row:
    shares = {name: _shares(entry.get(name, {})) for name in ("attack", "defence", "vulnerable", "fire")}
    return Row(
        key,
        str(entry["type"]),
        **shares,
        speed=int(entry.get("speed", 1)),
        cost=Fraction(str(entry.get("cost", 1))),
        flags=frozenset(entry.get("flags", ())),
        place=int(entry["place"]),
        carries=int(entry.get("carries", 0)),
        salvos=int(entry.get("salvos", 0)),
        refuels=int(entry.get("refuels", 0)),
        bombs=Fraction(str(entry.get("bombs", 0))),
        base=str(entry.get("base", "")),
    )


def _shares(table: Mapping[str, object]) -> dict[str, Fraction]:
    return {str(key): Fraction(str(value)) for key, value in table.items()}
