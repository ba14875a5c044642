"""Standing orders in words: battle orders of each place and role (P-6.20), what is built where BV are left (S-1)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import COLOURS
from pbem.core.texts import Text, text
from pbem.rulesets.powers.events import air as air_events
from pbem.rulesets.powers.events import holder, linked
from pbem.rulesets.powers.orders import (
    Doctrine,
    DoctrineOrder,
    FinishOrder,
    HoldOrder,
    Reserve,
    Retreat,
    StockOrder,
    Units,
)
from pbem.rulesets.powers.orders.air import InterceptOrder
from pbem.rulesets.powers.state import Standing


def in_force(standing: Standing) -> Iterator[Text]:
    """Say what stands, a line for each place; what is not said is as usual."""
    for each in standing.doctrines:
        yield doctrine(each)
    for at, row in standing.builds.items():
        yield text("powers-stands-build", at=at, what=named(row))
    if standing.tokens.lands:
        yield text("powers-stands-tokens", lands=standing.tokens.lands)
    if standing.prove.what == "all":
        yield text("powers-stands-prove")
    if standing.look.what == "no":
        yield text("powers-stands-look")
    for order in (standing.hold, standing.finish):
        if order != type(order)():
            yield _against(order)
    if standing.patrol != InterceptOrder():
        yield air_events.patrol(standing.patrol)
    if standing.feed.rows:
        yield text("powers-stands-feed", rows=tuple(text("powers-unit", row=row) for row in standing.feed.rows))
    if standing.stock != StockOrder():
        yield text("powers-stands-stock", count=standing.stock.steps)


def _against(order: HoldOrder | FinishOrder) -> Text:
    """P-30.3, P-31.1: say whose damage is held, who is finished off."""
    parts = tuple(text("powers-quarry", at=each.at, units=_counted(each.units)) for each in order.named)
    ally = order.ally if isinstance(order, HoldOrder) else ""
    return text(f"powers-stands-{order.kind}", count=len(parts), units=parts, best=int(order.best), ally=ally or "none")


def doctrine(order: DoctrineOrder) -> Text:
    """Say a doctrine with its place and role."""
    told = tuple(said(order.doctrine))
    where, parts = order.at or "all", linked("next", told) if told else ()
    return text("powers-stands", at=where, role=order.role or "both", parts=parts)


def said(doctrine: Doctrine) -> Iterator[Text]:
    """Say the parts of a doctrine that are not left open."""
    lists = {
        "aim": doctrine.aim,
        "second": doctrine.second,
        "versus": doctrine.versus,
        "holdfire": doctrine.holdfire,
        "chosen": doctrine.chosen,
    }
    for key, words in lists.items():
        if words is not None:
            told = tuple(map(named, words))
            listed = linked("before", told) if key == "aim" and told else told
            yield text(f"powers-stands-{key}", count=len(words), words=listed)
    for reserve in doctrine.reserve or ():
        yield _reserve(reserve)
    if doctrine.subs is not None:
        odds = doctrine.subs not in ("avoid", "fight")
        yield text("powers-stands-subs", word="odds" if odds else doctrine.subs, share=doctrine.subs)
    if doctrine.pull is not None:
        yield text("powers-stands-pull", damage=doctrine.pull)
    if doctrine.retreat is not None:
        yield retreat(doctrine.retreat)
    if doctrine.retreat_to is not None:
        yield text("powers-stands-retreat_to", count=len(doctrine.retreat_to), words=doctrine.retreat_to)


def _reserve(reserve: Reserve) -> Text:
    what = (_counted(reserve.units),)
    return text(
        "powers-stands-reserve", units=what, until=reserve.until, number=reserve.number, enemy=named(reserve.row or "*")
    )


def _counted(units: Units) -> Text:
    """Say units of a type that may not even be in play."""
    return text("powers-counted", count=units.count, what=named(units.row))


def retreat(order: Retreat) -> Text:
    """Say when to retreat."""
    return text("powers-stands-retreat", when=order.when, number=order.number, share=order.share or "1/3")


def named(word: str) -> Text:
    """Name a seat, a type of units, or one of the other words of a list."""
    return holder(word) if word in COLOURS else text("powers-word", word="others" if word == "*" else word)
