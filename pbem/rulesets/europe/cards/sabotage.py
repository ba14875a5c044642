"""E-7.1: a J, or an A as one: half of an opponent's figures on an own home are removed."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.europe import events
from pbem.rulesets.europe.cards.espionage import Done, usable, used
from pbem.rulesets.europe.orders import Card, SabotageOrder
from pbem.rulesets.europe.state import State, TurnPhase
from pbem.rulesets.europe.table import figures, lands, seats


def sabotage(state: State, phase: TurnPhase, order: SabotageOrder) -> Done:
    """E-7.1: halve them, the lone one is removed; what is not possible is skipped and the card kept (E-11.5)."""
    rank = "A" if order.ace else "J"
    card = usable(state, phase, rank)
    if why := _refused(state, phase, order, card):
        return state, phase, (events.skipped(phase.seat, "sabotage", why, at=order.at, card=rank),)
    assert card is not None
    victim = state.lands[order.at]
    left = victim.figures // 2
    state = seats.drop(state, phase.seat, (card,))
    state = figures.with_lands(state, figures.put(state.lands, order.at, victim.power, left))
    told = events.sabotaged(phase.seat, order.at, victim.power, (victim.figures, left), card)
    return state, replace(used(phase, card), sabotaged=True), (told,)


def _refused(state: State, phase: TurnPhase, order: SabotageOrder, card: Card | None) -> str:
    """E-11.5: say why nothing can be sabotaged; empty: it can."""
    victim = state.lands.get(order.at)
    if not lands.is_home(order.at, phase.seat):
        return "not_home"
    if phase.sabotaged:
        return "once"
    if victim is None or victim.power == phase.seat:
        return "no_enemy"
    if victim.figures == 1 and state.options.sabotage_lone == "immune":
        return "lone"
    return "" if card else "no_card"
