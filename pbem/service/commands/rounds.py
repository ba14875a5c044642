"""`rounds on`: one report a round, in games played step by step."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.commands import habit
from pbem.service.desk.desk import Desk
from pbem.service.post import habits


def serve(desk: Desk) -> None:
    """Change how often the writer is told of what others do."""
    person, on = habit.writer(desk), habit.asked(desk)
    if person is None or on is None:
        habit.explain(desk, "rounds", person is not None and habits.habits(person).rounds)
    else:
        habits.choose(person, rounds=on)
        desk.session.add(person)
        state = "on" if on else "off"
        desk.tell("rounds", text(f"rounds-{state}"), text(f"rounds-{state}-body"))
    desk.settle("command rounds")
