"""P-57.1: a war in the style of Civilization begins with one land for each side; all others are nobody's."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from pbem.rulesets.powers.board.world import World


def one_land_each(world: World) -> World:
    """P-57.1: of its lands each side begins on that which is farthest from the others; who has fewest chooses first."""
    chosen: dict[str, str] = {}
    for side in sorted(world.sides, key=lambda each: len(each.lands)):
        if side.lands:
            far = distances(world, chosen.values())
            chosen[side.key] = max(side.lands, key=lambda at: far.get(at, 0))
    sides = (replace(side, lands=tuple(filter(None, (chosen.get(side.key, ""),)))) for side in world.sides)
    return replace(world, sides=tuple(sides))


def distances(world: World, starts: Collection[str]) -> Mapping[str, int]:
    """Give how many steps each area is from the nearest of some."""
    found, edge, steps = dict.fromkeys(starts, 0), list(starts), 0
    while edge:
        steps += 1
        edge = list(dict.fromkeys(each for at in edge for each in world.neighbours[at] if each not in found))
        found |= dict.fromkeys(edge, steps)
    return found
