"""Map files as their authors and referees see them: what is wrong, how the map looks, how the sides begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from pbem.core.areas import AreaMap
from pbem.core.dice import KeyedDice
from pbem.core.ruleset.keeping import MapFiles
from pbem.core.seats import COLOURS
from pbem.rulesets.powers.board.map_check import check
from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.random_map import Wish, generate
from pbem.rulesets.powers.picture.areas import areas
from pbem.rulesets.powers.picture.chart import Badge, Chart, Force, Land


def draw(text: str) -> AreaMap:
    """Draw a map as it is before anything happens: the start lands in the colours of the first seats."""
    world = read(text)
    sides = {str(colour): side for colour, side in zip(COLOURS, world.sides, strict=False)}
    owner = {land: colour for colour, side in sides.items() for land in side.lands}
    works = {land: count for side in world.sides for land, count in side.factories.items()}
    lands = {
        key: Land(
            owner.get(key, ""),
            forces=(Force("neu", "", world.areas[key].neutral),) if world.areas[key].neutral else (),
            badges=(Badge("factory", works[key]),) if key in works else (),
        )
        for key in world.lands
    }
    return areas(Chart(world, lands, {colour: side.key for colour, side in sides.items()}, keys=keys(world.goal)))


def keys(goal: object) -> tuple[str, ...]:
    """List the lands a scenario's goal speaks of."""
    target = goal.get("target", "all") if isinstance(goal, dict) else "all"
    if target == "all":
        return ()
    return tuple(map(str, target)) if isinstance(target, list) else (str(target),)


def make(wishes: Mapping[str, int], seed: str) -> str:
    """P-17.2, P-17.4: draw a random map; the file says its seed."""
    known = [one.name for one in fields(Wish) if isinstance(one.default, int)]
    if unknown := sorted(set(wishes) - set(known)):
        raise ValueError(f"{unknown[0]}: nobody can wish for that; wishes are {', '.join(known)}")
    if wishes.get("terrain", 1) not in (0, 1):
        raise ValueError("terrain: write 1, or 0 for plains only")
    numbers = {"grant": Wish.grant, **wishes}
    wish = Wish(seed=seed, **{name: numbers.get(name, getattr(Wish, name)) for name in known})
    return generate(wish, KeyedDice(seed.encode()))


MAPS = MapFiles(check, draw, make)
