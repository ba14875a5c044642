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

from dataclasses import asdict, fields
from typing import TypeVar

from pbem.core import plain
from pbem.core.positions import Table
from pbem.core.seats import Seat
from pbem.rulesets.duncan.state import Answer, Clue, Question, Story

Told = TypeVar("Told", Question, Clue, Answer)
_KEYS = ("questions", "clues", "answers")


def write_story(story: Story) -> dict[str, object]:
    """Write what was published, answered and judged, all that is told of it."""
    return {key: [_written(each) for each in getattr(story, key)] for key in _KEYS}


def _written(each: Question | Clue | Answer) -> dict[str, object]:
    return {key: value for key, value in asdict(each).items() if value is not None}


def read_story(position: Table, seats: tuple[Seat, ...]) -> Story:
    """Read the story."""
    said = position.table("story", _KEYS)
    return Story(
        _read(Question, said, "questions", seats),
        _read(Clue, said, "clues", seats),
        _read(Answer, said, "answers", seats),
    )


def _read(kind: type[Told], said: Table, key: str, seats: tuple[Seat, ...]) -> tuple[Told, ...]:
    """Read all of one kind; what is left out has its default, a turn left out is the first."""
    listed = said.tables(key, [field.name for field in fields(kind)])
    return tuple(plain.read(kind, {"turn": 1, **each.said}, each.where, seats) for each in listed)
