"""What players write in everyday words, and what is meant: any verb, any order of its parts, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language import sheet as sheets
from pbem.language.readers import Readers
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.words import forms
from tests.rules.powers.words.kit import INSTALLED, VIEW

LINES, TRAPS = (
    [row for row in part.splitlines() if row and not row.startswith("#")]
    for part in Path(__file__).with_name("everyday.txt").read_text("utf-8").split("! traps")
)


def _read(language: str, *lines: str) -> tuple[tuple[Order, ...], bool]:
    """Give the orders of a letter, and whether anything of it is to be mended."""
    readers = Readers(INSTALLED.lexicons, forms.vocabulary(VIEW), language)
    draft = sheets.understood(tuple(enumerate(lines, 1)), INSTALLED.ruleset, VIEW, readers)
    wrong = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return tuple(written.order for written in draft.sheet.lines), wrong


def _cases() -> list[tuple[str, str, str]]:
    cases, meant = [], ""
    for row in LINES:
        if row.startswith("= "):
            meant = row[2:]
        else:
            cases.append((row[:2], row[3:], meant))
    return cases


@pytest.mark.parametrize(("language", "line", "meant"), _cases())
def test_a_line_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = _read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert _read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_no_order_is_not_carried_out(row: str) -> None:
    assert _read(row[:2], row[3:])[0] == ()
