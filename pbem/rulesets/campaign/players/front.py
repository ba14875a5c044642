"""What a state makes of its view: ways, foes and how strong they may be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from pbem.core.grid import Cell, distances, king_distance, reading, squeezed, step
from pbem.rulesets.campaign.field.paths import directions
from pbem.rulesets.campaign.view import ForeignArmy, KnownCity, OwnArmy, View

BLOCKED = "~#"
"""C-1.1: water and mountains."""
UNKNOWN = " "
USUAL = 12
"""What a foreign army is reckoned at whose strength is not told."""
_NUMBER = re.compile(r"\d+")
NEAR = 3
"""Armies within so many cells are in company."""


@dataclass(frozen=True)
class Front:
    """A view with what follows from it."""

    view: View

    @cached_property
    def foes(self) -> tuple[ForeignArmy, ...]:
        """List the foreign armies in sight that are no allies."""
        return tuple(one for one in self.view.foreign if not one.allied)

    @cached_property
    def capital(self) -> KnownCity | None:
        """Give the own capital while it is held."""
        return next((city for city in self.view.cities if city.capital and city.standing == "own"), None)

    def ways(self, army: OwnArmy) -> dict[Cell, int]:
        """C-4.1: count the steps to wherever an army may get; what is unknown may be passed."""
        return self._ways(army.cell)

    @cached_property
    def _ways(self) -> Callable[[Cell], dict[Cell, int]]:
        """Remember the ways from a cell, and what lies beside each: one view is asked for every army, several times."""
        beside = cache(lambda at: tuple(self._beside(at)))
        return cache(lambda at: distances((at,), beside))

    def foes_near(self, at: Cell, cells: int) -> tuple[ForeignArmy, ...]:
        """List the foes within so many cells, the nearest first."""
        near = (one for one in self.foes if king_distance(one.cell, at) <= cells)
        return tuple(sorted(near, key=lambda one: (king_distance(one.cell, at), reading(one.cell))))

    def company(self, army: OwnArmy) -> int:
        """Add up the own armies that can come to the same battle."""
        return sum(one.strength for one in self.view.armies if king_distance(one.cell, army.cell) <= NEAR)

    def dark(self) -> Iterator[Cell]:
        """List the known ground beside the unknown."""
        for row, line in enumerate(self.view.terrain):
            for column, sign in enumerate(line):
                at = Cell(column, row)
                if (
                    sign not in BLOCKED
                    and sign != UNKNOWN
                    and any(self._sign(one) == UNKNOWN for one in self._around(at))
                ):
                    yield at

    def _beside(self, at: Cell) -> Iterator[Cell]:
        squeeze = not self.view.options.diagonal_squeeze
        for way in directions(self.view.options):
            if not self._blocked(step(at, way)) and not (squeeze and squeezed(at, way, self._blocked)):
                yield step(at, way)

    def _around(self, at: Cell) -> Iterator[Cell]:
        return (step(at, way) for way in directions(self.view.options))

    def _blocked(self, at: Cell) -> bool:
        return self._sign(at) in BLOCKED

    def _sign(self, at: Cell) -> str:
        """Give the ground of a cell; beyond the edge it is blocked."""
        rows = self.view.terrain
        inside = 0 <= at.row < len(rows) and 0 <= at.column < len(rows[0])
        return rows[at.row][at.column] if inside else BLOCKED[0]


def reckoned(foes: tuple[ForeignArmy, ...]) -> int:
    """Add up what foes may have: as told, the upper end of a band, or the usual."""
    return sum(max(map(int, _NUMBER.findall(one.strength)), default=USUAL) for one in foes)
