"""A few orders that show what can be said, with the team's own units and squares it knows."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core import grid, squares
from pbem.rulesets.duncan.orders import (
    ON_SQUARES,
    PARAMS,
    AnswerOrder,
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    UpgradeOrder,
)
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.state import Question
from pbem.rulesets.duncan.story.questions import may_answer
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import places


def examples(view: View) -> tuple[Order, ...]:
    """4: give one order of each sort the team can give now."""
    return (*_upgrades(view), *_moves(view), *_purchases(view), *_bonuses(view), *_words(view))


def _upgrades(view: View) -> Iterator[Order]:
    """D-3.1: the first unit, if it can be paid."""
    for unit in view.units[:1]:
        if view.points >= unit.strength + unit.speed + unit.sight - 2:
            yield UpgradeOrder(unit.number, PARAMS[0])


def _moves(view: View) -> Iterator[Order]:
    """D-4.1: the first unit, as far as it gets."""
    for unit in view.units[:1]:
        near = paths.reachable(paths.known(view), unit.cell, paths.budget(unit))
        farthest = max(near, key=lambda at: (near[at], tuple(-one for one in grid.reading(at))))
        if farthest != unit.cell:
            yield MoveOrder(unit.number, farthest.name)


def _purchases(view: View) -> Iterator[Order]:
    """D-3.4: beside the portal, and another square in case the first is taken."""
    if free := places.free(view):
        yield BuyOrder(tuple(at.name for at in free[:2]))


def _bonuses(view: View) -> Iterator[Order]:
    """D-7.1: the first bonus of the stock; D-7.8: a choice that is open."""
    for bonus in view.stock[:1]:
        if bonus in ON_SQUARES:
            seen = next(squares.cells(squares.marked(view.terrain, ".")), None)
            if seen is not None:
                yield BonusOrder(bonus, cell=seen.name)
        elif view.units:
            yield BonusOrder(bonus, unit=view.units[0].number)
    if view.choices:
        yield ChooseOrder("regeneration")


def _words(view: View) -> Iterator[Order]:
    """A comment on the portal's square, and an answer to the last question the team may answer."""
    if view.portal is not None:
        yield NoteOrder("!", cell=view.portal.name)
    asked = [question for question in view.story.questions if _open(view, question)]
    for question in asked[-1:]:
        yield AnswerOrder(question.number, "...")


def _open(view: View, question: Question) -> bool:
    """D-9.2: tell whether the team may answer a question now."""
    return view.seat is not None and may_answer(view.story, view.options, view.seat, question, view.turn)
