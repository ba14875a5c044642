"""The answer to orders (6): the plans on the map, and what is to be expected of each line of the list.

The list is carried out as far as the team can know (`words/trial.py`). A remark says what a line costs or does, a
warning what the team may not have meant: points spent by an earlier line, a way too long, own units on one square.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.blocks import Forecast
from pbem.core.drawing import Drawing
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.answer import bonuses as plan_bonuses
from pbem.rulesets.duncan.answer import moves as plan_moves
from pbem.rulesets.duncan.answer import points as plan_points
from pbem.rulesets.duncan.answer.picture import drawn
from pbem.rulesets.duncan.orders import (
    ON_SQUARES,
    AnswerOrder,
    AwardOrder,
    BonusOrder,
    BugOrder,
    BuyOrder,
    ChooseOrder,
    CloseOrder,
    ClueOrder,
    Decree,
    ExcludeOrder,
    FineOrder,
    GrantOrder,
    MoveOrder,
    NoteOrder,
    Order,
    QuestionOrder,
    RemoveOrder,
    RuleOrder,
    SetOrder,
    Statement,
    StoryOrder,
    UpgradeOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.story.awards import award_turn
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.trial import Line, Trial, trial

WARNINGS = frozenset(
    f"duncan-plan-{kind}"
    for kind in (
        "bonus-none",
        "choose-none",
        "flash-smoked",
        "meets-own",
        "move-far",
        "move-no-way",
        "raise-unpaid",
        "summon-foreign",
        "summon-own",
        "summon-unpaid",
    )
)
"""What a team may not have meant."""
CHECKED = frozenset(
    f"duncan-plan-{kind}"
    for kind in ("choose-none", "meets-own", "raise-unpaid", "summon-foreign", "summon-own", "summon-unpaid")
)
"""Those that stand among the problems of a new line already (`checks.py`); of lines that stood before they are told
here alone."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast[Order], ...]]:
    """Draw the plans, and say of each order what is to be expected; its tag is its number in the list."""
    whole = trial(view, sheet)
    listed = enumerate(zip(sheet.lines, whole.lines, strict=True), 1)
    forecasts = tuple(
        replace(
            _forecast(written.line, str(place), _said(view, whole, line)), idle=idle(view, line), played=_played(line)
        )
        for place, (written, line) in listed
    )
    return drawn(view, whole), forecasts


def _forecast(line: int, tag: str, said: Iterator[Text]) -> Forecast[Order]:
    """Part what was said into remarks and warnings."""
    texts = tuple(one for one in said if not line or one.id not in CHECKED)
    plain = tuple(one for one in texts if one.id not in WARNINGS)
    return Forecast[Order](line, tag, plain, tuple(one for one in texts if one.id in WARNINGS))


def idle(view: View, line: Line) -> bool:
    """Tell whether an order will come to nothing, as things stand."""
    order = line.order
    if isinstance(order, Statement):
        return False
    match order:
        case UpgradeOrder():
            return not line.paid
        case MoveOrder():
            return line.unit is None or line.way is None or line.way.cost > paths.budget(line.unit)
        case BuyOrder():
            return line.at is None
        case BonusOrder(bonus=bonus):
            return not line.had or (bonus not in ON_SQUARES and line.unit is None)
        case ChooseOrder():
            every = view.options.bonus_choice_every
            return not line.had and (not every or (view.received + 1) % every != 0)
        case NoteOrder(text=words, unit=unit, cell=at):
            return not words and (f"u{unit}" if unit else at) not in view.notes


def _played(line: Line) -> Order | None:
    """D-3.1, D-3.4: give an upgrade as often as it is paid, a purchase on the square that is free; None: as written."""
    order = line.order
    if isinstance(order, Statement):
        return None
    match order:
        case UpgradeOrder(times=times):
            return replace(order, times=line.paid) if 0 < line.paid < times else None
        case BuyOrder(at=squares):
            return replace(order, at=(line.at.name,)) if line.at and line.at.name != squares[0] else None
        case MoveOrder() | BonusOrder() | ChooseOrder() | NoteOrder():
            return None


def _said(view: View, whole: Trial, line: Line) -> Iterator[Text]:
    """Say what is to be expected of one order."""
    match line.order:
        case UpgradeOrder() as order:
            yield from plan_points.raised(view, order, line)
        case BuyOrder() as order:
            yield from plan_points.summoned(view, whole, order, line)
        case MoveOrder() as order:
            yield from plan_moves.moved(view, whole, order, line)
        case BonusOrder() as order:
            yield from plan_bonuses.used(view, whole, order, line)
        case ChooseOrder():
            yield text("duncan-plan-choose" if line.had else "duncan-plan-choose-none")
        case NoteOrder(text=words):
            yield text("duncan-plan-note" if words else "duncan-plan-note-away")
        case AnswerOrder(question=question):
            yield text("duncan-plan-answer", question=question)
        case BugOrder():
            yield text("duncan-plan-bug")
        case order:
            yield from _refereed(view, order)


def _refereed(view: View, order: StoryOrder | Decree) -> Iterator[Text]:
    match order:
        case AwardOrder():  # D-9.4: when it will be credited
            turn = view.turn if order.now else award_turn(view.options, view.turn)
            yield text("duncan-plan-award", points=order.points, turn=turn)
        case QuestionOrder() | ClueOrder() | CloseOrder() | VerdictOrder() | GrantOrder():
            pass
        case FineOrder() | RemoveOrder() | SetOrder() | ExcludeOrder() | RuleOrder():
            pass
        case _:
            assert_never(order)
