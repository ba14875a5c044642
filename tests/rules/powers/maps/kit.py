"""The two maps of the book, and charts of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pbem.rulesets.powers as powers
from pbem.core.dice import KeyedDice
from pbem.core.seats import COLOURS
from pbem.reports.texts import Catalogue, catalogue, common
from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.random_map import Wish, generate
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.picture.chart import Badge, Chart, Force, Land, March
from pbem.rulesets.powers.picture.map_files import keys

PACKAGE = Path(powers.__file__).parent
SMALL = """
id = "isle"
[[area]]
id = "A1"
name = "Ash"
at = [100, 100]
[[area]]
id = "B1"
name = "Birch"
at = [300, 100]
[[area]]
id = "S1"
name = "Sound"
kind = "sea"
at = [200, 500]
[links]
list = ["A1-B1", "A1-S1", "B1-S1"]
[[side]]
id = "N"
lands = ["A1"]
[[side]]
id = "S"
lands = ["B1"]
"""
"""Two lands and a sea."""


def text(name: str) -> str:
    """Give the file of one of the two maps."""
    return (PACKAGE / "maps" / f"{name}.toml").read_text(encoding="utf-8")


def world(name: str) -> World:
    """Read one of the two maps."""
    return read(text(name), f"{name}.toml")


@cache
def words(language: str = "en") -> Catalogue:
    """Give the common words and those of the map."""
    own = (PACKAGE / "locale" / "picture" / f"{language}.ftl").read_text(encoding="utf-8")
    return catalogue(language, *common(language), own)


@cache
def crowded(lands: int = 90, sides: int = 12) -> Chart:
    """A random map on which all lands are somebody's, with armies, factories, marches and conquests."""
    drawn = read(generate(Wish(lands, sides, 25), KeyedDice(b"crowded")))
    chance, colours = Random("crowded"), list(map(str, COLOURS[:sides]))
    owner = {land: nearest(drawn, land, colours) for land in drawn.lands}
    held = {land: peopled(chance, colour, colours) for land, colour in owner.items()}
    fronts = (
        March(land, near, "red", "attack")
        for land in drawn.lands
        for near in drawn.neighbours[land]
        if owner[land] == "red" and near in owner and owner[near] != "red"
    )
    return Chart(
        drawn, held, {c: chr(65 + n) for n, c in enumerate(colours)}, tuple(fronts)[:3], "red", keys(drawn.goal)
    )


def nearest(drawn: World, land: str, colours: list[str]) -> str:
    """Give the colour of the side whose start is nearest as the crow flies."""
    x, y = drawn.areas[land].at
    starts = [drawn.areas[side.lands[0]].at for side in drawn.sides]
    apart = [(x - a) ** 2 + (y - b) ** 2 for a, b in starts]
    return colours[apart.index(min(apart))]


def peopled(chance: Random, colour: str, colours: list[str]) -> Land:
    """Put units on a land by chance."""
    forces = tuple(Force(row, colour, chance.randint(1, 12)) for row in ("inf", "tnk", "atg") if chance.random() < 0.5)
    fresh = chance.random() < 0.1
    building = (Force("inf", colour, 2, building=True),) if chance.random() < 0.2 else ()
    factories = Badge("factory", chance.randint(1, 4))
    return Land(colour, chance.choice(colours) if fresh else colour, fresh, forces + building, (factories,))
