"""The answer to a letter (11.1): what each line costs, what remains, when it is ready, the chance of an attack.

All of it is worked out by the rules on a table that is supposed of the seat's own view (S-2, S-19).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from pbem.core.blocks import Forecast
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.answer.cases import cases
from pbem.rulesets.powers.answer.odds import odds
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.book.points import hostile
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.civ_pol import points
from pbem.rulesets.powers.orders import DisbandOrder, FeedOrder, LandOrder, MoveOrder, Order, PlaceOrder
from pbem.rulesets.powers.orders.air import EscortOrder, RebaseOrder, StrikeOrder
from pbem.rulesets.powers.picture.chart import Chart, March
from pbem.rulesets.powers.report import doctrines, draw
from pbem.rulesets.powers.state import NOBODY, Stack, Standing, gathered, owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import dues, forms, matters, supply, supposed, ways
from pbem.rulesets.powers.words.ahead import Ahead, ahead
from pbem.rulesets.powers.words.matter import Told, Work
from pbem.rulesets.powers.words.purse_checks import bv

BIDDING = ("bid", "divide")
"""While sides are bid for nothing moves, and the map of the report is enough."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Chart | None, tuple[Forecast[Order], ...]]:
    """Foretell what is planned, and draw it."""
    work = _worked(view, tuple(sheet), chances=True)
    forecasts = tuple(
        Forecast[Order](line.line, str(place), tuple(_foretold(work, place - 1)) if work else ())
        for place, line in enumerate(sheet.lines, 1)
    )
    return None if view.stage in BIDDING else drawn(view, tuple(sheet)), forecasts


def _worked(view: View, orders: tuple[Order, ...], chances: bool = False) -> Work | None:
    seat = view.seat
    if seat is None or view.result is not None or seat not in view.alive:
        return None
    if forms.asked(view) != "orders":
        return Work(view, seat, orders)
    state = supposed.state(view)
    played = ahead(state, seat, orders)
    return Work(view, seat, orders, played, odds(state, seat, orders, played.events) if chances else {})


def drawn(view: View, orders: tuple[Order, ...]) -> Chart:
    """Draw the map with an arrow for each step of each line, and with what is placed."""
    paths = [tuple(map(area_of, order.path)) for order in orders if isinstance(order, MoveOrder)]
    paths += [order.path for order in orders if isinstance(order, StrikeOrder | EscortOrder | RebaseOrder)]
    paths += [(order.sea, order.at) for order in orders if isinstance(order, LandOrder)]
    steps = dict.fromkeys(step for path in paths for step in pairwise(path) if step[0] != step[1])
    chart = draw.draw(_placed(view, orders))
    return replace(chart, marches=(*chart.marches, *(_arrow(view, *step) for step in steps)))


def _placed(view: View, orders: tuple[Order, ...]) -> View:
    """P-3.1: put on the map what the lines of a placement put there."""
    laid = [(each, order.at) for order in orders if isinstance(order, PlaceOrder) for each in order.units]
    new = (Stack(view.seat or NOBODY, each.row, at, max(each.count, 1)) for each, at in laid)
    return replace(view, stacks=gathered((*view.stacks, *new))) if laid and view.stage else view


def _arrow(view: View, start: str, goal: str) -> March:
    attack = hostile(every.book(view).points, view, view.seat or NOBODY, goal)
    return March(start, goal, view.seat or "", "plan-attack" if attack else "plan")


def _foretold(work: Work, place: int) -> Told:
    order = work.orders[place]
    return matters.of(order).foretold(work, order, place)


def overview(view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
    """11.1: units without an order, BV nobody spends, the standing orders in force."""
    work = _worked(view, tuple(sheet))
    return tuple(_overview(work)) if work else ()


def _overview(work: Work) -> Told:
    standing = work.view.standing.get(work.seat, Standing())
    if work.played:
        standing = work.played.moved.standing.get(work.seat, Standing())
        yield from _idle(work)
        yield from _unspent(work.played)
        if DisbandOrder in every.book(work.view).orders:
            yield dues.owed(work.played.table, work.view, work.seat)
        if FeedOrder in every.book(work.view).orders:
            yield supply.outlook(work.played, work.seat)
    force = tuple(doctrines.in_force(standing))
    yield text("powers-overview-force", orders=force) if force else _usual(work)
    yield from cases(work)


def _usual(work: Work) -> Text:
    """P-6.21 to P-6.25: say the battle orders of who has given none."""
    return text("powers-overview-default", lines=int("line2" in every.book(work.view).chapters))


def _idle(work: Work) -> Told:
    """List the units nobody was told to move, land by land."""
    moving = {area_of(order.path[0]) for order in work.orders if isinstance(order, MoveOrder)}
    afloat = dict.fromkeys(each.at for each in work.view.stacks if each.owner == work.seat)
    where = dict.fromkeys((*owned(work.view, work.seat), *afloat))
    places = (at for at in where if at not in moving and ways.movable(work.view, at))
    if still := tuple(text("powers-overview-at", at=at, units=_movable(work.view, at)) for at in places):
        yield text("powers-overview-still", units=still)


def _movable(view: View, at: str) -> tuple[Text, ...]:
    return events.units({each.row: ways.standing(view, each.row, at) for each in ways.movable(view, at)})


def _unspent(played: Ahead) -> Told:
    """P-4.4: BV are never saved."""
    if every.book(played.table).points.leftover:
        yield text("powers-overview-politics", points=bv(points(played.left)))
        return
    rest = ((at, left) for at, left in played.left.lands.items() if left > 0)
    if rests := tuple(text("powers-bv-at", at=at, bv=bv(left)) for at, left in rest):
        yield text("powers-overview-unspent", rests=rests)
