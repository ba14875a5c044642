"""Standing orders: what they would do with the hand as it is now (E-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.texts import Text, text
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import (
    AutoOrder,
    DefaultOrder,
    DefendOrder,
    RankOrder,
    RetreatOrder,
    StandingOrder,
    StopOrder,
)
from pbem.rulesets.europe.report.sentences import signs
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import summaries, supposed


def foretold(view: View, order: StandingOrder) -> Iterator[Text]:
    """Say what a standing order would do, as the hand is now."""
    match order:
        case StopOrder(never=True):
            yield text("europe-plan-stop-none")
        case StopOrder():
            yield _stop(view, order)
        case DefendOrder(policy, least):
            yield text("europe-plan-defend", policy=policy, least=least)
        case RankOrder() if view.hand:
            yield text("europe-plan-rank", cards=signs(values.lowest_first(view.hand, order)[:1]))
        case RetreatOrder(lands, origin) if lands:
            yield text("europe-plan-retreat", origin=origin or "none")
        case DefaultOrder(choices):
            yield text("europe-plan-default", what=summaries.choices(choices))
        case RankOrder() | RetreatOrder() | AutoOrder():
            pass
        case _:
            assert_never(order)


def _stop(view: View, order: StopOrder) -> Text:
    """E-12.4: tell whether there is a card for it now."""
    kings, aces = supposed.ranks(view, "K"), supposed.ranks(view, "A") if order.ace else ()
    used = (*kings, *aces)[:1]
    return text("europe-plan-stop", cards=signs(used), count=len(used), ace=int(order.ace))
