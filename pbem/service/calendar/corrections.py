"""Lines asked back, and until when a turn that may run early waits for their correction.

The time begins with the first letter of a seat that was asked back since all its lines were clear. Nothing the others
do moves its end: who is told of it learns nothing about them. A line that is held for the referee is his to settle,
and has no such time.
"""

from __future__ import annotations

from datetime import datetime

from pbem import codec
from pbem.core.problems import Problem, Severity
from pbem.service.calendar.schedule import Schedule
from pbem.store.tables import Sheet

Problems = tuple[Problem, ...]
NONE = "[]"
"""No problems, as they are written."""


def asked_back(sheet: Sheet) -> bool:
    """Tell whether a line of the last letter was asked back."""
    return any(not problem.held for problem in _refused(sheet))


def held(sheet: Sheet) -> bool:
    """Tell whether a line of the last letter waits for the referee."""
    return any(problem.held for problem in _refused(sheet))


def keep(sheet: Sheet, problems: Problems, before: Sheet | None, now: datetime) -> None:
    """Keep beside a sheet what is wrong with lines of the last letter, and since when such a line is asked back.

    `before` is what stood until now, perhaps the same sheet.
    """
    since = _since(before) if before is not None and asked_back(before) else now
    sheet.problems = codec.dumps(problems, Problems) if problems else NONE
    sheet.asked_at = since if asked_back(sheet) else None


def end(rule: Schedule, sheet: Sheet) -> datetime:
    """Give the instant until which a correction is waited for."""
    return _since(sheet) + rule.correction_time


def _since(sheet: Sheet) -> datetime:
    """Sheets of earlier releases do not know when; they were made by the letter that was asked back, or before it."""
    return sheet.asked_at or sheet.created_at


def _refused(sheet: Sheet) -> Problems:
    return tuple(problem for problem in noted(sheet) if problem.severity is Severity.ERROR)


def noted(sheet: Sheet) -> Problems:
    """Give what was wrong with lines of the last letter; mostly nothing was."""
    return () if sheet.problems == NONE else codec.loads(sheet.problems, Problems)
