"""Words about supplies (P-55): what is said, what is wrong with it, who would be without.

| code | severity | facts | paragraph |
|---|---|---|---|
| stock-steps | ERROR | most | P-55.1 |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.events import of_kind
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import Text, number, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.supply import Meal, expected, step_round
from pbem.rulesets.powers.orders import FeedOrder, StockOrder, SupplyOrder
from pbem.rulesets.powers.orders.supply import MOST_STEPS
from pbem.rulesets.powers.state import Table
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known
from pbem.rulesets.powers.words.matter import Matter, Told, Work
from pbem.rulesets.powers.words.slots import refused, said


def phrase(order: SupplyOrder) -> Phrase:
    """Say an order."""
    match order:
        case FeedOrder(rows):
            return filled("feed", rows=said("listed", "row", rows), none=None if rows else "1")
        case StockOrder(steps):
            return Phrase("stock", {"steps": steps})
        case _:
            assert_never(order)


def check(view: View, order: SupplyOrder) -> Iterator[Problem]:
    """P-55.1: types in play, no more than a submarine holds."""
    match order:
        case FeedOrder(rows):
            for row in rows:
                yield from known(view, row)
        case StockOrder(steps):
            if steps > MOST_STEPS:
                yield refused("stock-steps", "P-55.1", most=MOST_STEPS)
        case _:
            assert_never(order)


def foretold(work: Work, order: SupplyOrder, place: int) -> Told:
    """Say who would be without supplies when the line counts."""
    if work.played:
        yield outlook(work.played, work.seat)


def outlook(played: Ahead, seat: Seat) -> Text:
    """P-55.1: say who will be without supplies after a sheet: in this round, if it has a supply step, or in the next
    one that has."""
    table = played.table
    if step_round(played.moved, seat) > table.round:
        return told(replace(table, round=table.round + 1), seat)
    mine = [event for event in played.events if event.facts.get("seat") == seat]
    lost = [event.facts for event in of_kind(mine, "perished") if event.facts["why"] == "unfed"]
    places = tuple(text("powers-overview-at", at=facts["at"], units=facts["units"]) for facts in lost)
    used = sum(number(event.facts["count"]) for event in of_kind(mine, "supplied"))
    return _outlook(table.round, True, places, used)


def told(table: Table, seat: Seat) -> Text:
    """P-55.1: say who would be without supplies in the next supply step, asked at the beginning of a round."""
    found, when = expected(every.book(table).points, table, seat), step_round(table, seat)
    places = tuple(text("powers-overview-at", at=at, units=said) for at, said in unfed(found))
    return _outlook(when, False, places, sum(found.used.values()))


def _outlook(round_: int, now: bool, places: tuple[Text, ...], used: int) -> Text:
    return text("powers-supply", round=round_, now=int(now), places=places, count=len(places), used=used)


def unfed(found: Meal) -> Iterator[tuple[str, tuple[Text, ...]]]:
    """Say who is lost in a supply step, area by area."""
    for at in dict.fromkeys(stack.at for stack in found.lost):
        counts = Counter[str]()
        for stack in found.lost:
            counts[stack.row] += stack.count if stack.at == at else 0
        yield at, events.units(counts)


def stored(view: View, seat: Seat) -> Iterator[Text]:
    """P-55.1: say which own submarines have supplies aboard, and for how many steps."""
    for stack in view.stacks:
        if stack.owner == seat and stack.store:
            yield text("powers-stored", at=stack.at, units=events.units({stack.row: stack.count}), count=stack.store)


MATTER: Matter[SupplyOrder] = Matter(
    when=dict.fromkeys((FeedOrder, StockOrder), "any"),
    phrase=phrase,
    meanings={
        "feed": lambda phrase, view: (FeedOrder(tuple(word(one, "row") for one in each(phrase, "rows"))),),
        "stock": lambda phrase, view: (StockOrder(integer(phrase, "steps")),),
    },
    check=check,
    foretold=foretold,
    subject=lambda order: order.kind,
)
