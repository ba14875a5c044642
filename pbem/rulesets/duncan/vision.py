"""D-5: what is seen."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.view import View


def view(state: State, seat: Seat | None) -> View:
    """D-5.5: what a team (None: the public) knows."""
    raise NotImplementedError


def look(
    state: State, flashes: Mapping[Seat, tuple[Cell, ...]], smokes: tuple[Cell, ...]
) -> tuple[State, tuple[Event, ...]]:
    """D-5: phase 3: flashes, smokes, then the sight of portals and units."""
    raise NotImplementedError


def remember(state: State) -> State:
    """D-5.5: after phase 7, put piles as now seen into the memories."""
    raise NotImplementedError
