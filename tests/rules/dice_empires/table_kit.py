"""A table with cities on it, written in a line a lord, and what became of it in the war.

`lord("T4 F3 OL2")`: groups in their places, on dice from d1 on. Victor is blue, John is red.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pbem.core.dice import ScriptedDice
from pbem.core.events import Event, seen_by
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.position import position
from pbem.rulesets.dice_empires.state import Lord, State
from pbem.rulesets.dice_empires.war import phase
from tests.rules.dice_empires.standing_kit import standing_orders

BLUE, RED, GREEN, WHITE = COLOURS[:4]
Said = dict[str, object]
Script = Sequence[int | tuple[str, int]]


def lord(dice: str, slaves: str = "", standing: Sequence[str] = (), reputation: int = 0) -> Said:
    """Write a lord: `T4 F3` are d1 with 4 in the hall and d2 with 3 on the farm; slaves `red H3, green F1`."""
    groups = [f"d{number} {each[:-1]} {each[-1]}" for number, each in enumerate(dice.split(), 1)]
    held = [f"{each.split()[0]} {each.split()[1][:-1]} {each[-1]}" for each in slaves.split(", ") if each]
    return {"dice": groups, "slaves": held, "standing": standing_orders(standing), "reputation": reputation}


def table(
    options: Options | None = None,
    round_: int = 4,
    fought: Sequence[str] = (),
    cities: Mapping[str, Said] | None = None,
    **named: Said,
) -> State:
    """Put the cities of the named lords on a table, blue with the token."""
    lords = {**named, **(cities or {})}
    seats = COLOURS[: len(lords)]
    chosen = replace(options or Options(peace_rounds=0), players=len(seats))
    return position.read(chosen, seats, {"round": round_, "token": "blue", "fought": list(fought), "lords": lords})


@dataclass(frozen=True)
class Told:
    """What became of a table, and what was told."""

    state: State
    events: tuple[Event, ...]

    def city(self, seat: str) -> str:
        """Write the groups of a lord as `lord` reads them, without their dice."""
        return " ".join(f"{band.place}{band.people}" for band in self.lord(seat).bands)

    def slaves(self, seat: str) -> str:
        """Write the slaves of a lord."""
        return ", ".join(f"{each.origin} {each.place}{each.people}" for each in self.lord(seat).slaves)

    def lord(self, seat: str) -> Lord:
        """Give a lord."""
        return circle.lord(self.state, Seat(seat))

    def points(self, seat: str) -> int:
        """Give the reputation of a lord."""
        return self.lord(seat).reputation

    def facts(self, kind: str) -> dict[str, Any]:
        """Give the facts of the only event of a kind."""
        [event] = [each for each in self.events if each.kind == kind]
        return dict(event.facts)

    def kinds(self, seat: str | None = None) -> list[str]:
        """List the kinds of all events, or of those a seat is told."""
        return [each.kind for each in self.events if seat is None or seen_by(each, Seat(seat))]


def war(state: State, *script: int | tuple[str, int], **asked: str) -> Told:
    """X-4.6-10: play everything after the commands with these throws."""
    dice = ScriptedDice(script)
    after, events = phase.war(state, {seat: Seat(origin) for seat, origin in asked.items()}, dice)
    dice.done()
    return Told(after, events)
