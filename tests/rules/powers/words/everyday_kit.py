"""Lines in everyday words from a file: what each means before it, then a `!` and those that are no orders."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pbem.core.problems import Severity
from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from pbem.language.reading.readers import Readers
from tests.language.everyday.boards import POWERS, board

Case = tuple[str, str, str]
"""A language, a line, what it means in plain words."""


def written(name: str) -> tuple[list[Case], list[str]]:
    """Give the lines of a file beside the tests, and its traps, each behind its language."""
    lines, traps = Path(__file__).with_name(name).read_text("utf-8").split("\n! ")
    cases, meant = [], ""
    for row in _rows(lines):
        if row.startswith("= "):
            meant = row[2:]
        else:
            cases.append((row[:2], row[3:], meant))
    return cases, _rows(traps)[1:]


def _rows(part: str) -> list[str]:
    """Leave out what is empty and what titles the file."""
    return [row for row in part.splitlines() if row and row[0] not in "#!"]


@cache
def _readers(language: str) -> Readers:
    """Keep the readers of a language: they are long in the making."""
    installed, view = board(POWERS, language)
    return sheets.readers(installed.ruleset, view, installed.lexicons, language)


def read(language: str, *lines: str) -> tuple[tuple[object, ...], bool]:
    """Give the orders of a letter, and whether anything of it is to be mended."""
    installed, view = board(POWERS, language)
    readers = _readers(language)
    draft = understanding.understood(tuple(enumerate(lines, 1)), installed.ruleset, view, readers)
    wrong = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return tuple(one.order for one in draft.sheet.lines), wrong
