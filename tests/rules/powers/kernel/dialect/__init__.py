"""A few stiff words for all orders, until the game has its own: so that conformance can be run on its rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.core.blocks import Brief, Lines, Section
from pbem.core.events import Event, headline
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Telling, single
from pbem.core.texts import text
from pbem.core.vocabulary import Name, Vocabulary
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import (
    BuildOrder,
    DemolishOrder,
    Doctrine,
    DoctrineOrder,
    EndOrder,
    FactoryOrder,
    KeepOrder,
    MoveOrder,
    Order,
    PlaceOrder,
    StandingBuildOrder,
    Units,
)
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.view import View


def vocabulary(view: View) -> Vocabulary:
    return Vocabulary(tuple(Name("area", key, (area.name,)) for key, area in world(view).areas.items()))


def phrase(order: Order) -> Phrase:
    match order:
        case MoveOrder():
            unit, (start, *via, goal) = order.units[0], order.path
            slots: dict[str, Any] = {"count": unit.count, "row": unit.row, "start": start, "goal": goal}
            return Phrase("move", {**slots, **({"via": via[0]} if via else {})})
        case PlaceOrder() | KeepOrder():
            unit = order.units[0]
            at = {"at": order.at} if isinstance(order, PlaceOrder) else {}
            return Phrase(order.kind, {"count": unit.count, "row": unit.row, **at})
        case BuildOrder():
            return Phrase("build", {"count": order.count, "row": order.row, "at": order.at})
        case DemolishOrder() | FactoryOrder():
            return Phrase(order.kind, {"at": order.at})
        case StandingBuildOrder():
            return Phrase("stand", {"row": order.row, "at": order.at})
        case DoctrineOrder():
            return Phrase("doctrine", {"row": (order.doctrine.aim or ("",))[0]})
        case EndOrder():
            return Phrase("finish")
        case _:  # goals, fair starts and treaties are spoken of in the game's own words
            return Phrase(order.kind)


def order(said: Phrase, view: View) -> Order | Problem:
    slot = said.slots
    count, row = slot.get("count", 0), str(slot.get("row", ""))
    units, at = (Units(row, count if isinstance(count, int) else 0),), str(slot.get("at", ""))
    via = (str(slot["via"]),) if "via" in slot else ()
    made: dict[str, Order] = {
        "move": MoveOrder(units, (str(slot.get("start", "")), *via, str(slot.get("goal", "")))),
        "place": PlaceOrder(units, at),
        "keep": KeepOrder(units),
        "build": BuildOrder(row, at, units[0].count),
        "factory": FactoryOrder(at),
        "demolish": DemolishOrder(at),
        "stand": StandingBuildOrder(at, row),
        "doctrine": DoctrineOrder(Doctrine(aim=(row,))),
        "finish": EndOrder(),
    }
    return made[said.kind]


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """List what happened."""
    lines = tuple(headline("powers", event) for event in events)
    return Brief((text("powers-subject", round=after.round),), (Section(None, (Lines(lines),)),))


SPOKEN = replace(
    POWERS,
    package=__package__,
    telling=Telling(brief=brief),
    words=replace(POWERS.words, vocabulary=vocabulary, phrase=phrase, orders=single(order)),
)
"""Powers with these words."""
