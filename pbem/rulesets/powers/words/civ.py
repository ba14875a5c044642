"""Factories with a trade <-> phrases, and what they will bring (P-57); what they are refused for stands in
`purse_checks.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| payment | ERROR | | P-14.3 |
"""

from __future__ import annotations

from typing import cast

from pbem.core.phrases import Phrase
from pbem.core.slots import filled, word
from pbem.core.texts import text
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.trades import Trade
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import placing
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.purse_checks import bv
from pbem.rulesets.powers.words.slots import paid_shares, refused, said_amount


def phrase(order: TradeOrder) -> Phrase:
    """Say an order."""
    shares = tuple(filled("payment", land=land, amount=said_amount(bv, BV)) for land, bv in order.paid.items())
    return filled("trade_factory", trade=order.trade, at=order.at, paid=shares)


def _trade(phrase: Phrase, view: View) -> Understood:
    paid = paid_shares(phrase)
    if paid is None:
        return (refused("payment", "P-14.3"),)
    return (TradeOrder(word(phrase, "at"), cast("Trade", word(phrase, "trade")), paid),)


def foretold(work: Work, order: TradeOrder, place: int) -> Told:
    """P-57.1: what it costs, and how many factories of which trade the land has then."""
    deal = work.played.deals.get(place) if work.played else None
    if deal and not deal.refused:
        left = bv(deal.purse.lands.get(order.at, 0))
        yield text("powers-plan-factory", at=order.at, cost=bv(deal.cost), left=left, count=deal.facts["count"])
        yield text("powers-plan-trade", trade=deal.facts["trade"])
    elif not deal and work.view.stage in placing.STAGES:
        yield from placing.laid(work, place)


MATTER: Matter[TradeOrder] = Matter(
    when={TradeOrder: "build"},
    phrase=phrase,
    meanings={"trade_factory": _trade},
    foretold=foretold,
)
