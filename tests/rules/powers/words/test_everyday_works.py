"""P-9.9, P-14.3, P-42: harbours, who pays, what is built, carried and kept back, said in everyday words."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language import sheet as sheets
from tests.language.everyday.boards import POWERS, board

LINES, TRAPS = (
    [row for row in part.splitlines()[1:] if row]
    for part in Path(__file__).with_name("everyday_works.txt").read_text("utf-8").split("\n! ")
)


def _cases() -> list[tuple[str, str, str]]:
    cases, meant = [], ""
    for row in LINES:
        if row.startswith("= "):
            meant = row[2:]
        else:
            cases.append((row[:2], row[3:], meant))
    return cases


def _read(language: str, *lines: str) -> tuple[tuple[object, ...], bool]:
    installed, view = board(POWERS, language)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    draft = sheets.understood(tuple(enumerate(lines, 1)), installed.ruleset, view, readers)
    wrong = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return tuple(written.order for written in draft.sheet.lines), wrong


@pytest.mark.parametrize(("language", "line", "meant"), _cases())
def test_a_line_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = _read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert _read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_no_order_is_not_carried_out(row: str) -> None:
    assert _read(row[:2], row[3:])[0] == ()
