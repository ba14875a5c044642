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

from dataclasses import MISSING, fields
from typing import Any, TypeVar

from pbem.core.positions import Table
from pbem.core.seats import Seat
from pbem.rulesets.duncan.state import Answer, Clue, Question, Story

Told = TypeVar("Told", Question, Clue, Answer)
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
        tuple(_read(Question, each, seats) for each in said.tables("questions", _names(Question))),
        tuple(_read(Clue, each, seats) for each in said.tables("clues", _names(Clue))),
        tuple(_read(Answer, each, seats) for each in said.tables("answers", _names(Answer))),
    )


def _names(kind: type[Told]) -> tuple[str, ...]:
    """List the keys of one of them."""
    return tuple(field.name for field in fields(kind))


def _read(kind: type[Told], said: Table, seats: tuple[Seat, ...]) -> Told:
    """Read one of them; what is left out has its default, a turn left out is the first."""
    values: dict[str, Any] = {"turn": 1}
    for field in fields(kind):
        if field.name in said.said:
            values[field.name] = _value(str(field.type), field.name, said, seats)
        elif field.default is MISSING and field.name not in values:
            raise said.wrong(field.name, "something")
    return kind(**values)


def _value(sort: str, key: str, said: Table, seats: tuple[Seat, ...]) -> object:
    """Read a value of one sort."""
    match sort:
        case "int":
            return said.whole(key)
        case "bool":
            return said.flag(key)
        case "str":
            return said.text(key)
        case "Seat" | "Seat | None":
            return said.seat(key, seats)
    return said.one_of(key, _VERDICTS)
