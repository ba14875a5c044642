"""Moves and battle orders in everyday words (P-5, P-6.20): counts, lists, several starts, doctrines of one attack."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language import sheet as sheets
from pbem.language.readers import Readers
from pbem.registry import AnyView
from pbem.rulesets.powers.words import forms
from tests.rules.powers.words.kit import INSTALLED, VIEW

LINES, TRAPS = (
    [row for row in part.splitlines()[1:] if row and not row.startswith("#")]
    for part in Path(__file__).with_name("everyday_moves.txt").read_text("utf-8").split("\n! ")
)


def _read(language: str, *lines: str) -> tuple[tuple[object, ...], bool]:
    """Give the orders of a letter, and whether anything of it is to be mended."""
    readers = Readers(INSTALLED.lexicons, forms.vocabulary(VIEW), language)
    draft = sheets.understood(tuple(enumerate(lines, 1)), INSTALLED.ruleset, AnyView(VIEW), readers)
    wrong = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return tuple(written.order for written in draft.sheet.lines), wrong


def _cases() -> list[tuple[str, str, str]]:
    meant = [row[2:] if row.startswith("= ") else "" for row in LINES]
    for at, one in enumerate(meant):
        meant[at] = one or meant[at - 1]
    return [(row[:2], row[3:], said) for row, said in zip(LINES, meant, strict=True) if not row.startswith("= ")]


@pytest.mark.parametrize(("language", "line", "meant"), _cases())
def test_a_move_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = _read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert _read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_told_denied_or_asked_is_no_move(row: str) -> None:
    assert _read(row[:2], row[3:])[0] == ()
