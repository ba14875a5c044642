"""How boards of one sort are shown, as picture and as table of signs: a value of functions that a game may give."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from pbem.core.board.panel import INK, Panel
from pbem.core.drawing import Drawing
from pbem.core.shapes import Shape
from pbem.core.texts import Fact


class Wording(Protocol):
    """What says messages in the reader's language."""

    def t(self, id: str, /, **facts: Fact) -> str:
        """Say a message."""

    def seat(self, who: str, case: str = "nom") -> str:
        """Say the people of a colour in a grammatical case."""


@dataclass(frozen=True)
class Entry:
    """A sign in the key below a picture: the message that says what it means, and a small board that shows it."""

    word: str
    drawing: Drawing


def _no_key(drawing: Drawing) -> tuple[Entry, ...]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Theme:
    """How boards are painted whose `theme` is its `key`.

    `ground` paints what lies below, from terrain, fog and areas alone; `things` what stands on it, with names where
    there is room for them; the grid is drawn between them in the colour `lines`, so solid as `thin`. A part of at most
    `wide` by `high` cells is one panel; a larger one is an overview and at most so many `fronts` of the size `front`,
    which `caption` names. `framed`: the overview shows where they are, and what they show is in their middle. On a
    `page` with room for so many pixels all is one panel (0: as in a mail). `entries` are those of the key below it.

    In signs `unknown` is what is not known; `legend` says what the ground and the places are. `own` tells whether the
    board is one reader's: to the referee the pieces of all are as good as his own. `plans` is the message that says how
    plans look in the picture.
    """

    key: str
    ground: Callable[[Panel], Iterator[Shape]]
    things: Callable[[Panel, bool], Iterator[Shape]]
    own: Callable[[Drawing], bool]
    legend: Callable[[Drawing, Wording], tuple[str, ...]]
    wide: int
    high: int
    front: tuple[int, int]
    fronts: int
    caption: str = "map-front"
    framed: bool = False
    page: int = 0
    lines: str = INK
    thin: float = 0.13
    entries: Callable[[Drawing], Iterable[Entry]] = _no_key
    unknown: str = " "
    plans: str = "answer-map-legend"
