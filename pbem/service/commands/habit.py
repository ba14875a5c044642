"""What `quiet` and `digest` have in common: on or off, in four languages, for whoever writes."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.mail.commands import command, fold
from pbem.service.desk.desk import Desk
from pbem.store.tables import Person

_ON = (
    "on",
    "yes",
    "вкл",
    "включить",
    "включи",
    "да",
    "zap",
    "zapnout",
    "zapni",
    "zapnúť",
    "zapnuto",
    "zapnuté",
    "ano",
    "áno",
)
_OFF = (
    "off",
    "no",
    "выкл",
    "выключить",
    "выключи",
    "нет",
    "vyp",
    "vypnout",
    "vypni",
    "vypnúť",
    "vypnuto",
    "vypnuté",
    "ne",
    "nie",
)
_MEANING = {**{fold(word): True for word in _ON}, **{fold(word): False for word in _OFF}}


def asked(desk: Desk) -> bool | None:
    """Tell whether it is to be on or off; None when that is not said."""
    return _MEANING.get(fold(desk.argument.strip(" .!")))


def writer(desk: Desk) -> Person | None:
    """Give whose habit it is: a seat may have several readers; a code alone changes nobody's."""
    return desk.author


def explain(desk: Desk, kind: str, on: bool) -> None:
    """Say how it is now, and how to change it."""
    now = f"{kind}-on" if on else f"{kind}-off"
    desk.tell(kind, text(now), text("habit-how", word=command(kind).words[desk.seat.language][0]))
