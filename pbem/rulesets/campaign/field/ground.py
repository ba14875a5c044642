"""Making the `Field` of a turn from a state."""

from __future__ import annotations

from functools import lru_cache

from pbem.core.agreements.agreement import in_force
from pbem.rulesets.campaign.field.paths import Ways
from pbem.rulesets.campaign.field.scene import Field
from pbem.rulesets.campaign.field.sides import sharers, sides
from pbem.rulesets.campaign.field.sight import Raster
from pbem.rulesets.campaign.state import State


def field_of(state: State, turn: int) -> Field:
    """C-3.1: give what does not change in a turn: the board, the sides and treaties in force then."""
    raster = _raster(state.board.width, state.board.height, state.options.move_metric)
    bound = in_force(state.alliances, turn)
    return Field(
        state.options,
        state.board,
        turn,
        state.places,
        sides(bound),
        sharers(bound, "share_view"),
        raster,
        Ways(state.board, state.options, raster),
        state.sites,
    )


@lru_cache(maxsize=8)
def _raster(columns: int, rows: int, metric: str) -> Raster:
    """Number the cells of a board; those of one size are numbered and seen over alike, so it is done once."""
    return Raster(columns, rows, metric)
