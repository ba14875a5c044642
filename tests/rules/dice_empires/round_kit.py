"""A round played through the whole turn: lists of commands in short, and what came of them.

    played = play(table(round_=1, blue=lord("T6"), red=lord("T6")), blue=["split 2 d1 F", "pass"])
    assert played.dice("blue") == "d1 T 4, d2 F 2"

Round 1 has neither births nor food: there commands stand alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbem.core.dice import ScriptedDice
from pbem.core.events import Event
from pbem.core.positions import Words
from pbem.core.seats import COLOURS, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.orders import CommandOrder, Order
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.short_commands import read_line
from tests.rules.dice_empires.table_kit import Script, Told

Lines = Sequence[str | Order]


def command(line: str) -> CommandOrder:
    """Read a line in short."""
    return read_line(Words(line, line.split()), COLOURS)


def sheet(lines: Lines) -> Sheet[Order]:
    """Write a letter."""
    orders = (command(line) if isinstance(line, str) else line for line in lines)
    return Sheet(tuple(Written(order, nth) for nth, order in enumerate(orders, 1)))


def sheets(lists: Mapping[str, Lines]) -> dict[Seat, Sheet[Order]]:
    """Write the letters of all lords."""
    return {Seat(seat): sheet(lines) for seat, lines in lists.items()}


@dataclass(frozen=True)
class Played(Told):
    """What became of a table in a round."""

    def dice(self, seat: str) -> str:
        """Write the groups of a lord with their dice: `d1 T 4, d2 F 2`."""
        return ", ".join(f"d{band.die} {band.place} {band.people}" for band in self.lord(seat).bands)

    def all(self, kind: str, *facts: str) -> list[tuple[object, ...]]:
        """List those facts of all events of a kind."""
        return [tuple(event.facts[fact] for fact in facts) for event in self.events if event.kind == kind]

    def audience(self, kind: str) -> list[object]:
        """List who is told of the events of a kind."""
        return [event.seen_by for event in self.events if event.kind == kind]


def play(state: State, dice: Script = (), **lists: Lines) -> Played:
    """X-4: play to the next question with these lists and throws."""
    script = ScriptedDice(dice)
    resolution = turn.resolve(state, sheets(lists), script)
    script.done()
    return Played(resolution.state, resolution.events)


def commands(state: State, **lists: Lines) -> Played:
    """X-7: play a round, and forget all that was told but the commands."""
    played = play(state, (), **lists)
    return Played(played.state, tuple(event for event in played.events if event.kind in COMMANDS))


COMMANDS = ("moved", "transferred", "split", "sent", "recalled")


def order_of(events: Sequence[Event]) -> str:
    """Write who gave a command after whom."""
    return " ".join(str(event.facts["who"]) for event in events if event.kind in COMMANDS)
