"""Which of one's own units is the strongest, the fastest, the sharpest-eyed: how players name a unit by its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.rulesets.duncan.state import Unit

_BY_VALUE: dict[str, Callable[[Unit], int]] = {
    "strongest": lambda unit: unit.strength,
    "weakest": lambda unit: -unit.strength,
    "fastest": lambda unit: unit.speed,
    "slowest": lambda unit: -unit.speed,
    "sharpest": lambda unit: unit.sight,
}


def extremes(units: Sequence[Unit]) -> dict[str, int]:
    """Give by superlative the number of the one unit that is so; where two are alike, none is."""
    found = {}
    for name, value in _BY_VALUE.items():
        most = max(map(value, units), default=0)
        those = [unit.number for unit in units if value(unit) == most]
        if len(those) == 1:
            found[name] = those[0]
    return found
