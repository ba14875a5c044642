"""How the sides of a map begin, measured: what they have, what lies near them, how far others are (P-17.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from pbem.rulesets.powers.board.world import World

Ways = Mapping[str, Mapping[str, int]]
"""Land -> land -> how many steps lie between them by land."""
WEIGHTS: Mapping[str, int] = {"value": 4, "near": 2, "closest": 1, "to_rival": 4, "to_centre": 3, "links": 1}
"""How much a difference of one counts in each of the figures of a `Start`."""


@dataclass(frozen=True)
class Start:
    """A side's beginning: its `lands`, the BV they yield (`value`), the BV within two steps of them, its own among them
    (`near`), the BV of lands to which it is nearest of all (`closest`; what several are equally near to is divided),
    steps to the nearest land of another side (`to_rival`) and to the nearest centre (`to_centre`; -1: there is none),
    and the `links` that lead out of its lands.
    """

    side: str
    lands: int
    value: Fraction
    near: Fraction
    closest: Fraction
    to_rival: int
    to_centre: int
    links: int


@dataclass(frozen=True)
class Reach:
    """What of a start hangs on the ways alone: steps to every land, its share of each (what several are equally near to
    is divided), steps to the nearest rival, links that lead out."""

    side: str
    lands: tuple[str, ...]
    steps: Mapping[str, int]
    shares: Mapping[str, Fraction]
    to_rival: int
    links: int


def starts(world: World) -> tuple[Start, ...]:
    """Measure all sides that begin on land."""
    return measured(world, reaches(world, ways_by_land(world)))


def reaches(world: World, ways: Ways) -> tuple[Reach, ...]:
    """Measure the ways of all sides that begin on land."""
    homes = {side.key: side.lands for side in world.sides if side.lands}
    apart = {key: {land: _steps(lands, land, ways) for land in world.lands} for key, lands in homes.items()}
    nearest = {land: min(steps[land] for steps in apart.values()) for land in world.lands} if apart else {}
    crowd = {land: sum(steps[land] == nearest[land] for steps in apart.values()) for land in nearest}
    return tuple(
        Reach(
            key,
            lands,
            apart[key],
            {land: Fraction(1, crowd[land]) for land in nearest if apart[key][land] == nearest[land] < _FAR},
            min((apart[key][one] for other in homes if other != key for one in homes[other]), default=_FAR),
            len({(land, near) for land in lands for near in world.neighbours[land] if near not in lands}),
        )
        for key, lands in homes.items()
    )


def measured(world: World, found: Iterable[Reach]) -> tuple[Start, ...]:
    """Measure starts whose ways are known: what the lands yield, and where the centres are."""
    prod = {key: world.areas[key].prod for key in world.lands}
    centres = [key for key in world.lands if world.areas[key].centre]
    return tuple(_start(reach, prod, centres) for reach in found)


def _start(reach: Reach, prod: Mapping[str, Fraction], centres: Iterable[str]) -> Start:
    to_centre = min((reach.steps[key] for key in centres), default=_FAR)
    return Start(
        reach.side,
        len(reach.lands),
        sum((prod[land] for land in reach.lands), Fraction()),
        sum((prod[land] for land, steps in reach.steps.items() if steps <= 2), Fraction()),
        sum((prod[land] * share for land, share in reach.shares.items()), Fraction()),
        reach.to_rival if reach.to_rival < _FAR else 0,
        to_centre if to_centre < _FAR else -1,
        reach.links,
    )


def unfairness(measured: Iterable[Start]) -> Fraction:
    """Add up how far the best and the worst lie apart in each figure."""
    listed = tuple(measured)
    columns = {name: [Fraction(getattr(one, name)) for one in listed] for name in WEIGHTS}
    return sum((WEIGHTS[name] * (max(column) - min(column)) for name, column in columns.items()), Fraction())


def ways_by_land(world: World) -> Ways:
    """Measure the steps between lands; what cannot be reached by land is left out."""
    near = {key: tuple(one for one in world.neighbours[key] if world.areas[one].kind == "land") for key in world.lands}
    return {key: _ways(key, near) for key in world.lands}


def _ways(start: str, near: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """Go outward from a land, step by step."""
    found, ahead = {start: 0}, [start]
    for key in ahead:
        fresh = [one for one in near[key] if one not in found]
        found |= dict.fromkeys(fresh, found[key] + 1)
        ahead += fresh
    return found


_FAR = 1_000


def _steps(lands: Iterable[str], to: str, ways: Ways) -> int:
    return min(ways[land].get(to, _FAR) for land in lands)
