"""What is wrong with a decree (D-10.2).

Nobody but the referee may decree. Codes of what is wrong (`problem-<code>`):

| code | severity | facts |
|---|---|---|
| duncan-referee-only | ERROR | |
| duncan-referee-team | ERROR | who (no such team, or excluded), teams (those that play) |
| duncan-referee-unit | ERROR | who, unit, have (its units) |
| duncan-referee-number | ERROR | value, low (the least it may be), high (0: without limit) |
| duncan-referee-fine | WARNING | who, have (all the points there are), of (`purchase`, `victory`) |
| duncan-referee-option | ERROR | option, options (those that may be changed) |
| duncan-referee-value | ERROR | option, value, values (what it may be) |
| duncan-referee-same | WARNING | option, value (it is so already) |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.duncan import rule_changes
from pbem.rulesets.duncan.orders import (
    Decree,
    ExcludeOrder,
    FineOrder,
    RemoveOrder,
    RuleOrder,
    SetOrder,
)
from pbem.rulesets.duncan.view import ForeignUnit, View

HIGHEST = 1000
"""D-10.2: a value of a unit is no higher."""


def check(order: Decree, view: View) -> Iterator[Problem]:
    """D-10.2: find what is wrong with a decree."""
    if view.seat != REFEREE:
        yield error("duncan-referee-only")
    elif isinstance(order, RuleOrder):
        yield from _rule(order, view)
    elif order.team not in playing(view):
        yield team_error(order.team, view)
    else:
        yield from _of_team(order, view)


def playing(view: View) -> tuple[Seat, ...]:
    """List the teams that play."""
    return tuple(purse.seat for purse in view.purses if not purse.excluded)


def team_error(team: Seat, view: View) -> Problem:
    """Say that there is no such team."""
    return error("duncan-referee-team", who=team, teams=tuple(playing(view)))


def _of_team(order: FineOrder | RemoveOrder | SetOrder | ExcludeOrder, view: View) -> Iterator[Problem]:
    match order:
        case FineOrder():
            yield from _fine(order, view)
        case RemoveOrder() | SetOrder():
            unit = _unit(order, view)
            if unit is None:
                yield error("duncan-referee-unit", who=order.team, unit=order.unit, have=_numbers(order.team, view))
            elif isinstance(order, SetOrder):
                yield from _value(order, unit)
        case ExcludeOrder():
            pass
        case _:
            assert_never(order)


def _numbers(team: Seat, view: View) -> tuple[str, ...]:
    return tuple(f"u{each.number}" for each in view.foreign if each.owner == team)


def _unit(order: RemoveOrder | SetOrder, view: View) -> ForeignUnit | None:
    return next((one for one in view.foreign if (one.owner, one.number) == (order.team, order.unit)), None)


def _value(order: SetOrder, unit: ForeignUnit) -> Iterator[Problem]:
    """D-1.4: strength is at least 1, wounds are fewer than the strength."""
    low = 1 if order.of == "strength" else 0
    high = (unit.strength or 1) - 1 if order.of == "wounds" else HIGHEST
    if not low <= order.value <= high:
        yield error("duncan-referee-number", value=order.value, low=low, high=high)


def _fine(order: FineOrder, view: View) -> Iterator[Problem]:
    """D-10.2: no account falls below 0."""
    purse = next(one for one in view.purses if one.seat == order.team)
    have = (purse.score if order.of == "victory" else purse.points) or 0
    if order.points < 1:
        yield error("duncan-referee-number", value=order.points, low=1, high=0)
    elif order.points > have:
        facts: dict[str, Fact] = {"who": order.team, "have": have, "of": order.of}
        yield Problem("duncan-referee-fine", facts=facts, severity=Severity.WARNING, paragraph="D-10.2")


def _rule(order: RuleOrder, view: View) -> Iterator[Problem]:
    """D-10.2: the option is one that can be changed, and may have the value."""
    if order.option not in rule_changes.changeable():
        yield error("duncan-referee-option", option=order.option, options=rule_changes.changeable())
        return
    options = rule_changes.changed(view.options, order.option, order.value)
    if options is None:
        yield error(
            "duncan-referee-value", option=order.option, value=order.value, values=rule_changes.values(order.option)
        )
    elif options == view.options:
        facts: dict[str, Fact] = {"option": order.option, "value": rule_changes.written(options, order.option)}
        yield Problem("duncan-referee-same", facts=facts, severity=Severity.WARNING, paragraph="D-10.2")


def error(code: str, **facts: Fact) -> Problem:
    """Make an error of the referee's."""
    return Problem(code, facts=facts, paragraph="D-10.2")
