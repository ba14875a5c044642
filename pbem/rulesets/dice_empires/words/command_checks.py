"""Commands and conditions that can never be: a die nobody has, slaves at arms, a lord who is not there (5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import ROADS
from pbem.rulesets.dice_empires.orders import (
    WORKPLACES,
    Command,
    Condition,
    Die,
    Enemy,
    Group,
    Hall,
    In,
    Move,
    Pass,
    People,
    Place,
    Recall,
    Reputation,
    Send,
    Siege,
    SlavesOf,
    Split,
    Transfer,
    Walls,
)
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.problems import refused

Found = Iterator[Problem]
MOST = 6
"""X-1.2: the dice of a lord, and the people on one."""


def command(view: View, said: Command) -> Found:
    """X-7.2: find why a command can never be carried out."""
    match said:
        case Move(SlavesOf(from_), to):
            yield from _slaves(view, from_, to)
        case Move(group, to):
            yield from _inside(view, group)
            if place(group) == to:
                yield refused("same-place", "X-13.4", to=to)
        case Transfer(number, group, target):
            yield from people(number)
            yield from _transfer(view, group, target)
        case Split(number, group, _, wanted):
            yield from people(number)
            yield from _inside(view, group)
            yield from die(wanted or 1)
        case Send(group, _, number, wanted):
            yield from people(number or 1)
            yield from _from(view, group, ("B",), "send-from")
            yield from die(wanted or 1)
        case Recall(group):
            yield from _from(view, group, ROADS, "recall-from")
        case Pass():
            pass
        case _:
            assert_never(said)


def die(number: int) -> Found:
    """X-1.2: a lord has six dice."""
    if not 1 <= number <= MOST:
        yield refused("no-die", "X-1.2", die=number)


def people(number: int) -> Found:
    """X-1.2: a group has one to six people."""
    if not 1 <= number <= MOST:
        yield refused("people", "X-1.2", people=number)


def place(group: Group) -> Place | None:
    """Give the place a group is named by."""
    return group.place if isinstance(group, In) else None


def _group(view: View, group: Group) -> Found:
    """X-7.4: a group of the lord's own people; slaves do nothing but move."""
    match group:
        case SlavesOf():
            yield refused("slaves-only-move", "X-7.4")
        case Die(number):
            yield from die(number)
        case In():
            pass
        case _:
            assert_never(group)


def _inside(view: View, group: Group) -> Found:
    """X-7.4: units on a road can only come home."""
    yield from _group(view, group)
    where = place(group)
    if where in ROADS:
        yield refused("from-road", "X-7.4", place=where)


def _from(view: View, group: Group, places: tuple[Place, ...], code: str) -> Found:
    """X-7.2: send from the barracks, recall from a road."""
    yield from _group(view, group)
    where = place(group)
    if where is not None and where not in places:
        yield refused(code, "X-7.2", place=where)


def _transfer(view: View, group: Group, target: Group) -> Found:
    """X-7.2, X-7.4: between two own groups, both in the city or both on one road."""
    wrong = (*_group(view, group), *_group(view, target))
    yield from wrong
    if not wrong and group == target and isinstance(group, Die):
        yield refused("same-group", "X-7.2")
    start, end = place(group), place(target)
    if start and end and start != end and (start in ROADS or end in ROADS):
        yield refused("apart", "X-7.4")


def _slaves(view: View, from_: Seat, to: str) -> Found:
    """X-7.4: slaves work in the houses and on the farm, and wait in the town hall."""
    yield from origin(view, from_)
    if to not in WORKPLACES:
        yield refused("slaves-place", "X-7.4", to=to)


def origin(view: View, seat: Seat) -> Found:
    """X-1.3: slaves are people of another lord of this game."""
    if seat == view.seat:
        yield refused("own-slaves", "X-1.3")
    else:
        yield from lord(view, seat)


def lord(view: View, seat: str) -> Found:
    """X-1.4: a lord who sits at this table."""
    seats = tuple(city.seat for city in view.cities)
    if seat not in seats:
        yield refused("no-lord", "X-1.4", who=seat, lords=seats)


def condition(view: View, said: Condition) -> Found:
    """X-13.3: conditions speak of lords of this game, and of what may be so: nowhere are fewer than none."""
    match said:
        case Enemy(of=of):
            if of == view.seat:
                yield refused("own-army", "X-13.3")
            elif of:
                yield from origin(view, Seat(of))
        case Reputation(of=of):
            yield from lord(view, of)
        case Walls(below=below) | People(below=below):
            if below < 1:
                yield refused("never", "X-13.3", below=below)
        case Siege() | Hall():
            pass
        case _:
            assert_never(said)
