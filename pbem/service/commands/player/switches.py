"""`quiet on`, `digest off`, `rounds on`: how much and how often the writer is mailed.

Quiet: no answer when everything was understood, and no notices. Digest: notices once a day, in one letter about all
games. Rounds: one report a round, in games played step by step.
"""

from __future__ import annotations

from functools import partial

from pbem.core.texts import text
from pbem.mail.commands import command, said
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.post import digest, habits


def _switch(kind: str, desk: PlayerDesk) -> None:
    """Switch a habit of whoever writes: a seat may have several readers, and a code alone changes nobody's."""
    person, state = desk.author, said(desk.argument.strip(" .!"), "on", "off")
    if person is None or not state:
        now = "on" if person is not None and getattr(habits.habits(person), kind) else "off"
        word = command(kind).words[desk.seat.language][0]
        desk.tell(kind, text(f"{kind}-{now}"), text("habit-how", word=word))
        return
    habits.choose(person, **{kind: state == "on"})
    desk.session.add(person)
    collected = kind == "digest" and state == "off" and digest.send(desk.house, desk.session, person)
    sent = [text("digest-off-sent")] if collected else []
    desk.tell(kind, text(f"{kind}-{state}"), text(f"{kind}-{state}-body", hour=habits.MORNING), *sent)


FOR_PLAYER: PlayerActs = {
    "quiet": Act(partial(_switch, "quiet"), personal=True),
    "digest": Act(partial(_switch, "digest"), personal=True),
    "rounds": Act(partial(_switch, "rounds")),
}
