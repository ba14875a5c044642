"""The matters orders are about, one row each; what is asked of an order is asked of its matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Never, cast

from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.words import (
    air,
    allies,
    bidding,
    building,
    civ,
    damage,
    decrees,
    designs,
    dues,
    economy,
    formations,
    guns,
    marches,
    naval,
    people,
    placing,
    prices,
    railways,
    supply,
    technology,
    tokens,
    treaties,
    trucks,
    turns,
)
from pbem.rulesets.powers.words.matter import Matter, Meaning

MATTERS: tuple[Matter[Never], ...] = (
    formations.MATTER,
    marches.MATTER,
    naval.MATTER,
    tokens.MATTER,
    damage.MATTER,
    dues.MATTER,
    guns.MATTER,
    trucks.MATTER,
    air.MATTER,
    building.MATTER,
    civ.MATTER,
    prices.MATTER,
    technology.MATTER,
    designs.MATTER,
    economy.MATTER,
    railways.MATTER,
    supply.MATTER,
    people.MATTER,
    placing.MATTER,
    bidding.MATTER,
    treaties.MATTER,
    allies.MATTER,
    turns.MATTER,
    decrees.MATTER,
)
"""In this order lines are held against the table: who joins, then who moves, who pays, who gives away."""
_HOMES: Mapping[type[Order], Matter[Never]] = {kind: matter for matter in MATTERS for kind in matter.when}
MEANINGS: Mapping[str, Meaning] = {kind: meaning for matter in MATTERS for kind, meaning in matter.meanings.items()}


def of(order: Order) -> Matter[Order]:
    """Give the matter of an order."""
    return cast("Matter[Order]", _HOMES[type(order)])
