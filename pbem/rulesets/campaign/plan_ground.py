"""The ground as one seat knows it: what it has never seen counts as passable (C-4.2)."""

from __future__ import annotations

from pbem.core.grid import KING, ROOK, Cell, Direction, distances, king_distance, rook_distance, squeezed, step
from pbem.rulesets.campaign.view import View

_FAR = 10**6


class Ground:
    """Ways over the known ground; those to a goal are worked out once."""

    def __init__(self, view: View) -> None:
        self._terrain = view.terrain
        self._ways = KING if view.options.move_metric == "king" else ROOK
        self._squeeze = view.options.diagonal_squeeze
        self.apart = king_distance if view.options.move_metric == "king" else rook_distance
        self._towards: dict[Cell, dict[Cell, int]] = {}

    def on_board(self, at: Cell) -> bool:
        """Tell whether the cell is on the map."""
        return 0 <= at.row < len(self._terrain) and 0 <= at.column < len(self._terrain[0])

    def open(self, at: Cell) -> bool:
        """Tell whether an army could stand there as far as the seat knows."""
        return self.on_board(at) and self._terrain[at.row][at.column] not in "~#"

    def step(self, at: Cell, direction: Direction) -> Cell | None:
        """Make one step, unless the edge, sea or mountains forbid it."""
        to = step(at, direction)
        narrow = not self._squeeze and squeezed(at, direction, lambda cell: not self.open(cell))
        return to if direction in self._ways and self.open(to) and not narrow else None

    def away(self, at: Cell, goal: Cell) -> int:
        """Count the steps to the goal; a very large number when there is no way."""
        if goal not in self._towards:
            self._towards[goal] = distances([goal], self._near) if self.open(goal) else {}
        return self._towards[goal].get(at, _FAR)

    def reachable(self, at: Cell, goal: Cell) -> bool:
        """Tell whether there is a way."""
        return self.away(at, goal) < _FAR

    def next(self, at: Cell, goal: Cell) -> Cell | None:
        """Give the next cell on the shortest way (C-4.2), none when the way is closed or at its end."""
        left = self.away(at, goal)
        for direction in self._ways:
            to = self.step(at, direction)
            if to is not None and left < _FAR and self.away(to, goal) < left:
                return to
        return None

    def _near(self, at: Cell) -> list[Cell]:
        return [to for way in self._ways if (to := self.step(at, way)) is not None]
