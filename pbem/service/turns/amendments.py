"""What the referee's decrees make of a state: done when they are given, and again whenever a campaign is proven."""

from __future__ import annotations

from typing import Any

from pbem.core.events import Event
from pbem.core.sheets import Sheet
from pbem.registry import Installed


def decreed(installed: Installed, state: Any, sheet: Sheet[Any]) -> tuple[Any, tuple[Event, ...]]:
    """Carry decrees out, one after the other; give the state and what they tell."""
    events: tuple[Event, ...] = ()
    for order in sheet:
        done = installed.ruleset.decree(state, order)
        state, events = done.state, (*events, *done.events)
    return state, events
