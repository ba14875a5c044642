"""Words about ships (P-9 to P-11): loading, landing, harbours; what is wrong with them, what is to be expected.

| code | severity | facts | paragraph |
|---|---|---|---|
| no-ships | ERROR | what (`load`, `unload`, `land`), units, at, aboard (what own ships there carry) | P-10.1, P-11.1 |
| no-space | ERROR | units, at, room (for so many units more in own ships) | P-10.1 |
| no-fleet | ERROR | units, at | P-11.1 |
| no-carrier | ERROR | unit | P-10.1 |
| no-shore | ERROR | sea, at | P-11.1 |
| no-coast | ERROR | at | P-9.3 |
| which-harbour, no-harbour-there | ERROR | at, unit, seas | P-9.9 |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import Text, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import hostile
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.cargo import WHOLE, room
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.naval import DeliverOrder, LandOrder, LoadOrder, NavalOrder, UnloadOrder
from pbem.rulesets.powers.state import Stack, stacks_at
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import doctrine, marches
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Meaning, Told, Work
from pbem.rulesets.powers.words.slots import refused, said_units, units
from pbem.rulesets.powers.words.ways import standing


def phrase(order: NavalOrder) -> Phrase:
    """Say an order."""
    match order:
        case LoadOrder(wanted, at, harbour) | UnloadOrder(wanted, at, harbour):
            return filled(order.kind, units=said_units("stack", wanted), at=at, harbour=harbour)
        case LandOrder(wanted, sea, at, ships, orders):
            stays = "1" if ships == "sea" else None
            keys = doctrine.keys(orders)
            return filled("landing", units=said_units("stack", wanted), sea=sea, at=at, stays=stays, how=keys)
        case DeliverOrder(at, count):
            return filled("deliver", count=count or None, at=at)
        case _:
            assert_never(order)


def _land(phrase: Phrase) -> LandOrder | Problem:
    found = doctrine.doctrine(each(phrase, "how"))
    if isinstance(found, Problem):
        return found
    ships = "sea" if word(phrase, "stays") else "harbour"
    return LandOrder(units(phrase, "units"), word(phrase, "sea"), word(phrase, "at"), ships, found)  # type: ignore[arg-type]


def _moored(make: type[LoadOrder] | type[UnloadOrder]) -> Meaning:
    return lambda phrase, view: (make(units(phrase, "units"), word(phrase, "at"), word(phrase, "harbour")),)


def check(view: View, order: NavalOrder) -> Iterator[Problem]:
    """Hold a line against the rules and the map."""
    if isinstance(order, DeliverOrder):
        return
    rows, map_ = every.book(view).points.rows, world(view)
    for wanted in order.units:
        yield from known(view, wanted.row)
        if wanted.row in rows and rows[wanted.row].type not in ("NE", "PA"):
            yield refused("no-carrier", "P-10.1", unit=named(wanted.row))
    if isinstance(order, LandOrder):
        if map_.areas[order.sea].kind != "sea" or order.sea not in map_.harbours(order.at):
            yield refused("no-shore", "P-11.1", sea=order.sea, at=order.at)
    elif map_.areas[order.at].kind == "sea" or not map_.harbours(order.at):
        yield refused("no-coast", "P-9.3", at=order.at)


def carried(view: View, lines: Lines, played: Ahead) -> Found:
    """P-10.1, P-11.1: lines that find no units, no ships, or no room."""
    places = tuple(lines)
    for event in played.events:
        line = event.facts.get("line")
        if (event.kind == "fewer" or event.facts.get("why") == "no_ships") and isinstance(line, int):
            order = lines[places[line - 1]]
            if isinstance(order, LoadOrder | UnloadOrder | LandOrder):
                yield places[line - 1], _refusal(view, order, played)


def _refusal(view: View, order: LoadOrder | UnloadOrder | LandOrder, played: Ahead) -> Problem:
    at = order.sea if isinstance(order, LandOrder) else order.at
    counted = told(order.units)
    if isinstance(order, LandOrder) and not any(_carriers(view, (*stacks_at(view, at), *stacks_at(played.moved, at)))):
        return refused("no-fleet", "P-11.1", units=counted, at=at)
    if isinstance(order, LoadOrder) and all(standing(view, one.row, at) >= max(one.count, 1) for one in order.units):
        return refused("no-space", "P-10.1", units=counted, at=at, room=_room(view, order))
    loads = aboard(view, at)
    paragraph = "P-11.1" if isinstance(order, LandOrder) else "P-10.1"
    return refused("no-ships", paragraph, what=order.kind, units=counted, at=at, count=len(loads), aboard=loads)


def _carriers(view: View, stacks: Iterable[Stack]) -> Iterator[Stack]:
    rows = every.book(view).points.rows
    return (each for each in stacks if each.owner == view.seat and not each.left and rows[each.row].carries)


def _room(view: View, order: LoadOrder) -> int:
    """P-10.1: count for how many whole units there is room in the own ships of a harbour."""
    rows = every.book(view).points.rows
    ships = _carriers(view, (each for each in stacks_at(view, order.at) if order.harbour in ("", each.harbour)))
    return sum(each.count * (room(rows, each) // WHOLE) for each in ships)


def aboard(view: View, at: str) -> tuple[Text, ...]:
    """Say what the own ships of an area carry."""
    counts: dict[str, int] = {}
    for stack in view.stacks:
        if stack.at == at and stack.owner == view.seat:
            for row in stack.load:
                counts[row] = counts.get(row, 0) + stack.count
    return events.units(counts)


def berths(view: View, row: str, at: str, why: str) -> Problem:
    """P-9.9: say why a ship cannot be built there."""
    seas = world(view).harbours(at) if world(view).areas[at].kind == "land" else ()
    code = "which-harbour" if why == "which_harbour" else "no-harbour-there"
    return refused(code, "P-9.9", at=at, unit=named(row), count=len(seas), seas=seas)


def foretold(work: Work, order: NavalOrder, place: int) -> Told:
    """P-11: say whom a landing meets first, and where the ships go."""
    if not work.played:
        return
    if isinstance(order, LandOrder) and hostile(every.book(work.view).points, work.view, work.seat, order.at):
        count = work.view.options.landing_units
        yield text("powers-plan-landing", at=order.at, sea=order.sea, count=count, ships=order.ships)
        yield from marches.attack(work, order.at)
    elif isinstance(order, DeliverOrder):
        yield text("powers-plan-deliver", at=order.at)


def told(units_: tuple[Units, ...]) -> tuple[Text, ...]:
    """Say units with their numbers; without one all of them."""
    return tuple(text("powers-counted", count=each.count, what=named(each.row)) for each in units_)


MATTER: Matter[NavalOrder] = Matter(
    when=dict.fromkeys((LoadOrder, UnloadOrder, LandOrder, DeliverOrder), "play"),
    phrase=phrase,
    meanings={
        "load": _moored(LoadOrder),
        "unload": _moored(UnloadOrder),
        "deliver": lambda phrase, view: (DeliverOrder(word(phrase, "at"), integer(phrase, "count")),),
        "landing": lambda phrase, view: (_land(phrase),),
    },
    check=check,
    together=carried,
    foretold=foretold,
)
