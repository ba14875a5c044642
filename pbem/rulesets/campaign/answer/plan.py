"""The answer to orders (6.1): what each order is expected to do, and the plans on the map, from own knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.blocks import Forecast
from pbem.core.drawing import Drawing, Route
from pbem.core.grid import Cell
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, number, text
from pbem.rulesets.campaign.answer.ahead import Ahead, Outlook, ahead
from pbem.rulesets.campaign.answer.allies import spared
from pbem.rulesets.campaign.answer.carried_out import carried_out
from pbem.rulesets.campaign.answer.remarks import goal_of, remarks
from pbem.rulesets.campaign.answer.treaties import forecast
from pbem.rulesets.campaign.field.steps import neighbour, open_way
from pbem.rulesets.campaign.orders import (
    Action,
    Aimed,
    Approach,
    ArmyOrder,
    Attack,
    CapitalOrder,
    Capture,
    Flee,
    Goto,
    Join,
    Move,
    NameOrder,
    Order,
    Resume,
    Stay,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.report.draw import draw, point
from pbem.rulesets.campaign.rules.flight import flight
from pbem.rulesets.campaign.view import OwnArmy, View

WARNINGS = frozenset(
    f"campaign-plan-{kind}"
    for kind in (
        "ally",
        "ally-city",
        "blocked",
        "full",
        "halts",
        "held",
        "join-short",
        "no-fear",
        "no-way",
        "nobody-joins",
        "short",
        "too-large",
        "transferred",
        "trimmed",
        "unknown",
    )
)
"""The forecasts a player may not have meant: the army does not do all it was told."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Drawing, tuple[Forecast[Order], ...]]:
    """Draw the plans and say of each order what is to be expected."""
    turn = _played(view, sheet)
    orders = [order for order in sheet if isinstance(order, ArmyOrder)]
    routes = () if turn is None else tuple(route for order in orders for route in _routes(order, turn))
    forecasts = tuple(_forecast(written, view, turn) for written in sheet.lines)
    return replace(draw(view), routes=routes, marks=()), forecasts


def _idle(order: ArmyOrder, remarks: tuple[Text, ...], turn: Ahead) -> bool:
    """Tell whether an army is kept from all it was told to do."""
    army = turn.armies.get(order.army)
    if army is None or len(army.way) > 1 or army.into or army.meeting or army.unit.strength != army.unit.before:
        return False
    return not turn.split(order.army) and any(remark.id in WARNINGS for remark in remarks)


def _played(view: View, sheet: Sheet[Order]) -> Ahead | None:
    """Play a sheet ahead, if it moves armies of somebody."""
    moves = view.seat is not None and any(isinstance(order, ArmyOrder) for order in sheet)
    return ahead(view, view.seat, sheet) if view.seat is not None and moves else None


def _forecast(written: Written[Order], view: View, turn: Ahead | None) -> Forecast[Order]:
    match written.order:
        case ArmyOrder() as order:
            found = () if turn is None else tuple(_remarks(order, view, turn))
            plain = tuple(remark for remark in found if remark.id not in WARNINGS)
            warnings = tuple(remark for remark in found if remark.id in WARNINGS)
            idle = turn is not None and _idle(order, found, turn)
            played = None if turn is None else carried_out(order, turn)
            return Forecast(written.line, str(order.army), plain, warnings, idle, played)
        case CapitalOrder(city=city):
            return Forecast(written.line, "★", (text("campaign-plan-capital", city=city),))
        case NameOrder(army=army, name=name):
            return Forecast(written.line, str(army), (text("campaign-plan-name", army=army, name=name),))
        case order:
            return Forecast(written.line, "✉", tuple(forecast(order, view)))


def _remarks(order: ArmyOrder, view: View, turn: Ahead) -> Iterator[Text]:
    """Say the split, the way, what comes in between, and what is not reached."""
    army = turn.armies.get(order.army)
    if army is None:
        return
    yield from _split(order, turn)
    yield _way(army, next((each for each in view.armies if each.number == order.army), None))
    yield from remarks(army, turn)
    yield from spared(order, view)
    yield from _left_over(army, view, turn)
    if order.rules:
        yield text("campaign-plan-rules", count=len(order.rules))


def _split(order: ArmyOrder, turn: Ahead) -> Iterator[Text]:
    """Tell the numbers of the new armies (C-4.5)."""
    if parts := [each.facts for each in turn.split(order.army)]:
        strengths = (parts[0]["strength"], *(each["part"] for each in parts))
        new = tuple(number(each["new"]) for each in parts)
        yield text("campaign-plan-split", parts=" + ".join(map(str, strengths)), new=new, count=len(new))


def _way(army: Outlook, own: OwnArmy | None) -> Text:
    """Say how far it goes, or that it stays and what it has in defence."""
    if len(army.way) > 1:
        start, end, steps = army.way[0].name, army.way[-1].name, len(army.way) - 1
        return text("campaign-plan-way", start=start, end=end, steps=steps)
    if own is not None and own.bonus:
        return text("campaign-plan-guards", city=own.city, strength=army.unit.before, bonus=own.bonus)
    return text("campaign-plan-stays", at=army.cell.name)


def _left_over(army: Outlook, view: View, turn: Ahead) -> Iterator[Text]:
    """Say what the turn is too short for; what a battle leaves over nobody knows."""
    if not army.plan or army.into or army.meeting is not None:
        return
    action = army.plan[0]
    match action:
        case WaitJoin():
            yield text("campaign-plan-nobody-joins")
        case Join():
            host = goal_of(action, army.unit, turn) if action.army in turn.armies else None
            if host is not None:
                steps = _away(army.cell, host, turn)
                yield text("campaign-plan-join-short", army=turn.host(action.army), at=host.name, steps=steps or 0)
        case Goto() | Capture() | Attack() | Approach():
            yield from _short(action, army, view, turn)
        case Move() | Flee() | Wait() | Stay() | Resume():
            pass
        case _:
            assert_never(action)


def _short(action: Aimed, army: Outlook, view: View, turn: Ahead) -> Iterator[Text]:
    """Say how many cells are left to the target; beside an approached army, that the contact comes or exists."""
    goal = goal_of(action, army.unit, turn)
    if goal is None:
        return
    if isinstance(action, Approach) and action.to.colour and turn.field.distance(army.cell, goal) <= 1:
        met = action.to.colour in view.contacts
        yield text("campaign-plan-beside" if met else "campaign-plan-contact", at=goal.name)
    elif steps := _away(army.cell, goal, turn):
        yield text("campaign-plan-short", at=goal.name, steps=steps)


def _away(at: Cell, goal: Cell, turn: Ahead) -> int | None:
    """C-4.2: count the steps on the way the state knows."""
    explored = turn.end.knowledge[turn.seat].explored
    return turn.field.ways.away(turn.seat, explored, at, goal)


def _routes(order: ArmyOrder, turn: Ahead) -> Iterator[Route]:
    """Draw the plan solid, and what rules or a later turn may bring broken."""
    army = turn.armies.get(order.army)
    if army is None:
        return
    if len(army.way) > 1:
        yield Route(tuple(map(point, army.way)), turn.seat, "plan")
    fired = {each.facts["rule"] for each in turn.told if each.kind == "fired" and each.facts["army"] == order.army}
    then = [rule.then[0] for place, rule in enumerate(order.rules, 1) if rule.then and place not in fired]
    ways = [_condition(action, army, turn) for action in (*then, *army.plan[:1])]
    for way in dict.fromkeys(way for way in ways if len(way) > 1):
        yield Route(tuple(map(point, way)), turn.seat, "if")


def _condition(action: Action, army: Outlook, turn: Ahead) -> tuple[Cell, ...]:
    """Find the way an action under a condition would take from where the plan ends; flight goes back."""
    if isinstance(action, Flee):
        return _flight(army, turn)
    goal, way = goal_of(action, army.unit, turn), [army.cell]
    explored = turn.end.knowledge[turn.seat].explored
    while goal is not None and (to := turn.field.ways.next(turn.seat, explored, way[-1], goal)) is not None:
        way.append(to)
    return tuple(way)


def _flight(army: Outlook, turn: Ahead) -> tuple[Cell, ...]:
    """E-5: back on the own steps, then straight on, as far as half a turn's steps."""
    escape = flight(army.unit, None, turn.end, turn.field) if len(army.unit.way) > 1 else None
    way = [army.way[0]]
    while escape is not None and len(way) <= turn.field.options.move_limit // 2:
        if not open_way(way[-1], escape.direction, turn.field):
            break
        way.append(neighbour(way[-1], escape.direction))
    return tuple(way)
