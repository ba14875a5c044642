"""E-13.1, E-11.2: whether a letter lets the game go on before its time.

Were a turn played with standing orders alone, or with a card that is not in hand, all others would be told of a step in
which nothing happened, and know of a letter that did not come to anything (E-10.1).
"""

from __future__ import annotations

from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import ActionOrder, Order
from pbem.rulesets.europe.phases import player_turn
from pbem.rulesets.europe.state import TurnPhase
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import supposed


def enough(view: View, sheet: Sheet[Order]) -> bool:
    """E-13.1: tell whether something would come of these orders now; of answers to questions anything does.

    In a simultaneous game the round waits for an action: standing orders may be sent first (E-11.1).
    """
    acts = any(isinstance(order, ActionOrder) for order in sheet)
    if view.phase is None:
        return acts
    if not isinstance(view.phase, TurnPhase) or view.phase.seat != view.seat:
        return True
    return acts or any(_used(view, view.phase, order) for order in sheet)


def _used(view: View, phase: TurnPhase, order: Order) -> bool:
    """E-7.1, E-7.2: tell whether a J or a Q would be played by this order."""
    return player_turn.card_action(supposed.state(view), phase, order)[1] != phase
