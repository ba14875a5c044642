"""The ground as one seat knows it: what it has never seen counts as passable (C-4.2)."""

from __future__ import annotations

from pbem.core.grid import KING, ROOK, Cell, Direction, king_distance, rook_distance, squeezed, step
from pbem.rulesets.campaign.field.paths import Ways
from pbem.rulesets.campaign.field.sight import Raster
from pbem.rulesets.campaign.state import NEUTRAL, Board
from pbem.rulesets.campaign.view import View

_FAR = 10**6


class Ground:
    """Ways over the known ground; those to a goal are worked out once."""

    def __init__(self, view: View) -> None:
        self._known = Board(view.terrain)
        self._directions = KING if view.options.move_metric == "king" else ROOK
        self._squeeze = view.options.diagonal_squeeze
        self.apart = king_distance if view.options.move_metric == "king" else rook_distance
        self._ways = Ways(self._known, view.options, Raster(self._known, view.options))
        self._whose = (view.seat or NEUTRAL, self._ways.everywhere)

    def on_board(self, at: Cell) -> bool:
        """Tell whether the cell is on the map."""
        return 0 <= at.row < self._known.height and 0 <= at.column < self._known.width

    def open(self, at: Cell) -> bool:
        """Tell whether an army could stand there as far as the seat knows."""
        return self._known.passable(at)

    def step(self, at: Cell, direction: Direction) -> Cell | None:
        """Make one step, unless the edge, sea or mountains forbid it."""
        to = step(at, direction)
        narrow = not self._squeeze and squeezed(at, direction, lambda cell: not self.open(cell))
        return to if direction in self._directions and self.open(to) and not narrow else None

    def away(self, at: Cell, goal: Cell) -> int:
        """Count the steps to the goal; a very large number when there is no way."""
        steps = self._ways.away(*self._whose, at, goal) if self.on_board(goal) else None
        return _FAR if steps is None else steps

    def reachable(self, at: Cell, goal: Cell) -> bool:
        """Tell whether there is a way."""
        return self.away(at, goal) < _FAR

    def next(self, at: Cell, goal: Cell) -> Cell | None:
        """Give the next cell on the shortest way (C-4.2), none when the way is closed or at its end."""
        return self._ways.next(*self._whose, at, goal) if self.on_board(goal) else None
