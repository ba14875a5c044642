"""The map of a view: the dungeon as far as it is discovered, portals, piles, units and notes.

The signs of the text map are those of section 5. Colours whose initial is taken (by a small pile, a neutral unit or an
earlier colour) have another letter; the legend of the map names them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from pbem.core.drawing import Area, Drawing, Note, Piece, Point, Route, Site
from pbem.core.grid import Cell, cell
from pbem.core.seats import Seat
from pbem.rulesets.duncan.orders import SquareBonus
from pbem.rulesets.duncan.state import NEUTRAL, Unit
from pbem.rulesets.duncan.view import ForeignUnit, KnownPile, KnownPortal, View

LETTERS: Mapping[str, str] = MappingProxyType(
    {
        "blue": "b",
        "red": "r",
        "green": "g",
        "white": "w",
        "yellow": "y",
        "black": "k",
        "orange": "a",
        "violet": "v",
        "brown": "h",
        "pink": "p",
        "teal": "t",
        "grey": "e",
        "neutral": "n",
    }
)
"""5: the letters of foreign units; `o` is a small pile, `n` a neutral unit."""
PILES: Mapping[str, str] = MappingProxyType({"small": "o", "large": "O"})
REACH: Mapping[SquareBonus, int] = MappingProxyType({"flash": 12, "smoke": 30})
"""D-5.6: the square of the distance flash and smoke reach."""


def draw(view: View) -> Drawing:
    """Draw what the view shows (5)."""
    return Drawing(
        columns=len(view.terrain[0]),
        rows=len(view.terrain),
        terrain=tuple(row.replace("?", " ") for row in view.terrain),
        fog=view.fog,
        sites=(*(_portal(view, portal) for portal in _portals(view)), *map(_pile, view.piles)),
        pieces=(*map(_foreign, view.foreign), *own_pieces(view.units, view.seat or NEUTRAL)),
        theme="dungeon",
        notes=tuple(_notes(view)),
    )


def point(at: Cell) -> Point:
    """Give the plain coordinates of a square."""
    return (at.column, at.row)


def own_pieces(units: Iterable[Unit], seat: Seat) -> tuple[Piece, ...]:
    """Draw own units with number and strength; on the text map `+` from 10, and where several stand on a square."""
    listed = sorted(units, key=lambda unit: unit.number)
    standing = Counter(unit.cell for unit in listed)
    return tuple(_own(unit, seat, standing[unit.cell] > 1) for unit in listed)


def way(cells: Iterable[Cell], seat: Seat) -> Route:
    """Draw a move that is planned."""
    return Route(tuple(map(point, cells)), seat, "plan")


def summoned(at: Cell, seat: Seat) -> Piece:
    """Draw a unit that is to be summoned (D-3.4)."""
    return Piece(point(at), seat, "*", "+", own=True, ghost=True)


def reach(view: View, bonus: SquareBonus, at: Cell) -> Area:
    """Draw the squares flash or smoke will reach (D-5.6), as far as they are on the board."""
    radius = REACH[bonus]
    columns, rows = len(view.terrain[0]), len(view.terrain)
    squares = ((column, row) for row in range(rows) for column in range(columns))
    near = (spot for spot in squares if (spot[0] - at.column) ** 2 + (spot[1] - at.row) ** 2 <= radius)
    return Area(tuple(near), bonus)


def _portals(view: View) -> tuple[KnownPortal, ...]:
    own = (KnownPortal(view.seat, view.portal),) if view.seat and view.portal else ()
    return (*own, *(each for each in view.portals if each not in own))


def _portal(view: View, portal: KnownPortal) -> Site:
    own = portal.owner == view.seat
    return Site(
        point(portal.cell),
        "",
        portal.owner,
        "@" if own else "P",
        dim=not _seen(view, portal.cell),
        kind="portal",
        own=own,
    )


def _seen(view: View, at: Cell) -> bool:
    return view.fog[at.row][at.column] == "."


def _pile(pile: KnownPile) -> Site:
    """Draw a pile as last seen, in the colour of its holder (D-8.1)."""
    sign = "x" if pile.empty else PILES[pile.size]
    holder = pile.holder or NEUTRAL
    return Site(point(pile.cell), "", holder, sign, dim=not pile.seen, kind=pile.size, empty=pile.empty)


def _own(unit: Unit, seat: Seat, crowded: bool) -> Piece:
    sign = "+" if crowded or unit.number > 9 else str(unit.number)
    return Piece(point(unit.cell), seat, sign, str(unit.number), str(unit.strength), own=True)


def _foreign(unit: ForeignUnit) -> Piece:
    """Draw a foreign unit: a shape and its strength where that is told (H9), for the referee its number."""
    value = "" if unit.strength is None else str(unit.strength)
    label = str(unit.number) if unit.number else ""
    return Piece(point(unit.cell), unit.owner, LETTERS[unit.owner], label, value, own=bool(label))


def _notes(view: View) -> Iterator[Note]:
    """Give the comments on squares and on living units, each where it belongs."""
    standing = {f"u{unit.number}": unit for unit in view.units}
    for about, words in view.notes.items():
        if unit := standing.get(about):
            yield Note(point(unit.cell), words, str(unit.number))
        elif about[:1].isupper():
            yield Note(point(cell(about)), words)
