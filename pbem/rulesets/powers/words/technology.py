"""Technology <-> phrases, its checks and forecasts (P-56); what its payments are refused for stands in
`purse_checks.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| payment | ERROR | | P-56.3a |
| teach-whom | ERROR | | P-56.4 |
| no-field | ERROR | field | P-56.3 |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import filled, word
from pbem.core.texts import number, share, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.tech import fields
from pbem.rulesets.powers.orders.learning import LearningOrder, ResearchOrder, TeachOrder
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import named, paid_shares, refused, said_amount


def phrase(order: LearningOrder) -> Phrase:
    """Say an order."""
    match order:
        case ResearchOrder(field, paid):
            shares = tuple(filled("payment", land=land, amount=said_amount(bv, BV)) for land, bv in paid.items())
            return filled("research", field=field, paid=shares)
        case TeachOrder(field, to):
            return Phrase("teach", {"to": Phrase("party", {"colour": to}), "field": field})
        case _:
            assert_never(order)


def _research(phrase: Phrase, view: View) -> Understood:
    paid = paid_shares(phrase)
    if paid is None:
        return (refused("payment", "P-56.3a"),)
    return (ResearchOrder(word(phrase, "field"), paid),)


def check(view: View, order: LearningOrder) -> Iterator[Problem]:
    """Hold a line against the rules: fields that mean something here, others who still play."""
    if order.field not in fields(every.book(view).points, view):
        yield refused("no-field", "P-56.3", field=text("powers-field", field=order.field))
    if isinstance(order, TeachOrder) and (order.to == view.seat or order.to not in view.alive):
        yield refused("teach-whom", "P-56.4")


def foretold(work: Work, order: LearningOrder, place: int) -> Told:
    """P-56.3a: what is paid by a line, what is missing, when the level rises, and what is lost by it."""
    field = text("powers-field", field=order.field)
    if isinstance(order, TeachOrder):
        level = work.view.learning.level(work.seat, order.field)
        yield text("powers-plan-teach", field=field, who=order.to, level=level)
        return
    deal = work.played.deals.get(place) if work.played else None
    if deal is None or deal.refused:
        return
    told = {name: share(number(deal.facts[name]), BV) for name in ("paid", "missing")}
    rises = 0 if number(deal.facts["missing"]) else work.view.round + 1
    aimed = deal.facts["count"]
    yield text("powers-plan-research", field=field, level=aimed, cost=share(deal.cost, BV), round=rises, **told)
    before = work.view.learning.research.get(work.seat)
    if before and before.field != order.field:
        lost = text("powers-field", field=before.field)
        yield text("powers-plan-research-lost", field=lost, bv=share(before.paid, BV))


MATTER: Matter[LearningOrder] = Matter(
    when=dict.fromkeys((ResearchOrder, TeachOrder), "play"),
    phrase=phrase,
    meanings={
        "research": _research,
        "teach": lambda phrase, view: (
            TeachOrder(word(phrase, "field"), Seat(next(iter(named(phrase, "to", "colour")), ""))),
        ),
    },
    check=check,
    foretold=foretold,
)
