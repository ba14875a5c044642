"""X-13.2: a lord's list of commands, and what of it is carried out when he may give one.

A line that is impossible at its moment does not use the command: its alternatives are tried, then the next line moves
up. What is left when the commands are used up were reserves; where the list is used up first, the lord passes.

D4, `send_costs = "free"`: troops are sent beside the commands. Lines that send are carried out before the one that uses
the command and right behind it; after a lord's last command of the round, all that are left.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires import events
from pbem.rulesets.dice_empires.city.circle import lord
from pbem.rulesets.dice_empires.commands.conditions import holds
from pbem.rulesets.dice_empires.commands.deeds import Deed, Impossible, attempt
from pbem.rulesets.dice_empires.commands.facts import said
from pbem.rulesets.dice_empires.orders import CommandOrder, Order, Step
from pbem.rulesets.dice_empires.state import State


@dataclass(frozen=True)
class Line:
    """A line of a list: its place in it, from 1, and what it says."""

    order: int
    says: CommandOrder


Lines = tuple[Line, ...]


@dataclass(frozen=True)
class Slot:
    """What one command came to: the state after it, what is told of it, the lines left; whether it was used at all."""

    state: State
    lines: Lines
    told: tuple[Event, ...] = ()
    used: bool = False


def listed(state: State, seat: Seat, sheet: Sheet[Order]) -> Lines:
    """X-13.1, X-13.5: the commands of a letter in their order; without any, the standing plan."""
    lines = _numbered(sheet)
    return lines or _numbered(lord(state, seat).standing.plan.commands)


def _numbered(orders: Iterable[Order]) -> Lines:
    """Number the commands among all orders."""
    return tuple(Line(nth, each) for nth, each in enumerate(orders, 1) if isinstance(each, CommandOrder))


def possible(state: State, seat: Seat, line: CommandOrder) -> Deed | Impossible:
    """X-13.2: carry out the first alternative of a line that is possible; else say why the first one is not."""
    tried = tuple(_tried(state, seat, step) for step in line.steps[:1])
    if tried and isinstance(tried[0], Deed):
        return tried[0]
    others = (_tried(state, seat, step) for step in line.steps[1:])
    return next((deed for deed in others if isinstance(deed, Deed)), tried[0] if tried else Impossible("none"))


def _tried(state: State, seat: Seat, step: Step) -> Deed | Impossible:
    """X-13.3: carry out a command if its conditions hold."""
    if all(holds(state, seat, condition) for condition in step.when):
        return attempt(state, seat, step.command)
    return Impossible("condition")


def slot(state: State, seat: Seat, lines: Lines, last: bool) -> Slot:
    """X-13.2: use one command of a lord; `last`: he has no other in this round."""
    found = Slot(state, lines)
    while found.lines and not found.used:
        found = _next(found, seat)
    return _sendings(found, seat, last) if state.options.send_costs == "free" else found


def _next(at: Slot, seat: Seat) -> Slot:
    """Try the next line of the list."""
    first, rest = at.lines[0], at.lines[1:]
    deed = possible(at.state, seat, first.says)
    if isinstance(deed, Impossible):
        said_ = said(first.says.steps[0].command)
        return replace(at, lines=rest, told=(*at.told, events.skipped(seat, first.order, deed.reason, said_)))
    return _carried(at, seat, first, deed, rest)


def _carried(at: Slot, seat: Seat, line: Line, deed: Deed, rest: Lines) -> Slot:
    notes = (events.adjusted(seat, line.order, note.reason, note.wanted, note.got) for note in deed.notes)
    told = (*events.done(at.state.options, seat, deed.step), *notes)
    return Slot(deed.state, rest, (*at.told, *told), at.used or not _free(deed))


def _free(deed: Deed) -> bool:
    """D4: tell whether a deed uses no command."""
    return deed.state.options.send_costs == "free" and deed.step.kind == "sent"


def _sendings(at: Slot, seat: Seat, last: bool) -> Slot:
    """D4: send the troops of the lines right behind; after the last command, of all that are left."""
    kept: Lines = ()
    while at.lines:
        first, rest = at.lines[0], at.lines[1:]
        deed = possible(at.state, seat, first.says)
        if isinstance(deed, Deed) and _free(deed):
            at = _carried(at, seat, first, deed, rest)
        elif last:
            at, kept = replace(at, lines=rest), (*kept, first)
        else:
            break
    return replace(at, lines=(*kept, *at.lines))
