"""Everything that can be told of the start of a round and of the commands: one constructor for each kind of event.

The text of a kind is `dice_empires-event-<kind>`. Facts: `who` is the lord (a seat key), `die` 1..6 (0: slaves, or not
known to this audience), places are the codes `WL H B T C F WR OL OR`, `side` is `L` or `R`, `order` the place of a line
in the lord's own list, from 1 (only he is ever told). What does not apply is `no` or 0.

X-11.1: in open view what happens is told to all. X-11.2: in fog births, food and commands are the lord's own affair;
troops sent or recalled are seen by the neighbour on that road too, without dice. X-11.3: what did not happen leaves a
trace for its lord alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from pbem.core.events import EVERYONE, Audience, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import Band, Slaves


def witnesses(options: Options, *seats: Seat) -> Audience:
    """X-11: give who sees a thing: all in open view, in fog those seats alone."""
    return EVERYONE if options.visibility == "open" else frozenset(seats)


def event(kind: str, seen_by: Audience, rank: Rank = Rank.NOTE, **facts: Fact) -> Event:
    """Make an event with its facts as keywords."""
    return Event(kind=kind, seen_by=seen_by, facts=facts, rank=rank)


@dataclass(frozen=True)
class Birth:
    """X-5: the newborn of a city: how many people in the houses had how many, and where they went.

    `dice` got citizens: `before` they had so many people (0: a new group), `after` it so many. `origins`: whose slaves
    had children that stay slaves, `enslaved` how many. `unborn`: there was no room for so many.
    """

    houses: int
    born: int
    unborn: int = 0
    dice: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    origins: tuple[Seat, ...] = ()
    enslaved: tuple[int, ...] = ()


@dataclass(frozen=True)
class Meal:
    """X-6: so many people on the farm, food for so many, so many who eat, so many who get nothing."""

    farmers: int
    food: int
    eaters: int
    hungry: int = 0
    surplus: bool = False


@dataclass(frozen=True)
class Step:
    """What a command did (X-7.2): `kind` of the event and its facts; see `done`.

    `over`: the neighbour whose road troops went out on or came home from.
    """

    kind: str
    people: int
    die: int = 0
    new: int = 0
    left: int = 0
    now: int = 0
    place: str = "no"
    to: str = "no"
    side: str = "no"
    origin: str = "no"
    over: Seat | None = None


def begun(round_: int, token: Seat) -> Event:
    """`begun` (X-4.1), told to all: round, who (has the start token)."""
    return event("begun", EVERYONE, Rank.NOTE, round=round_, who=token)


def births(options: Options, who: Seat, birth: Birth) -> Event:
    """`births` (X-5), for every lord who has newborn: who and the facts of `Birth`: houses, born, unborn, dice, before,
    after (three tuples of equal length), origins, enslaved (two)."""
    facts: dict[str, Fact] = {each.name: getattr(birth, each.name) for each in fields(birth)}
    return event("births", witnesses(options, who), Rank.NOTE, who=who, **facts)


def meal(options: Options, who: Seat, of: Meal) -> Event:
    """`food` (X-6.1, X-6.2), for every lord: who, farmers, food, eaters, hungry (how many starve), surplus (1: it
    brings a point)."""
    facts: dict[str, Fact] = {each.name: int(getattr(of, each.name)) for each in fields(of)}
    return event("food", witnesses(options, who), Rank.NEWS if of.hungry else Rank.NOTE, who=who, **facts)


def starved(options: Options, who: Seat, group: Band | Slaves, people: int) -> Event:
    """`starved` (X-6.3), one for each group: who, die, origin (whose people, of slaves), place, people, left (in the
    group; 0: it is gone)."""
    die, origin = (group.die, "no") if isinstance(group, Band) else (0, group.origin)
    facts: dict[str, Fact] = {"die": die, "origin": origin, "place": group.place, "people": people}
    return event("starved", witnesses(options, who), Rank.NEWS, who=who, left=group.people - people, **facts)


def counted(options: Options, who: Seat, number: int, hall: int) -> Event:
    """`counted` (X-7.1), for every lord: who, number (of his commands this round), hall (citizens there)."""
    return event("counted", witnesses(options, who), Rank.NOTE, who=who, number=number, hall=hall)


def done(options: Options, who: Seat, step: Step) -> tuple[Event, ...]:
    """What a command did (X-7.2): `moved`, `transferred`, `split`, `sent`, `recalled`; of a `pass` nothing is told.

    Facts: who; people (who went); die and place they were in, left (who stayed on it); new (the die they are on now,
    the same one when all went), now (people on it), to (where that is); side (of the road) and whom (the neighbour
    there) when troops were sent or recalled; origin (whose people) when slaves moved. In fog the neighbour is told who,
    people, side (of the lord's own city) and whom; the rest is 0 and `no`.
    """
    if step.kind == "pass":
        return ()
    facts: dict[str, Fact] = {each.name: getattr(step, each.name) for each in fields(step)[1:-1]}
    full = event(step.kind, witnesses(options, who), Rank.NOTE, who=who, whom=step.over or "no", **facts)
    if step.over is None or options.visibility == "open":
        return (full,)
    bare = Step(step.kind, step.people, side=step.side, over=step.over)
    veiled: dict[str, Fact] = {each.name: getattr(bare, each.name) for each in fields(bare)[1:-1]}
    return full, event(step.kind, frozenset({step.over}), Rank.NEWS, who=who, whom=step.over, **veiled)


def skipped(who: Seat, order: int, reason: str, said: Mapping[str, Fact]) -> Event:
    """`skipped` (X-13.2), told to the lord alone: order, reason (X-13.4), and what the line's first command says.

    `gone`: that die is free; `none`: no group there, no such slaves; `here`: it is there already; `barracks`: not in
    the barracks; `peace`: nobody may send troops yet; `outside`: on a road; `home`: not on a road; `full`: nobody fits
    in; `no-die`: no free die and no group to join; `slaves`: slaves only move; `workplaces`: not where slaves may be;
    `apart`: not both in the city, or not on the same road; `same`: a group to itself; `condition`: it did not hold.
    What was said: what (`move transfer split send recall pass`), group (`d1`, a place, `slaves`), origin, people, to (a
    place, or `d2`), side.
    """
    return event("skipped", frozenset({who}), Rank.NOTE, who=who, order=order, reason=reason, **said)


def adjusted(who: Seat, order: int, reason: str, wanted: int, got: int) -> Event:
    """`adjusted` (X-13.4), told to the lord alone: order, reason, wanted, got.

    `whole`: more people than the group had, so all of them; `fit`: only so many found room; `joined`: no die was free,
    so they joined a group that was there (got: its die); `die`: the die wanted was in use (got: the one taken).
    """
    return event("adjusted", frozenset({who}), Rank.NOTE, who=who, order=order, reason=reason, wanted=wanted, got=got)


def reserves(who: Seat, orders: tuple[int, ...]) -> Event:
    """`reserves` (X-13.2), told to the lord alone: orders (the lines that were not needed)."""
    return event("reserves", frozenset({who}), Rank.NOTE, who=who, orders=orders)


def idle(who: Seat, number: int) -> Event:
    """`idle` (X-13.2), told to the lord alone: number (of his commands for which the list had nothing left)."""
    return event("idle", frozenset({who}), Rank.NOTE, who=who, number=number)
