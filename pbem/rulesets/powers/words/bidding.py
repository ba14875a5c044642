"""Bids and agreements for a fair start (P-18)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each
from pbem.core.texts import text
from pbem.rulesets.powers.orders import AgreeOrder, BidOrder
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import treaty_checks
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.purse_checks import bv
from pbem.rulesets.powers.words.slots import amount, named, refused, said, said_amount

Bidding = BidOrder | AgreeOrder
HALVES = 2
"""P-18.1: bids are in halves of a BV."""


def phrase(order: Bidding) -> Phrase:
    """Say an order."""
    if isinstance(order, AgreeOrder):
        return Phrase("agree")
    return Phrase("bid", {"of": tuple(_said_bid(column, amount) for column, amount in order.amounts.items())})


def _said_bid(column: str, amount: int) -> Phrase:
    """P-18.6: the column of a block is the sides in it."""
    sides = said("one_side", "side", column.split("+"))
    return Phrase("bidden", {"sides": sides, "amount": said_amount(amount, HALVES)})


def _bid(phrase: Phrase, view: View) -> Understood:
    columns = [("+".join(named(one, "sides", "side")), amount(one, "amount", HALVES)) for one in each(phrase, "of")]
    amounts = {column: bid for column, bid in columns if bid is not None}
    if any(bid is None for _, bid in columns):
        return (refused("bid-halves", "P-18.1"),)
    return (BidOrder(amounts) if len(amounts) == len(columns) else refused("bid-twice", "P-18.1"),)


def _check(view: View, order: Bidding) -> Iterator[Problem]:
    return treaty_checks.bid(view, order) if isinstance(order, BidOrder) else iter(())


def _foretold(work: Work, order: Bidding, place: int) -> Told:
    if isinstance(order, BidOrder):
        yield text("powers-plan-bid")
        return
    view = work.view
    yield text("powers-plan-agree", side=view.roles.get(work.seat, ""), bv=bv(view.grants.get(work.seat, 0)))


def _subject(order: Bidding) -> str:
    """P-18.9: who agrees may bid, too, should another not agree."""
    return "bid" if isinstance(order, BidOrder) else "agreement"


MATTER: Matter[Bidding] = Matter(
    when={BidOrder: "bid", AgreeOrder: "bid"},
    phrase=phrase,
    meanings={"bid": _bid, "agree": lambda phrase, view: (AgreeOrder(),)},
    check=_check,
    foretold=_foretold,
    subject=_subject,
)
