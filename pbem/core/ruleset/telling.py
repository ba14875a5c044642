"""The telling: reports, pictures and forecasts, made from a seat's views and the events it saw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from pbem.core.blocks import Block, Brief, Forecast
from pbem.core.board.theme import Theme
from pbem.core.events import Event
from pbem.core.programs import ForPrograms
from pbem.core.ruleset.types import OrderT, StateT, ViewT
from pbem.core.scene import Scene
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Text

T = TypeVar("T")


def _no_picture(view: object) -> Scene | None:
    return None


def _no_remarks(view: object, sheet: Sheet[T]) -> tuple[Scene | None, tuple[Forecast[T], ...]]:
    return None, tuple(Forecast[T](line.line, "") for line in sheet.lines)


def _no_overview(view: object, sheet: object) -> tuple[Text, ...]:
    return ()


def _no_standings(state: object) -> tuple[Block, ...]:
    return ()


def _all_of_it(view: T) -> T:
    return view


@dataclass(frozen=True, eq=False)
class Comparison(Generic[StateT, ViewT, OrderT]):
    """How a forecast is held against the turn that is played; read by the tests alone."""

    laid_open: Callable[[StateT, Seat], StateT]
    """Lay a state open to a seat: what it does not see is not there, and nobody else moves of himself."""
    differences: Callable[[ViewT, Sheet[OrderT], ViewT, tuple[Event, ...]], tuple[str, ...]]
    """List what came otherwise than foretold: from the view before, the orders, the view after and the own events.
    What a die or a card decides is not foretold, so it is not compared."""
    brought: Callable[[ViewT], object] = _all_of_it
    """Give of the view after a turn what the turn has brought: all but what is only kept of the orders themselves."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Telling(Generic[StateT, ViewT, OrderT]):
    """What is shown and said."""

    brief: Callable[[ViewT | None, ViewT, tuple[Event, ...]], Brief]
    """Write the seat's report from its view before, its view after and its own events; the first report has no view
    before."""
    draw: Callable[[ViewT], Scene | None] = _no_picture
    """Draw what the view shows; by default there is no picture."""
    illustrate: Callable[[ViewT, tuple[Event, ...]], Scene | None] | None = None
    """Draw the map of a report: the view and what this seat saw happen; None: what the view shows."""
    plan: Callable[[ViewT, Sheet[OrderT]], tuple[Scene | None, tuple[Forecast[OrderT], ...]]] = _no_remarks
    """Draw what is planned, and say of each order what is to be expected, from the seat's knowledge alone: a forecast
    for each line of the sheet. By default nothing is drawn, and nothing said of an order but its words."""
    overview: Callable[[ViewT, Sheet[OrderT]], tuple[Text, ...]] = _no_overview
    """Say at the head of the answer what holds for all orders together, such as standing orders in force and what the
    turn will be played with, from the seat's knowledge alone; by default nothing."""
    standings: Callable[[StateT], tuple[Block, ...]] = _no_standings
    """Show who came where, when the game is over: everybody may see everything then. By default nothing."""
    comparison: Comparison[StateT, ViewT, OrderT] | None = None
    """How its forecasts are compared with what happens; None: they are not."""
    colour: Callable[[Seat], str] = str
    """Give the colour a seat is painted in, a key of the palette; by default seats are called after theirs."""
    themes: tuple[Theme, ...] = ()
    """The ways its boards of squares are shown, each by the `theme` that drawings name; by default open land alone."""
    programs: ForPrograms | None = None
    """The shapes `report.json` is published with, for authors of client programs; None: it promises them nothing."""
