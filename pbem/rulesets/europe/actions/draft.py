"""E-6.1: a new figure on an own home."""

from __future__ import annotations

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.orders import Draft
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands


def refused(state: State, seat: Seat, action: Draft) -> str:
    """E-6.1: say why a figure cannot be drafted there now; empty: it can."""
    if not lands.is_home(action.at, seat):
        return "not_home"
    if figures.holder(state.lands, action.at) not in (None, seat):
        return "held"
    limit = state.options.figure_limit
    return "limit" if limit and figures.total(state.lands, seat) >= limit else ""


def draft(state: State, seat: Seat, action: Draft) -> tuple[State, tuple[Event, ...]]:
    """E-6.1: put a figure there."""
    number = figures.there(state.lands, action.at, seat) + 1
    state = figures.with_lands(state, figures.put(state.lands, action.at, seat, number))
    return state, (events.drafted(seat, action.at, number),)
