"""The report of a turn for the referee."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.blocks import Brief
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.state import State


def oversee(before: State, after: State, sheets: Mapping[Seat, Sheet[Order]], events: tuple[Event, ...]) -> Brief:
    """Write everything that happened."""
    raise NotImplementedError
