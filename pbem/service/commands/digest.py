"""`digest on`: notices once a day, in one letter about all games."""

from __future__ import annotations

from pbem.core.texts import Text, text
from pbem.service.commands import habit
from pbem.service.desk.desk import Desk
from pbem.service.post import digest, habits
from pbem.store.tables import Person


def serve(desk: Desk) -> None:
    """Collect the writer's notices from now on, or send them as they come."""
    person, on = habit.writer(desk), habit.asked(desk)
    if person is None or on is None:
        habit.explain(desk, "digest", person is not None and habits.habits(person).digest)
    else:
        habits.choose(person, digest=on)
        desk.session.add(person)
        said = _on() if on else _off(desk, person)
        desk.tell("digest", text("digest-on" if on else "digest-off"), *said)
    desk.settle("command digest")


def _on() -> tuple[Text, ...]:
    return (text("digest-on-body", hour=habits.MORNING),)


def _off(desk: Desk, person: Person) -> tuple[Text, ...]:
    """Send what is collected, and say so."""
    sent = digest.send(desk.house, desk.session, person)
    return (text("digest-off-body"), *([text("digest-off-sent")] if sent else []))
