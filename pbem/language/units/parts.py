"""Parts: what may fill a slot of an item, and which slot each may fill."""

from __future__ import annotations

from typing import Any, NamedTuple

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value

IT = -1
"""Stands for the unit that was spoken of last: "7 joins 2, 2 waits for it"."""
_ABOUT_UNITS = frozenset({"", "to", "at", "with", "by", "for", "agent"})
"""Prepositions before a unit something is about: "joins with 4"; "up 3" speaks of none."""


class Part(NamedTuple):
    """Something that may fill a slot: its type, the preposition before it, its value, if it stands behind the verb."""

    type: str
    prep: str
    value: Any
    behind: bool = False
    measured: bool = False
    """A number has a word for what it counts behind it; one's own stand at an aim ("stay in Yaz")."""


def meant_rather(part: Part) -> float:
    """Of two units the one behind `to`, or `with`, or the verb is whom it is about, the other is told."""
    if part.type != "who":
        return 0
    return {"to": 3, "at": 3, "with": 1}.get(part.prep, 0) + 1.5 * part.behind


def fits(type_: str, part: Part, spec: Toml) -> bool:
    """Tell whether a part may fill a slot of a type."""
    if type_ == "target":
        wanted = spec.get("prep") or ("", "to", "at")
        return (part.type == "target" or _is_aim(part)) and part.prep in wanted
    if type_ == "who":
        return part.prep in _ABOUT_UNITS and _is_unit(part, spec)
    if type_ == "number":
        return part.type == "number" and (part.prep == "" or (part.prep in ("by", "at") and _plain(part, spec)))
    return part.type == type_ and part.prep in ("", "to", "by", "at")


def _is_aim(part: Part) -> bool:
    """Tell whether one goes to a unit: „dojde k dvojce“."""
    single = part.type == "who" and len(part.value.numbers) == 1 and not part.value.group
    return single and part.prep == "to" and part.behind and bool(part.value.explicit)


def _plain(part: Part, spec: Toml) -> bool:
    """Tell whether a number behind a preposition says how many: "wait for 2" may speak of a unit."""
    return part.measured or not spec.get("measured")


def _is_unit(part: Part, spec: Toml) -> bool:
    """Tell whether a part may name one unit that something is about: behind a preposition, or behind the verb.

    A bare number behind a verb that may count is none ("wait 3"); what is `mutual` may be about one named before it.
    """
    if part.type == "number":
        return not part.measured and (bool(part.prep) or (part.behind and not spec.get("counts")))
    if part.type == "target":
        name = part.value.slots[0][0] if part.value.slots else ""
        return name == "it" or (name == "army" and bool(part.prep or part.behind or spec.get("mutual")))
    single = part.type == "who" and len(part.value.numbers) == 1 and not part.value.group
    return single and bool(part.prep or part.behind) and (part.value.explicit or _is_named(part, spec))


def _is_named(part: Part, spec: Toml) -> bool:
    return bool(part.prep) or not spec.get("counts")


def value(type_: str, part: Part) -> Value:
    """Give what a part puts into a slot of a type."""
    if type_ == "target" and part.type == "who":
        return Found("target", (("army", part.value.numbers[0]),))
    if type_ != "who":
        return part.value  # type: ignore[no-any-return]  # a value of its own type
    if part.type == "who":
        number: int = part.value.numbers[0]
        return number
    if part.type == "target" and part.value.slots[0][0] == "it":
        return IT
    return part.value if part.type == "number" else part.value.slots[0][1]  # type: ignore[no-any-return]  # an own one


def brings(verb: str, parts: tuple[Part, ...]) -> bool:
    """Tell whether what may take something but takes somebody to a place: "army 1 is to be taken to H12"."""
    return verb == "capture" and any(part.type == "target" and part.prep == "to" for part in parts)


def vague(found: Found) -> bool:
    """Tell whether it leads to `it`, whatever that is: without a verb ("that's all for it") nobody goes there."""
    target = dict(found.slots).get("to")
    return isinstance(target, Found) and any(name == "it" for name, _ in target.slots)


def of_a_power(found: Found) -> bool:
    """Tell whether it is done to a power: „Červený dostane armádu 7“ gives it to him."""
    target = dict(found.slots).get("to")
    return isinstance(target, Found) and [name for name, _ in target.slots] == ["colour"]
