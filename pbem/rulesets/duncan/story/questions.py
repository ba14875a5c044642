"""D-9.1, D-9.2: which questions a team may answer, and who was first right (D-9.3)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Answer, Question, Story


def question(story: Story, number: int) -> Question | None:
    """Give a question."""
    return next((one for one in story.questions if one.number == number), None)


def takes_answers(asked: Question, turn: int) -> bool:
    """D-9.1: tell whether answers to a question still count."""
    return not asked.closed and (asked.until == 0 or turn <= asked.until)


def answered_right(story: Story, team: Seat, number: int) -> bool:
    """D-9.2: tell whether a team has answered a question right."""
    return any(one.verdict == "right" for one in answers_of(story, team, number))


def locked(story: Story, options: Options, team: Seat, number: int) -> bool:
    """D-9.2: who was wrong answers again only after a later clue; with tagged_clue, one for that very question."""
    wrong = [one.clues for one in answers_of(story, team, number) if one.verdict == "wrong"]
    later = story.clues[max(wrong) :] if wrong else ()
    return bool(wrong) and not any(options.question_lock == "any_clue" or one.question == number for one in later)


def may_answer(story: Story, options: Options, team: Seat, asked: Question, turn: int) -> bool:
    """D-9.2: tell whether a team may answer a question now."""
    done = answered_right(story, team, asked.number) or locked(story, options, team, asked.number)
    return takes_answers(asked, turn) and not done


def answers_of(story: Story, team: Seat, number: int) -> Iterator[Answer]:
    """List a team's answers to a question."""
    return (one for one in story.answers if (one.team, one.question) == (team, number))


def queue(story: Story) -> tuple[Answer, ...]:
    """D-9.3: list the answers that wait for a verdict, in order of receipt; none to a withdrawn question does."""
    asked = {one.number for one in story.questions}
    waiting = (one for one in story.answers if one.verdict == "open" and one.question in asked)
    return tuple(sorted(waiting, key=lambda one: one.came))


def first_right(story: Story, number: int, playing: frozenset[Seat]) -> Answer | None:
    """D-9.3: give the answer that wins a question, once all earlier ones are judged."""
    answers = (one for one in story.answers if one.question == number and one.team in playing)
    for one in sorted(answers, key=lambda one: one.came):
        if one.verdict != "wrong":
            return one if one.verdict == "right" else None
    return None
