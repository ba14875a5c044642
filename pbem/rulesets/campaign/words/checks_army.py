"""E-8: what is wrong with the order of an army."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import assert_never

from pbem.core.grid import cell, column_name
from pbem.core.problems import Problem, Severity
from pbem.core.texts import Fact
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Goto,
    Happening,
    Join,
    Move,
    Resume,
    Rule,
    Stay,
    Target,
    Trigger,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.splitting import parts
from pbem.rulesets.campaign.view import View


def check_army(order: ArmyOrder, view: View, strengths: Mapping[int, int], new: Collection[int]) -> Iterator[Problem]:
    """E-8: check the number, the split, the plan and the rules of an army's order."""
    if order.army not in strengths:
        yield _error("campaign-no-army", "C-1.4", army=order.army, have=tuple(army.number for army in view.armies))
        return
    yield from _split(order, view, new)
    yield from _plan(order.army, order.plan, view, strengths, fired=False)
    yield from _length(order, view)
    for rule in order.rules:
        yield from _rule(order.army, rule, view, strengths)


def _split(order: ArmyOrder, view: View, new: Collection[int]) -> Iterator[Problem]:
    """C-4.5: the parts make up the army, and each is large enough; a new army can not be divided at once."""
    if not (order.split or order.halve):
        return
    if order.army in new:
        yield _error("campaign-split-new", "C-4.5", army=order.army)
        return
    strength = next(army.strength for army in view.armies if army.number == order.army)
    asked, least = parts(order, strength), view.options.split_min
    if len(asked) < 2:
        yield _error("campaign-split-one", "C-4.5", army=order.army)
    elif sum(asked) != strength:
        yield _error("campaign-split-sum", "C-4.5", army=order.army, strength=strength, total=sum(asked))
    elif min(asked) < least:
        yield _error("campaign-split-small", "C-4.5", army=order.army, strength=strength, least=least)


def _plan(
    army: int, plan: Iterable[Action], view: View, strengths: Mapping[int, int], fired: bool
) -> Iterator[Problem]:
    """Check the actions of a plan one by one; `it` means something in rules only."""
    for action in plan:
        match action:
            case Move():
                yield from _move(army, action, view)
            case Wait():
                if action.ticks < 1:
                    yield _error("campaign-wait-none", "C-4.1", army=army, ticks=action.ticks)
            case Join():
                yield from _join(army, action, view, strengths)
            case WaitJoin():
                yield from _own_army(action.army, view, strengths)
            case Goto() | Capture() | Attack() | Approach():
                yield from _target(army, action.kind, action.to, view, strengths, fired)
            case Flee() | Stay() | Resume():
                pass
            case _:
                assert_never(action)


def _move(army: int, action: Move, view: View) -> Iterator[Problem]:
    """C-4.1: at least one step, at most the limit, in a direction of the metric."""
    limit = view.options.move_limit
    if action.steps > limit:
        yield _error("campaign-move-far", "C-4.1", army=army, steps=action.steps, limit=limit)
    if action.steps < 1:
        yield _error("campaign-move-none", "C-4.1", army=army, steps=action.steps)
    if action.direction.diagonal and view.options.move_metric == "rook":
        yield _error("campaign-move-diagonal", "C-1.2", army=army, direction=action.direction.value)


def _join(army: int, action: Join, view: View, strengths: Mapping[int, int]) -> Iterator[Problem]:
    """C-4.4: another own army; a sum that would not merge is only warned of, either may change on the way."""
    if action.army == army:
        yield _error("campaign-join-self", "C-4.4", army=army)
        return
    if action.army not in strengths:
        yield _unknown_army(action.army, view)
        return
    total, limit = strengths[army] + strengths[action.army], view.options.merge_max
    if total > limit and view.options.merge_overflow == "refuse":
        facts: dict[str, Fact] = {"army": army, "other": action.army, "total": total, "limit": limit}
        yield _warning("campaign-merge-large", "C-4.4", facts)


def _own_army(number: int, view: View, strengths: Mapping[int, int]) -> Iterator[Problem]:
    """E-8: an own army named in an action must exist; 0 names none."""
    if number and number not in strengths:
        yield _unknown_army(number, view)


def _unknown_army(number: int, view: View) -> Problem:
    """E-8: refuse the number of an army one has not."""
    return _error("campaign-no-army", "C-1.4", army=number, have=tuple(army.number for army in view.armies))


def _target(
    army: int, what: str, target: Target, view: View, strengths: Mapping[int, int], fired: bool
) -> Iterator[Problem]:
    """E-8: cells on the board, cities once seen, own armies that exist, foreign colours."""
    if target.it and not fired:
        yield _error("campaign-it-nowhere", "C-4.1", army=army, what=what)
    if not (target.it or target.cell or target.city or target.army or target.colour):
        yield _error("campaign-no-target", "C-4.1", army=army, what=what)
    if target.colour and target.colour == view.seat:
        yield _error("campaign-own-colour", "C-4.1", army=army)
    yield from _own_army(target.army, view, strengths)
    yield from _city(target.city, view)
    if target.cell and not _on_board(target.cell, view):
        columns, rows = len(view.terrain[0]), len(view.terrain)
        yield _error("campaign-off-board", "C-1.1", cell=target.cell, columns=column_name(columns - 1), rows=rows)


def _on_board(name: str, view: View) -> bool:
    """C-1.1: tell whether a cell is on the board."""
    try:
        at = cell(name)
    except ValueError:
        return False
    return at.row < len(view.terrain) and at.column < len(view.terrain[0])


def _city(name: str, view: View) -> Iterator[Problem]:
    """E-8: a city named must once have been seen."""
    if name and all(city.name != name for city in view.cities):
        yield _error("campaign-unknown-city", "C-1.3", city=name)


def _rule(army: int, rule: Rule, view: View, strengths: Mapping[int, int]) -> Iterator[Problem]:
    """Check the triggers of a rule and its new plan."""
    for trigger in rule.when:
        yield from _trigger(army, trigger, view)
    yield from _plan(army, rule.then, view, strengths, fired=True)


def _trigger(army: int, trigger: Trigger, view: View) -> Iterator[Problem]:
    """E-8: check the city named in a trigger, and that its step can come."""
    yield from _city(trigger.city, view)
    limit = view.options.move_limit
    if isinstance(trigger, Happening) and trigger.what == "step" and not 0 <= trigger.step <= limit:
        yield _error("campaign-step-range", "C-4.1", army=army, step=trigger.step, limit=limit)


def _length(order: ArmyOrder, view: View) -> Iterator[Problem]:
    """C-4.1: warn of more steps than a turn has, and of actions after one that does not end."""
    limit = view.options.move_limit
    steps = sum(action.steps for action in order.plan if isinstance(action, Move))
    if steps > limit and all(action.steps <= limit for action in order.plan if isinstance(action, Move)):
        yield _warning("campaign-plan-long", "C-4.1", {"army": order.army, "steps": steps, "limit": limit})
    for action, following in zip(order.plan, order.plan[1:], strict=False):
        if _endless(action):
            yield _warning("campaign-plan-lost", "C-4.1", {"army": order.army, "what": following.kind})
            return


def _endless(action: Action) -> bool:
    match action:
        case Stay() | Flee() | Approach():
            return True
        case Move() | Goto() | Capture() | Attack() | Join() | WaitJoin() | Wait() | Resume():
            return False


def _error(code: str, paragraph: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts, severity=Severity.ERROR, paragraph=paragraph)


def _warning(code: str, paragraph: str, facts: Mapping[str, Fact]) -> Problem:
    """Leave a line standing, with a warning."""
    return Problem(code, facts=facts, severity=Severity.WARNING, paragraph=paragraph)
