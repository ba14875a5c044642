"""Squares that are told by the own portal: "north of the portal" (D-1.3)."""

from __future__ import annotations

from pbem.core.grid import Cell, Direction, step
from pbem.core.phrases import Phrase
from pbem.core.slots import Slot
from pbem.rulesets.duncan.view import View

_NOWHERE = Cell(0, 0)


def located(phrase: Phrase, view: View) -> Phrase:
    """Put the name of its square in the place of what tells it by the portal, everywhere in a phrase."""
    if "beside" in phrase.slots:
        return Phrase(phrase.kind, {"cell": _beside(Direction(str(phrase.slots["beside"])), view).name})
    return Phrase(phrase.kind, {name: _located(value, view) for name, value in phrase.slots.items()})


def _located(value: Slot, view: View) -> Slot:
    match value:
        case Phrase():
            return located(value, view)
        case (Phrase(), *_):
            return tuple(located(one, view) for one in value if isinstance(one, Phrase))
        case _:
            return value


def _beside(direction: Direction, view: View) -> Cell:
    """Give a square beside the portal; off the board it is the portal's own, which is refused."""
    portal = view.portal or _NOWHERE
    there = step(portal, direction)
    inside = 0 <= there.row < len(view.terrain) and 0 <= there.column < len(view.terrain[0])
    return there if inside else portal
