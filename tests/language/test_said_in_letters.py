"""Sentences as they stand in letters: what they order, what is asked about, what is left out."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyOrder
from tests.language.everyday.boards import board

EVERY = tomllib.loads(Path(__file__).with_name("said_in_letters.toml").read_text("utf-8"))


def rows(kind: str) -> list[tuple[str, ...]]:
    """Give the rows of a kind, with their games."""
    return [(game, *row) for game, listed in EVERY.items() for row in listed.get(kind, ())]


def read(game: str, language: str, line: str) -> tuple[list[AnyOrder], bool]:
    """Give what a line orders, and whether anything of it is asked about."""
    installed, view = board(game)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    draft = sheets.understood(((1, line),), installed.ruleset, view, readers)
    asked = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return [one.order for one in draft.sheet.lines], asked


@pytest.mark.parametrize(("game", "language", "line", "means"), rows("said"))
def test_a_sentence_orders_what_it_means(game: str, language: str, line: str, means: str) -> None:
    """The same orders are read of the plain words."""
    plainly = read(game, "en", means)
    assert plainly[0]
    assert not plainly[1]
    assert read(game, language, line) == plainly


@pytest.mark.parametrize(("game", "language", "line"), rows("asked"))
def test_what_may_be_meant_otherwise_orders_nothing(game: str, language: str, line: str) -> None:
    """A denial, the past, a doubt or a choice is asked about."""
    assert read(game, language, line) == ([], True)


@pytest.mark.parametrize(("game", "language", "line"), rows("talk"))
def test_talk_is_left_out(game: str, language: str, line: str) -> None:
    """Nothing is ordered and nothing asked."""
    assert read(game, language, line) == ([], False)
