"""What players write in everyday words, and what is meant: any verb, any order of its parts, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language.letter import understanding
from pbem.language.reading.readers import Readers
from pbem.registry import AnyView
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import forms
from tests.rules.powers.words.kit import INSTALLED, VIEW, seen, war

LINES, FLIGHTS, TRAPS = (
    [row for row in part.splitlines()[1:] if row and not row.startswith("#")]
    for part in Path(__file__).with_name("everyday.txt").read_text("utf-8").split("\n! ")
)
AIR = seen(
    war("blue bom A1 2, blue fig A1, blue gun A1 2, blue tnk A1 3, blue inf A1 4, red inf B2 3", chapters=("R2",))
)
"""Aircraft and guns of Blue in A1, with all of the second release."""


def _read(view: View, language: str, *lines: str) -> tuple[tuple[object, ...], bool]:
    """Give the orders of a letter, and whether anything of it is to be mended."""
    readers = Readers(INSTALLED.lexicons, forms.vocabulary(view), language)
    draft = understanding.understood(tuple(enumerate(lines, 1)), INSTALLED.ruleset, AnyView(view), readers)
    wrong = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return tuple(written.order for written in draft.sheet.lines), wrong


def _cases(rows: list[str]) -> list[tuple[str, str, str]]:
    cases, meant = [], ""
    for row in rows:
        if row.startswith("= "):
            meant = row[2:]
        else:
            cases.append((row[:2], row[3:], meant))
    return cases


def _assert_meant(view: View, language: str, line: str, meant: str) -> None:
    orders, wrong = _read(view, "en", *meant.split("; "))
    assert orders
    assert not wrong
    assert _read(view, language, line) == (orders, False)


@pytest.mark.parametrize(("language", "line", "meant"), _cases(LINES))
def test_a_line_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    _assert_meant(VIEW, language, line, meant)


@pytest.mark.parametrize(("language", "line", "meant"), _cases(FLIGHTS))
def test_flights_and_fire_are_read_as_they_are_meant(language: str, line: str, meant: str) -> None:
    _assert_meant(AIR, language, line, meant)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_no_order_is_not_carried_out(row: str) -> None:
    assert _read(VIEW, row[:2], row[3:])[0] == ()


@pytest.mark.parametrize(
    ("language", "letter"),
    [
        ("en", "Movement:\ntank B1 to A1\nProduction:\n- A1: two tanks\n- C1 a factory please"),
        ("cs", "Pohyb:\n - tank z B1 do A1\nVýroba:\n - A1: 2 tanky\n - C1: továrna"),
        ("sk", "Pohyby:\ntank z B1 do A1\nVýroba:\nA1: dva tanky\nC1: továreň"),
        ("ru", "Движение:\nтанк из B1 в A1\nПроизводство:\nA1: два танка\nC1: завод"),
    ],
)
def test_a_heading_says_what_is_done_below_it(language: str, letter: str) -> None:
    """Units and a land alone could be moved there, or built."""
    meant, _ = _read(VIEW, "en", "move 1 tank B1 -> A1", "build 2 tanks at A1", "factory C1")
    assert _read(VIEW, language, *letter.splitlines()) == (meant, False)
