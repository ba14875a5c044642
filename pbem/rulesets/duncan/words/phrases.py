"""Orders <-> phrases: what the sentence forms of the lexicons mean (4).

A phrase says what a player said; an order is what it means. On the way the view settles what words leave open: which
unit stands on a square that was named, how often a parameter is raised up to a value, which squares directions lead to.
What it cannot settle is answered (`problems.py`). A sentence may say several orders: `up u1 str, spd` (4, line 5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import cast

from pbem.core.grid import Direction
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import Slot, each, filled, integer
from pbem.core.texts import Text
from pbem.rulesets.duncan.orders import (
    Bonus,
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    Param,
    UpgradeOrder,
)
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import beside_portal, places, story_phrases
from pbem.rulesets.duncan.words import units as phrases_units
from pbem.rulesets.duncan.words.directions import walk
from pbem.rulesets.duncan.words.problems import refused
from pbem.rulesets.duncan.words.units import texts, units

Meaning = tuple[Order | Problem, ...]
MOST_UNITS = 50
"""So many may be bought with one line."""


def phrase(order: Order) -> Phrase:
    """Turn an order into the phrase that says it."""
    match order:
        case UpgradeOrder(unit, param, times):
            raised = filled("raise", param=param, times=times if times > 1 else None)
            return Phrase("upgrade", {"who": (_unit(unit),), "what": (raised,)})
        case MoveOrder(unit, to, via):
            return filled("move", who=(_unit(unit),), to=(_square(to),), via=tuple(map(_square, via)))
        case BuyOrder(at):
            return Phrase("buy", {"at": tuple(map(_square, at))})
        case BonusOrder(bonus, unit, cell):
            return filled("bonus", bonus=bonus, who=_unit(unit) if unit else None, at=_square(cell) if cell else None)
        case ChooseOrder(bonus):
            return Phrase("choose", {"bonus": bonus})
        case NoteOrder(text, unit, cell):
            on = Phrase("who_alone", {"unit": unit}) if unit else Phrase("field", {"cell": cell})
            return filled("note", on=on, text=text)
        case _:
            return story_phrases.phrase(order)


def _unit(number: int) -> Phrase:
    return Phrase("who", {"unit": number})


def _square(name: str) -> Phrase:
    return Phrase("square", {"cell": name})


def order(phrase: Phrase, view: View) -> Order | Problem:
    """Give the first order a phrase says."""
    return orders(phrase, view)[0]


def orders(phrase: Phrase, view: View) -> Meaning:
    """Turn a phrase into the orders it says, in the order of its words."""
    phrase = beside_portal.located(phrase, view)
    meaning = _MEANINGS.get(phrase.kind)
    return meaning(phrase, view) if meaning is not None else (story_phrases.order(phrase, view),)


def _upgrades(phrase: Phrase, view: View) -> Meaning:
    """D-3.1: raise each parameter named, of each unit named; how often may be said of each, or of all."""
    whole = {name: value for name, value in phrase.slots.items() if name in ("times", "goal", "was")}
    raised = (
        number if isinstance(number, Problem) else _upgrade(number, Phrase("raise", {**whole, **said.slots}), view)
        for number in units(phrase, view)
        for said in each(phrase, "what")
    )
    return tuple(_joined(raised))


def _joined(raised: Iterable[Order | Problem]) -> Iterator[Order | Problem]:
    """D-3.1: what is said again at once ("strength, strength, sight") is one order of so many levels."""
    for _, same in groupby(raised, key=lambda one: replace(one, times=1) if isinstance(one, UpgradeOrder) else one):
        first, *more = same
        times = sum(one.times for one in more if isinstance(one, UpgradeOrder))
        yield replace(first, times=first.times + times) if isinstance(first, UpgradeOrder) else first


def _upgrade(number: int, said: Phrase, view: View) -> Order | Problem:
    param = cast(Param, said.slots["param"])
    if "bare" in said.slots:
        return refused("raise-unclear", "D-3.1", unit=number, param=param, number=integer(said, "bare"))
    if "goal" not in said.slots:
        return UpgradeOrder(number, param, integer(said, "times", 1))
    own = phrases_units.unit(view, number)
    if isinstance(own, Problem):
        return own
    value, goal = int(getattr(own, param)), integer(said, "goal")
    if integer(said, "was", value) != value or _counts_units(said, view):
        return refused("raise-unclear", "D-3.1", unit=number, param=param, number=goal)
    if goal <= value:
        return refused("raise-reached", "D-3.1", unit=number, param=param, value=value, goal=goal)
    return UpgradeOrder(number, param, goal - value)


def _counts_units(said: Phrase, view: View) -> bool:
    """D-3.1: "from 1 to 4" may count the units of who has four, not their levels: it is asked about."""
    numbers = [one.number for one in view.units]
    return (integer(said, "was", 0), integer(said, "goal")) == (min(numbers), max(numbers))


def _moves(phrase: Phrase, view: View) -> Meaning:
    """D-4.3: the last square is the target, those before it are waypoints."""
    *on, to = texts(each(phrase, "to"), "cell")
    via = texts(each(phrase, "via"), "cell")
    start = texts(each(phrase, "from"), "cell")
    return tuple(
        number
        if isinstance(number, Problem)
        else _from(number, start, view) or MoveOrder(number, to, (*via, *_onward(number, tuple(on), view)))
        for number in units(phrase, view)
    )


def _onward(number: int, via: tuple[str, ...], view: View) -> tuple[str, ...]:
    """Leave out the square a path begins with, if the unit stands on it: `u1: D4-D5-E5`."""
    own = next((each.cell.name for each in view.units if each.number == number), "")
    return via[1:] if via[:1] == (own,) else via


def _from(number: int, start: tuple[str, ...], view: View) -> Problem | None:
    """Tell that a unit does not stand where a move is said to begin."""
    own = next((each for each in view.units if each.number == number), None)
    if own is None or not start or own.cell.name == start[0]:
        return None
    return refused("not-from", "D-4.1", unit=number, cell=own.cell.name, **{"from": start[0]})


def _steps(phrase: Phrase, view: View) -> Meaning:
    """D-4.1: directions and counts become squares."""
    legs = tuple((Direction(str(said.slots["direction"])), integer(said, "steps", 1)) for said in each(phrase, "steps"))
    return _of_own(phrase, view, lambda own: walk(view, own, legs))


def _stays(phrase: Phrase, view: View) -> Meaning:
    """D-4.4: who is told to stay moves to where it stands; this replaces an earlier move."""
    start = texts(each(phrase, "from"), "cell")
    return _of_own(phrase, view, lambda own: _from(own.number, start, view) or MoveOrder(own.number, own.cell.name))


def _of_own(phrase: Phrase, view: View, meant: Callable[[phrases_units.Unit], Order | Problem]) -> Meaning:
    """Give what is meant for each own unit named; the view must know them."""
    own = (
        number if isinstance(number, Problem) else phrases_units.unit(view, number) for number in units(phrase, view)
    )
    return tuple(one if isinstance(one, Problem) else meant(one) for one in own)


def _buy(phrase: Phrase, view: View) -> Meaning:
    """D-3.4: one unit, on the first square that is free; `buy 1` may say so, another number asks for more."""
    count = integer(phrase, "count", 1)
    if count > MOST_UNITS:
        return (refused("buy-many", "D-3.3", count=count, limit=MOST_UNITS),)
    if count < 1:
        return (refused("buy-none", "D-3.3", count=count),)
    return (BuyOrder(_alternatives(phrase)),) * count


def _buys(phrase: Phrase, view: View) -> Meaning:
    """D-3.3: several units, a square each."""
    named = tuple(_alternatives(place) for place in each(phrase, "each"))
    count = integer(phrase, "count", len(named))
    if len(named) == 1 and 1 < count <= MOST_UNITS:
        named *= count
    if not named:
        return (
            refused(
                "buy-where",
                "D-3.4",
                squares=tuple(at.name for at in places.free(view)) or (Text("duncan-squares-none"),),
            ),
        )
    if count != len(named):
        return (refused("buy-count", "D-3.4", count=count, squares=len(named)),)
    return tuple(BuyOrder(place) for place in named)


def _alternatives(place: Phrase) -> tuple[str, ...]:
    """D-3.4: give the squares tried one after another: a list, or the first of two and the second."""
    first, second = each(place, "first"), each(place, "second")
    return texts((*each(place, "at"), *first, *second), "cell")


def _bonus(phrase: Phrase, view: View) -> Meaning:
    """D-7.1: a bonus for one own unit, or for a square."""
    bonus = cast(Bonus, phrase.slots["bonus"])
    if squares := texts(each(phrase, "at"), "cell"):
        return (BonusOrder(bonus, cell=squares[0]),)
    if wrong := each(phrase, "wrong"):
        (named,) = each(wrong[0], "who")
        return (refused("bonus-on-square", "t13.1", bonus=bonus, unit=integer(named, "unit")),)
    if not each(phrase, "who"):
        on = "square" if bonus in ("flash", "smoke") else "unit"
        return (refused("bonus-where", "t13.1", bonus=bonus, on=on),)
    found = units(phrase, view)
    if len(found) > 1:
        return (refused("one-unit", "D-7.1"),)
    return tuple(one if isinstance(one, Problem) else BonusOrder(bonus, unit=one) for one in found)


def _choose(phrase: Phrase, view: View) -> Meaning:
    """D-7.8: the kind a team takes."""
    return (ChooseOrder(cast(Bonus, phrase.slots["bonus"])),)


def _note(phrase: Phrase, view: View) -> Meaning:
    """4: a comment on a unit or a square; without words it is deleted."""
    on = (*each(phrase, "on"), *each(phrase, "whom"))[0]
    unit, square = integer(on, "unit"), str(on.slots.get("cell", ""))
    if not unit and not square:
        return (refused("one-unit", "4"),)
    return (NoteOrder(str(phrase.slots.get("text", "")), unit, square),)


_MEANINGS: Mapping[str, Callable[[Phrase, View], Meaning]] = {
    "upgrade": _upgrades,
    "move": _moves,
    "steps": _steps,
    "stay": _stays,
    "buy": _buy,
    "buys": _buys,
    "bonus": _bonus,
    "choose": _choose,
    "note": _note,
}

__all__ = ["Slot", "order", "orders", "phrase"]
