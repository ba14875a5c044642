"""Placing the starting army (P-3): what is said, what is meant, what it leaves of the grant.

What is wrong with such lines stands in `purse_checks.py`.
"""

from __future__ import annotations

from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.slots import each, filled, word
from pbem.core.texts import text
from pbem.rulesets.powers.orders import KeepOrder, PlaceOrder
from pbem.rulesets.powers.turn import preparation
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import purse_checks, ways
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.purse_checks import bv
from pbem.rulesets.powers.words.slots import built, none_of, placed, refused, said_units, units

Placing = PlaceOrder | KeepOrder
STAGES = ("place", "place-alternate")


def phrase(order: Placing) -> Phrase:
    """Say an order."""
    match order:
        case PlaceOrder(laid_, at, harbour):
            return filled("place", units=said_units("made", laid_), at=at, harbour=harbour)
        case KeepOrder(kept):
            return Phrase("keep", {"units": said_units("made", kept)})
        case _:
            assert_never(order)


def _place(phrase: Phrase, view: View) -> Understood:
    """P-40.1: what is put up in a land after the start is a fortress, which is built."""
    wanted = units(phrase, "units")
    if not preparation(view) and ways.fortresses(view, wanted):
        return built(wanted, word(phrase, "at"))
    return (placed(wanted, word(phrase, "at"), word(phrase, "harbour")),)


def _put(phrase: Phrase, view: View) -> Understood:
    """P-3: units and an area alone are placed before the start.

    P-4.4: later a list behind its land ("B2: two tanks"), ships in a harbour and fortresses are built; of two tanks in
    B2 nobody knows what is meant.
    """
    laid = each(phrase, "laid")[0]
    if none := none_of(laid):
        return (none,)
    at, harbour = _where(laid)
    if preparation(view):
        return (placed(units(laid, "units"), at, harbour),)
    if not harbour and "listed" not in laid.slots and not ways.fortresses(view, units(laid, "units")):
        return (refused("put", "P-4.4", at=at),)
    return built(units(laid, "units"), at, harbour)


def _where(laid: Phrase) -> tuple[str, str]:
    """Give the land of units that are put somewhere, and the harbour, which may be said behind it."""
    quay = next(iter(each(laid, "quay")), laid)
    return word(quay, "at"), word(next(iter(each(laid, "berth")), quay), "harbour")


def _keep(phrase: Phrase, view: View) -> Understood:
    return (KeepOrder(units(phrase, "units")),)


def _foretold(work: Work, order: Placing, place: int) -> Told:
    return laid(work, place) if work.view.stage in STAGES else iter(())


def laid(work: Work, place: int) -> Told:
    """P-3.1: what a line of placement leaves of the grant."""
    view, before = work.view, purse_checks.granted(work.view, work.seat, work.orders)
    left = before
    for order in work.orders[: place + 1]:
        before = left
        view, left, _ = purse_checks.laid(view, work.seat, order, before)
    yield text("powers-plan-place", cost=bv(before.grant - left.grant), left=bv(left.grant))


MATTER: Matter[Placing] = Matter(
    when={PlaceOrder: "place", KeepOrder: "keep"},
    phrase=phrase,
    meanings={"place": _place, "put": _put, "keep": _keep},
    check=purse_checks.rows,
    foretold=_foretold,
)
