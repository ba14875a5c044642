"""Forecast and round side by side: what each line does, what is skipped, what is spare (for the tests alone)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact
from pbem.rulesets.dice_empires.events import done
from pbem.rulesets.dice_empires.orders import CommandOrder, Order
from pbem.rulesets.dice_empires.state import Lord, Standing, State
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.trial import Trial, trial

_COMMANDS = ("moved", "transferred", "split", "sent", "recalled")
Deeds = list[tuple[str, dict[str, Fact]]]


def laid_open(state: State, seat: Seat) -> State:
    """Let nobody else move, and show what is hidden; the others have no slaves of this lord, with children."""
    lords = tuple(one if one.seat == seat else _still(one, seat) for one in state.lords)
    return replace(state, options=replace(state.options, visibility="open"), lords=lords)


def _still(one: Lord, seat: Seat) -> Lord:
    return replace(one, standing=Standing(), slaves=tuple(slaves for slaves in one.slaves if slaves.origin != seat))


def differences(before: View, sheet: Sheet[Order], after: View, events: tuple[Event, ...]) -> tuple[str, ...]:
    """List what came otherwise than foretold; a round that ends the game before the commands is not compared."""
    listed = any(isinstance(order, CommandOrder) for order in sheet)
    if before.seat is None or after.result is not None or not listed:
        return ()
    if before.options.pace == "command" and before.queue[:1] != (before.seat,):
        return ()
    own = tuple(event for event in events if event.facts.get("who") == before.seat)
    return tuple(_otherwise(trial(before, before.seat, sheet), own))


def _otherwise(whole: Trial, events: tuple[Event, ...]) -> Iterator[str]:
    yield from _apart("commands", _foretold(whole), _came(events))
    listed = [(place, line) for place, line in enumerate(whole.lines, 1) if isinstance(line.order, CommandOrder)]
    skipped = {place: line.reason for place, line in listed if line.deed is None and not line.spare}
    came = {event.facts["order"]: event.facts["reason"] for event in events if event.kind == "skipped"}
    yield from _apart("lines skipped", skipped, came)
    spare = [place for place, line in listed if line.spare]
    orders = [event.facts["orders"] for event in events if event.kind == "reserves"]
    yield from _apart("reserves", spare, [place for each in orders if isinstance(each, tuple) for place in each])


def _apart(what: str, foretold: object, came: object) -> Iterator[str]:
    if foretold != came:
        yield f"{what}: {foretold} is foretold, {came} came"


def _foretold(whole: Trial) -> Deeds:
    deeds = (line.deed for line in whole.lines if line.deed is not None)
    told = (event for deed in deeds for event in done(whole.after.options, whole.seat, deed.step)[:1])
    return [(event.kind, dict(event.facts)) for event in told]


def _came(events: tuple[Event, ...]) -> Deeds:
    return [(event.kind, dict(event.facts)) for event in events if event.kind in _COMMANDS]
