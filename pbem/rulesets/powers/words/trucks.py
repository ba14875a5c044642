"""Land transport <-> phrases, its checks and forecasts (P-42).

| code | severity | facts | paragraph |
|---|---|---|---|
| no-load | ERROR | unit | P-42.1 |
| not-next | ERROR | start, goal, near | P-5.1 |
| carry-foreign | ERROR | at | P-42.1 |
| carry-far | ERROR | goal | P-42.1 |
| no-trucks | ERROR | at, units | P-42.1 |
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import filled, word
from pbem.core.texts import text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.tied import TRUCK
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.ltrans import carried
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.trucks import CarryOrder
from pbem.rulesets.powers.state import owned, stacks_at
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import owners, ways
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import named as names
from pbem.rulesets.powers.words.slots import refused, said, said_units, units

MOST = 3
"""P-42: the steps of a truck."""


def phrase(order: CarryOrder) -> Phrase:
    """Say an order."""
    spots = said("spot", "area", order.path[1:])
    return filled("carry", units=said_units("stack", order.units), start=order.path[0], path=spots)


def carry(phrase: Phrase, view: View) -> Understood:
    """P-42.1: "everything" is all that trucks can carry."""
    path = ways.filled_in(view, (word(phrase, "start"), *names(phrase, "path", "area")))
    named_ = tuple(each for each in units(phrase, "units") if each.row)
    found = tuple(each for each in named_ if not _truck(view, each)) or named_ or _all(view, path[0])
    return (CarryOrder(found, path) if found else owners.nobody(view, path[0], "P-42.1"),)


def _truck(view: View, one: Units) -> bool:
    """P-42.1: "the lorry in A1 carries an infantry": who carries is not carried."""
    rows = every.book(view).points.rows
    return one.row in rows and TRUCK in rows[one.row].flags


def _all(view: View, at: str) -> tuple[Units, ...]:
    rows = every.book(view).points.rows
    own = dict.fromkeys(each.row for each in stacks_at(view, at) if each.mover == view.seat and not each.left)
    return tuple(Units(row) for row in own if row in rows and carried(rows[row]))


def check(view: View, order: CarryOrder) -> Iterator[Problem]:
    """P-42.1: what trucks can carry, over own lands, as far as they go."""
    rows, near = every.book(view).points.rows, world(view).neighbours
    for each in order.units:
        yield from known(view, each.row)
        if each.row in rows and not carried(rows[each.row]):
            yield refused("no-load", "P-42.1", unit=named(each.row))
    own = owned(view, view.seat) if view.seat else ()
    for start, goal in zip(order.path, order.path[1:], strict=False):
        if goal not in near[start]:
            yield refused("not-next", "P-5.1", start=start, goal=goal, near=near[start])
            return
    if foreign := next((at for at in order.path if at not in own), ""):
        yield refused("carry-foreign", "P-42.1", at=foreign)
    elif len(order.path) - 1 > MOST:
        yield refused("carry-far", "P-42.1", goal=order.path[MOST + 1])


def moved(view: View, lines: Lines, played: Ahead) -> Found:
    """S-2: a line for which there is no truck, or no load."""
    places = tuple(lines)
    for event in played.events:
        if event.kind == "failed" and event.facts["what"] == "carry":
            number = event.facts["line"]
            at = str(event.facts["at"])
            counts = {each.row: ways.standing(view, each.row, at) for each in ways.movable(view, at)}
            place = places[number - 1 if isinstance(number, int) else 0]
            yield place, refused("no-trucks", "P-42.1", at=at, have=len(counts), units=events.units(counts))


def foretold(work: Work, order: CarryOrder, place: int) -> Told:
    """P-42.1, P-42.2: what becomes of the load."""
    yield text("powers-plan-carry", at=order.path[-1])


MATTER: Matter[CarryOrder] = Matter(
    when={CarryOrder: "play"},
    phrase=phrase,
    meanings={"carry": carry},
    check=check,
    together=moved,
    foretold=foretold,
)
