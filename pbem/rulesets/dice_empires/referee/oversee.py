"""The referee's own report of a round: everything."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.blocks import Block, Brief
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.state import State


def oversee(before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]) -> Brief:
    """Write everything about a round."""
    raise NotImplementedError


def standings(state: State) -> tuple[Block, ...]:
    """Show who came where."""
    raise NotImplementedError
