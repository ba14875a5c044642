"""Open land: the theme of boards that ask for no other."""

from __future__ import annotations

from pbem.core.board import land_ground, land_things
from pbem.core.board.theme import Theme, Wording
from pbem.core.drawing import Drawing


def _own(drawing: Drawing) -> bool:
    return len({piece.colour for piece in drawing.pieces if piece.own}) == 1


def _legend(drawing: Drawing, words: Wording) -> tuple[str, ...]:
    return (words.t("map-ground"),)


LAND = Theme(
    key="land",
    ground=land_ground.ground,
    things=land_things.things,
    own=_own,
    legend=_legend,
    wide=48,
    high=40,
    front=(40, 30),
    fronts=3,
)
