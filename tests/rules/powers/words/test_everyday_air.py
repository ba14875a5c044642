"""Patrols, strikes, fire, gifts and treaties in everyday words, in four languages, and what is none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language import sheet as sheets
from tests.language.everyday.boards import POWERS, board

LINES, TRAPS = (
    [row for row in part.splitlines() if row and row[0] not in "#!" and row != "traps"]
    for part in Path(__file__).with_name("everyday_air.txt").read_text("utf-8").split("\n! ")
)


def _read(language: str, *lines: str) -> tuple[tuple[object, ...], bool]:
    """Give the orders of a letter, and whether anything of it is to be mended."""
    installed, view = board(POWERS, language)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    draft = sheets.understood(tuple(enumerate(lines, 1)), installed.ruleset, view, readers)
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


def test_a_harbour_is_nothing_to_aircraft() -> None:
    """P-36.1: told to go by one they fly from its land."""
    harbour, land = (_read("en", f"attack 4 fighters from {start} to B2") for start in ("A1@S1", "A1"))
    assert harbour == land
