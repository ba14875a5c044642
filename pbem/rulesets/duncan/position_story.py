"""The story as TOML values.

    [[story.questions]]
    number = 3
    text = "Who killed the miller?"
    turn = 2
    until = 7

    [[story.clues]]
    text = "He owed money."
    question = 3

    [[story.answers]]
    team = "blue"
    question = 3
    text = "the miller's wife"
    number = 4711
    verdict = "wrong"

`came` is the place of the letter among all letters; of an answer `judged` that of the verdict.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Literal, cast

from pbem.core.seats import Seat
from pbem.rulesets.duncan.position_words import Table
from pbem.rulesets.duncan.state import Answer, Clue, Question, Story

_KEYS = ("questions", "clues", "answers")
_VERDICTS = ("open", "right", "wrong")


def write_story(story: Story) -> dict[str, object]:
    """Write what was published, answered and judged."""
    return {key: [_written(each) for each in getattr(story, key)] for key in _KEYS}


def _written(each: Question | Clue | Answer) -> dict[str, object]:
    """Write one of them, all that is told of it."""
    values = {field.name: getattr(each, field.name) for field in fields(each)}
    return {key: value for key, value in values.items() if value is not None}


def read_story(position: Table, seats: tuple[Seat, ...]) -> Story:
    """Read the story."""
    said = position.table("story", _KEYS)
    return Story(
        tuple(_question(each, seats) for each in said.tables("questions", _names(Question))),
        tuple(_clue(each) for each in said.tables("clues", _names(Clue))),
        tuple(_answer(each, seats) for each in said.tables("answers", _names(Answer))),
    )


def _names(kind: type[Question | Clue | Answer]) -> tuple[str, ...]:
    """List the keys of one of them."""
    return tuple(field.name for field in fields(kind))


def _question(said: Table, seats: tuple[Seat, ...]) -> Question:
    """Read a question."""
    return Question(
        said.whole("number", least=1),
        said.text("text"),
        said.whole("turn", 1),
        said.whole("came"),
        said.whole("until"),
        said.flag("closed"),
        said.seat("winner", seats),
    )


def _clue(said: Table) -> Clue:
    """Read a clue."""
    return Clue(said.text("text"), said.whole("turn", 1), said.whole("came"), said.whole("question"))


def _answer(said: Table, seats: tuple[Seat, ...]) -> Answer:
    """Read an answer."""
    verdict = said.one_of("verdict", _VERDICTS, "open")
    return Answer(
        Seat(said.one_of("team", seats)),
        said.whole("question", least=1),
        said.text("text"),
        said.whole("number"),
        said.whole("turn", 1),
        said.whole("came"),
        cast(Literal["open", "right", "wrong"], verdict),
        said.whole("judged"),
        said.text("words"),
    )
