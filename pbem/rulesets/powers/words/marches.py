"""Marches and battle orders (P-5, P-6.20): what is said, what is meant, what is to be expected.

What is wrong with them stands in `force_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from pbem.core.events import Event, of_kind
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import Text, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.places import area_of, harbour_of, place
from pbem.rulesets.powers.book.points import hostile
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import ALL, Doctrine, DoctrineOrder, MoveOrder, Order, Units
from pbem.rulesets.powers.state import holder, stacks_at
from pbem.rulesets.powers.turn import preparation
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import doctrine, flights, force_checks, formations, owners, ways
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import built, placed, refused, said_units, units

EVERYTHING = Units("")
SUBMARINE = "sub"


def phrase(order: MoveOrder | DoctrineOrder) -> Phrase:
    """Say an order."""
    match order:
        case MoveOrder():
            how = ((Phrase("careful"),) if order.careful else ()) + doctrine.keys(order.doctrine)
            start, *spots = (filled("spot", area=area_of(at), harbour=harbour_of(at)) for at in order.path)
            return filled("move", units=said_units("stack", order.units), start=start, path=tuple(spots), how=how)
        case DoctrineOrder(found, at, role):
            none = "1" if found == Doctrine() else None
            return filled("doctrine", at=at, role=role, keys=doctrine.keys(found), none=none)
        case _:
            assert_never(order)


def _move(phrase: Phrase, view: View) -> Understood:
    """P-5: where no start is said, it is wherever such units can come from; P-40.1: fortresses come from nowhere."""
    wanted = _tallied(units(phrase, "units"), integer(phrase, "tally"))
    how = tuple(_shy(one, wanted) for one in each(phrase, "how"))
    orders = doctrine.doctrine(tuple(one for one in how if one.kind != "careful"))
    if isinstance(orders, Problem):
        return (orders,)
    order = MoveOrder(wanted or (EVERYTHING,), (), orders, any(one.kind == "careful" for one in how))
    path = (*_spots(phrase, "start"), *_spots(phrase, "path"), *filter(None, (word(phrase, "goal"),)))
    if preparation(view) and path and "start" not in phrase.slots and not how:
        return (placed(wanted, area_of(path[-1]), harbour_of(path[-1])),)
    if "start" not in phrase.slots and ways.fortresses(view, wanted):
        return built(wanted, area_of(path[-1]))
    if "start" in phrase.slots or len(path) > 1:
        return (_from(view, replace(order, path=ways.filled_in(view, path, ways.afloat(view, order.units)))),)
    return _from_anywhere(view, order, path[0])


def _shy(how: Phrase, wanted: tuple[Units, ...]) -> Phrase:
    """P-6.26: submarines that are told to avoid battle dive; others are careful (P-5.4)."""
    if how.kind != "shy":
        return how
    dive = bool(wanted) and all(one.row == SUBMARINE for one in wanted)
    return Phrase("subs", {"avoid": "1"}) if dive else Phrase("careful")


def _tallied(wanted: tuple[Units, ...], tally: int) -> tuple[Units, ...]:
    """Give units as many as are said behind the move: "tanks A1 to B1, two of them"."""
    return tuple(replace(each, count=tally) for each in wanted) if tally else wanted


def _converging(phrase: Phrase, view: View) -> Understood:
    """P-5.1: units from several areas go to one; each of them is a move of its own."""
    goal = _spots(phrase, "goal")
    every = [
        force for pincers in each(phrase, "pincers") for slot in ("first", "forces") for force in each(pincers, slot)
    ]
    return tuple(
        _from(view, MoveOrder(units(force, "units"), ways.filled_in(view, (*_spots(force, "start"), *goal))))
        for force in every
    )


def _spots(phrase: Phrase, slot: str) -> tuple[str, ...]:
    """P-9.3: list the places in a slot: areas, or harbours of theirs."""
    if area := word(phrase, slot):
        return (area,)
    return tuple(place(word(one, "area"), word(one, "harbour")) for one in each(phrase, slot))


def _from(view: View, order: MoveOrder) -> Order | Problem:
    """Put what stands there in the place of "everything", unless types are named beside it: "all our tanks"."""
    rows = tuple(each for each in order.units if each.row) or ways.going(view, order.path)
    if not rows:
        return owners.nobody(view, area_of(order.path[0]), "P-5.1")
    found = flights.meant(view, replace(order, units=rows))
    return formations.settled(view, found) if isinstance(found, MoveOrder) else found


def _from_anywhere(view: View, order: MoveOrder, goal: str) -> Understood:
    order = replace(order, units=tuple(each for each in order.units if each.row) or order.units)
    starts = ways.starts(view, order.units, goal)
    if not starts:
        return (refused("none-near", "P-5.1", at=goal),)
    if len(starts) > 1 and any(each.count != ALL for each in order.units):
        return (refused("which-start", "P-5.1", at=goal, areas=starts),)
    ships = ways.afloat(view, order.units)
    return tuple(_from(view, replace(order, path=ways.way(view, start, goal, ships))) for start in starts)


def _doctrine(phrase: Phrase, view: View) -> Understood:
    found = doctrine.doctrine(each(phrase, "keys"))
    role = word(phrase, "role")
    if isinstance(found, Problem):
        return (found,)
    return (DoctrineOrder(found, word(phrase, "at"), "attack" if role == "attack" else "defence" if role else ""),)


def _check(view: View, order: MoveOrder | DoctrineOrder) -> Iterator[Problem]:
    return force_checks.move(view, order) if isinstance(order, MoveOrder) else force_checks.doctrine(view, order)


def _foretold(work: Work, order: MoveOrder | DoctrineOrder, place: int) -> Told:
    """P-5.2, S-10: whom an attack meets, and its chance; where a march stops before its goal."""
    if not isinstance(order, MoveOrder) or not work.played:
        return
    for event in _halts(work, order):
        facts = {"units": event.facts["units"], "at": event.facts["at"], "goal": event.facts["goal"]}
        yield text("powers-plan-halted", why=event.facts["why"], **facts)
    for at in map(area_of, order.path[1:]):
        if at in work.view.glimpses.get("", {}):
            yield text("powers-plan-unseen", at=at)
            return
        if hostile(every.book(work.view).points, work.view, work.seat, at):
            yield from attack(work, at)
            return


def _halts(work: Work, order: MoveOrder) -> tuple[Event, ...]:
    steps = set(pairwise(map(area_of, order.path)))
    told = of_kind(work.played.events if work.played else (), "halted")
    return tuple(each for each in told if (each.facts["at"], each.facts["goal"]) in steps)


def attack(work: Work, at: str) -> Told:
    """P-6: an attack on a land; of several lines all together."""
    owner, units = events.holder(holder(work.view, at)), _garrison(work, at)
    unknown = sum(asked(work.view, at) for asked in every.book(work.view).points.unseen)
    if units:
        yield text("powers-plan-attack", at=at, holder=owner, units=units)
    elif not unknown:
        yield text("powers-plan-empty", at=at, holder=owner)
    if unknown:
        yield text("powers-plan-unknown", at=at, holder=owner, count=unknown)
    elif (chance := work.chances.get(at)) and chance.trials:
        lost = round(chance.lost / chance.trials)
        yield text("powers-plan-odds", at=at, won=chance.won, trials=chance.trials, lost=lost)


def _garrison(work: Work, at: str) -> tuple[Text, ...]:
    found: dict[str, int] = {}
    for stack in stacks_at(work.view, at):
        if stack.mover == work.seat:
            continue
        row = "building" if stack.left else stack.row
        found[row] = found.get(row, 0) + stack.count
    return events.units(found)


def _subject(order: MoveOrder | DoctrineOrder) -> str:
    """S-1: a doctrine replaces the earlier one for the same place and role."""
    return " ".join(filter(None, ("doctrine", order.at, order.role))) if isinstance(order, DoctrineOrder) else ""


MATTER: Matter[MoveOrder | DoctrineOrder] = Matter(
    when={MoveOrder: "play", DoctrineOrder: "any"},
    phrase=phrase,
    meanings={"move": _move, "converge": _converging, "doctrine": _doctrine},
    check=_check,
    together=force_checks.moved,
    foretold=_foretold,
    subject=_subject,
)
