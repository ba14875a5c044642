"""X-7.2: what each command does, and X-13.4: what becomes of one that is not, or not quite, possible.

`attempt` answers with a `Deed`, the state after it and what was changed about it, or with an `Impossible` and the
reason; reasons and notes are those of `events.skipped` and `events.adjusted`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import ROAD, ROADS, changed, lord, neighbour
from pbem.rulesets.dice_empires.city.groups import (
    FULL,
    band,
    bands_in,
    free_dice,
    grown,
    largest,
    moved,
    put,
    put_slaves,
    slaves_of,
)
from pbem.rulesets.dice_empires.commands.peace import peace
from pbem.rulesets.dice_empires.events import Step
from pbem.rulesets.dice_empires.orders import (
    WORKPLACES,
    Command,
    Die,
    Group,
    In,
    Move,
    Part,
    Pass,
    Place,
    Recall,
    Road,
    Send,
    Side,
    SlavesOf,
    Split,
    Transfer,
)
from pbem.rulesets.dice_empires.state import Band, Lord, Slaves, State

SIDE: dict[Place, Side] = {"OL": "L", "OR": "R"}


@dataclass(frozen=True)
class Note:
    """X-13.4: something was done otherwise than it was said."""

    reason: str
    wanted: int
    got: int


@dataclass(frozen=True)
class Deed:
    """A command carried out: the state after it, what is told of it, and what was changed about it."""

    state: State
    step: Step
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Impossible:
    """X-13.2: a command that cannot be carried out now, and why."""

    reason: str


@dataclass(frozen=True)
class _Parting:
    """People who leave a group for a new one in another place; `die` is the one wanted (0: any)."""

    source: Band
    people: int
    to: Place
    die: int
    kind: str

    @property
    def whole(self) -> bool:
        """X-7.3: tell whether nobody stays."""
        return self.people >= self.source.people


def attempt(state: State, seat: Seat, command: Command) -> Deed | Impossible:
    """X-7.2: carry out a command as far as it is possible."""
    match command:
        case Move(SlavesOf(origin), to):
            return _move_slaves(state, seat, origin, to)
        case Move(group, to):
            return _move(state, seat, group, to)
        case Transfer():
            return _transfer(state, seat, command)
        case Split():
            return _split(state, seat, command)
        case Send():
            return _send(state, seat, command)
        case Recall(group):
            return _recall(state, seat, group)
        case Pass():
            return Deed(state, Step("pass", 0))
        case _:
            assert_never(command)


def found(one: Lord, group: Group, besides: int = 0) -> Band | Impossible:
    """X-13.4: find a group of citizens or units: by its die, or the largest in a place, of equal ones the lowest die.

    `besides`: a die that is not meant.
    """
    match group:
        case Die(number):
            return band(one, number) or Impossible("gone")
        case In(place):
            there = largest(each for each in bands_in(one, place) if each.die != besides)
            return there[0] if there else Impossible("none")
        case SlavesOf():
            return Impossible("slaves")
        case _:
            assert_never(group)


def _move_slaves(state: State, seat: Seat, origin: Seat, to: Part) -> Deed | Impossible:
    """X-7.4: slaves go to the houses, the farm or the town hall."""
    one = lord(state, seat)
    slaves = slaves_of(one, origin)
    if slaves is None:
        return Impossible("none")
    if to not in WORKPLACES or slaves.place == to:
        return Impossible("here" if slaves.place == to else "workplaces")
    after = put_slaves(one, Slaves(origin, slaves.people, to))
    step = Step("moved", slaves.people, now=slaves.people, place=slaves.place, to=to, origin=origin)
    return Deed(changed(state, after), step)


def _move(state: State, seat: Seat, group: Group, to: Part) -> Deed | Impossible:
    """C1: a whole group goes to another part; X-7.4: none from a road."""
    one = lord(state, seat)
    source = found(one, group)
    if isinstance(source, Impossible):
        return source
    if source.place in ROADS or source.place == to:
        return Impossible("here" if source.place == to else "outside")
    return _wholly(state, seat, _Parting(source, source.people, to, 0, "moved"))


def _transfer(state: State, seat: Seat, command: Transfer) -> Deed | Impossible:
    """C2: people go to another own group, as many as fit."""
    one = lord(state, seat)
    source = found(one, command.group)
    if isinstance(source, Impossible):
        return source
    target = found(one, command.to, besides=source.die)
    if isinstance(target, Impossible):
        return target
    if reason := _parted(source, target):
        return Impossible(reason)
    deed = _joined(state, seat, _Parting(source, command.people, target.place, 0, "transferred"), target)
    return deed if deed.step.people else Impossible("full")


def _parted(source: Band, target: Band) -> str:
    """X-7.4: say why people cannot go from one group to another; "": they can."""
    if source.die == target.die:
        return "same"
    inside = source.place not in ROADS and target.place not in ROADS
    return "" if inside or source.place == target.place else "apart"


def _split(state: State, seat: Seat, command: Split) -> Deed | Impossible:
    """C3: people become a new group in a part."""
    source = found(lord(state, seat), command.group)
    if isinstance(source, Impossible):
        return source
    if source.place in ROADS:
        return Impossible("outside")
    parting = _Parting(source, command.people, command.to, command.die, "split")
    if parting.whole and source.place == command.to:
        return Impossible("here")
    return _part(state, seat, parting)


def _send(state: State, seat: Seat, command: Send) -> Deed | Impossible:
    """C4: a group, or people of it, go from the barracks to a road."""
    if peace(state.options, state.round):
        return Impossible("peace")
    source = found(lord(state, seat), command.group)
    if isinstance(source, Impossible):
        return source
    if source.place != "B":
        return Impossible("barracks")
    people = command.people or source.people
    return _part(state, seat, _Parting(source, people, ROAD[command.side], command.die, "sent"))


def _recall(state: State, seat: Seat, group: Group) -> Deed | Impossible:
    """C5: a group on a road comes home to the barracks."""
    source = found(lord(state, seat), group)
    if isinstance(source, Impossible):
        return source
    if source.place not in ROADS:
        return Impossible("home")
    return _wholly(state, seat, _Parting(source, source.people, "B", 0, "recalled"))


def _part(state: State, seat: Seat, parting: _Parting) -> Deed | Impossible:
    """X-7.3, X-13.4: all of them with their die, else some with a free die, else into a group that is there."""
    if parting.whole:
        return _wholly(state, seat, parting)
    one = lord(state, seat)
    if free := free_dice(state, one):
        return _apart(state, seat, parting, free)
    there = [each for each in bands_in(one, parting.to) if each.people < FULL and each.die != parting.source.die]
    if not there:
        return Impossible("no-die")
    target = min(there, key=lambda each: (each.people, each.die))
    deed = _joined(state, seat, parting, target)
    return Deed(deed.state, deed.step, (Note("joined", parting.people, target.die), *deed.notes))


def _wholly(state: State, seat: Seat, parting: _Parting) -> Deed:
    """X-7.3: the whole group goes, and its die with it."""
    source = parting.source
    after = changed(state, moved(lord(state, seat), source.die, parting.to))
    notes = (Note("whole", parting.people, source.people),) if parting.people > source.people else ()
    kind = "moved" if parting.kind == "split" else parting.kind
    return Deed(after, _step(state, seat, parting, kind, source.people, source.die, source.people), notes)


def _apart(state: State, seat: Seat, parting: _Parting, free: tuple[int, ...]) -> Deed:
    """X-7.2: some become a new group, with the die that is wanted or the lowest free one."""
    die = parting.die if parting.die in free else free[0]
    rest = grown(lord(state, seat), parting.source.die, -parting.people)
    after = changed(state, put(rest, Band(die, parting.people, parting.to)))
    notes = (Note("die", parting.die, die),) if parting.die not in (0, die) else ()
    return Deed(after, _step(state, seat, parting, parting.kind, parting.people, die, parting.people), notes)


def _joined(state: State, seat: Seat, parting: _Parting, target: Band) -> Deed:
    """X-13.4: people join a group, as many as fit."""
    source, room = parting.source, FULL - target.people
    willing = min(parting.people, source.people)
    fit = min(willing, room)
    after = grown(grown(lord(state, seat), source.die, -fit), target.die, fit)
    whole = (Note("whole", parting.people, source.people),) if parting.people > source.people else ()
    notes = (*whole, Note("fit", willing, fit)) if fit < willing else whole
    kind = "transferred" if parting.kind == "split" else parting.kind
    return Deed(changed(state, after), _step(state, seat, parting, kind, fit, target.die, target.people + fit), notes)


def _step(state: State, seat: Seat, parting: _Parting, kind: str, people: int, new: int, now: int) -> Step:
    """Write down what is told of people who went."""
    source, road = parting.source, _road(parting)
    over = neighbour(state, seat, road) if road and kind in ("sent", "recalled") else None
    side = SIDE[road] if road and over else "no"
    left = source.people - people
    return Step(kind, people, source.die, new, left, now, source.place, parting.to, side, over=over)


def _road(parting: _Parting) -> Road | None:
    return next((road for road in ROADS if road in (parting.source.place, parting.to)), None)
