"""D-10.2 in words: what the referee decrees."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, assert_never

from pbem.core.phrases import Phrase
from pbem.core.seats import Seat
from pbem.rulesets.duncan.orders import (
    Decree,
    ExcludeOrder,
    FineOrder,
    RemoveOrder,
    RuleOrder,
    SetOrder,
)

Slots = Mapping[str, object]
_SETTING = re.compile(r"\W*([\w-]+)\s*+(?:(?:[:=]|->)\s*+)?(.*?)[\s.;!]*", re.S)
"""`smoke_mode = blind`; the sign may be left out."""
_STRAY = " ,;:-–—"
"""Signs between an order and words added to it."""
_QUALITIES: Mapping[str, Literal["strength", "speed", "sight", "wounds"]] = {
    "strength": "strength",
    "speed": "speed",
    "sight": "sight",
    "wounds": "wounds",
}


def phrase(order: Decree) -> Phrase:
    """Turn a decree into the phrase that says it."""
    match order:
        case FineOrder(team, points, of, text):
            return Phrase("fine", {"team": team, "points": points, "of": of, **({"words": text} if text else {})})
        case RemoveOrder(team, unit):
            return Phrase("remove", {"team": team, "unit": unit})
        case SetOrder(team, unit, of, value):
            return Phrase("set", {"team": team, "unit": unit, "of": of, "value": value})
        case ExcludeOrder(team):
            return Phrase("exclude", {"team": team})
        case RuleOrder(option, value):
            return Phrase("rule", {"setting": f"{option} = {value}"})
        case _:
            assert_never(order)


def order(said: Phrase) -> Decree:
    """Turn a phrase into the decree it says."""
    return _ORDERS[said.kind](said.slots)


def _fine(slots: Slots) -> FineOrder:
    """D-10.2: points that are not named are those to buy with."""
    of: Literal["purchase", "victory"] = "victory" if slots.get("of") == "victory" else "purchase"
    return FineOrder(team(slots), whole(slots, "points"), of, added(slots))


def _rule(slots: Slots) -> RuleOrder:
    found = _SETTING.fullmatch(str(slots["setting"]))
    option, value = (found[1], found[2]) if found is not None else (str(slots["setting"]), "")
    return RuleOrder(option.casefold().replace("-", "_"), value.strip("\"'„“”").casefold())


_ORDERS: Mapping[str, Callable[[Slots], Decree]] = {
    "fine": _fine,
    "remove": lambda slots: RemoveOrder(team(slots), whole(slots, "unit")),
    "set": lambda slots: SetOrder(
        team(slots), whole(slots, "unit"), _QUALITIES[str(slots["of"])], whole(slots, "value")
    ),
    "exclude": lambda slots: ExcludeOrder(team(slots)),
    "rule": _rule,
}
KINDS = frozenset(_ORDERS)
"""The kinds of phrases that are decrees."""


def team(slots: Slots) -> Seat:
    """Give the team that was named."""
    return Seat(str(slots["team"]))


def whole(slots: Slots, name: str) -> int:
    """Give a number that was said, or 0."""
    value = slots.get(name)
    return value if isinstance(value, int) else 0


def free(slots: Slots) -> str:
    """Give the free words; where they might be taken for more, they lie some phrases deeper."""
    why = slots.get("why")
    return free(why.slots) if isinstance(why, Phrase) else str(slots.get("words", "")).strip()


def added(slots: Slots) -> str:
    """Give what was added in free words, if anything, without the signs that part it from the order."""
    return free(slots).strip(_STRAY)
