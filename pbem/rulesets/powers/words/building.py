"""Building and demolishing (P-4.4, P-14, P-40.2): what is said, what is meant, what it costs, when it is ready.

What is wrong with such lines stands in `purse_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import filled, integer, word
from pbem.core.texts import Fact, number, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Deal, completions, due
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import (
    BuildOrder,
    DemolishOrder,
    FactoryOrder,
    HelpedOrder,
    RushOrder,
    StandingBuildOrder,
    Units,
)
from pbem.rulesets.powers.state import BV, owned
from pbem.rulesets.powers.turn import last_round
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import placing, purse_checks
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.purse_checks import bv
from pbem.rulesets.powers.words.slots import paid_shares, refused, said_amount, said_units, units

Building = BuildOrder | RushOrder | FactoryOrder | DemolishOrder | StandingBuildOrder
Spending = BuildOrder | RushOrder | HelpedOrder | FactoryOrder | DemolishOrder
MOST = 20
"""As many factories as one line may begin."""


def phrase(order: Building) -> Phrase:
    """Say an order."""
    match order:
        case BuildOrder(row, at, count, harbour):
            return filled("build", units=said_units("made", (Units(row, count),)), at=at, harbour=harbour)
        case RushOrder(row, at, count):
            return Phrase("rush", {"units": said_units("made", (Units(row, count),)), "at": at})
        case FactoryOrder(at, paid):
            shares = tuple(filled("payment", land=land, amount=said_amount(bv, BV)) for land, bv in paid.items())
            return filled("factory", at=at, paid=shares)
        case DemolishOrder(at, count):
            return Phrase("demolish", {"at": at, "count": count})
        case StandingBuildOrder(at, row):
            return filled("standing", at=at, row=row, none=None if row else "1")
        case _:
            assert_never(order)


def _build(phrase: Phrase, view: View) -> Understood:
    at, harbour = word(phrase, "at"), word(phrase, "harbour")
    return tuple(BuildOrder(each.row, at, each.count, harbour) for each in units(phrase, "units"))


def _rush(phrase: Phrase, view: View) -> Understood:
    return tuple(RushOrder(each.row, word(phrase, "at"), each.count) for each in units(phrase, "units"))


def _factory(phrase: Phrase, view: View) -> Understood:
    paid = paid_shares(phrase)
    if paid is None:
        return (refused("payment", "P-14.3"),)
    number = integer(phrase, "count", 1)
    found = FactoryOrder(word(phrase, "at"), paid)
    most = 1 if paid else MOST
    return (found,) * number if 0 < number <= most else (refused("how-many", "P-14.2", most=most),)


def _demolish(phrase: Phrase, view: View) -> Understood:
    return (DemolishOrder(word(phrase, "at"), integer(phrase, "count", 1)),)


def _standing(phrase: Phrase, view: View) -> Understood:
    """S-1: `everywhere` is on all own lands."""
    at = word(phrase, "at")
    lands = (at,) if at else owned(view, view.seat) if view.seat else ()
    found = tuple(StandingBuildOrder(land, word(phrase, "row")) for land in lands)
    return found or (refused("no-lands", "P-4.4"),)


def _check(view: View, order: Building) -> Iterator[Problem]:
    match order:
        case BuildOrder():
            return purse_checks.row(view, order)
        case RushOrder():
            return purse_checks.rush(view, order)
        case StandingBuildOrder():
            return purse_checks.standing(view, order)
        case FactoryOrder() | DemolishOrder():
            return iter(())
        case _:
            assert_never(order)


def _foretold(work: Work, order: Building, place: int) -> Told:
    """P-3.1, P-4.4: what a line costs; before the start, what it leaves of the grant."""
    if not isinstance(order, StandingBuildOrder) and work.played and place in work.played.deals:
        yield from dealt(work, order, work.played.deals[place])
    elif isinstance(order, FactoryOrder) and work.view.stage in placing.STAGES:
        yield from placing.laid(work, place)


def dealt(work: Work, order: Spending, deal: Deal) -> Told:
    """P-4.3, P-4.4: what a line of production costs and leaves, and when it is ready."""
    if deal.refused:
        return
    at = str(deal.facts["at"])
    facts: dict[str, Fact] = {"at": at, "cost": bv(deal.cost), "left": bv(deal.purse.lands.get(at, 0))}
    match order:
        case BuildOrder(row) if deal.kind == "part":
            told = {name: deal.facts[name] for name in ("paid", "missing")}
            yield text("powers-plan-part", units=events.units({row: 1}), **told, **facts)
        case BuildOrder(row) | RushOrder(row):
            units = events.units({row: number(deal.facts["count"])})
            yield text("powers-plan-build", units=units, round=_ready(work, order), **facts)
        case HelpedOrder(row):
            units = events.units({row: number(deal.facts["count"])})
            shares = deal.facts["shares"]
            yield text("powers-plan-helped", units=units, round=_ready(work, order), shares=shares, **facts)
        case FactoryOrder():
            yield text("powers-plan-factory", count=deal.facts["count"], **facts)
        case DemolishOrder():
            yield text("powers-plan-demolish", at=at, count=deal.facts["count"])
        case _:
            assert_never(order)


def _ready(work: Work, order: BuildOrder | RushOrder | HelpedOrder) -> int:
    """P-4.3, P-15.1, P-40.2: give the round of the completion that makes it ready; 0: none does before the end."""
    points, last = every.book(work.view).points, last_round(work.view) or work.view.round + purse_checks.FAR
    rounds = range(work.view.round + 1, last + 1)
    coming = (each for each in rounds if due(points, replace(work.view, round=each), work.seat))
    missing = 1 if isinstance(order, RushOrder) else completions(points, order.row)
    return next(islice(coming, missing - 1, None), 0)


def _subject(order: Building) -> str:
    """S-1: a standing build replaces the earlier one for the same land."""
    return f"standing {order.at}" if isinstance(order, StandingBuildOrder) else ""


MATTER: Matter[Building] = Matter(
    when={
        BuildOrder: "play",
        RushOrder: "play",
        DemolishOrder: "play",
        FactoryOrder: "build",
        StandingBuildOrder: "any",
    },
    phrase=phrase,
    meanings={
        "build": _build,
        "rush": _rush,
        "factory": _factory,
        "demolish": _demolish,
        "standing": _standing,
    },
    check=_check,
    together=purse_checks.produced,
    foretold=_foretold,
    subject=_subject,
)
