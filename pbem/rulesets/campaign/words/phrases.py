"""Orders <-> phrases: what the sentence forms of the lexicons mean (4.1-4.3).

A phrase says what a player said; an order is what it means. Two things are settled on the way: objects named
after one `if it reveals` are so many triggers, and a city without a name is the nearest one known (4.3, example 4).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never, cast

from pbem.core import grid
from pbem.core.grid import Direction
from pbem.core.phrases import Phrase
from pbem.core.problems import Defect, Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.rulesets.campaign import orders
from pbem.rulesets.campaign.orders import (
    IT,
    Action,
    ActionKind,
    ArmyOrder,
    AwardOrder,
    CapitalOrder,
    Comparison,
    EndStateOrder,
    Guard,
    GuardKind,
    Happening,
    HappeningKind,
    NameOrder,
    ObjectKind,
    Order,
    Rule,
    Sighting,
    TakeOrder,
    Target,
    Trigger,
)
from pbem.rulesets.campaign.view import KnownCity, View
from pbem.rulesets.campaign.words import decrees
from pbem.rulesets.campaign.words import treaty_phrases as dealings


def phrase(order: Order) -> Phrase:
    """Turn an order into the phrase that says it."""
    match order:
        case ArmyOrder():
            return _army_phrase(order)
        case CapitalOrder(city):
            return Phrase("capital", {"city": city})
        case NameOrder(army, name):
            return Phrase("name", {"army": army, "name": name})
        case AwardOrder() | TakeOrder() | EndStateOrder():
            return decrees.phrase(order)
        case _:
            return dealings.phrase(order)


def _army_phrase(order: ArmyOrder) -> Phrase:
    items: list[Phrase] = []
    if order.split:
        items.append(Phrase("split", {"parts": order.split}))
    if order.halve:
        items.append(Phrase("halve"))
    items += map(action_phrase, order.plan)
    items += [Phrase(mode) for mode in ("careful", "passing") if getattr(order, mode)]
    return filled("army", army=order.army, plan=tuple(items), rules=tuple(map(_rule_phrase, order.rules)))


def action_phrase(action: Action) -> Phrase:
    """Turn an action into the phrase that says it; `_action` reads every kind of them again."""
    kind: ActionKind = action.kind
    match action:
        case orders.Move(direction, steps):
            return Phrase("move", {"direction": direction.value, "steps": steps})
        case orders.Goto(to) | orders.Capture(to) | orders.Attack(to) | orders.Approach(to):
            return Phrase(kind, {"to": _target_phrase(to)})
        case orders.Join(army):
            return Phrase("join", {"army": army})
        case orders.WaitJoin(army):
            return filled("wait_join", army=army or None)
        case orders.Wait(ticks):
            return Phrase("wait", {"ticks": ticks})
        case orders.Flee() | orders.Stay() | orders.Resume():
            return Phrase(kind)
        case _:
            assert_never(action)


def _target_phrase(target: Target) -> Phrase:
    if target.it:
        return Phrase("target", {"it": "1"})
    return filled("target", cell=target.cell, city=target.city, army=target.army or None, colour=target.colour)


def _rule_phrase(rule: Rule) -> Phrase:
    when = tuple(_conditions(rule.when))
    guards = tuple(map(_guard_phrase, rule.guards))
    return filled("rule", when=when, guards=guards, then=tuple(map(action_phrase, rule.then)))


def _conditions(triggers: Iterable[Trigger]) -> Iterable[Phrase]:
    """Say triggers; sightings of one mode in a row are said together: `if it reveals an enemy or a free city`."""
    mode, objects = "", list[Phrase]()
    for trigger in triggers:
        if isinstance(trigger, Sighting) and trigger.mode == mode:
            objects.append(_object_phrase(trigger))
            continue
        if objects:
            yield Phrase("sighting", {"mode": mode, "what": tuple(objects)})
            mode, objects = "", []
        match trigger:
            case Sighting():
                mode, objects = trigger.mode, [_object_phrase(trigger)]
            case Happening():
                yield _happening_phrase(trigger)
            case _:
                assert_never(trigger)
    if objects:
        yield Phrase("sighting", {"mode": mode, "what": tuple(objects)})


def _happening_phrase(happening: Happening) -> Phrase:
    """Say a happening; step 0 is a step like any other."""
    if happening.what == "step":
        return Phrase("step", {"step": happening.step})
    return filled(happening.what, army=happening.army or None, city=happening.city)


def _object_phrase(sighting: Sighting) -> Phrase:
    return filled(sighting.what, colour=sighting.colour, city=sighting.city)


def _guard_phrase(guard: Guard) -> Phrase:
    match guard.what:
        case "not_colour":
            return Phrase("not_colour", {"colour": guard.colour})
        case "strength" | "enemies":
            return Phrase(guard.what, {"comparison": guard.comparison, "number": guard.number})
        case _:
            assert_never(guard.what)


def order(phrase: Phrase, view: View) -> Order | Problem:
    """Turn a phrase into the order it says; the view only tells which city is the nearest, which proposal is meant."""
    if phrase.kind in decrees.KINDS:
        return decrees.order(phrase, view)
    dealing = dealings.order(phrase, view)
    if dealing is not None:
        return dealing
    match phrase.kind:
        case "capital":
            return CapitalOrder(word(phrase, "city"))
        case "name":
            return NameOrder(integer(phrase, "army"), word(phrase, "name"))
        case "army":
            return _army_order(phrase, view)
        case kind:
            raise Defect(f"no order is said by {kind!r}")


def _army_order(phrase: Phrase, view: View) -> ArmyOrder | Problem:
    number = integer(phrase, "army")
    asked = _asks_nearest(phrase)
    nearest = _nearest_city(view, number) if asked else None
    if asked and nearest is None:
        return Problem("campaign-no-city-known", facts={"army": number}, paragraph="C-1.3")
    city = Target(city=nearest.name) if nearest else IT
    items = each(phrase, "plan")
    splits = [item for item in items if item.kind == "split"]
    if len(splits) > 1:
        return Problem("campaign-split-twice", facts={"army": number}, paragraph="C-4.5")
    kinds = {item.kind for item in items}
    plain = [item for item in items if item.kind not in {"split", "halve", "careful", "passing"}]
    plan = tuple(_action(item, city) for item in plain) or _stays(kinds)
    return ArmyOrder(
        army=number,
        plan=plan,
        rules=tuple(_rule(item, city, _wanted(plan)) for item in each(phrase, "rules")),
        split=_parts(splits[0]) if splits else (),
        halve="halve" in kinds,
        careful="careful" in kinds,
        passing="passing" in kinds,
    )


def _wanted(plan: Iterable[Action]) -> str:
    """Give the city a plan is last to take: "attack Lhota; on capture stay" means that one, unless any is said."""
    cities = [one.to.city for one in plan if isinstance(one, orders.Attack | orders.Capture) and one.to.city]
    return cities[-1] if cities else ""


def _parts(split: Phrase) -> tuple[int, ...]:
    parts = split.slots.get("parts", ())
    return tuple(part for part in parts if isinstance(part, int)) if isinstance(parts, tuple) else ()


def _stays(kinds: set[str]) -> tuple[Action, ...]:
    """4.3, example 15: an army that is split and told nothing else stays."""
    return (orders.Stay(),) if kinds & {"split", "halve"} else ()


def _asks_nearest(phrase: Phrase) -> bool:
    """Tell whether a plan, or a rule without a city that fires it, speaks of a city without naming it."""
    said = [item.slots.get("to") for item in each(phrase, "plan")]
    for rule in each(phrase, "rules"):
        if not _sights_city(rule):
            said += [item.slots.get("to") for item in each(rule, "then")]
    return any(isinstance(to, Phrase) and "nearest" in to.slots for to in said)


def _sights_city(rule: Phrase) -> bool:
    """Tell whether a rule is fired by the sight of a city: `attack the city` then means that one."""
    return any(what.kind.endswith("_city") for when in each(rule, "when") for what in each(when, "what"))


def _nearest_city(view: View, number: int) -> KnownCity | None:
    """4.3, example 4: the nearest occupied or free foreign city known to the owner (by row, then column)."""
    army = next((army for army in view.armies if army.number == number), None)
    foreign = [city for city in view.cities if city.standing in {"free", "occupied"}]
    if army is None:
        return min(foreign, key=lambda city: grid.reading(city.cell), default=None)
    here, far = army.cell, grid.rook_distance if view.options.move_metric == "rook" else grid.king_distance
    return min(foreign, key=lambda city: (far(here, city.cell), grid.reading(city.cell)), default=None)


def _action(item: Phrase, city: Target) -> Action:
    """Turn a phrase into an action; `city` is what a city without a name means."""
    aim = IT if item.kind.endswith("_it") else _target(item, city)
    kind = cast(ActionKind, item.kind.removesuffix("_it"))
    match kind:
        case "move":
            return orders.Move(Direction(word(item, "direction")), integer(item, "steps"))
        case "goto":
            return orders.Goto(aim)
        case "capture":
            return orders.Capture(aim)
        case "attack":
            return orders.Attack(aim)
        case "approach":
            return orders.Approach(aim)
        case "flee":
            return orders.Flee()
        case "join":
            return orders.Join(integer(item, "army"))
        case "wait_join":
            return orders.WaitJoin(integer(item, "army"))
        case "wait":
            return orders.Wait(integer(item, "ticks"))
        case "stay":
            return orders.Stay()
        case "resume":
            return orders.Resume()
        case _:
            assert_never(kind)


def _target(item: Phrase, city: Target) -> Target:
    said = item.slots.get("to")
    slots = said.slots if isinstance(said, Phrase) else {}
    if "nearest" in slots:
        return city
    if "it" in slots:
        return IT
    whole = Phrase("target", slots)
    colour = Seat(word(whole, "colour"))
    return Target(cell=word(whole, "cell"), city=word(whole, "city"), army=integer(whole, "army"), colour=colour)


def _rule(said: Phrase, city: Target, wanted: str) -> Rule:
    """Turn a phrase into a rule; `wanted` is the city whose capture fires it, if none is named."""
    meant = IT if _sights_city(said) else city
    return Rule(
        when=tuple(trigger for when in each(said, "when") for trigger in _triggers(when, wanted)),
        then=tuple(_action(item, meant) for item in each(said, "then")),
        guards=tuple(map(_guard, each(said, "guards"))),
    )


def _triggers(when: Phrase, wanted: str) -> tuple[Trigger, ...]:
    if when.kind != "sighting":
        what = cast(HappeningKind, when.kind)
        meant = wanted if "it" in when.slots else ""
        return (Happening(what, integer(when, "army"), word(when, "city") or meant, integer(when, "step")),)
    mode: Literal["reveal", "see"] = "reveal" if when.slots["mode"] == "reveal" else "see"
    return tuple(
        Sighting(mode, cast(ObjectKind, what.kind), Seat(word(what, "colour")), word(what, "city"))
        for what in each(when, "what")
    )


def _guard(said: Phrase) -> Guard:
    if said.kind == "not_colour":
        return Guard("not_colour", colour=Seat(word(said, "colour")))
    return Guard(cast(GuardKind, said.kind), cast(Comparison, word(said, "comparison")), integer(said, "number"))
