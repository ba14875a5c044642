"""Ways of saying the orders of Evropská válka and Dice Empires, written before their lexicons were looked at."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.reading.readers import Readers
from pbem.registry import AnyOrder
from tests.language.everyday.boards import board

GAMES = ("europe", "dice_empires")


def _pages(kind: str) -> list[tuple[str, ...]]:
    return [one for game in GAMES for one in _page(game, kind)]


def _page(game: str, kind: str) -> Iterator[tuple[str, ...]]:
    page = tomllib.loads(Path(__file__).with_name(f"ways_{game}.toml").read_text("utf-8"))
    yield from ((game, *one) for one in page[kind])


@cache
def _readers(game: str, language: str) -> Readers:
    installed, view = board(game)
    return sheets.readers(installed.ruleset, view, installed.lexicons, language)


def _orders(game: str, language: str, line: str) -> list[AnyOrder]:
    installed, view = board(game)
    return [
        one.order
        for one in sheets.understood(((1, line),), installed.ruleset, view, _readers(game, language)).sheet.lines
    ]


@pytest.mark.parametrize(("game", "language", "line", "means"), _pages("lines"))
def test_a_way_of_saying_it_is_read(game: str, language: str, line: str, means: list[str]) -> None:
    assert _orders(game, language, line) == [order for meant in means for order in _orders(game, "en", meant)] != []


@pytest.mark.parametrize(("game", "language", "line"), _pages("traps"))
def test_a_trap_orders_nothing(game: str, language: str, line: str) -> None:
    assert not _orders(game, language, line)
