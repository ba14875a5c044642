"""X-7: the command phase: all lists interleaved, or at the pace `command` one command of one lord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires import events
from pbem.rulesets.dice_empires.city.circle import from_token, lord
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.commands.lists import Lines, listed, slot
from pbem.rulesets.dice_empires.commands.snake import queued
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.state import State

Sheets = Mapping[Seat, Sheet[Order]]
Told = tuple[State, tuple[Event, ...]]


def count(state: State) -> Told:
    """X-4.4: fix how many commands each lord has in this round; `queue` is who gives them when."""
    queue = queued(state)
    numbers = Counter(queue)
    told = (
        events.counted(state.options, seat, numbers[seat], citizens(lord(state, seat), "T"))
        for seat in from_token(state)
    )
    return replace(state, queue=queue), tuple(told)


def interleave(state: State, sheets: Sheets) -> Told:
    """X-13.1: carry the lists out in snake order, until nobody has commands."""
    told: tuple[Event, ...] = ()
    lists = {seat: _lines(state, seat, sheets) for seat in state.queue}
    unused: Counter[Seat] = Counter()
    for nth, seat in enumerate(state.queue):
        used = slot(state, seat, lists[seat], seat not in state.queue[nth + 1 :])
        state, lists, told = used.state, {**lists, seat: used.lines}, (*told, *used.told)
        unused += Counter({seat: int(not used.used)})
    return replace(state, queue=()), (*told, *_left_over(lists, unused))


def single(state: State, sheets: Sheets) -> Told:
    """At the pace `command`: the lord on turn gives one command; lines behind it are reserves for this one alone."""
    if not state.queue:
        return state, ()
    seat, *others = state.queue
    used = slot(state, seat, _lines(state, seat, sheets), seat not in others)
    left = _left_over({seat: used.lines}, Counter({seat: int(not used.used)}))
    return replace(used.state, queue=tuple(others)), (*used.told, *left)


def _lines(state: State, seat: Seat, sheets: Sheets) -> Lines:
    return listed(state, seat, sheets.get(seat, Sheet()))


def _left_over(lists: Mapping[Seat, Lines], unused: Mapping[Seat, int]) -> tuple[Event, ...]:
    """X-13.2: tell each lord which of his lines were not needed, or how many commands he passed."""
    spare = (events.reserves(seat, tuple(line.order for line in lines)) for seat, lines in lists.items() if lines)
    idle = (events.idle(seat, number) for seat, number in unused.items() if number)
    return (*spare, *idle)
