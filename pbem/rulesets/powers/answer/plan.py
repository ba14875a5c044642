"""The answer to a letter (11.1): what each line costs, what remains, when it is ready, the chance of an attack.

All of it is worked out by the rules on a table that is supposed of the seat's own view (S-2, S-19).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from typing import assert_never

from pbem.core.blocks import Forecast
from pbem.core.events import Event, of_kind
from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, Text, number, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.answer.odds import Odds, odds
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.book.points import Deal, completions, due, hostile
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.gun_orders import BatteryOrder, FireOrder
from pbem.rulesets.powers.orders import (
    AgreeOrder,
    AnswerOrder,
    BetrayOrder,
    BidOrder,
    BuildOrder,
    CarryOrder,
    CommandOrder,
    Decree,
    DeliverOrder,
    DemolishOrder,
    DenounceOrder,
    DisbandOrder,
    DoctrineOrder,
    EndOrder,
    FactoryOrder,
    FinishOrder,
    GiveLandOrder,
    GiveOrder,
    HelpedOrder,
    HoldOrder,
    InsistOrder,
    KeepOrder,
    LandOrder,
    LoadOrder,
    MergeOrder,
    MoveOrder,
    Order,
    PayingOrder,
    PlaceOrder,
    ProposeOrder,
    ReleaseOrder,
    RiseOrder,
    RushOrder,
    SplitOrder,
    StandingBuildOrder,
    UnloadOrder,
)
from pbem.rulesets.powers.picture.chart import Chart, March
from pbem.rulesets.powers.report import doctrines, draw
from pbem.rulesets.powers.state import NOBODY, Stack, Standing, gathered, holder, owned, stacks_at
from pbem.rulesets.powers.turn import last_round
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import damage, dues, forms, guns, naval, purse_checks, supposed, trucks, ways
from pbem.rulesets.powers.words.ahead import Ahead, ahead
from pbem.rulesets.powers.words.purse_checks import bv

Told = Iterator[Text]
PLACING = ("place", "place-alternate")
BIDDING = ("bid", "divide")
"""While sides are bid for nothing moves, and the map of the report is enough."""


@dataclass(frozen=True)
class Work:
    """A sheet, what came of it on the supposed table, and the chances of its attacks."""

    view: View
    seat: Seat
    orders: tuple[Order, ...]
    played: Ahead | None = None
    chances: Mapping[str, Odds] = field(default_factory=dict)


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


Silent = DoctrineOrder | StandingBuildOrder | AnswerOrder | EndOrder | InsistOrder | Decree
"""Orders of which nothing can be foretold."""


def _foretold(work: Work, place: int) -> Told:
    order = work.orders[place]
    if isinstance(order, Silent):
        return
    match order:
        case CarryOrder() as order:
            yield from trucks.foretold(order)
        case FireOrder() | BatteryOrder() as order if work.played:
            yield from guns.foretold(work.view, order, work.played)
        case HoldOrder() | FinishOrder() | SplitOrder() | MergeOrder() as order:
            yield from damage.foretold(work.view, order)
        case DisbandOrder() | PayingOrder() | ReleaseOrder() as order if work.played:
            yield from dues.foretold(work.played.moved, work.view, order)
        case DeliverOrder() as order if work.played:
            yield from naval.foretold(work.view, order)
        case LandOrder() as order if work.played:
            yield from naval.foretold(work.view, order)
            if holder(work.view, order.at) != work.seat:
                yield from _attack(work, order.at)
        case LoadOrder() | UnloadOrder() | LandOrder() | DeliverOrder():
            return
        case MoveOrder() as order if work.played:
            yield from _march(work, order)
        case BuildOrder() | RushOrder() | HelpedOrder() | FactoryOrder() | DemolishOrder() as order if (
            work.played and place in work.played.deals
        ):
            yield from _deal(work, order, work.played.deals[place])
        case PlaceOrder() | KeepOrder() | FactoryOrder() if work.view.stage in PLACING:
            yield from _laid(work, place)
        case ProposeOrder(number=one):
            yield text("powers-plan-proposal", number=str(one))
        case BidOrder():
            yield text("powers-plan-bid")
        case AgreeOrder():
            view = work.view
            yield text("powers-plan-agree", side=view.roles.get(work.seat, ""), bv=bv(view.grants.get(work.seat, 0)))
        case DenounceOrder() as order:
            yield from _notice(work, order)
        case MoveOrder() | BuildOrder() | RushOrder() | FactoryOrder() | DemolishOrder() | PlaceOrder() | KeepOrder():
            return
        case GiveOrder() | GiveLandOrder() | CommandOrder() as order:
            yield text("powers-plan-handed", what=order.kind, who=events.holder(order.to), at=order.at)
        case BetrayOrder(at, seat):
            yield text("powers-plan-betray", at=at, who=seat)
        case RiseOrder(at):
            yield from _attack(work, at)
        case FireOrder() | BatteryOrder() | DisbandOrder() | PayingOrder() | ReleaseOrder() | HelpedOrder():
            return
        case order:
            assert_never(order)


def _march(work: Work, order: MoveOrder) -> Told:
    """P-5.2, S-10: whom an attack meets, and its chance; where a march stops before its goal."""
    for event in _halts(work, order):
        facts = {"units": event.facts["units"], "at": event.facts["at"], "goal": event.facts["goal"]}
        yield text("powers-plan-halted", why=event.facts["why"], **facts)
    for at in map(area_of, order.path[1:]):
        if hostile(every.book(work.view).points, work.view, work.seat, at):
            yield from _attack(work, at)
            return


def _halts(work: Work, order: MoveOrder) -> tuple[Event, ...]:
    steps = set(pairwise(map(area_of, order.path)))
    told = of_kind(work.played.events if work.played else (), "halted")
    return tuple(each for each in told if (each.facts["at"], each.facts["goal"]) in steps)


def _attack(work: Work, at: str) -> Told:
    """P-6: an attack on a land; of several lines all together."""
    owner, units = events.holder(holder(work.view, at)), _garrison(work, at)
    unknown = sum(asked(work.view, at) for asked in every.book(work.view).points.unseen)
    if units:
        yield text("powers-plan-attack", at=at, holder=owner, units=units)
    elif not unknown:
        yield text("powers-plan-empty", at=at, holder=owner)
    if unknown:
        yield text("powers-plan-unknown", at=at, holder=owner, count=unknown)
    elif (chance := work.chances.get(at)) and chance.trials:
        lost = round(chance.lost / chance.trials)
        yield text("powers-plan-odds", at=at, won=chance.won, trials=chance.trials, lost=lost)


def _garrison(work: Work, at: str) -> tuple[Text, ...]:
    found: dict[str, int] = {}
    for stack in stacks_at(work.view, at):
        if stack.mover == work.seat:
            continue
        row = "building" if stack.left else stack.row
        found[row] = found.get(row, 0) + stack.count
    return events.units(found)


def _deal(work: Work, order: BuildOrder | RushOrder | HelpedOrder | FactoryOrder | DemolishOrder, deal: Deal) -> Told:
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


def _notice(work: Work, order: DenounceOrder) -> Told:
    """P-16.3: say how long a treaty binds that is denounced now."""
    noticed = in_play.told(work.view, (Overture(work.seat, order),))
    for pact in noticed.pacts:
        if pact.number == order.number and pact.denounced and pact.last:
            yield text("powers-plan-notice", round=pact.last)


def _laid(work: Work, place: int) -> Told:
    """P-3.1: what a line of placement leaves of the grant."""
    before = left = purse_checks.granted(work.view, work.seat, work.orders)
    for order in work.orders[: place + 1]:
        before = left
        left, _ = purse_checks.laid(work.view, work.seat, order, before)
    yield text("powers-plan-place", cost=bv(before.grant - left.grant), left=bv(left.grant))


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
    force = tuple(doctrines.in_force(standing))
    yield text("powers-overview-force", orders=force) if force else text("powers-overview-default")


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
    rest = ((at, left) for at, left in played.left.lands.items() if left > 0)
    if rests := tuple(text("powers-bv-at", at=at, bv=bv(left)) for at, left in rest):
        yield text("powers-overview-unspent", rests=rests)
