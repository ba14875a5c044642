"""Squares as they are dictated: a letter that is a word of the language is one only where it is written large."""

from __future__ import annotations

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from pbem.rulesets.powers.orders import MoveOrder
from tests.language.everyday.boards import board


def _paths(language: str, line: str) -> tuple[tuple[str, ...], ...]:
    installed, view = board("powers", language)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    draft = understanding.understood(((1, line),), installed.ruleset, view, readers)
    return tuple(one.order.path for one in draft.sheet.lines if isinstance(one.order, MoveOrder))


@pytest.mark.parametrize(
    ("language", "line", "path"),
    [
        ("en", "two tanks from A four to B four", ("A4", "B4")),
        ("cs", "dva tanky z A jedna do C dva", ("A1", "C2")),
        ("sk", "dva tanky z A jedna do C dva", ("A1", "C2")),
        ("ru", "два танка из A один в C два", ("A1", "C2")),
    ],
)
def test_a_dictated_square_is_one(language: str, line: str, path: tuple[str, ...]) -> None:
    assert _paths(language, line) == (path,)


@pytest.mark.parametrize(
    "line", ["dva tanky z A1 do B1 a dva tanky z A2 do B2", "dva tanky z A1 do B1. A dva tanky z A2 do B2"]
)
def test_and_two_is_no_square(line: str) -> None:
    assert _paths("cs", line) == (("A1", "B1"), ("A2", "B2"))
