"""What the war economy keeps in the state (P-53, P-54), known to all but in the fog, and its table of conversions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

WARES = ("food", "ore", "coal", "iron", "tools", "concrete", "workers")
"""P-53.1: what lies in a land; workers count as one kind."""
ARMS = "arms"
"""P-53.1: BV of units, which barracks make and nobody keeps."""
PLANTS = ("farm", "mine", "smelter", "toolworks", "concreteworks", "barracks")
HOUSING = ""
"""P-53.1: what needs no building."""


@dataclass(frozen=True)
class Recipe:
    """P-53.1: a conversion: one worker of a `plant` makes `output` of a product out of the `inputs`."""

    product: str
    plant: str
    group: int
    output: int
    inputs: Mapping[str, int]


RECIPES: Mapping[str, Recipe] = {
    each.product: each
    for each in (
        Recipe("food", "farm", 1, 6, {"tools": 2}),
        Recipe("ore", "mine", 1, 6, {"tools": 1, "food": 1}),
        Recipe("coal", "mine", 1, 6, {"tools": 1, "food": 1}),
        Recipe("iron", "smelter", 2, 6, {"ore": 1, "coal": 1}),
        Recipe("concrete", "concreteworks", 2, 6, {"tools": 1, "coal": 1}),
        Recipe("tools", "toolworks", 3, 6, {"iron": 1, "coal": 1}),
        Recipe(ARMS, "barracks", 3, 2, {"iron": 4, "tools": 4, "coal": 2}),
        Recipe("workers", HOUSING, 3, 1, {"food": 3}),
    )
}
PRODUCTS = tuple(RECIPES)
BONUSES = ("food", "ore", "coal", "iron", "tools")
"""P-53.3: what a land may make more of."""


def line(one: str, other: str) -> str:
    """P-54.1: name the railway between two lands."""
    return "-".join(sorted((one, other)))


@dataclass(frozen=True)
class Economy:
    """By land: what lies there, its buildings, its bonus, what its owner wants made there first, the BV its barracks
    have made (sixtieths); `rails` between two lands (`A1-B1`)."""

    stores: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    plants: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    bonus: Mapping[str, str] = field(default_factory=dict)
    work: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    arms: Mapping[str, int] = field(default_factory=dict)
    rails: Mapping[str, int] = field(default_factory=dict)

    def has(self, at: str, what: str) -> int:
        """Give how much of a ware, or how many buildings of a kind, a land has."""
        return self.stores.get(at, {}).get(what, 0) + self.plants.get(at, {}).get(what, 0)
