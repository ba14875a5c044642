"""`quiet on`: no answer when everything was understood, and no notices."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.service.commands import habit
from pbem.service.desk.desk import Desk
from pbem.service.post import habits


def serve(desk: Desk) -> None:
    """Change how much the writer is mailed."""
    person, on = habit.writer(desk), habit.asked(desk)
    if person is None or on is None:
        habit.explain(desk, "quiet", person is not None and habits.habits(person).quiet)
    else:
        habits.choose(person, quiet=on)
        desk.session.add(person)
        state = "on" if on else "off"
        desk.tell("quiet", text(f"quiet-{state}"), text(f"quiet-{state}-body"))
    desk.settle("command quiet")
