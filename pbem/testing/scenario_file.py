"""Scenario files as values (design, section 8); `docs/scenarios.md` explains them to people."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field

from pbem import codec
from pbem.core.seats import REFEREE, Seat

Script = tuple[int | tuple[str, int], ...]


@dataclass(frozen=True)
class Expect:
    """What must hold after a turn; what is not named is not asked.

    `position`: a part of the position. `report`, `silent`: texts that must, and must not, occur in a seat's report.
    `problems`: the codes of all errors and warnings of a seat's orders, line by line. `told`: texts that must occur in
    the mails a seat got at once about what others said (an empty list: it got none).
    """

    position: Mapping[str, object] = field(default_factory=dict)
    report: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    silent: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    problems: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    told: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Letter:
    """One letter of several in a turn: whose, and its lines."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class Turn:
    """One turn: the orders in the players' words, the dice in the order thrown (None: from a fixed key).

    `orders` hold one letter a seat, in the order of the file; each `letter` comes after them, in order.
    """

    orders: Mapping[Seat, str] = field(default_factory=dict)
    letter: tuple[Letter, ...] = ()
    dice: Script | None = None
    expect: Expect | None = None
    note: str = ""

    @property
    def letters(self) -> tuple[Letter, ...]:
        """List all letters of the turn as they come."""
        return (*(Letter(seat, text) for seat, text in self.orders.items()), *self.letter)


@dataclass(frozen=True)
class Scenario:
    """A whole file. Without a position the game is set up as a campaign would be; `rule` names the paragraph shown."""

    ruleset: str
    seats: tuple[Seat, ...]
    turn: tuple[Turn, ...]
    language: str = "en"
    title: str = ""
    rule: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    position: Mapping[str, object] | None = None


def read(text: str) -> Scenario:
    """Read a scenario file; a ValueError says what is wrong where."""
    plain = tomllib.loads(text)
    try:
        scenario = codec.loads(json.dumps(plain), Scenario)
    except TypeError as error:
        raise ValueError(f"a scenario holds texts, numbers, lists and tables only: {error}") from error
    if strangers := sorted(_named(scenario) - {*scenario.seats, REFEREE}):
        raise ValueError(f"no such seat in this scenario: {', '.join(strangers)}")
    if any(REFEREE in {*turn.expect.report, *turn.expect.silent} for turn in scenario.turn if turn.expect):
        raise ValueError("the referee gets no report in a scenario: `report` and `silent` are for seats")
    return scenario


def _named(scenario: Scenario) -> set[str]:
    """List the seats the turns speak of."""
    found: set[str] = set()
    for turn in scenario.turn:
        found |= {letter.seat for letter in turn.letters}
        if turn.expect:
            found |= {*turn.expect.report, *turn.expect.silent, *turn.expect.problems, *turn.expect.told}
    return found
