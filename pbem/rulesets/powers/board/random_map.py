"""Random maps that are fair (P-17.2, P-17.3, P-8.5), as the text of a map file.

Points far enough from one another become cells; the links are the borders of the cells, so that picture and rule are
one. Seas grow from a few cells, never parting the land. Then the sides are seated and the terrain is dealt, both are
measured, and what makes the starts differ less is changed.

Everything is drawn by shuffles, which fill no log of throws; the canals alone are thrown (P-9.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from pbem.core.areas import Point
from pbem.core.dice import Dice
from pbem.rulesets.powers.board.fairness import Ways, measured, reaches, unfairness, ways_by_land
from pbem.rulesets.powers.board.map_text import written
from pbem.rulesets.powers.board.outlines import cells, touching
from pbem.rulesets.powers.board.random_names import names
from pbem.rulesets.powers.board.world import Area, Side, World

BOX = 0, 0, 1000, 700
_RIM, _GRID = 36, 10
"""No point lies nearer to the rim; points lie on a grid."""
_FIRST, _MOVES, _SWAPS = 12, 40, 240
"""So many lands are tried as the first start; so often a start is moved and two lands change what they have."""
MOST = 150


@dataclass(frozen=True)
class Wish:
    """What a map should be. `sea` is the share of its areas in percent (0 to 60); a side begins with so many `homes`.

    Without `terrain` all lands are plains. `centres`: how many political centres there are, 3 to 6, or 0.
    """

    lands: int = 24
    sides: int = 2
    sea: int = 0
    homes: int = 3
    grant: int = 12
    terrain: bool = True
    centres: int = 3
    seed: str = ""
    goal: Mapping[str, object] = field(default_factory=lambda: {"kind": "elim", "rounds": 12})


def generate(wish: Wish, dice: Dice) -> str:
    """Draw a map; a ValueError says which wish to change when it cannot be."""
    if fault := wrong(wish):
        raise ValueError(fault)
    seas = round(wish.lands * wish.sea / (100 - wish.sea))
    points = _named(_points(wish.lands + seas, dice))
    links = touching({key: (ring,) for key, ring in cells(points, BOX).items()})
    near: dict[str, set[str]] = {key: set() for key in points}
    for one, other in map(tuple, links):
        near[one].add(other)
        near[other].add(one)
    flooded = _flooded(near, seas, dice)
    called = dice.shuffle(names(), "map names")
    areas = {
        key: Area(key, name, "sea" if key in flooded else "land", at)
        for (key, at), name in zip(points.items(), called, strict=False)
    }
    bare = World("random", called[-1], areas, links, BOX, goal=wish.goal)
    return written(_with_canals(_fairest(bare, wish, dice), dice), wish.seed)


_LIMITS: Mapping[str, tuple[int, int]] = {"lands": (6, 120), "sides": (2, 12), "sea": (0, 60), "centres": (0, 6)}


def wrong(wish: Wish) -> str:
    """Say what cannot be wished for; nothing if all can."""
    for name, (low, high) in _LIMITS.items():
        if not low <= getattr(wish, name) <= high:
            return f"{name}: {getattr(wish, name)} is not between {low} and {high}"
    if wish.homes < 1 or wish.sides * wish.homes * 2 > wish.lands + wish.sides:
        return (
            f"homes: {wish.sides} sides with {wish.homes} lands each do not fit on {wish.lands} lands; wish for fewer"
        )
    if wish.centres and wish.lands < wish.sides * wish.homes + wish.centres:
        return f"centres: there is no land left for {wish.centres}; wish for fewer"
    if wish.lands * 100 > MOST * (100 - wish.sea):
        return f"sea: with {wish.sea} % of sea there are more than {MOST} areas; wish for less sea, or fewer lands"
    return ""


def _points(count: int, dice: Dice) -> list[Point]:
    """Spread points: as far apart as so many can be, tried in the order of a shuffle; then even them out."""
    left, top, right, bottom = BOX
    grid = [
        (x, y) for x in range(left + _RIM, right - _RIM + 1, _GRID) for y in range(top + _RIM, bottom - _RIM + 1, _GRID)
    ]
    order = dice.shuffle(grid, "map points")
    apart = 2 * (right - left) * (bottom - top) // count
    while len(found := _spread(order, apart)) < count:
        apart = apart * 9 // 10
    return _evened(found[:count])


def _spread(order: Sequence[Point], apart: int) -> list[Point]:
    """Take each point whose square of the way to all taken before is so great."""
    found: list[Point] = []
    for x, y in order:
        if all((x - a) ** 2 + (y - b) ** 2 >= apart for a, b in found):
            found.append((x, y))
    return found


def _evened(points: Sequence[Point]) -> list[Point]:
    """Move every point to the middle of its cell, so that no border is too short and no cell too narrow."""
    rings = cells({str(place): at for place, at in enumerate(points)}, BOX)
    return [(sum(x for x, _ in ring) // len(ring), sum(y for _, y in ring) // len(ring)) for ring in rings.values()]


def _named(points: Sequence[Point]) -> dict[str, Point]:
    """Call areas by column and place in it, such as B3: signs stand where one looks for them."""
    columns = max(1, round((len(points) * 10 / 7) ** 0.5))
    ordered = sorted(points)
    cuts = [len(points) * nth // columns for nth in range(columns + 1)]
    return {
        f"{chr(65 + nth)}{row}": at
        for nth in range(columns)
        for row, at in enumerate(sorted(ordered[cuts[nth] : cuts[nth + 1]], key=lambda at: at[1]), 1)
    }


def _flooded(near: Mapping[str, set[str]], count: int, dice: Dice) -> frozenset[str]:
    """Let seas grow from a few cells, as long as the land hangs together."""
    order, flooded = dice.shuffle(tuple(near), "map seas"), set[str]()
    springs = list(order[: 1 + count // 6])
    while len(flooded) < count:
        shore = [key for key in order if key not in flooded and near[key] & flooded]
        fitting = (key for key in (*springs, *dice.shuffle(shore, "map coast"), *order) if key not in flooded)
        key = next((key for key in fitting if _whole(near, flooded | {key})), "")
        if not key:
            break
        flooded.add(key)
        springs = [spring for spring in springs if spring not in flooded and len(flooded) * len(springs) < count]
    return frozenset(flooded)


def _whole(near: Mapping[str, set[str]], flooded: set[str]) -> bool:
    """Tell whether all that is not flooded hangs together."""
    land = near.keys() - flooded
    reached, ahead = set[str](), [next(iter(sorted(land)))]
    while ahead:
        key = ahead.pop()
        if key not in reached:
            reached.add(key)
            ahead += near[key] - flooded - reached
    return reached == land


def _fairest(bare: World, wish: Wish, dice: Dice) -> World:
    """Seat the sides as fairly as can be, then deal the terrain as fairly as can be."""
    ways = ways_by_land(bare)
    tried = [_seated(bare, wish, ways, first) for first in dice.shuffle(bare.lands, "map starts")[:_FIRST]]
    plans = [plan for plan in tried if plan.sides]
    if not plans:
        raise ValueError("sides: they find no room on this map; wish for more lands, or fewer homes")
    plan = min(plans, key=lambda world: _unfair(world, ways))
    return _dealt(_moved(plan, wish, ways, dice), wish, ways, dice)


def _unfair(world: World, ways: Ways) -> Fraction:
    return unfairness(measured(world, reaches(world, ways)))


def _seated(bare: World, wish: Wish, ways: Ways, first: str) -> World:
    """From a first land on, seat each side as far from all others as can be, and give it what lies near."""
    seats = [first]
    while len(seats) < wish.sides:
        free = [land for land in bare.lands if land not in seats]
        seats.append(max(free, key=lambda land: (min(ways[seat][land] for seat in seats), _middling(bare, land))))
    return _at_home(bare, wish, ways, seats)


def _at_home(bare: World, wish: Wish, ways: Ways, seats: Sequence[str]) -> World:
    """Give the sides their lands; where they find no room there are none."""
    homes = _homes(bare, seats, wish.homes, ways)
    if any(len(lands) < wish.homes for lands in homes):
        return replace(bare, sides=())
    sides = (Side(chr(65 + nth), tuple(lands), wish.grant) for nth, lands in enumerate(homes))
    return replace(bare, sides=tuple(sides))


def _moved(plan: World, wish: Wish, ways: Ways, dice: Dice) -> World:
    """Move one start after the other to a land beside it, wherever that is fairer."""
    least = _unfair(plan, ways)
    for nth in range(_MOVES):
        seats = [side.lands[0] for side in plan.sides]
        place = nth % len(seats)
        beside = [near for near in plan.neighbours[seats[place]] if near in ways and near not in seats]
        for near in dice.shuffle(beside, "map moves")[:1]:
            other = _at_home(plan, wish, ways, [*seats[:place], near, *seats[place + 1 :]])
            if other.sides and (unfair := _unfair(other, ways)) < least:
                plan, least = other, unfair
    return plan


def _middling(bare: World, land: str) -> int:
    """Rather begin where about as many links lead out as anywhere."""
    return -abs(len(bare.neighbours[land]) - 5)


def _homes(bare: World, seats: Sequence[str], count: int, ways: Ways) -> list[list[str]]:
    """Let the sides take lands in turn, always the nearest free one beside their own."""
    homes = [[seat] for seat in seats]
    for _ in range(count - 1):
        for lands in homes:
            taken = {land for theirs in homes for land in theirs}
            beside = {near for land in lands for near in bare.neighbours[land] if near in ways and near not in taken}
            if beside:
                lands.append(min(sorted(beside), key=_farther(lands[0], seats, ways)))
    return homes


def _farther(seat: str, seats: Sequence[str], ways: Ways) -> Callable[[str], tuple[int, int]]:
    """Order lands: near to the own start first, of these what is far from others' starts."""
    return lambda land: (ways[seat][land], -min(ways[other][land] for other in seats if other != seat))


_BAG: tuple[Mapping[str, object], ...] = (
    *({"terrain": "plain"},) * 9,
    *({"terrain": "forest", "defence": Fraction(3, 2), "rough": 2},) * 4,
    *({"terrain": "mountain", "defence": Fraction(2), "rough": 3},) * 3,
    {"defence": Fraction(1, 2)},
    {"rough": 2},
    {"prod": Fraction(2)},
    {"prod": Fraction(3)},
)
"""P-8.5: the bag of 20 tokens."""


_CENTRE: Mapping[str, object] = {"centre": True, "prod": Fraction(3)}


def _dealt(plan: World, wish: Wish, ways: Ways, dice: Dice) -> World:
    """P-8.5, P-17.3: every land that is nobody's draws a token; some are political centres instead. Homes are plains.

    Then lands change tokens wherever that is fairer.
    """
    home = {land for side in plan.sides for land in side.lands}
    free = dice.shuffle([land for land in plan.lands if land not in home], "map centres")
    bags = [token for _ in range(1 + len(free) // len(_BAG)) for token in dice.shuffle(_BAG, "map terrain")]
    deck = [*(_CENTRE,) * wish.centres, *(bags if wish.terrain else ({},) * len(free))]
    tokens, found = dict(zip(free, deck, strict=False)), reaches(plan, ways)
    best = _with(plan, tokens)
    least = unfairness(measured(best, found))
    for one, other in _pairs(free, dice):
        changed = {**tokens, one: tokens[other], other: tokens[one]}
        world = _with(plan, changed)
        if (unfair := unfairness(measured(world, found))) < least:
            tokens, best, least = changed, world, unfair
    return best


def _pairs(lands: Sequence[str], dice: Dice) -> Iterator[tuple[str, str]]:
    """Draw pairs of lands."""
    for _ in range(1 + 2 * _SWAPS // max(2, len(lands))):
        order = dice.shuffle(lands, "map swaps")
        yield from zip(order[::2], order[1::2], strict=False)


def _with(plan: World, tokens: Mapping[str, Mapping[str, object]]) -> World:
    areas = {key: replace(plan.areas[key], **token) for key, token in tokens.items()}  # type: ignore[arg-type]
    return replace(plan, areas={**plan.areas, **areas})


def _with_canals(world: World, dice: Dice) -> World:
    """P-17.2, P-9.5: a land on two seas may have a canal, and has one with 4 chances of 6."""
    shores = [key for key in world.lands if sum(world.areas[near].kind == "sea" for near in world.neighbours[key]) > 1]
    canals = {key: dice.roll(6, f"canal {key}") <= 4 for key in shores}
    areas = {
        key: replace(area, canal_candidate=True, canal=canals[key]) if key in canals else area
        for key, area in world.areas.items()
    }
    return replace(world, areas=areas)
