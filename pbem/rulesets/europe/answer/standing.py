"""Standing orders: what is in force after a letter, and what they would do with the hand as it is now (E-12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.texts import Text, text
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import (
    AutoOrder,
    DefaultOrder,
    DefendOrder,
    Order,
    RankOrder,
    RetreatOrder,
    StopOrder,
)
from pbem.rulesets.europe.state import Standing
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import known, saying


def after(standing: Standing, orders: tuple[Order, ...]) -> Standing:
    """E-11.1: give what is in force once these orders are: stops all together, the others one by one."""
    stops = tuple(order for order in orders if isinstance(order, StopOrder))
    found = replace(standing, stops=stops) if stops else standing
    for order in orders:
        found = _with(found, order)
    return found


def _with(standing: Standing, order: Order) -> Standing:
    """E-11.1: put one standing order in the place of the earlier one."""
    match order:
        case DefendOrder():
            return replace(standing, defend=order)
        case RankOrder():
            return replace(standing, rank=order)
        case RetreatOrder(origin=origin):
            return replace(standing, retreats={**standing.retreats, origin: order})
        case DefaultOrder():
            return replace(standing, default=order)
        case AutoOrder(on=on):
            return replace(standing, auto=on)
        case _:
            return standing


def foretold(view: View, order: Order) -> Iterator[Text]:
    """Say what a standing order would do, as the hand is now."""
    match order:
        case StopOrder(never=True):
            yield text("europe-plan-stop-none")
        case StopOrder():
            yield _stop(view, order)
        case DefendOrder(policy, least):
            yield text("europe-plan-defend", policy=policy, least=least)
        case RankOrder() if view.hand:
            yield text("europe-plan-rank", cards=values.lowest_first(view.hand, order)[:1])
        case RetreatOrder(lands, origin) if lands:
            yield text("europe-plan-retreat", origin=origin or "none")
        case DefaultOrder(choices):
            yield text("europe-plan-default", what=saying.choices(choices))
        case _:
            pass


def _stop(view: View, order: StopOrder) -> Text:
    """E-12.4: tell whether there is a card for it now."""
    kings, aces = known.ranks(view, "K"), known.ranks(view, "A") if order.ace else ()
    used = (*kings, *aces)[:1]
    return text("europe-plan-stop", cards=used, count=len(used), ace=int(order.ace))
