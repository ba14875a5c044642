"""Diplomatic orders <-> phrases (4.4, 4.5)."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.rulesets.campaign.orders import (
    AnswerOrder,
    AwardOrder,
    Dealing,
    Decree,
    EndOrder,
    EndStateOrder,
    Order,
    PassOrder,
    ProposeOrder,
    TakeOrder,
    UnionOrder,
)
from pbem.rulesets.campaign.view import View


def phrase(order: Dealing | UnionOrder | PassOrder | Decree) -> Phrase:
    """Turn a diplomatic order into the phrase that says it."""
    raise NotImplementedError(order.kind)


def order(phrase: Phrase, view: View) -> Order | Problem | None:
    """Turn a phrase into the diplomatic order it says; None: it is about something else."""
    return None


def subject(order: Dealing | UnionOrder | PassOrder | Decree) -> str:
    """Name what an order is about; what is said of one proposal replaces what was said of it before."""
    match order:
        case ProposeOrder() | AnswerOrder() | PassOrder():
            return f"proposal {order.number}"
        case EndOrder():
            return f"alliance {order.number}"
        case UnionOrder():
            return "union"
        case AwardOrder() | TakeOrder() | EndStateOrder():
            return f"decree {order}"
