"""Artillery <-> phrases, its checks and forecasts (P-41).

| code | severity | facts | paragraph |
|---|---|---|---|
| no-fire | ERROR | unit | P-41.1 |
| out-of-reach | ERROR | start, goal, near | P-41.1 |
| sea-to-sea | ERROR | start, goal | P-41.5 |
| no-guns | ERROR | unit, at | P-41.1 |
| no-position | ERROR | start, goal | P-41.2, P-41.6 |
| shares | ERROR | | P-41.3 |
| nobody-to-hit | WARNING | goal | P-41.8 |
| no-bombs | ERROR | unit | P-44.1 |
| nothing-to-bomb | WARNING | at, what | P-44.2 |
| rails-too-far | WARNING | start, goal | P-54.2 |
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

from pbem.core.events import of_kind
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.formations import NAME
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.guns import BatteryOrder, FireOrder, GunOrder, Part
from pbem.rulesets.powers.state import stacks_at
from pbem.rulesets.powers.veils import looks
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import edifices
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import refused, said_units, units, warned


def phrase(order: GunOrder) -> Phrase:
    """Say an order."""
    none = None if order.goal else "1"
    facts = {"units": said_units("stack", order.units), "start": order.at, "goal": order.goal or None, "none": none}
    match order:
        case FireOrder():
            target = edifices.phrase(order.target)
            return filled("fire", **facts, target=target, parts=tuple(map(_said_part, order.parts)))
        case BatteryOrder():
            return filled("battery", **facts)
        case _:
            assert_never(order)


def _said_part(part: Part) -> Phrase:
    share = Fraction(part.share)
    if share == 1:
        return Phrase("part", {"row": part.row})
    return Phrase("part", {"row": part.row, "over": share.numerator, "under": share.denominator})


def fire(phrase: Phrase, view: View) -> Understood:
    """P-41.2, P-41.3: types without a share get equal ones."""
    parts = each(phrase, "parts")
    usual = Fraction(1, max(len(parts), 1))
    named_shares = [_share(one, usual) for one in parts if "rest" not in one.slots]
    rest = 1 - sum((share for share in named_shares if share is not None), Fraction(0))
    shares = [rest if "rest" in one.slots else _share(one, usual) for one in parts]
    if any(share is None or share <= 0 for share in shares):
        return (refused("shares", "P-41.3"),)
    found = tuple(Part(word(one, "row"), str(share)) for one, share in zip(parts, shares, strict=True))
    guns, start = _guns(phrase, view), word(phrase, "start")
    target = edifices.named(phrase, "target")
    return (FireOrder(guns, start, word(phrase, "goal"), found, target) if guns else _nobody(start),)


def battery(phrase: Phrase, view: View) -> Understood:
    """P-41.1."""
    guns, start = _guns(phrase, view), word(phrase, "start")
    return (BatteryOrder(guns, start, word(phrase, "goal")) if guns else _nobody(start),)


def _nobody(at: str) -> Problem:
    return refused("no-guns", "P-41.1", unit=(named("gun"),), at=at)


def _guns(phrase: Phrase, view: View) -> tuple[Units, ...]:
    """Put all types of artillery that stand there in the place of "everything"."""
    found = tuple(one for one in units(phrase, "units") if one.row)
    rows = every.book(view).points.rows
    here = (one.row for one in stacks_at(view, word(phrase, "start")) if one.owner == view.seat)
    return found or tuple(Units(row) for row in dict.fromkeys(here) if row in rows and rows[row].fire)


def _share(part: Phrase, usual: Fraction) -> Fraction | None:
    if "under" not in part.slots:
        return usual
    under = integer(part, "under")
    return Fraction(integer(part, "over"), under) if under else None


def subject(order: GunOrder) -> str:
    """S-1: a position replaces the earlier one of the same types between the same areas."""
    rows = " ".join(sorted(one.row for one in order.units))
    return f"{order.kind} {order.at} {order.goal} {rows}"


def check(view: View, order: GunOrder) -> Iterator[Problem]:
    """P-41.1, P-41.5: types that have a strength as artillery, and a neighbouring area in which it means something."""
    rows, map_ = every.book(view).points.rows, world(view)
    for one in order.units:
        yield from known(view, one.row)
        token = isinstance(order, BatteryOrder) and one.row in NAME
        if one.row in rows and not rows[one.row].fire and not token:
            yield refused("no-fire", "P-41.1", unit=named(one.row))
    if not order.goal:
        return
    if order.goal not in map_.neighbours[order.at]:
        yield refused("out-of-reach", "P-41.1", start=order.at, goal=order.goal, near=map_.neighbours[order.at])
    elif map_.areas[order.at].kind == map_.areas[order.goal].kind == "sea":
        yield refused("sea-to-sea", "P-41.5", start=order.at, goal=order.goal)
    elif isinstance(order, FireOrder):
        yield from _fire(view, order)


def _fire(view: View, order: FireOrder) -> Iterator[Problem]:
    """P-41.2, P-41.3, P-41.6: shares up to 1, and a position; or enemy guns that aim here, if units are the target."""
    for part in order.parts:
        yield from known(view, part.row)
    shares = [Fraction(part.share) for part in order.parts]
    if sum(shares) > 1 or any(share <= 0 for share in shares):
        yield refused("shares", "P-41.3")
    keys = {one.row for one in order.units}
    own = [one for one in stacks_at(view, order.at) if one.owner == view.seat and one.row in keys and not one.left]
    there = [one for one in stacks_at(view, order.goal) if one.owner != view.seat]
    if order.target:
        yield from edifices.guns(view, order)
        there = []
    if not own:
        yield refused("no-guns", "P-41.1", unit=tuple(map(named, sorted(keys))), at=order.at)
    elif not any(one.battery == order.goal for one in own) and not any(one.battery == order.at for one in there):
        yield refused("no-position", "P-41.2", start=order.at, goal=order.goal)
    elif not there and not order.target:
        yield warned("nobody-to-hit", "P-41.8", goal=order.goal)


def placed(view: View, lines: Lines, played: Ahead) -> Found:
    """P-41.1: who takes a position must stand there after the movement."""
    for place, order in lines.items():
        if not isinstance(order, BatteryOrder):
            continue
        for one in order.units:
            there = (stack for stack in stacks_at(played.moved, order.at) if stack.owner == view.seat)
            if not any(one.row in (stack.row, looks(stack.row)) and not stack.left for stack in there):
                yield place, refused("no-guns", "P-41.1", unit=(named(one.row),), at=order.at)


def foretold(work: Work, order: GunOrder, place: int) -> Told:
    """P-41: what a barrage does to who stands there now; when a position counts."""
    if not work.played or not order.goal:
        return
    match order:
        case FireOrder():
            for event in of_kind(work.played.events, "barrage"):
                if event.facts["at"] == order.goal:
                    yield text("powers-plan-fire", at=order.goal, shells=event.facts["shells"])
        case BatteryOrder():
            yield text("powers-plan-battery", at=order.goal, round=work.view.round + 1)
        case _:
            assert_never(order)


MATTER: Matter[GunOrder] = Matter(
    when={FireOrder: "play", BatteryOrder: "play"},
    phrase=phrase,
    meanings={"fire": fire, "battery": battery},
    check=check,
    together=placed,
    foretold=foretold,
    subject=subject,
)
