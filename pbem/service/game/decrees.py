"""What the referee's decrees make of a state: done when they are given, and again whenever a campaign is proven."""

from __future__ import annotations

from pbem.core.events import Event
from pbem.core.problems import Refusal
from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder, AnyState, Installed


def is_decree(installed: Installed, state: AnyState, order: AnyOrder) -> bool:
    """Tell whether an order is a decree; a Refusal says why one cannot be."""
    try:
        installed.ruleset.refereeing.decree(state, order)
    except Refusal as refusal:
        if refusal.no_decree:
            return False
        raise
    return True


def decreed(installed: Installed, state: AnyState, sheet: Sheet[AnyOrder]) -> tuple[AnyState, tuple[Event, ...]]:
    """Carry decrees out, one after the other; give the state and what they tell."""
    events: tuple[Event, ...] = ()
    for order in sheet:
        done = installed.ruleset.refereeing.decree(state, order)
        state, events = done.state, (*events, *done.events)
    return state, events
