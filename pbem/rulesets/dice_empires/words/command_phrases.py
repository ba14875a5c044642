"""Commands with their conditions in words (X-7.2, X-13.3): a line is `if enemy left: send d2 left else pass`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


def _part(said: Phrase) -> Part | Problem:
    """Understand the part of the city in a slot."""
    wall = "wall" in said.slots
    return refused("which-wall", "X-1.1") if wall else cast(Part, word(said, "to"))


def _move(said: Phrase, view: View) -> Command | Problem:
    who, to = _slaves(view) if "own" in said.slots else _group(said), _part(said)
    if isinstance(who, Problem):
        return who
    return to if isinstance(to, Problem) else Move(who, to)


def _transfer(said: Phrase, view: View) -> Command | Problem:
    who, target = _group(said), _group(said, "target")
    if isinstance(who, Problem):
        return who
    return target if isinstance(target, Problem) else Transfer(_people(said), who, target)


def _people(said: Phrase) -> int:
    """X-7.3: so many people; `all` are six, which is the whole group of any size."""
    return 6 if "all" in said.slots else integer(said, "people")


def _split(said: Phrase, view: View) -> Command | Problem:
    who, to = _group(said), _part(said)
    if isinstance(who, Problem):
        return who
    return to if isinstance(to, Problem) else Split(_people(said), who, to, integer(said, "die"))


def _send(said: Phrase, view: View) -> Command | Problem:
    """X-7.2 C4: without a direction nobody knows where to."""
    who, side = _group(said), roads.side(said, view)
    if isinstance(who, Problem):
        return who
    if isinstance(side, Problem):
        return side
    if "people" in said.slots and not integer(said, "people"):
        return refused("people", "X-7.2", people=0)
    return Send(who, side, integer(said, "people"), integer(said, "die"))


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
