"""Cheap units <-> phrases, and their checks (P-43); what their purse refuses stands in `purse_checks.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| payment | ERROR | | P-43.1 |
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import filled, word
from pbem.rulesets.powers.orders import BuildOrder, Units
from pbem.rulesets.powers.orders.prices import HelpedOrder
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import building, purse_checks
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import paid_shares, refused, said_amount, said_units, units


def phrase(order: HelpedOrder) -> Phrase:
    """Say an order."""
    shares = tuple(filled("payment", land=land, amount=said_amount(bv, BV)) for land, bv in order.paid.items())
    made = said_units("made", (Units(order.row, order.count),))
    return Phrase("helped", {"units": made[0], "at": order.at, "paid": shares})


def _helped(phrase: Phrase, view: View) -> Understood:
    paid = paid_shares(phrase)
    if paid is None:
        return (refused("payment", "P-43.1"),)
    built = units(phrase, "units")[0]
    return (HelpedOrder(built.row, word(phrase, "at"), paid, built.count),)


def check(view: View, order: HelpedOrder) -> Iterator[Problem]:
    """P-4.4: only what is in play, and for sale, is built."""
    return purse_checks.row(view, BuildOrder(order.row, order.at))


def _foretold(work: Work, order: HelpedOrder, place: int) -> Told:
    if work.played and place in work.played.deals:
        yield from building.dealt(work, order, work.played.deals[place])


MATTER: Matter[HelpedOrder] = Matter(
    when={HelpedOrder: "play"}, phrase=phrase, meanings={"helped": _helped}, check=check, foretold=_foretold
)
