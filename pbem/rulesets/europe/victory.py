"""E-9: who has won: whoever holds all homes of another power, or the right neighbour of one who lost his last home."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.state import Result, State
from pbem.rulesets.europe.table import deck, figures, powers, seats
from pbem.rulesets.europe.table.figures import Stacks


def check(state: State, on_turn: Seat) -> tuple[State, tuple[Event, ...]]:
    """E-9.3: end the game if somebody has won by the change that was just made."""
    result = judge(state.lands, state.circle, on_turn)
    return (state, ()) if result is None else end(state, result)


def end(state: State, result: Result) -> tuple[State, tuple[Event, ...]]:
    """E-9.5, E-10.2: nobody is asked any more, and all shuffles are opened."""
    pile = deck.opened(state.deck)
    shown = tuple(events.opened(one.seal, one.salt, one.order, one.decreed) for one in pile.opened)
    told = events.ended(result.winners, result.reason, result.of)
    return replace(state, deck=pile, phase=None, result=result), (told, *shown)


def judge(lands: Stacks, circle: tuple[Seat, ...], on_turn: Seat) -> Result | None:
    """E-9.3: of all who have won by one change it is the player on turn, else the first of them from his left (D12)."""
    won = {**_collapses(lands, circle), **_occupations(lands, circle)}
    return next((won[seat] for seat in seats.beginning(circle, on_turn) if seat in won), None)


def _occupations(lands: Stacks, circle: tuple[Seat, ...]) -> Mapping[Seat, Result]:
    """E-9.1 (W1): find who holds all homes of another power, played or not, and a home of his own."""
    found: dict[Seat, Result] = {}
    for of in powers.BLOCS:
        holder = figures.holder(lands, of.homes[0])
        if holder in (None, of.seat) or any(figures.holder(lands, land) != holder for land in of.homes):
            continue
        if holder is not None and figures.at_home(lands, holder):
            found[holder] = Result((holder,), "occupation", of.seat)
    return found


def _collapses(lands: Stacks, circle: tuple[Seat, ...]) -> Mapping[Seat, Result]:
    """E-9.2 (W2): find who has no figure at home; his right neighbour wins."""
    fallen = (seat for seat in circle if not figures.at_home(lands, seat))
    return {seats.right(circle, seat): Result((seats.right(circle, seat),), "collapse", seat) for seat in fallen}
