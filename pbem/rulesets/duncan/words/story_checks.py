"""What is wrong with an answer, and with what the referee orders for the story (D-9); decrees are `decree_checks.py`.

Codes of what is wrong (`problem-<code>`); those of the referee besides the ones of `decree_checks.py`:

| code | severity | facts | paragraph |
|---|---|---|---|
| duncan-question-unknown | ERROR | question, questions (those there are), count | D-9.1 |
| duncan-question-closed | ERROR | question, until (the last turn it took answers for; 0: it was closed) | D-9.1 |
| duncan-answer-which | ERROR | questions (those that are open), count | D-9.1 |
| duncan-answer-right | ERROR | question (was answered right already) | D-9.2 |
| duncan-answer-locked | ERROR | question, tagged (1: the clue must be for that question) | D-9.2 |
| duncan-answer-judged | WARNING | question (these very words were judged wrong) | D-9.2 |
| duncan-referee-asks | ERROR | (the referee answers nothing) | D-9.1 |
| duncan-question-again | WARNING | question (it was asked; now it is said anew) | D-9.1 |
| duncan-question-past | ERROR | until, turn | D-9.1 |
| duncan-verdict-unknown | ERROR | answers (those that wait), count | D-9.2 |
| duncan-verdict-several | ERROR | answers | D-9.2 |
| duncan-verdict-rewarded | WARNING | who, question (won by that team already) | D-9.3 |
| duncan-award-later | NOTE | who, points, turn (it comes with) | D-9.4 |
| duncan-grant-choice | WARNING | who, number (its next bonus would be its own choice) | D-7.8 |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE
from pbem.core.texts import Fact
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    AwardOrder,
    BugOrder,
    CloseOrder,
    ClueOrder,
    GrantOrder,
    Message,
    QuestionOrder,
    Statement,
    StoryOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.state import Question
from pbem.rulesets.duncan.story.awards import award_turn
from pbem.rulesets.duncan.story.growth import number_of
from pbem.rulesets.duncan.story.questions import answered_right, answers_of, locked, question, takes_answers
from pbem.rulesets.duncan.story.rewards import is_choice
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import decree_checks


def check(order: Statement, view: View) -> Iterator[Problem]:
    """D-9: find what is wrong with an order of the story or a decree; the problems bear no line."""
    if isinstance(order, StoryOrder) and view.seat != REFEREE:
        yield Problem("duncan-referee-only", paragraph="D-9.1")
    elif isinstance(order, Message) and view.seat == REFEREE:
        yield _error("duncan-referee-asks", "D-9.1")
    else:
        yield from _wrong(order, view)


def _wrong(order: Statement, view: View) -> Iterator[Problem]:
    match order:
        case AnswerOrder():
            yield from _answer(order, view)
        case QuestionOrder():
            yield from _question(order, view)
        case ClueOrder() | CloseOrder():
            yield from _of_question(order, view)
        case VerdictOrder():
            yield from _verdict(order, view)
        case AwardOrder():
            yield from _award(order, view)
        case GrantOrder():
            yield from _grant(order, view)
        case BugOrder():
            pass
        case _:
            yield from decree_checks.check(order, view)


def _unknown(number: int, view: View) -> Problem:
    """Say that there is no such question, and which there are."""
    asked = tuple(str(one.number) for one in view.story.questions)
    return _error("duncan-question-unknown", "D-9.1", question=number, questions=asked, count=len(asked))


def _answer(order: AnswerOrder, view: View) -> Iterator[Problem]:
    """D-9.1, D-9.2: a question that is open, and which the team may answer now."""
    asked = question(view.story, order.question)
    if asked is None:
        yield _unknown(order.question, view)
    elif view.seat is not None:
        yield from _may(order, asked, view)


def _may(order: AnswerOrder, asked: Question, view: View) -> Iterator[Problem]:
    """D-9.2: what a team said already, and how that was judged."""
    assert view.seat is not None
    number = number_of(view.seat, order.question, order.text)
    before = [one.verdict for one in answers_of(view.story, view.seat, order.question) if one.number == number]
    if before == ["wrong"]:
        yield _warning("duncan-answer-judged", "D-9.2", question=order.question)
    elif before:
        return
    elif answered_right(view.story, view.seat, order.question):
        yield _error("duncan-answer-right", "D-9.2", question=order.question)
    elif not takes_answers(asked, view.turn):
        yield _error("duncan-question-closed", "D-9.1", question=asked.number, until=0 if asked.closed else asked.until)
    elif locked(view.story, view.options, view.seat, order.question):
        tagged = int(view.options.question_lock == "tagged_clue")
        yield _error("duncan-answer-locked", "D-9.2", question=order.question, tagged=tagged)


def _question(order: QuestionOrder, view: View) -> Iterator[Problem]:
    """D-9.1: answers count up to a turn that is still to come."""
    if order.until and order.until < view.turn:
        yield _error("duncan-question-past", "D-9.1", until=order.until, turn=view.turn)
    known = question(view.story, order.number)
    if known is not None and known.text != order.text:
        yield _warning("duncan-question-again", "D-9.1", question=order.number)


def _of_question(order: ClueOrder | CloseOrder, view: View) -> Iterator[Problem]:
    """D-9.1: a clue is for all questions, or for one that was asked."""
    if (order.question or isinstance(order, CloseOrder)) and question(view.story, order.question) is None:
        yield _unknown(order.question, view)


def _verdict(order: VerdictOrder, view: View) -> Iterator[Problem]:
    """D-9.3: what was won once stays won."""
    asked = question(view.story, order.question)
    if asked is not None and asked.winner == order.team and not order.right:
        yield _warning("duncan-verdict-rewarded", "D-9.3", who=order.team, question=order.question)


def _award(order: AwardOrder, view: View) -> Iterator[Problem]:
    """D-9.4: points for a team that plays; the referee hears when they come."""
    if order.team not in decree_checks.playing(view):
        yield decree_checks.team_error(order.team, view)
    elif order.points < 1:
        yield decree_checks.error("duncan-referee-number", value=order.points, low=1, high=0)
    elif not order.now:
        turn = award_turn(view.options, view.turn)
        facts: Mapping[str, Fact] = {"who": order.team, "points": order.points, "turn": turn}
        yield Problem("duncan-award-later", facts=facts, severity=Severity.NOTE, paragraph="D-9.4")


def _grant(order: GrantOrder, view: View) -> Iterator[Problem]:
    """D-7.8: a bonus the referee names where the team might choose one takes no choice away."""
    purse = next((one for one in view.purses if one.seat == order.team), None)
    if purse is None or purse.excluded:
        yield decree_checks.team_error(order.team, view)
    elif order.bonus is not None and not purse.due and is_choice(purse.received + 1, view.options):
        yield _warning("duncan-grant-choice", "D-7.8", who=order.team, number=purse.received + 1)


def _error(code: str, paragraph: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts, paragraph=paragraph)


def _warning(code: str, paragraph: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts, severity=Severity.WARNING, paragraph=paragraph)
