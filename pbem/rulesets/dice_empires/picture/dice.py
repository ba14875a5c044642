"""Dice as they lie on a table: faces with pips, the chain of slaves, the shape of a foreign colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pbem.core.shapes import Box, Circle, Image, Label, Look, Path, Point, Shape
from pbem.rulesets.dice_empires.picture.spots import Spot
from pbem.rulesets.dice_empires.picture.tableau import TableDie

_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}
_PAPER, _IRON, _LOST = "#fffdf6", "#3d3a36", "#b03a2e"
_SMALL = 32
"""Dice up to this size have a smaller shape below them."""


@dataclass(frozen=True)
class Cube:
    """What a die looks like without its pips: the images of dice are of these sorts."""

    size: int
    sort: str

    @property
    def key(self) -> str:
        """Name its image."""
        return f"{self.sort} {self.size}"


CUBES = tuple(Cube(size, sort) for size in (50, 38, 32) for sort in ("die", "pale", "ghost", "chain"))
"""Every sort in every size there is."""


def die(spot: Spot, top: float, pale: bool) -> Iterator[Shape]:
    """Paint a die in its place below the top of its column; below it its name, or the shape of a foreign colour."""
    shown, x, y = spot.die, spot.x, top + spot.y
    at = (round(x, 1), round(y, 1))
    yield Image(cube(shown, spot.size, pale).key, at, colour=shown.colour)
    pips = (_pip(x + across * spot.size, y + down * spot.size, spot.size * 0.095) for across, down in _PIPS[shown.pips])
    ink = f"{shown.colour}/{'edge' if shown.ghost else 'ink'}"
    yield Path("".join(pips), Look(ink, solid=0.5 if pale else 1.0))
    if shown.chained:
        yield Image(Cube(spot.size, "chain").key, at)
    yield from _below(spot, x + spot.size / 2, y + spot.size)
    if shown.lost:
        yield from _fallen(shown.lost, x + spot.size, y)


def cube(shown: TableDie, size: int, pale: bool) -> Cube:
    """Choose the image of a die."""
    return Cube(size, "ghost" if shown.ghost else "pale" if pale else "die")


def image(shown: Cube) -> tuple[Shape, ...]:
    """Paint a cube with its upper left corner at the origin; one that is planned is pale, in a broken line."""
    size = float(shown.size)
    square, bend = (size, size), round(size * 0.2, 1)
    match shown.sort:
        case "chain":
            return tuple(_chain(size))
        case "ghost":
            return (Box((0.0, 0.0), square, Look(_PAPER, "/edge", 2.4, dashes="5 3.5"), bend),)
        case _:
            face = Look("/fill", "/edge", 2, solid=0.5 if shown.sort == "pale" else 1.0)
            gleam = Look("none", "#ffffff", 2, line_solid=0.45, soft="ends")
            return (
                Box((1.6, 2.4), square, Look("#2b2118", solid=0.28), bend),
                Box((0.0, 0.0), square, face, bend),
                Path(f"M{size * 0.2:.1f} 3h{size * 0.6:.1f}", gleam),
            )


def _pip(x: float, y: float, radius: float) -> str:
    """Draw a dot around its middle."""
    return f"M{x - radius:.1f} {y:.1f}a{radius:.1f} {radius:.1f} 0 1 1 0 .1z"


def _chain(size: float) -> Iterator[Shape]:
    """Lay a chain of hollow links around the die of slaves."""
    links = "5.5 5.2"
    looks = (
        Look("none", _PAPER, 2),
        Look("none", _IRON, 1.3),
        Look("none", _IRON, 5.6, dashes=links, soft="ends"),
        Look("none", "#d9d4ca", 2.2, dashes=links, soft="ends"),
    )
    for look in looks:
        yield Box((-4.0, -4.0), (size + 8, size + 8), look, round(size * 0.26, 1))


def _below(spot: Spot, x: float, y: float) -> Iterator[Shape]:
    """Write the name of a die, or draw the shape of whoever it belongs to."""
    if spot.die.label:
        yield Label((spot.die.label,), (round(x, 1), round(y + 22, 1)), 25, bold=True)
    elif spot.foreign:
        at, scale = (round(x, 1), round(y + 12, 1)), 0.78 if spot.size > _SMALL else 0.64
        yield Image("people", at, scale, spot.die.colour)


PEOPLE: tuple[Shape, ...] = (Path("/shape", Look("/fill", "/edge", 2, holes=True)),)
"""The image of the shape below a foreign die."""


def _fallen(count: int, x: float, y: float) -> Iterator[Shape]:
    """Put a small red badge on a corner: so many fell."""
    yield Circle((round(x, 1), round(y + 6, 1)), 18, Look(_LOST, _PAPER, 2))
    yield Label((f"−{count}",), (round(x, 1), round(y + 15, 1)), 25, "#ffffff", bold=True)
