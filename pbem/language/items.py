"""Items: a verb and what fills its slots, in any order, as a game's `items.toml` says, or as one of its forms does.

From a place, edges are taken into slots, each slot once, with one verb; a verb of going may stand before another ("go
and take"). At each end the concepts say whether this is an item: all that was taken must fill a slot, and all slots be
filled. So "go up 3", "3 up" and "with army 1 up 3" are one item.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pbem.language import guards
from pbem.language.lexicon_check import Toml
from pbem.language.matching import Found, Value
from pbem.language.meant import Line, reached
from pbem.language.who import Who, whos

MOST_STEPS = 3_000
"""So many steps are taken for the items at a place."""
_AIMS = frozenset({"there", "home", "back", "it"})
_STANDING = frozenset({"here", "there", "it", "back"})
"""Words that add nothing to a verb of staying."""


class Part(NamedTuple):
    """Something that may fill a slot: its type, the preposition before it, its value."""

    type: str
    prep: str
    value: Any


class Item(NamedTuple):
    """A phrase, whom it names as told, its verb, whether it may follow another at once, and if it says `from there`."""

    found: Found
    who: Who | None = None
    verb: str = ""
    run_on: bool = False
    onward: bool = False


class _State(NamedTuple):
    at: int
    verb: str = ""
    parts: tuple[Part, ...] = ()
    wish: bool = False
    onward: bool = False


def items(line: Line, at: int) -> tuple[tuple[int, Item], ...]:
    """Give the items that begin at a place, with the place behind each."""
    known: tuple[tuple[int, Item], ...] | None = line.remembered.get(("items", at))
    if known is None:
        known = line.remembered["items", at] = tuple(dict.fromkeys((*_by_forms(line, at), *_by_slots(line, at))))
    return known


def _by_forms(line: Line, at: int) -> Iterator[tuple[int, Item]]:
    for group in dict.fromkeys((line.spec["plan"], line.spec["then"])):
        for end, found in line.phrases(group, at):
            spec = line.lexicon.items["item"].get(found.kind, {})
            mode = not found.slots and found.kind not in line.lexicon.items["item"]
            yield end, Item(found, run_on=spec.get("run_on", mode and not _forbids(line, at)))


def _forbids(line: Line, at: int) -> bool:
    """Tell whether a negated verb stands here: what it would be said of stands beside it, unless something parts them.

    „na Lhotu pětkou neútočit" forbids; „5 na Lhotu, neútočit" is a way of going there.
    """
    word = line.run.tokens[at].folded
    negated = any(line.ends(at, "no")) and any(line.ends(at + 1, "verb"))
    return negated or guards.negates(word, line.lexicon)


def _by_slots(line: Line, at: int) -> Iterator[tuple[int, Item]]:
    for state in reached(_State(at), lambda state: _taken(line, state), MOST_STEPS):
        yield from ((state.at, item) for item in _made(state, line))


def _taken(line: Line, state: _State) -> Iterator[_State]:
    """Take one more edge."""
    for edge in line.edges(state.at):
        match edge.kind:
            case "verb":
                verb = str(edge.value)
                if (not edge.past or state.wish) and state.verb in ("", "go", verb):
                    yield state._replace(at=edge.end, verb=verb)
            case "wish":
                yield state._replace(at=edge.end, wish=state.wish or edge.value == "past")
            case "empty" | "only":
                yield state._replace(at=edge.end)
            case "and" if state.verb == "go" and not state.parts and _acts(line, edge.end):
                yield state._replace(at=edge.end)
            case "place" if edge.value == "from-there":
                yield state._replace(at=edge.end, onward=True)
            case "place":
                yield from _placed(line, state, str(edge.value), edge.end)
                if edge.value == "it" and not state.verb and not state.parts:
                    yield state._replace(at=edge.end)
            case "prep":
                yield from _filled(line, state, edge.end, str(edge.value))
            case "half":
                yield from _with(state, edge.end, Part("half", "", "1"))
    yield from _filled(line, state, state.at, "")


def _acts(line: Line, at: int) -> bool:
    return any(edge.kind == "verb" and edge.value != "go" for edge in line.edges(at))


def _placed(line: Line, state: _State, place: str, end: int) -> Iterator[_State]:
    """Take `there`, `home`, `back`, `here`: an aim, or nothing beside a verb of staying or another aim."""
    if place in _AIMS:
        prep = "" if place == "it" else "to"
        yield from _with(state, end, Part("target", prep, Found("target", ((place, "1"),))))
    if (state.verb not in ("", "go") and place in _STANDING) or place == "back":
        yield state._replace(at=end)


def _filled(line: Line, state: _State, at: int, prep: str) -> Iterator[_State]:
    """Take what stands behind a preposition, or behind none."""
    for edge in line.edges(at):
        if edge.kind == "direction":
            yield from _with(state, edge.end, Part("direction", prep, edge.value))
        elif edge.kind == "number":
            part = Part("number", prep, edge.value)
            measured = tuple(line.ends(edge.end, "cell"))
            counts = state.verb or state.parts or measured or any(line.ends(edge.end, "direction"))
            for end in (edge.end, *measured) if counts else ():
                yield from _with(state, end, part)
        elif edge.kind == "place" and prep and edge.value in ("it", "there"):
            yield from _with(state, edge.end, Part("target", prep, Found("target", ((str(edge.value), "1"),))))
    for end, target in line.phrases(line.spec.get("target", ""), at):
        yield from _with(state, end, Part("target", prep, target))
    for end, who in whos(line, at):
        if who.explicit or prep == "with" or (state.verb and not state.parts):
            yield from _with(state, end, Part("who", prep, who))
        if len(who.numbers) > 1 and not who.group:
            yield from _with(state, end, Part("parts", prep, who.numbers))
    yield from _sums(line, state, at, prep)


def _sums(line: Line, state: _State, at: int, prep: str) -> Iterator[_State]:
    """Take numbers that are parts of a whole: `11 + 13`, `20 / 10`, `10 and 10`."""
    values, place = [edge.value for edge in line.edges(at) if edge.kind == "number"], at + 1
    numbers = tuple(values[:1])
    while numbers and (nexts := sorted(line.listed(place) | line.ranged(place))):
        more = next(
            ((edge.value, edge.end) for start in nexts for edge in line.edges(start) if edge.kind == "number"), None
        )
        if more is None:
            break
        numbers, place = (*numbers, more[0]), more[1]
        yield from _with(state, place, Part("parts", prep, numbers))


def _with(state: _State, at: int, part: Part) -> Iterator[_State]:
    """Add a part; of each type there is one, of units two: who is told, and who is meant."""
    if sum(other.type == part.type for other in state.parts) < (2 if part.type == "who" else 1):
        yield state._replace(at=at, parts=(*state.parts, part))


def _made(state: _State, line: Line) -> Iterator[Item]:
    """Give the items that all that was taken can be."""
    if not state.verb and not state.parts:
        return
    for kind, spec in line.lexicon.items["item"].items():
        if state.verb not in spec["verb"]:
            continue
        made = _assigned(kind, spec, state)
        if made is not None:
            yield made


def _assigned(kind: str, spec: Toml, state: _State) -> Item | None:
    slots: Mapping[str, str] = spec.get("slots", {})
    found: dict[str, Value] = {}
    told: Who | None = None
    for part in state.parts:
        name = next((name for name, type_ in slots.items() if name not in found and _fits(type_, part, spec)), "")
        if name:
            found[name] = _value(slots[name], part)
        elif part.type in spec.get("maybe", ()):
            continue
        elif part.type == "who" and told is None and part.prep in ("", "with"):
            told = part.value
        else:
            return None
    missing = [name for name in slots if name not in found]
    if missing == ["to"] and spec.get("after"):
        found["to"] = Found("target", (("it", "1"),))
    elif missing:
        return None
    return Item(Found(kind, tuple(sorted(found.items()))), told, state.verb, bool(spec.get("run_on")), state.onward)


def _fits(type_: str, part: Part, spec: Toml) -> bool:
    """Tell whether a part may fill a slot of a type."""
    if type_ == "target":
        wanted = spec.get("prep") or ("", "to", "at")
        return part.type == "target" and part.prep in wanted
    if type_ == "who":
        return part.prep != "from" and (
            (part.type == "who" and len(part.value.numbers) == 1 and not part.value.group)
            or part.type == "number"
            or (part.type == "target" and part.value.slots[:1] and part.value.slots[0][0] == "army")
        )
    if type_ == "number":
        return part.type == "number" and part.prep in ("", "by", "at")
    return part.type == type_ and part.prep in ("", "to", "by", "at")


def _value(type_: str, part: Part) -> Value:
    if type_ != "who":
        value: Value = part.value
        return value
    if part.type == "who":
        number: int = part.value.numbers[0]
        return number
    return part.value if part.type == "number" else part.value.slots[0][1]  # type: ignore[no-any-return]  # an own one
