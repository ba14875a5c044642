"""What the referee can write, with the teams, units and answers there are."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.rulesets.duncan.orders import (
    AwardOrder,
    CloseOrder,
    ClueOrder,
    ExcludeOrder,
    FineOrder,
    GrantOrder,
    Order,
    QuestionOrder,
    RemoveOrder,
    RuleOrder,
    SetOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.story.growth import next_question
from pbem.rulesets.duncan.view import View


def examples(view: View) -> tuple[Order, ...]:
    """D-9, D-10.2: give one order of each sort that makes sense now."""
    return (*_story(view), *_gifts(view), *_decrees(view))


def _story(view: View) -> Iterator[Order]:
    """D-9.1, D-9.2: a question, a clue, a verdict on the first answer that waits, a question closed."""
    yield QuestionOrder("...", next_question(view.story), view.turn + 4, named=False)
    yield ClueOrder("...")
    for answer in [each for each in view.story.answers if each.verdict == "open"][:1]:
        yield VerdictOrder(answer.team, answer.question, answer.number, True)
        yield VerdictOrder(answer.team, answer.question, answer.number, False)
    for question in [each for each in view.story.questions if not each.closed][-1:]:
        yield CloseOrder(question.number)


def _gifts(view: View) -> Iterator[Order]:
    """D-9.4, D-7.8: points for outside games, a bonus."""
    for purse in [each for each in view.purses if not each.excluded][:1]:
        yield AwardOrder(purse.seat, 5)
        yield GrantOrder(purse.seat)
        yield GrantOrder(purse.seat, "flash")


def _decrees(view: View) -> Iterator[Order]:
    """D-10.2: points taken, a unit removed or set, a team excluded, a rule changed."""
    playing = [each.seat for each in view.purses if not each.excluded]
    for seat in playing[:1]:
        yield FineOrder(seat, 5)
    for unit in [each for each in view.foreign if each.owner in playing][:1]:
        yield RemoveOrder(unit.owner, unit.number)
        yield SetOrder(unit.owner, unit.number, "strength", 3)
    for seat in playing[-1:]:
        yield ExcludeOrder(seat)
    yield RuleOrder("turn_limit", str(view.options.turn_limit + 10))
