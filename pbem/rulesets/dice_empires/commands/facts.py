"""What a command says, as facts: for telling a lord which of his lines was skipped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from pbem.core.texts import Fact
from pbem.rulesets.dice_empires.orders import (
    Command,
    Die,
    Group,
    In,
    Move,
    Pass,
    Recall,
    Send,
    SlavesOf,
    Split,
    Transfer,
)


def said(command: Command) -> Mapping[str, Fact]:
    """Write what a command says: what, group, origin, people, to, side (see `events.skipped`)."""
    match command:
        case Move(group, to):
            return _facts("move", group, to=to)
        case Transfer(people, group, target):
            return _facts("transfer", group, people, _group(target)[0])
        case Split(people, group, to):
            return _facts("split", group, people, to)
        case Send(group, side, people):
            return _facts("send", group, people, side=side)
        case Recall(group):
            return _facts("recall", group)
        case Pass():
            return {"what": "pass", "group": "no", "origin": "no", "people": 0, "to": "no", "side": "no"}
        case _:
            assert_never(command)


def _facts(what: str, group: Group, people: int = 0, to: str = "no", side: str = "no") -> Mapping[str, Fact]:
    """Write the facts, those that do not apply as 0 and `no`."""
    name, origin = _group(group)
    return {"what": what, "group": name, "origin": origin, "people": people, "to": to, "side": side}


def _group(group: Group) -> tuple[str, str]:
    """Name a group, and whose people slaves are."""
    match group:
        case Die(number):
            return f"d{number}", "no"
        case In(place):
            return place, "no"
        case SlavesOf(origin):
            return "slaves", origin
        case _:
            assert_never(group)
