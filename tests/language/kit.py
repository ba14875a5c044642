"""Letters of each game read by whoever sits before its everyday board, and the tests of wording made of tables.

A table holds rows `(game, language, line, ...)`; where all are of one game, it may be left out of them. Each of
`means`, `alike`, `orders_nothing`, `asked`, `left_out` and `beside` makes a test of a table, one case a row:

    test_an_enemy_named_before_is_him = means(LINES)
    test_what_others_do_is_no_order = orders_nothing(TRAPS, game="europe")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem, Severity
from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from pbem.language.letter.draft import Draft
from pbem.language.reading.readers import Readers
from pbem.registry import AnyOrder, AnyView, Installed
from tests.language.everyday import boards

Plain = str | tuple[str, ...]
"""The same in plain words: a line, or several."""
Row = tuple[str, ...] | tuple[str, str, tuple[str, ...]] | tuple[str, str, str, tuple[str, ...]]
Wording = Callable[..., None]
ORDER = {
    ("campaign", "en"): "1: up 3",
    ("campaign", "ru"): "1: вверх 3",
    ("campaign", "cs"): "1: nahoru 3",
    ("campaign", "sk"): "1: hore 3",
    ("duncan", "en"): "u1 to C4",
    ("duncan", "ru"): "u1 на C4",
    ("duncan", "cs"): "u1 na C4",
    ("duncan", "sk"): "u1 na C4",
    ("dice_empires", "en"): "births to d1",
    ("dice_empires", "ru"): "дети к1",
    ("dice_empires", "cs"): "děti k1",
    ("dice_empires", "sk"): "deti k1",
    ("europe", "en"): "default draft Spain",
    ("europe", "ru"): "по умолчанию призыв в Испании",
    ("europe", "cs"): "náhradně odvod ve Španělsku",
    ("europe", "sk"): "náhradne odvod v Španielsku",
}
"""An order of each game in each language, to stand beside what is tested."""


@cache
def _board(game: str, language: str) -> tuple[Installed, AnyView]:
    return boards.board(game, language)


@cache
def readers(language: str, game: str = "campaign") -> Readers:
    """Give what reads a game's lines."""
    installed, view = _board(game, language)
    return sheets.readers(installed.ruleset, view, installed.lexicons, language)


def draft(language: str, *lines: str, game: str = "campaign") -> Draft[AnyOrder]:
    """Read a letter of some lines."""
    installed, view = _board(game, language)
    return understanding.understood(tuple(enumerate(lines, 1)), installed.ruleset, view, readers(language, game))


def orders(language: str, *lines: str, game: str = "campaign") -> list[AnyOrder]:
    """List what a letter of some lines orders."""
    return [*draft(language, *lines, game=game).sheet]


def plainly(language: str, plain: Plain, game: str = "campaign") -> list[AnyOrder]:
    """List what lines in plain words order, each read by itself; each of them must order something."""
    lines = (plain,) if isinstance(plain, str) else plain
    read = [orders(language, line, game=game) for line in lines]
    assert all(read), plain
    return [order for each in read for order in each]


def offers(problems: tuple[Problem, ...]) -> list[str]:
    """List the lines that may be accepted."""
    two = (str(one.facts.get(name, "")) for one in problems if one.ambiguous for name in ("first", "second"))
    return [line for line in (*(one.try_ for one in problems), *two) if line]


def means(rows: Iterable[Row], game: str = "campaign", whose: str = "") -> Wording:
    """Make the test that a line orders what its last column says in plain English; `whose` is put before that."""

    @pytest.mark.parametrize(("game", "language", "line", "plain"), _with_games(rows, game))
    def test(game: str, language: str, line: str, plain: Plain) -> None:
        _same(draft(language, line, game=game), plainly("en", whose + plain if isinstance(plain, str) else plain, game))

    return test


def alike(rows: Iterable[Row], game: str = "campaign") -> Wording:
    """Make the test that a line orders what its last column says in plain words of its own language."""

    @pytest.mark.parametrize(("game", "language", "line", "plain"), _with_games(rows, game))
    def test(game: str, language: str, line: str, plain: Plain) -> None:
        _same(draft(language, line, game=game), plainly(language, plain, game))

    return test


def orders_nothing(rows: Iterable[Row], game: str = "campaign") -> Wording:
    """Make the test that nothing of a line is carried out, be it asked about or left out."""

    @pytest.mark.parametrize(("game", "language", "line"), _with_games(rows, game))
    def test(game: str, language: str, line: str) -> None:
        assert orders(language, line, game=game) == []

    return test


def asked(rows: Iterable[Row], game: str = "campaign") -> Wording:
    """Make the test that a line is asked about, and nothing of it carried out."""

    @pytest.mark.parametrize(("game", "language", "line"), _with_games(rows, game))
    def test(game: str, language: str, line: str) -> None:
        found = draft(language, line, game=game)
        assert found.problems
        assert not found.sheet.lines

    return test


def left_out(rows: Iterable[Row], game: str = "campaign") -> Wording:
    """Make the test that a line orders nothing, is not asked about, and is told to be left out."""

    @pytest.mark.parametrize(("game", "language", "line"), _with_games(rows, game))
    def test(game: str, language: str, line: str) -> None:
        found = draft(language, line, game=game)
        assert (found.sheet.lines, found.problems) == ((), ())
        assert found.asides

    return test


def beside(rows: Iterable[Row], game: str = "campaign") -> Wording:
    """Make the test that a line changes nothing of the order above or below it, and is not asked about."""

    @pytest.mark.parametrize(("game", "language", "line"), _with_games(rows, game))
    def test(game: str, language: str, line: str) -> None:
        order = ORDER[game, language]
        for lines in ((line, order), (order, line)):
            found = draft(language, *lines, game=game)
            assert not found.problems
            assert [*found.sheet] == plainly(language, order, game)

    return test


def _same(found: Draft[AnyOrder], plain: list[AnyOrder]) -> None:
    assert [*found.sheet] == plain
    assert not [problem for problem in found.problems if problem.severity is Severity.ERROR]


def _with_games(rows: Iterable[Row], game: str) -> list[tuple[object, ...]]:
    return [(game, *row) if row[0] in LANGUAGES else row for row in rows]
