"""Commands with their conditions in words (X-7.2, X-13.3): a line is `if enemy left: send d2 left else pass`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import cast

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.rulesets.dice_empires.orders import (
    Command,
    CommandOrder,
    Die,
    Group,
    In,
    Move,
    Part,
    Pass,
    Place,
    Recall,
    Send,
    SlavesOf,
    Split,
    Step,
    Transfer,
)
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import condition_phrases, roads
from pbem.rulesets.dice_empires.words.problems import refused


def line(order: CommandOrder) -> Phrase:
    """X-13.2: say a line of commands."""
    return Phrase("command", {"steps": tuple(map(phrase, order.steps))})


def phrase(step: Step) -> Phrase:
    """Say a command and what must be so for it."""
    return filled("step", when=tuple(map(condition_phrases.phrase, step.when)), do=_said(step.command))


def _said(command: Command) -> Phrase:
    match command:
        case Move(who, to):
            return Phrase("move", {"group": group(who), "to": to})
        case Transfer(people, who, target):
            return Phrase("transfer", {"people": people, "group": group(who), "target": group(target)})
        case Split(people, who, to, die):
            return filled("split", people=people, group=group(who), to=to, die=die or None)
        case Send(who, side, people, die):
            return filled("send", people=people or None, group=group(who), side=side, die=die or None)
        case Recall(who):
            return Phrase("recall", {"group": group(who)})
        case Pass():
            return Phrase("pass")


def group(who: Group) -> Phrase:
    """Say a group: its die, the place it stands in, or whose slaves they are."""
    match who:
        case Die(number):
            return Phrase("cube", {"die": number})
        case In(place):
            return Phrase("in", {"place": place})
        case SlavesOf(origin):
            return Phrase("slaves", {"origin": origin})


def named(said: Phrase) -> Group | Problem:
    """X-13.4: understand a group; `walls` alone may be either."""
    match said.kind:
        case "cube":
            return Die(integer(said, "die"))
        case "slaves":
            return SlavesOf(Seat(word(said, "origin")))
        case "wall":
            return refused("which-wall", "X-1.1")
        case "road":
            return In("OL" if word(said, "side") == "L" else "OR")
        case _:
            return In(cast(Place, word(said, "place")))


def commands(said: Phrase, view: View) -> tuple[CommandOrder | Problem, ...]:
    """X-13.2: understand a line of commands; all of a place with several groups are one command each."""
    order = command(said, view)
    if isinstance(order, Problem):
        return (order,)
    several = tuple(_of_each(order, said, view))
    return several if len(several) > 1 else (order,)


def _of_each(order: CommandOrder, said: Phrase, view: View) -> Iterator[CommandOrder]:
    """X-7.2: a command moves one group: "send all from the barracks left" is one for each that stands there."""
    (step, *others) = order.steps
    (done,) = each(each(said, "steps")[0], "do")
    one = step.command
    if others or "all" not in done.slots or not isinstance(one, Move | Send) or not isinstance(one.group, In):
        return
    if isinstance(one, Send) and one.people:
        return
    place = one.group.place
    dice = (band.die for city in view.cities if city.seat == view.seat for band in city.bands if band.place == place)
    yield from (CommandOrder((replace(step, command=replace(one, group=Die(die))),)) for die in sorted(dice))


def command(said: Phrase, view: View) -> CommandOrder | Problem:
    """X-13.2: understand a line of commands; one that is unclear spoils the line."""
    steps = tuple(_step(one, view) for one in each(said, "steps"))
    wrong = next((one for one in steps if isinstance(one, Problem)), None)
    return wrong or CommandOrder(tuple(one for one in steps if isinstance(one, Step)))


def _step(said: Phrase, view: View) -> Step | Problem:
    (done,) = each(said, "do")
    meant = _COMMANDS[done.kind](done, view)
    return meant if isinstance(meant, Problem) else Step(meant, condition_phrases.understood(each(said, "when")))


def _group(said: Phrase, name: str = "group") -> Group | Problem:
    """Understand the group in a slot; soldiers without a name are those in the barracks."""
    found = each(said, name)
    return named(found[0]) if found else In("B")


def _slaves(view: View) -> Group | Problem:
    """X-1.3: understand `the slaves`: whose they are must be said by whoever has several groups of them, or none."""
    origins = tuple(each.origin for city in view.cities if city.seat == view.seat for each in city.slaves)
    return (
        SlavesOf(origins[0])
        if len(origins) == 1
        else refused("whose-slaves", "X-1.3", count=len(origins), lords=origins)
    )


def _part(said: Phrase, view: View) -> Part | Problem:
    """Understand the part of the city in a slot; a wall may be that which faces a neighbour (X-1.4)."""
    if "facing" in said.slots:
        side = roads.towards(Seat(word(said, "facing")), view)
        return side if isinstance(side, Problem) else "WL" if side == "L" else "WR"
    wall = "wall" in said.slots
    return refused("which-wall", "X-1.1") if wall else cast(Part, word(said, "to"))


def _move(said: Phrase, view: View) -> Command | Problem:
    who, to = _slaves(view) if "own" in said.slots else _group(said), _part(said, view)
    if isinstance(who, Problem):
        return who
    return to if isinstance(to, Problem) else Move(who, to)


def _transfer(said: Phrase, view: View) -> Command | Problem:
    who, target = _group(said), _group(said, "target")
    if isinstance(who, Problem):
        return who
    people = _people(said, who, view)
    if isinstance(people, Problem):
        return people
    return target if isinstance(target, Problem) else Transfer(people, who, target)


def _people(said: Phrase, who: Group, view: View) -> int | Problem:
    """X-7.3: so many people; `all` are six, which is the whole of any group; half, or all but some, by its size."""
    if "all" in said.slots:
        return 6
    if "half" not in said.slots and "but" not in said.slots:
        return integer(said, "people")
    size = _size(who, view)
    if not size or ("half" in said.slots and size % 2):
        return refused("half", "X-7.2", size=size)
    return size // 2 if "half" in said.slots else max(size - integer(said, "but"), 0)


def _size(who: Group, view: View) -> int:
    """X-13.4: count the group that is meant; in a place, the largest. None known: 0."""
    bands = tuple(band for city in view.cities if city.seat == view.seat for band in city.bands)
    match who:
        case Die(number):
            return next((band.people for band in bands if band.die == number), 0)
        case In(place):
            return max((band.people for band in bands if band.place == place), default=0)
        case SlavesOf():
            return 0


def _split(said: Phrase, view: View) -> Command | Problem:
    who, to = _group(said), _part(said, view)
    if isinstance(who, Problem):
        return who
    people = _people(said, who, view)
    if isinstance(people, Problem):
        return people
    return to if isinstance(to, Problem) else Split(people, who, to, integer(said, "die"))


def _send(said: Phrase, view: View) -> Command | Problem:
    """X-7.2 C4: without a direction nobody knows where to."""
    who, side = _group(said), roads.side(said, view)
    if isinstance(who, Problem):
        return who
    if isinstance(side, Problem):
        return side
    people = 0 if "all" in said.slots else _people(said, who, view)
    if isinstance(people, Problem):
        return people
    if "people" in said.slots and not people:
        return refused("people", "X-7.2", people=0)
    return Send(who, side, people, integer(said, "die"))


def _recall(said: Phrase, view: View) -> Command | Problem:
    """X-7.2 C5: the units on the road to a neighbour are those he is named for."""
    if "foe" in said.slots:
        side = roads.side(said, view)
        return side if isinstance(side, Problem) else Recall(In("OL" if side == "L" else "OR"))
    who = _group(said)
    return who if isinstance(who, Problem) else Recall(who)


_COMMANDS: Mapping[str, Callable[[Phrase, View], Command | Problem]] = {
    "move": _move,
    "transfer": _transfer,
    "split": _split,
    "send": _send,
    "recall": _recall,
    "pass": lambda said, view: Pass(),
}
