"""E-6.2: one figure to an empty land, over a border or by ship."""

from __future__ import annotations

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.actions import homeland
from pbem.rulesets.europe.orders import Land, Move
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands


def refused(state: State, seat: Seat, action: Move) -> str:
    """E-6.2, E-6.3: say why no figure can go there now; empty: one can."""
    if not figures.there(state.lands, action.origin, seat):
        return "no_figure"
    if action.to not in lands.reach(action.origin, figures.neutrals(state.options, state.circle)):
        return "reach"
    if not free(state, seat, action.to):
        return "occupied"
    return "" if homeland.may_leave(state.lands, seat, action.origin, action.to) else "homeland"


def free(state: State, seat: Seat, land: Land) -> bool:
    """E-6.2: only an empty land is entered; with `merge` an own one, too (D7)."""
    holder = figures.holder(state.lands, land)
    return holder is None or (state.options.merge and holder == seat)


def move(state: State, seat: Seat, action: Move) -> tuple[State, tuple[Event, ...]]:
    """E-6.2: let one figure go."""
    sea = lands.by_sea(action.origin, action.to, figures.neutrals(state.options, state.circle))
    state = figures.with_lands(state, figures.go(state.lands, seat, action.origin, action.to, 1))
    return state, (events.moved(seat, action.origin, action.to, sea),)
