"""D-9.1, D-9.2: how the story grows by what is said, in the order of the letters.

Within one letter the order of its lines counts; what the referee enters himself comes behind the letters that came.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    AwardOrder,
    BugOrder,
    CloseOrder,
    ClueOrder,
    Decree,
    GrantOrder,
    Order,
    Plan,
    QuestionOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.state import Answer, Clue, Question, Story

LOWEST, HIGHEST = 1000, 9999
"""D-9.2: answers have numbers of four digits."""


def number_of(team: Seat, question: int, words: str) -> int:
    """D-9.2: give the number of an answer, made of team, question and words: so it counts nothing."""
    said = f"{team} {question} {' '.join(words.casefold().split())}"
    return LOWEST + zlib.crc32(said.encode()) % (HIGHEST - LOWEST + 1)


def seal(words: str) -> int:
    """D-9.1: mark an answer with the words it was given to: the same answer to other words is given anew."""
    return zlib.crc32(words.encode())


def next_question(story: Story) -> int:
    """D-9.1: give the number of the next question: from the questions alone, or it would tell whether one withdrawn was
    answered."""
    return max((one.number for one in story.questions), default=0) + 1


def grown(story: Story, said: Iterable[Overture[Order]], turn: int) -> Story:
    """D-9: let the story grow; `turn` is the one it was said for."""
    for overture in sorted(said, key=_place):
        story = _with(story, overture, turn)
    return story


def _place(overture: Overture[Order]) -> tuple[int, int]:
    """Order what was said by its letters; of what came together first the questions, then answers, then verdicts."""
    if isinstance(overture.order, QuestionOrder):
        return overture.came, 0
    return overture.came, 2 if overture.by == REFEREE else 1


def _with(story: Story, overture: Overture[Order], turn: int) -> Story:
    order = overture.order
    if isinstance(order, Plan | Decree):
        return story
    match order:
        case QuestionOrder():
            return _asked(story, order, turn, overture.came)
        case ClueOrder(text, question):
            return replace(story, clues=(*story.clues, Clue(text, turn, overture.came, question)))
        case CloseOrder(number):
            return replace(story, questions=tuple(_closed(one, number) for one in story.questions))
        case AnswerOrder(question, text):
            number = number_of(overture.by, question, text)
            return _answered(story, Answer(overture.by, question, text, number, turn, overture.came))
        case VerdictOrder():
            return replace(story, answers=tuple(_judged(story, order, turn, overture.came)))
        case AwardOrder() | GrantOrder() | BugOrder():
            return story


def _asked(story: Story, asked: QuestionOrder, turn: int, came: int) -> Story:
    """D-9.1: publish a question; one with a number that was used is said anew.

    What was answered to a withdrawn question of its number is no answer to it, unless the referee names the number.
    """
    taken = any(one.number == asked.number and one.text != asked.text for one in story.questions)
    number = asked.number if asked.number and (asked.named or not taken) else next_question(story)
    new = Question(number, asked.text, turn, came, asked.until)
    if all(one.number != number for one in story.questions):
        answers = tuple(one for one in story.answers if asked.named or one.question != number)
        return replace(story, questions=(*story.questions, new), answers=answers)
    anew = (replace(new, winner=one.winner) if one.number == number else one for one in story.questions)
    return replace(story, questions=tuple(anew))


def _closed(question: Question, number: int) -> Question:
    return replace(question, closed=True) if question.number == number else question


def _answered(story: Story, new: Answer) -> Story:
    """D-9.1: an answer takes the place of one not yet judged; words judged already are not judged again."""
    if any(_same(one, new.team, new.question, new.number) for one in story.answers):
        return story
    mine = (new.team, new.question)
    others = tuple(one for one in story.answers if (one.team, one.question) != mine or one.verdict != "open")
    return replace(story, answers=(*others, new))


def _same(answer: Answer, team: Seat, question: int, number: int) -> bool:
    return (answer.team, answer.question, answer.number) == (team, question, number)


def _judged(story: Story, verdict: VerdictOrder, turn: int, came: int) -> Iterator[Answer]:
    """D-9.2: judge an answer; one its team has taken back since is judged all the same."""
    which = (verdict.team, verdict.question, verdict.answer)
    answers = story.answers
    if not any(_same(one, *which) for one in answers):
        answers = (*answers, Answer(*which[:2], verdict.said, verdict.answer, turn, verdict.answered))
    for one in answers:
        yield _with_verdict(one, verdict, came, len(story.clues)) if _same(one, *which) else one


def _with_verdict(answer: Answer, verdict: VerdictOrder, came: int, clues: int) -> Answer:
    judged: Literal["right", "wrong"] = "right" if verdict.right else "wrong"
    return replace(answer, verdict=judged, judged=came, words=verdict.text, clues=clues)
