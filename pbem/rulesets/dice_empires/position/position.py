"""The whole state as TOML a person can read and write.

    round = 3
    token = "blue"
    fought = ["blue"]                       # roads where a battle goes on, each named by the lord whose left road it is

    [lords.blue]
    reputation = 4
    dice = ["d1 T 6", "d2 H 3", "d3 OL 4"]
    slaves = ["red H 3"]
    standing = [
        {kind = "reroll", mode = "behind"},
        {kind = "starve", order = [{who = "B", most = 2}, {who = 4}, {who = "slaves"}]},
    ]

Everything may be left out: the game then is at its start. `round` is the one to be played, `token` who begins it. At
the pace `command` `queue` lists whose commands are left, all of the round if it is not there. `stood` says whose units
stood on a road when the round began (`blue = ["red"]`), by default those that are there; `convert` what conversions are
asked for in this round (`blue = "red"`), `throws` the dice of the setup. Standing orders are
orders as plain values (`pbem.core.plain`); lords: `lords`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.positions import Table
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import present
from pbem.rulesets.dice_empires.commands.snake import queued
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.position.lords import read_lord, write_lord
from pbem.rulesets.dice_empires.state import Result, State

_KEYS = ("turn", "round", "token", "lords", "fought", "stood", "queue", "convert", "throws", "result")
Seats = tuple[Seat, ...]


def write(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    found: dict[str, object] = {
        "turn": state.turn,
        "round": state.round,
        "token": state.token,
        "lords": {lord.seat: write_lord(lord) for lord in state.lords},
        "stood": {road: list(seats) for road, seats in state.stood.items()},
    }
    found |= _lists(state)
    if state.result is not None:
        found["result"] = {"winners": list(state.result.winners), "reason": state.result.reason}
    return found


def _lists(state: State) -> dict[str, object]:
    """Write what is mostly empty, where it is not; the commands that are left always at their pace."""
    found: dict[str, object] = {
        "fought": list(state.fought),
        "convert": dict(state.convert),
        "throws": {seat: list(thrown) for seat, thrown in state.throws.items()},
    }
    queue: dict[str, object] = {"queue": list(state.queue)} if state.options.pace == "command" else {}
    return {key: value for key, value in found.items() if value} | queue


def read(options: Options, seats: Seats, position: Mapping[str, object]) -> State:
    """Read a position; a ValueError says what is wrong where."""
    said = Table(position, "position", _KEYS)
    lords = said.table("lords", seats)
    round_ = said.whole("round", 1, least=1)
    bare = State(
        options,
        said.whole("turn", round_, least=1),
        round_,
        said.seat("token", seats) or seats[0],
        tuple(read_lord(lords, seat, seats) for seat in seats),
        fought=said.seats("fought", seats),
        convert={seat: Seat(of) for seat, of in _table(said, "convert", seats).items()},
        throws=_throws(said, seats),
        result=_result(said, seats),
    )
    return _phased(said, bare, seats)


def _phased(said: Table, state: State, seats: Seats) -> State:
    """Add what follows from the rest where it is not said: whose units stand on the roads, whose commands are left."""
    stood = said.table("stood", seats)
    there = {road: stood.seats(road, seats) for road in stood.said} if "stood" in said.said else present(state)
    if state.options.pace == "plan":
        return replace(state, stood=there)
    return replace(state, stood=there, queue=said.seats("queue", seats) if "queue" in said.said else queued(state))


def _table(said: Table, key: str, seats: Seats) -> dict[str, str]:
    """Read a table from lord to lord."""
    found = said.table(key, seats)
    return {seat: found.one_of(seat, seats) for seat in found.said}


def _throws(said: Table, seats: Seats) -> dict[str, tuple[int, ...]]:
    """Read the dice of the setup."""
    found = said.table("throws", seats)
    return {seat: _pips(found, seat) for seat in found.said}


def _pips(said: Table, key: str) -> tuple[int, ...]:
    value = said.said[key]
    if not isinstance(value, list) or not all(isinstance(each, int) and 1 <= each <= 6 for each in value):
        raise said.wrong(key, "a list of numbers from 1 to 6")
    return tuple(value)


def _result(said: Table, seats: Seats) -> Result | None:
    if "result" not in said.said:
        return None
    result = said.table("result", ("winners", "reason"))
    return Result(result.seats("winners", seats), result.text("reason"))
