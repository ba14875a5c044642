"""The answer to orders (6.1): what each order is expected to do, and the plans on the map, from own knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.blocks import Forecast
from pbem.core.drawing import Drawing, Route
from pbem.core.grid import Cell
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.answer.allies import spared
from pbem.rulesets.campaign.answer.ground import Ground
from pbem.rulesets.campaign.answer.targets import goal_of
from pbem.rulesets.campaign.answer.treaties import forecast
from pbem.rulesets.campaign.answer.walk import Walker, parts, walk
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    ArmyOrder,
    Attack,
    CapitalOrder,
    Capture,
    Flee,
    Goto,
    Join,
    NameOrder,
    Order,
    WaitJoin,
)
from pbem.rulesets.campaign.report.draw import draw, point
from pbem.rulesets.campaign.view import OwnArmy, View

Named = Goto | Capture | Attack | Approach
WARNINGS = frozenset(
    f"campaign-plan-{kind}"
    for kind in ("ally", "blocked", "halts", "join-short", "no-way", "nobody-joins", "short", "too-large", "unknown")
)
"""The forecasts a player may not have meant: the army does not do all it was told."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Drawing, tuple[Forecast, ...]]:
    """Draw the plans and say of each order what is to be expected."""
    orders = [order for order in sheet if isinstance(order, ArmyOrder)]
    walkers = walk(view, orders)
    ground = Ground(view)
    routes = tuple(route for order in orders for route in _routes(order, walkers, view, ground))
    forecasts = tuple(_forecast(written, view, walkers, ground) for written in sheet.lines)
    return replace(draw(view), routes=routes, marks=()), forecasts


def _forecast(written: Written[Order], view: View, walkers: dict[int, Walker], ground: Ground) -> Forecast:
    match written.order:
        case ArmyOrder() as order:
            said = tuple(_remarks(order, view, walkers, ground))
            plain = tuple(remark for remark in said if remark.id not in WARNINGS)
            return Forecast(written.line, str(order.army), plain, tuple(one for one in said if one not in plain))
        case CapitalOrder(city=city):
            return Forecast(written.line, "★", (text("campaign-plan-capital", city=city),))
        case NameOrder(army=army, name=name):
            return Forecast(written.line, str(army), (text("campaign-plan-name", army=army, name=name),))
        case order:
            return Forecast(written.line, "✉", tuple(forecast(order, view)))


def _remarks(order: ArmyOrder, view: View, walkers: dict[int, Walker], ground: Ground) -> Iterator[Text]:
    """Say the split, the way, what comes in between, and what is not reached."""
    walker = walkers.get(order.army)
    if walker is None:
        return
    army = next((each for each in view.armies if each.number == order.army), None)
    if army is not None and (order.split or order.halve):
        yield _split(parts(order, army.strength), view, order, walkers)
    yield _way(walker, army, order)
    yield from walker.notes
    yield from spared(order, view)
    yield from _left_over(walker, view, walkers, ground)
    if order.rules:
        yield text("campaign-plan-rules", count=len(order.rules))


def _split(strengths: tuple[int, ...], view: View, order: ArmyOrder, walkers: dict[int, Walker]) -> Text:
    """Tell the numbers of the new armies (C-4.5): those not on the view before, in the cell of the split."""
    known = {each.number for each in view.armies}
    start = walkers[order.army].way[0]
    new = [each.number for each in walkers.values() if each.number not in known and each.way[0] == start]
    said = tuple(str(strength) for strength in strengths)
    return text("campaign-plan-split", parts=" + ".join(said), new=tuple(new), count=len(strengths) - 1)


def _way(walker: Walker, army: OwnArmy | None, order: ArmyOrder) -> Text:
    """Say how far it goes, or that it stays and what it has in defence."""
    if len(walker.way) > 1:
        start, end, steps = walker.way[0].name, walker.way[-1].name, len(walker.way) - 1
        return text("campaign-plan-way", start=start, end=end, steps=steps)
    if army is not None and army.bonus:
        strength = parts(order, army.strength)[0]
        return text("campaign-plan-guards", city=army.city, strength=strength, bonus=army.bonus)
    return text("campaign-plan-stays", at=walker.cell.name)


def _left_over(walker: Walker, view: View, walkers: dict[int, Walker], ground: Ground) -> Iterator[Text]:
    """Say what the turn is too short for."""
    action = walker.plan[0] if walker.plan and not walker.into else None
    if isinstance(action, Join) and action.army in walkers:
        other = walkers[action.army]
        short = ground.away(walker.cell, other.cell)
        yield text("campaign-plan-join-short", army=other.number, at=other.cell.name, steps=short)
    elif isinstance(action, WaitJoin):
        yield text("campaign-plan-nobody-joins")
    elif isinstance(action, Goto | Capture | Attack | Approach):
        yield from _short(action, walker, view, walkers, ground)


def _short(action: Named, walker: Walker, view: View, walkers: dict[int, Walker], ground: Ground) -> Iterator[Text]:
    """Say how many cells are left to the target; beside an approached army, that the contact comes or exists."""
    goal = goal_of(action.to, walker.cell, view, ground, {number: each.cell for number, each in walkers.items()})
    if goal is None:
        return
    beside = isinstance(action, Approach) and ground.apart(walker.cell, goal) <= 1
    if beside:
        met = action.to.colour in view.contacts
        yield text("campaign-plan-beside" if met else "campaign-plan-contact", at=goal.name)
    elif goal != walker.cell and ground.reachable(walker.cell, goal):
        yield text("campaign-plan-short", at=goal.name, steps=ground.away(walker.cell, goal))


def _routes(order: ArmyOrder, walkers: dict[int, Walker], view: View, ground: Ground) -> Iterator[Route]:
    """Draw the plan solid, and what rules or a later turn may bring broken."""
    walker = walkers.get(order.army)
    if walker is None or view.seat is None:
        return
    if len(walker.way) > 1:
        yield Route(tuple(map(point, walker.way)), view.seat, "plan")
    then = [rule.then[0] for rule in order.rules if rule.then]
    ways = [_condition(action, walker, view, walkers, ground) for action in (*then, *walker.plan[:1])]
    for way in dict.fromkeys(way for way in ways if len(way) > 1):
        yield Route(tuple(map(point, way)), view.seat, "if")


def _condition(
    action: Action, walker: Walker, view: View, walkers: dict[int, Walker], ground: Ground
) -> tuple[Cell, ...]:
    """Find the way an action under a condition would take from where the plan ends; flight goes back."""
    if isinstance(action, Flee):
        return _flight(walker, view, ground)
    where = {number: each.cell for number, each in walkers.items()}
    if isinstance(action, Join):
        goal = where.get(action.army)
    elif isinstance(action, Goto | Capture | Attack | Approach):
        goal = goal_of(action.to, walker.cell, view, ground, where)
    else:
        goal = None
    way = [walker.cell]
    while goal is not None and (to := ground.next(way[-1], goal)) is not None:
        way.append(to)
    return tuple(way)


def _flight(walker: Walker, view: View, ground: Ground) -> tuple[Cell, ...]:
    """E-5: back on the own steps, then straight on, as far as half a turn's steps."""
    if len(walker.way) < 2:
        return ()
    start, first = walker.way[0], walker.way[1]
    back = (start.column - first.column, start.row - first.row)
    way = [start]
    while len(way) <= view.options.move_limit // 2:
        to = Cell(way[-1].column + back[0], way[-1].row + back[1])
        if not ground.open(to):
            break
        way.append(to)
    return tuple(way)
