"""The referee's part: what he may decree, and what he reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from pbem.core.blocks import Block, Brief
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.problems import NO_DECREE, Refusal
from pbem.core.ruleset.rules import Resolution
from pbem.core.ruleset.types import OrderT, StateT, ViewT
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet

Oversight = Callable[[StateT, StateT, Mapping[Seat, Sheet[OrderT]], tuple[Event, ...]], Brief]
"""The referee's own report of a turn, from the states before and after it, all orders and all events."""


def _no_decree(state: StateT, order: object) -> Resolution[StateT]:
    raise Refusal(NO_DECREE)


def _no_end(state: StateT, seat: Seat) -> Resolution[StateT]:
    raise Refusal("no-abandon")


def _no_decree_of_end(seat: Seat) -> None:
    return None


def _always(order: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Refereeing(Generic[StateT, ViewT, OrderT]):
    """What the referee does and sees."""

    decree: Callable[[StateT, OrderT], Resolution[StateT]] = _no_decree
    """Do at once what the referee decrees: award, take away, end a player's game. A Refusal says why it cannot be.
    The order was written by the referee and checked against `view(state, REFEREE)`."""
    abandon: Callable[[StateT, Seat], Resolution[StateT]] = _no_end
    """End a seat nobody plays any more, as the rule book has it; a Refusal says that it has nothing for this."""
    abandonment: Callable[[Seat], OrderT | None] = _no_decree_of_end
    """Give the decree that does the same, so that the end of a seat is kept and done again like others."""
    reasoned: Callable[[OrderT], bool] = _always
    """Tell whether the referee says why when he orders this; by default he does. What he publishes in his own words
    speaks for itself, and is read to the end of the line."""
    oversee: Oversight[StateT, OrderT] | None = None
    """Write the referee's own report of a turn: everything. None: all events, with who was told of each."""
    pending: Callable[[ViewT, tuple[Overture[OrderT], ...]], tuple[Block, ...]] | None = None
    """Show the referee what waits for his word, from what was said since the turn began, to him and by him. None:
    whatever others said to him."""
