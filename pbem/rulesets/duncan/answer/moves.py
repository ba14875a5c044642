"""Where moves will end: how far it is, whom the unit will meet there, what gold lies there (D-4, D-6.1, D-8)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.grid import Cell, cell, king_distance
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.state import NEUTRAL, Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.terms import steps
from pbem.rulesets.duncan.words.trial import Line, Trial


def moved(view: View, whole: Trial, order: MoveOrder, line: Line) -> Iterator[Text]:
    """D-4.1: the way and the speed it needs; then what waits at its end."""
    unit = line.unit
    if unit is None:
        return
    if line.way is None:
        yield text("duncan-plan-move-no-way", to=order.to)
    elif line.way.cost > paths.budget(unit):
        yield _far(view, unit, order, line.way.cost)
    else:
        yield text("duncan-plan-move", cost=steps(line.way.cost), speed=unit.speed)
        yield from _arrived(view, whole, unit, line.way.squares[-1])
        return
    yield from _crowd(view, whole, unit, unit.cell)


def _far(view: View, unit: Unit, order: MoveOrder, cost: int) -> Text:
    """D-4.3: say how much too far it is, and how far the unit could go."""
    nearest = paths.nearest(paths.known(view), unit.cell, cell(order.to), paths.budget(unit))
    return text("duncan-plan-move-far", cost=steps(cost), speed=unit.speed, unit=unit.number, nearest=nearest.name)


def _arrived(view: View, whole: Trial, unit: Unit, at: Cell) -> Iterator[Text]:
    """Say whom and what the unit will find, as far as it is seen now."""
    yield from _crowd(view, whole, unit, at)
    beside = [foe.owner for foe in view.foreign if king_distance(foe.cell, at) <= 1]
    teams = [owner for owner in beside if owner != NEUTRAL]
    if teams:
        yield text("duncan-plan-meets", who=tuple(sorted(set(teams))), count=len(teams))
    if len(beside) > len(teams):
        yield text("duncan-plan-meets-neutral", count=len(beside) - len(teams))
    for pile in view.piles:
        if pile.cell == at and not pile.empty:
            yield text("duncan-plan-pile", size=pile.size, points=_worth(view, pile.size))


def _worth(view: View, size: str) -> int:
    """D-8.2: what a pile gives while an own unit stands on it."""
    small, large = view.options.small_pile_points, view.options.large_pile_points
    return (small if size == "small" else large) * view.options.standing_factor


def _crowd(view: View, whole: Trial, unit: Unit, at: Cell) -> Iterator[Text]:
    """D-6.1, D-3.5: own units that end on one square fight, unless one of them is new."""
    others = [each for each in whole.units if each.number != unit.number and whole.ends.get(each.number) == at]
    if not others or not view.options.friendly_fight:
        return
    names = tuple(f"u{each.number}" for each in others)
    new = any(each.bought and each.bought == view.turn - 1 for each in (unit, *others))
    told = "duncan-plan-meets-new" if new else "duncan-plan-meets-own"
    yield text(told, units=names, at=at.name, count=len(names))
