"""The referee's own report of a round: everything."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.blocks import Block, Brief
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.state import State


def oversee(before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]) -> Brief:
    """Write everything about a round."""
    raise NotImplementedError


def standings(state: State) -> tuple[Block, ...]:
    """Show who came where, all hands and the rest of the deck (E-9.5)."""
    raise NotImplementedError
