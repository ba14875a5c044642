"""Words about upkeep (P-35): what is said, what is wrong with it, what is to be expected.

| code | severity | facts | paragraph |
|---|---|---|---|
| not-there | ERROR | unit, at, have, ordered | P-35.3 |
| no-insisting | ERROR | | P-35.2 |
| not-own | ERROR | at, who | P-35.4 |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, word
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.upkeep import after_update, payment
from pbem.rulesets.powers.orders.dues import DisbandOrder, DuesOrder, InsistOrder, PayingOrder, ReleaseOrder
from pbem.rulesets.powers.state import BV, NOBODY, Table, owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Told, Work
from pbem.rulesets.powers.words.slots import named as listed
from pbem.rulesets.powers.words.slots import refused, said, said_units, units


def phrase(order: DuesOrder) -> Phrase:
    """Say an order."""
    match order:
        case DisbandOrder(wanted, at):
            return Phrase("disband", {"units": said_units("stack", (wanted,)), "at": at})
        case InsistOrder():
            return Phrase("insist")
        case PayingOrder(lands):
            return filled("paying", lands=said("spot", "area", lands), none=None if lands else "1")
        case ReleaseOrder(rows):
            return filled("release", rows=said("listed", "row", rows), none=None if rows else "1")
        case _:
            assert_never(order)


def check(view: View, order: DuesOrder) -> Iterator[Problem]:
    """Hold a line against the rules: types in play, lands of one's own."""
    match order:
        case DisbandOrder(wanted):
            yield from known(view, wanted.row)
        case InsistOrder():
            if not view.options.demand_all_upkeep:
                yield refused("no-insisting", "P-35.2")
        case PayingOrder(lands):
            foreign = (at for at in lands if at not in owned(view, view.seat or NOBODY))
            holders = {at: (at in view.lands and view.lands[at].owner) or "nobody" for at in foreign}
            yield from (refused("not-own", "P-35.4", at=at, who=who) for at, who in holders.items())
        case ReleaseOrder(rows):
            for row in rows:
                yield from known(view, row)


def disbanded(view: View, lines: Lines, played: Ahead) -> Found:
    """P-35.3: lines that find no such units, or fewer, after the lines before them."""
    places = tuple(lines)
    for event in played.events:
        line = event.facts.get("line")
        if event.kind != "failed" or event.facts.get("what") != "disband" or not isinstance(line, int):
            continue
        order = lines[places[line - 1]]
        if isinstance(order, DisbandOrder):
            have = sum(
                one.count
                for one in view.stacks
                if (one.owner, one.row, one.at) == (view.seat, order.units.row, order.at)
            )
            unit = named(order.units.row)
            yield (
                places[line - 1],
                refused("not-there", "P-35.3", unit=unit, at=order.at, have=have, ordered=order.units.count),
            )


def foretold(work: Work, order: DuesOrder, place: int) -> Told:
    """Say what is paid after a line about upkeep, on the table as it is then."""
    if work.played and not isinstance(order, InsistOrder):
        yield owed(work.played.moved, work.view, work.seat)


def owed(table: Table, view: View, seat: Seat) -> Text:
    """P-35.1, P-35.2: say what is paid now, and what would be after an update."""
    points = every.book(view).points
    now, then = payment(table, seat), after_update(points, table, seat)
    return text("powers-upkeep", now=share(now, BV), then=share(then, BV), since=table.dues.since)


MATTER: Matter[DuesOrder] = Matter(
    when={DisbandOrder: "play", InsistOrder: "any", PayingOrder: "any", ReleaseOrder: "any"},
    phrase=phrase,
    meanings={
        "disband": lambda phrase, view: tuple(
            DisbandOrder(wanted, word(phrase, "at")) for wanted in units(phrase, "units")
        ),
        "insist": lambda phrase, view: (InsistOrder(),),
        "paying": lambda phrase, view: (PayingOrder(listed(phrase, "lands", "area")),),
        "release": lambda phrase, view: (ReleaseOrder(tuple(word(one, "row") for one in each(phrase, "rows"))),),
    },
    check=check,
    together=disbanded,
    foretold=foretold,
    subject=lambda order: "" if isinstance(order, DisbandOrder) else order.kind,
)
