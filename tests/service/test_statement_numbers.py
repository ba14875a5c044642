"""A letter, a turn and its mails ask the database as many questions late in a game as early in it.

How many rows each of them looks at is counted elsewhere (`test_statement_costs`).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import event

from tests.service.journeys_kit import Step, dispatch, hours, says
from tests.service.kit import Office

DAY: dict[str, Step] = {"a letter": says("1: stay"), "a turn": hours(24), "sending": dispatch}


def _asked(office: Office) -> dict[str, int]:
    """Count the statements of each part of a day."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)

    numbers = {}
    event.listen(office.house.engine, "before_cursor_execute", note)
    for name, step in DAY.items():
        seen.clear()
        step(office)
        numbers[name] = len(seen)
    event.remove(office.house.engine, "before_cursor_execute", note)
    return numbers


def test_no_day_asks_more_than_one_of_the_first(office: Office) -> None:
    """Each statement more for each turn that is over would be seen at once."""
    days = [_asked(office) for _ in range(5)]
    assert all(number > 10 for number in days[2].values())
    assert days[4] == days[2]
