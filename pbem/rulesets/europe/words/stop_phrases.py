"""E-12.4: when to play a K, between orders and phrases."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, integer
from pbem.rulesets.europe.orders import StopOrder
from pbem.rulesets.europe.words.slots import named, receiver, refused


def said(order: StopOrder) -> Phrase:
    """Say a standing order about attacks; without any condition it is about all of them."""
    if order.never:
        return Phrase("never")
    conditions = tuple(_said(order))
    return Phrase("stop", {"how": conditions or (_on("all"),)})


def _said(order: StopOrder) -> Iterator[Phrase]:
    if order.on != "all" or order == StopOrder(ace=True):
        yield _on(order.on)
    if order.by:
        yield Phrase("stop_by", {"power": order.by})
    if order.least != 1:
        yield Phrase("stop_least", {"least": order.least})
    if order.deadly:
        yield Phrase("stop_deadly", {"deadly": "1"})
    if order.hands:
        yield Phrase("stop_hands", {"hands": order.hands})
    if order.ace:
        yield Phrase("stop_ace", {"ace": "1"})


def _on(target: str) -> Phrase:
    slots = {target: "1"} if target in ("me", "all") else {"power": target}
    return Phrase("stop_on", {"target": Phrase("target", slots)})


def meant(phrase: Phrase) -> StopOrder | Problem:
    """Understand it; what is said twice is asked about."""
    if "foe" in phrase.slots:
        return StopOrder(on=receiver(phrase, "target"), by=named(phrase, "foe"))
    if "vague" in phrase.slots:
        return _vague(phrase)
    conditions = each(phrase, "how")
    kinds = [condition.kind for condition in conditions]
    if len(set(kinds)) < len(kinds):
        return refused("stop-twice", "E-12.4")
    by = {condition.kind: condition for condition in conditions}
    return StopOrder(
        on=_target(by["stop_on"]) if "stop_on" in by else "all",
        by=named(by["stop_by"], "power") if "stop_by" in by else "",
        least=integer(by["stop_least"], "least") if "stop_least" in by else 1,
        deadly="stop_deadly" in by,
        hands=integer(by["stop_hands"], "hands") if "stop_hands" in by else 0,
        ace="stop_ace" in by,
    )


def _vague(phrase: Phrase) -> StopOrder | Problem:
    """Ask back where a power is named without a word: `stop Russia` is not said of whoever is to be protected."""
    to = receiver(phrase, "vague")
    return StopOrder(on=to) if to in ("me", "all") else refused("stop-whom", "E-12.4")


def _target(condition: Phrase) -> str:
    """Whoever writes `if I am attacked` names nobody else."""
    return "me" if "me" in condition.slots else receiver(condition, "target")
