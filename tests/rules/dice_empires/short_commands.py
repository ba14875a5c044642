"""Lines of commands in short, for tests: `if enemy L 2: move d3 WL else send d2 L`.

A command: `move G P`, `transfer 2 G G`, `split 2 G P [d4]`, `send G L`, `send 2 G L [d4]`, `recall G`, `pass`. A group
is `d1`, a place (`H`), or `slaves:red`. Conditions, joined by `&`: `enemy L 2 [red]`, `siege L`, `walls R 3`, `hall 4`,
`people 9`, `reputation red 10`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from pbem.core.positions import Words
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import (
    Command,
    CommandOrder,
    Condition,
    Die,
    Enemy,
    Group,
    Hall,
    In,
    Move,
    Pass,
    People,
    Recall,
    Reputation,
    Send,
    Side,
    Siege,
    SlavesOf,
    Split,
    Step,
    Transfer,
    Walls,
)
from pbem.rulesets.dice_empires.position.places import die, part, place

Seats = tuple[Seat, ...]
_T = TypeVar("_T")


def read_line(said: Words, seats: Seats) -> CommandOrder:
    """Read a line with its alternatives."""
    steps = " ".join([*said.words, ""]).split(" else ")
    said.words = []
    return CommandOrder(tuple(_read_step(Words(said.where, step.split()), seats) for step in steps))


def _read_step(said: Words, seats: Seats) -> Step:
    """Read a command with its conditions."""
    when: tuple[Condition, ...] = ()
    if said.words[:1] == ["if"]:
        conditions, _, command = " ".join(said.words[1:]).partition(":")
        when = tuple(_read_condition(Words(said.where, each.split()), seats) for each in conditions.split("&"))
        said.words = command.split()
    step = Step(_row(said, _COMMANDS, "a command")(said, seats), when)
    said.done()
    return step


def _read_condition(said: Words, seats: Seats) -> Condition:
    """Read a condition."""
    found = _row(said, _CONDITIONS, "a condition")(said, seats)
    said.done()
    return found


def _read_group(said: Words, seats: Seats) -> Group:
    """Read a group."""
    if said.words and said.words[0].startswith("slaves:"):
        return SlavesOf(Words(said.where, [said.first("a group").removeprefix("slaves:")]).seat(seats))
    if said.words and said.words[0].startswith("d"):
        return Die(die(said))
    return In(place(said))


def _read_transfer(said: Words, seats: Seats) -> Command:
    """Read what follows `transfer`."""
    return Transfer(said.number("people"), _read_group(said, seats), _read_group(said, seats))


def _read_split(said: Words, seats: Seats) -> Command:
    """Read what follows `split`."""
    return Split(said.number("people"), _read_group(said, seats), part(said), _wanted(said))


def _read_send(said: Words, seats: Seats) -> Command:
    """Read what follows `send`."""
    people = said.number("people") if said.words and said.words[0].isdigit() else 0
    return Send(_read_group(said, seats), _side(said), people, _wanted(said))


def _read_enemy(said: Words, seats: Seats) -> Condition:
    """Read what follows `enemy`."""
    side, least = _side(said), said.number("units")
    return Enemy(side, least, said.seat(seats) if said.words else "")


def _wanted(said: Words) -> int:
    return die(said) if said.words else 0


def _side(said: Words) -> Side:
    match said.first("L or R"):
        case "L":
            return "L"
        case "R":
            return "R"
        case word:
            raise said.wrong(f"L or R instead of {word!r}")


def _row(said: Words, table: Mapping[str, Callable[[Words, Seats], _T]], what: str) -> Callable[[Words, Seats], _T]:
    """Take the first word and find what reads the rest."""
    word = said.first(what)
    if word not in table:
        raise said.wrong(f"one of {', '.join(table)} instead of {word!r}")
    return table[word]


_COMMANDS: Mapping[str, Callable[[Words, Seats], Command]] = {
    "move": lambda said, seats: Move(_read_group(said, seats), part(said)),
    "transfer": _read_transfer,
    "split": _read_split,
    "send": _read_send,
    "recall": lambda said, seats: Recall(_read_group(said, seats)),
    "pass": lambda said, seats: Pass(),
}
_CONDITIONS: Mapping[str, Callable[[Words, Seats], Condition]] = {
    "enemy": _read_enemy,
    "siege": lambda said, seats: Siege(_side(said)),
    "walls": lambda said, seats: Walls(_side(said), said.number("people")),
    "hall": lambda said, seats: Hall(said.number("citizens")),
    "people": lambda said, seats: People(said.number("people")),
    "reputation": lambda said, seats: Reputation(said.seat(seats), said.number("points")),
}
