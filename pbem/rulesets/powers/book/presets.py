"""Presets: names for sets of chapters (section 9). Of chapters that exclude each other a preset has one."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options

_MINIMAL = ("land", "place-blind")
_LAND = (*_MINIMAL, "terrain", "line2", "retreat", "factory", "freq")
_MANY = (*_MINIMAL, "multi", "fair-mat")
_ONE = (*_LAND, *_MANY[2:], "neutral")
_SEA = (*_ONE, "naval", "landing", "sub3", "cargo")
_TWO = (
    *(*_SEA, "scenario", "capital", "hold", "statkill", "half", "arty", "fort", "pioneer", "special", "ltrans"),
    *("cheap", "expensive", "recon", "ally", "air", "sbomb", "hide", "hide1", "reveal"),
)
_THREE = (*_TWO, "upkeep", "national", "armgun", "tech", "civ-fac", "civ-hist", "civ-pol")
_ALL = (*_THREE, "wareco", "pace", "rail", "supply", "people", "config", "secret-res", "civ-hide")
CHAPTERS = {
    "minimal": _MINIMAL,
    "land-war": _LAND,
    "many": _MANY,
    "R1": _ONE,
    "sea": _SEA,
    "R2": _TWO,
    "R3": _THREE,
    "all": _ALL,
}
"""What a preset holds beside a goal, which depends on the number of seats."""
GOALS = (
    "blitz",
    "elim",
    *("g-prio", "g-pair", "g-quarrel", "g-secret", "g-rel", "g-score", "g-amsov", "g-finland"),
    "g-public",
    "g-polland",
    "g-polbuild",
    "g-people",
)
EITHER = (("place-blind", "place-alt"), ("fair-mat", "fair-div", "fair2"), ("civ-fac", "wareco"), (*GOALS, "goal-rnd"))
"""Chapters of which a game has one: one that is named takes the place of the preset's, else the first has it."""
NEEDING = {"wareco": ("pace", "rail"), "civ-fac": ("civ-pol", "civ-hide")}
"""What is left out of a preset with one of these."""


def goal(options: Options, seats: int) -> str:
    """Give the goal of a preset: the scenario's, for as many seats as it has sides; else what needs no scenario."""
    map_ = world(options)
    if (kind := map_.goal.get("kind")) in GOALS and seats == len(map_.sides):
        return str(kind)
    return "elim" if seats == 2 else "g-prio"


def expanded(options: Options, seats: int, known: Collection[str]) -> frozenset[str]:
    """Give the chapters that `chapters` means: those named, and those of the presets named, if there are such."""
    if not any(key in CHAPTERS for key in options.chapters):
        return frozenset(options.chapters)
    return _expanded(tuple(options.chapters), goal(options, seats), frozenset(known))


@cache
def _expanded(chapters: tuple[str, ...], goal_: str, known: frozenset[str]) -> frozenset[str]:
    named = [key for key in chapters if key not in CHAPTERS]
    meant = [key for preset in chapters if preset in CHAPTERS for key in (*CHAPTERS[preset], goal_)]
    less = {key for key in meant if _replaced(key, named) or _second(key, meant, named)}
    less |= {needing for key in less for needing in NEEDING.get(key, ())}
    return frozenset((*named, *(key for key in meant if key in known and key not in less)))


def _replaced(key: str, named: Collection[str]) -> bool:
    """Tell whether something named stands for a chapter of a preset."""
    return any(key in group and set(group) & set(named) - {key} for group in EITHER)


def _second(key: str, meant: Collection[str], named: Collection[str]) -> bool:
    """Tell whether another chapter of the preset stands for one."""
    group = next((group for group in EITHER if key in group), (key,))
    return key not in named and any(other in meant for other in group[: group.index(key)])
