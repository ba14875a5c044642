"""What the author of a map should know of it, beside what is wrong: how it looks, and how the sides begin.

Borders without a link are drawn closed, links without a border as a bridge (section 8.1): both are legal, and both
take a second look of whoever reads the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from pbem.core.areas import Outline
from pbem.core.ruleset.keeping import MapReport
from pbem.rulesets.powers.board.fairness import Start, starts
from pbem.rulesets.powers.board.map_file import parse, read
from pbem.rulesets.powers.board.outlines import outlines, touching
from pbem.rulesets.powers.board.world import World

_NARROW = 50
"""An area narrower than this part of a map 1000 wide has no room for its sign on a phone."""


def check(text: str) -> MapReport:
    """Look at the text of a map file."""
    _, faults = parse(text)
    if faults:
        return MapReport(faults)
    world = read(text)
    return MapReport((), tuple(remarks(world)), tuple(summary(world)))


def summary(world: World) -> Iterator[str]:
    """Say what the map is, and measure how each side begins."""
    lands, areas = len(world.lands), len(world.areas)
    counts = {"land": lands, "sea": areas - lands, "link": len(world.links), "side": len(world.sides)}
    yield f"{world.name}: {', '.join(_counted(number, what) for what, number in counts.items())}"
    for start in starts(world):
        yield f"  side {start.side}: {_told(start)}"


def _told(start: Start) -> str:
    rival = f"{_counted(start.to_rival, 'step')} to the nearest rival" if start.to_rival else "no rival within reach"
    centre = f", {start.to_centre} to the nearest centre" if start.to_centre >= 0 else ""
    return (
        f"{_counted(start.lands, 'land')}, yielding {start.value} BV; {start.near} BV within two steps; "
        f"nearest of all to {start.closest} BV; {rival}{centre}"
    )


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def remarks(world: World) -> Iterator[str]:
    """List what is drawn otherwise than as cells that touch, and what is hard to see or to reach."""
    rings = outlines(world)
    borders = touching(rings)
    for one, other in sorted(map(sorted, borders - world.links)):
        yield f"{one} and {other} have a border but no link: it is drawn closed. Link them, or move one of their points"
    for one, other in sorted(map(sorted, world.links - borders)):
        yield f"{one} and {other} have a link but no border: a bridge is drawn. Move a point, or take the link away"
    for key, (ring, *_) in rings.items():
        if _width(ring) * 1000 < _NARROW * (world.box[2] - world.box[0]):
            yield f"{key} is so narrow that its sign has no room on a phone. Move its point away from its neighbours'"
    yield from _islands(world)


def _width(ring: Outline) -> Fraction:
    """Give the width of a convex outline where it is narrowest, nearly: its size by its longest side or diagonal."""
    doubled = sum(x * b - a * y for (x, y), (a, b) in pairwise((*ring, ring[0])))
    longest = max(max(abs(x - a), abs(y - b)) for x, y in ring for a, b in ring)
    return Fraction(abs(doubled), 2 * longest)


def _islands(world: World) -> Iterator[str]:
    """Tell which lands a game without ships cannot reach."""
    reached: set[str] = set()
    ahead = [key for side in world.sides[:1] for key in side.lands[:1]] or list(world.lands[:1])
    while ahead:
        key = ahead.pop()
        reached.add(key)
        ahead += [near for near in world.neighbours[key] if near not in reached and world.areas[near].kind == "land"]
    if beyond := [key for key in world.lands if key not in reached]:
        yield f"only ships come to {', '.join(beyond)}: such a map needs the chapter naval"
