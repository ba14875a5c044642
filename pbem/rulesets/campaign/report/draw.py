"""The map of a view (C-7): terrain and fog, cities, armies, the ways and battles of the turn just played.

On the text map own armies are digits (`+` from 10), everything foreign Latin letters: capitals are cities,
small letters armies, `*` neutral cities.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.drawing import Drawing, Mark, Piece, Point, Route, Site
from pbem.core.grid import Cell, cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.state import NEUTRAL, Fight, Track
from pbem.rulesets.campaign.view import ForeignArmy, KnownCity, OwnArmy, View

LETTERS: Mapping[str, str] = MappingProxyType(
    {
        "blue": "b",
        "red": "r",
        "green": "g",
        "white": "w",
        "yellow": "y",
        "black": "k",
        "orange": "o",
        "violet": "v",
        "brown": "n",
        "pink": "p",
        "teal": "t",
        "grey": "a",
        "neutral": "*",
    }
)


def draw(view: View) -> Drawing:
    """Draw what the view shows."""
    return Drawing(
        columns=len(view.terrain[0]),
        rows=len(view.terrain),
        terrain=view.terrain,
        fog=view.fog,
        sites=tuple(_site(city) for city in view.cities),
        pieces=(*map(_foreign, view.foreign), *own_pieces(view)),
        routes=tuple(_route(track, view.seat) for track in view.tracks if len(track.cells) > 1),
        marks=tuple(_mark(fight) for fight in view.fights),
    )


def own_pieces(view: View) -> tuple[Piece, ...]:
    """Draw the own armies; in a stack the highest number lies on top."""
    armies = sorted(view.armies, key=lambda army: army.number)
    return tuple(_own(army, view.seat or NEUTRAL) for army in armies)


def point(at: Cell) -> Point:
    """Give the plain coordinates of a cell."""
    return (at.column, at.row)


def points(names: tuple[str, ...]) -> tuple[Point, ...]:
    """Give the plain coordinates of named cells."""
    return tuple(point(cell(name)) for name in names)


def _own(army: OwnArmy, seat: Seat) -> Piece:
    sign = str(army.number) if army.number < 10 else "+"
    return Piece(point(army.cell), seat, sign, str(army.number), str(army.strength), own=True)


def _foreign(army: ForeignArmy) -> Piece:
    """Draw a foreign army: a shape, or for the referee its number."""
    if army.number:
        return Piece(point(army.cell), army.owner, LETTERS[army.owner], str(army.number), army.strength, own=True)
    return Piece(point(army.cell), army.owner, LETTERS[army.owner], value=army.strength)


def _site(city: KnownCity) -> Site:
    owner = city.owner or NEUTRAL
    sign = LETTERS[owner].upper()
    return Site(point(city.cell), city.name, owner, sign, capital=city.capital, dim=not city.seen)


def _route(track: Track, seat: Seat | None) -> Route:
    return Route(tuple(map(point, track.cells)), track.owner, "done" if track.owner == seat else "seen")


def _mark(fight: Fight) -> Mark:
    return Mark(point(fight.at), point(fight.other))
