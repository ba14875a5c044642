"""Deeds: a verb and what fills its slots, in any order, in games whose orders are not those of numbered units.

From a place of the line, edges are taken: one verb (a verb of going may stand before another: "go and take"), words
that only qualify it (`flags`), parts with their prepositions. At each end a deed is made of all that was taken, as the
game's `items.toml` says; a part that fills no slot, or a slot without its part, makes none. What may be left out and
taken from the deed before is marked: the verb ("and u3 in speed"), and whoever does it ("d1: three to the farm").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pbem.language.deeds.auxiliaries import is_done, limited, passed_over
from pbem.language.deeds.filling import Called, assigned, defaults, poured, said_twice
from pbem.language.deeds.parts import BEFORE, BEHIND, Filling, Part, parts, rests, suffices
from pbem.language.deeds.possible import possible
from pbem.language.deeds.qualifying import mere_qualifiers, qualifier, qualifiers
from pbem.language.deeds.whereabouts import ends_with_where, is_next, says_home, says_where
from pbem.language.forms.lexicon_check import Toml
from pbem.language.lattice.guards import causes
from pbem.language.lattice.meant import Line, reached
from pbem.language.lattice.senses import Sense
from pbem.language.units.who import Who, may_be_first

MOST_STEPS = 3_000
"""So many steps are taken for the deeds at a place."""
MOST_PARTS = 6
_COUNTED = frozenset({"number", "pip", "subjects", "units", "foes", "one", "unit"})
_STANDING = frozenset({"here", "there", "it", "back"})
"""Words that add nothing to a verb of staying."""
UNSAID = "_"
"""Slots whose names begin so are looked for, and not kept."""

Filled = tuple[tuple[str, Filling], ...]


class Deed(NamedTuple):
    """A phrase to be: what is done, its slots, those left open, if its verb is, and if none is said (`bare`)."""

    name: str
    kind: str
    slots: Filled
    open: tuple[str, ...] = ()
    verbless: bool = False
    bare: bool = False


class _State(NamedTuple):
    at: int
    verb: str = ""
    flags: frozenset[str] = frozenset()
    parts: tuple[Part, ...] = ()
    wish: bool = False
    behind: int = -1
    """The place behind the last part."""
    led: bool = False
    """Another verb stood before: "take two and put them ..."."""


def deeds(line: Line, at: int, section: str = "deed") -> tuple[tuple[int, Deed], ...]:
    """Give the deeds that begin at a place, with the place behind each; in conditions (`condition`), what happens."""
    known: tuple[tuple[int, Deed], ...] | None = line.remembered.get((section, at))
    if known is None:
        known = line.remembered[section, at] = tuple(dict.fromkeys(_found(line, at, section)))
    return known


def _found(line: Line, at: int, section: str) -> Iterator[tuple[int, Deed]]:
    told = section == "condition"
    if told and "line" in line.lexicon.items:
        return
    specs = possible(line, section)
    for state in reached(_State(at), lambda state: _sensible(line, state, specs, section), MOST_STEPS):
        line.came(state.at)
        yield from ((state.at, deed) for deed in _all_made(line, state, specs, section))


def _all_made(line: Line, state: _State, specs: Mapping[str, Toml], section: str) -> tuple[Deed, ...]:
    """Make the deeds of all that was taken; states that differ but in where they are ask once."""
    asked = ("made", section, state.verb, state.flags, state.parts)
    known: tuple[Deed, ...] | None = line.remembered.get(asked)
    if known is None:
        said = state.verb or state.parts
        every = specs.items() if said else [(name, specs[name]) for name in _unsaid(specs) if state.flags]
        known = tuple(deed for name, spec in every for deed in _made((section, name), spec, state, line))
        line.remembered[asked] = known
    return known


def _unsaid(specs: Mapping[str, Toml]) -> list[str]:
    """List the deeds that words which qualify them say on a condition: "my king whenever they attack me"."""
    return [name for name, spec in specs.items() if "" in spec["verb"] and spec.get("needs") and spec.get("only_when")]


def _sensible(line: Line, state: _State, specs: Mapping[str, Toml], section: str) -> Iterator[_State]:
    """Take one more edge where some deed has a place for all that was taken."""
    for further in _taken(line, state, section == "condition"):
        if further[1:] == state[1:] or _fits_some(line, further, specs, section):
            yield further


def _fits_some(line: Line, state: _State, specs: Mapping[str, Toml], section: str) -> bool:
    """Tell whether some deed has a place for all that was taken; this, too, is asked once."""
    asked = ("fits", section, state.verb, state.flags, state.parts)
    known: bool | None = line.remembered.get(asked)
    if known is None:
        known = any(_fitting((section, name), spec, state, line) for name, spec in specs.items())
        line.remembered[asked] = known
    return known


def _taken(line: Line, state: _State, told: bool) -> Iterator[_State]:
    """Take one more edge; forms of the past are taken where something may have happened (`told`)."""
    weighty = line.weighty(state.at)
    for edge in line.edges(state.at):
        if edge.past and edge.kind == "verb" and not (told or state.wish or _meant_now(line, state.at, edge.end)):
            continue
        if (flag := qualifier(edge)) in qualifiers(line) and not is_next(line, edge, state.at):
            yield state._replace(at=edge.end, flags=state.flags | {flag})
        match edge.kind:
            case "verb" if _followed(line, state, edge) and edge.value not in mere_qualifiers(line):
                led = state.led or state.verb in _leading(line)
                yield state._replace(at=edge.end, verb=str(edge.value), led=led)
            case "negated" if "no" in qualifiers(line) and edge.value in mere_qualifiers(line):
                yield state._replace(at=edge.end, flags=state.flags | {"no", str(edge.value)})
            case "negated" if "no" in qualifiers(line) and state.verb in ("", "go", edge.value):
                yield state._replace(at=edge.end, verb=str(edge.value), flags=state.flags | {"no"})
            case "wish" if not weighty and not any(line.ends(state.at, "prep")):
                wished = edge.value != "" or causes(line.run.tokens, state.at, line.lexicon)
                yield state._replace(at=edge.end, wish=state.wish or wished)
            case "wish" if not weighty:
                yield from _to_do(line, state, edge)
            case "place" if (
                edge.value in _STANDING and (state.led or state.verb not in ("", "go")) and not _there(edge, told)
            ):
                yield state._replace(at=edge.end)
            case "place" if edge.value == "from-there" and state.parts and state.verb in ("", "go"):
                yield state._replace(at=edge.end)
            case "group" if edge.value == "both" and any(_pair(part) for part in state.parts):
                yield state._replace(at=edge.end)
            case "and" | "then" | "mark" | "contrast":
                yield from _joined(line, state, edge, told)
            case "prep" | "except" if len(state.parts) < MOST_PARTS:
                where = "from" if says_where(line, state.at) else str(edge.value) or edge.kind
                yield from _with(line, state, edge.end, where, told)
                if _of_a_noun(line, edge.end):
                    yield state._replace(at=edge.end)
            case kind if (kind == "empty" and not weighty) or (
                _idle(line, edge) and not any(line.ends(state.at, "number"))
            ):
                yield state._replace(at=edge.end)
    supposed, named = told or state.wish, told and any(part.type not in _COUNTED for part in state.parts)
    yield from (state._replace(at=end) for end in passed_over(line, state.at, supposed, named))
    if len(state.parts) < MOST_PARTS:
        yield from _with(line, state, state.at, BEHIND if state.verb else BEFORE, told)


def _there(edge: Sense, told: bool) -> bool:
    """Tell whether a condition speaks of a place named before: "if fewer than two are there" counts not all people."""
    return told and edge.value in ("there", "it")


def _to_do(line: Line, state: _State, wish: Sense) -> Iterator[_State]:
    """Go past "to" and the verb behind it; before a part it is a preposition: "to farm", and not "to the farm"."""
    for edge in line.edges(wish.end):
        wished = state._replace(at=edge.end, wish=state.wish or wish.value != "")
        if edge.kind == "verb" and qualifier(edge) in qualifiers(line):
            yield wished._replace(flags=state.flags | {qualifier(edge)})
        if edge.kind == "verb" and _followed(line, state, edge) and edge.value not in mere_qualifiers(line):
            yield wished._replace(verb=str(edge.value), led=state.led or state.verb in _leading(line))


def _of_a_noun(line: Line, at: int) -> bool:
    """Tell whether a preposition stands before a word that says what is done, or how: "the jack for sabotage"."""
    verbs = {str(edge.value) for edge in line.edges(at) if edge.kind == "verb" and not edge.past}
    flags = qualifiers(line) if _signs(line) else frozenset()
    return bool(verbs & (flags | frozenset(line.spec.get("nouns", ()))))


def _leading(line: Line) -> tuple[str, ...]:
    """List the concepts behind which what is done may be said by another verb."""
    return tuple(line.spec.get("lead", ()))


def _followed(line: Line, state: _State, edge: Sense) -> bool:
    """Tell whether a verb may stand where it does: the first, the same again, or behind one that only leads to it."""
    return state.verb in ("", "go", edge.value) or (state.verb in _leading(line) and bool(state.parts))


def _meant_now(line: Line, at: int, end: int) -> bool:
    """Tell whether a form of the past says what is done ("d2 is sent"), or has a wish right behind: „poslal bych“."""
    return is_done(line, at) or any((edge.kind, edge.value) == ("wish", "past") for edge in line.edges(end))


def _idle(line: Line, edge: Sense) -> bool:
    """Tell whether a word says nothing more in this game, such as a noun for people that are counted.

    A noun with an `and` behind it is one of several: „jednotka aj dvojka“; one that may be the name of the first, too,
    says which.
    """
    if edge.kind not in line.spec.get("idle", ()) or edge.kind != "noun":
        return edge.kind in line.spec.get("idle", ()) and not _points(line, edge)
    counted = edge.end > 1 and any(one.kind == "number" for one in line.edges(edge.end - 2))  # "one man and ..."
    return not (any(line.ends(edge.end, "and")) and not counted) and not may_be_first(line, edge.end - 1)


def _points(line: Line, edge: Sense) -> bool:
    """Tell whether `there` says where, and not that somebody is: "fewer than two there", but not "there are"."""
    there = any((one.kind, one.value) == ("place", "there") for one in line.edges(edge.end - 1))
    return edge.kind == "that" and there and not any(line.ends(edge.end, "be"))


def _over_idle(line: Line, at: int) -> set[int]:
    """Give a place, and those behind words that say nothing more in this game."""
    found, front = {at}, [at]
    while front:
        start = front.pop()
        numbers = [end for end in line.ends(start, "number") if not any(line.ends(end, "number"))]  # "a 2"
        idle = () if numbers else line.edges(start)
        behind = {edge.end for edge in idle if _idle(line, edge)} - found
        found |= behind
        front += behind
    return found


def _joined(line: Line, state: _State, edge: Sense, told: bool) -> Iterator[_State]:
    """Go past what joins the pieces of a deed, or take the piece it brings."""
    if edge.value in line.spec.get("run_on", ()) and (state.verb or state.parts or state.flags):
        yield state._replace(at=edge.end, wish=state.wish and edge.value != ":")
    match edge.kind, edge.value:
        case "and", _:
            if _leads_on(line, state, edge.end):
                yield state._replace(at=edge.end)
            yield from _with(line, state, edge.end, "and", told) if state.parts else ()
        case ("mark", ",") | ("contrast", _) if state.verb and (end := limited(line, edge.end)):
            yield state._replace(at=end)
        case "then", _ if _signs(line) and not state.verb and any(line.ends(edge.end, "verb")):
            yield state._replace(at=edge.end)
        case "then", _ if state.parts:
            yield from _with(line, state, edge.end, "then", told)
        case "mark", "," if _goes_on(line, state, edge.end) or _said_besides(line, state, edge.end):
            yield state._replace(at=edge.end)
        case "mark", ":" if _titled(line, state):
            yield state._replace(at=edge.end)
        case "mark", sign if _signs(line) and (state.verb or state.parts or state.flags):
            yield from (state._replace(at=end) for end in _behind_sign(line, state, edge.end, str(sign)))
            yield from _with(line, state, edge.end, ",", told) if sign == "," and state.parts else ()
        case "mark", "-" if state.parts and not state.verb and any(line.ends(edge.end, "prep")):
            yield state._replace(at=edge.end)  # «двоих из ратуши - на стену»
        case "mark", ("-" | ">") if state.parts:
            yield from _with(line, state, line.mark(edge.end, ">") or edge.end, "to", told)


def _titled(line: Line, state: _State) -> bool:
    """Tell whether but what a deed is about was said, as a title stands before its colon: "births: ..."."""
    titles = line.spec.get("titles", ())
    about = all(part.type in titles for part in state.parts)
    return about and (bool(state.parts) or state.verb in titles or not state.flags.isdisjoint(titles))


def _leads_on(line: Line, state: _State, at: int) -> bool:
    """Tell whether behind `and` the same deed goes on: with its verb, a preposition, or what qualifies it."""
    verbs = [edge for on in _qualified(line, at) for edge in line.edges(on) if edge.kind == "verb"]
    qualified = bool(_signs(line)) and any(qualifier(one) in qualifiers(line) for one in verbs)
    leads = state.verb in ("go", *_leading(line)) or (not state.verb and bool(state.flags))
    return bool(verbs and leads) or any(line.ends(at, "prep")) or qualified


def _qualified(line: Line, at: int) -> set[int]:
    """Give a place, and those behind words that only qualify a deed ("and with one figure sail")."""
    found, front = {at}, [at]
    while front:
        for edge in line.edges(front.pop()):
            if (edge.kind == "empty" or qualifier(edge) in mere_qualifiers(line)) and edge.end not in found:
                found.add(edge.end)
                front.append(edge.end)
    return found


def _signs(line: Line) -> tuple[str, ...]:
    """List the signs that may stand inside a deed of the game."""
    return tuple(line.spec.get("signs", ()))


def _behind_sign(line: Line, state: _State, at: int, sign: str) -> Iterator[int]:
    """Give the places behind a sign inside a deed: one of the game's, or a comma where the deed plainly goes on."""
    if sign in _signs(line):
        yield at
    elif sign == "," and line.mark(at, ","):
        yield line.mark(at, ",")
    elif sign == "," and state.parts:
        verb = not state.verb and any(line.ends(at, "verb"))
        yield from (at for _ in range(1) if verb or any(line.ends(at, "prep")) or line.mark(at, ":"))


def _with(line: Line, state: _State, at: int, place: str, told: bool) -> Iterator[_State]:
    for start in _over_idle(line, at):
        where = "from" if place in (BEFORE, BEHIND) and says_where(line, start) else place
        for end, part in parts(line, start, where, told):
            if place in (BEFORE, BEHIND) and says_home(line, start, end):
                continue
            if (state.parts and _misplaced(line, state, at, part)) or rests(line, at, end, part):
                continue
            yield state._replace(at=end, parts=(*state.parts, part), behind=end)


def _misplaced(line: Line, state: _State, at: int, part: Part) -> bool:
    """Tell whether a part cannot stand behind another: a bare number that is a unit, what is said of the one before."""
    if isinstance(part.value, Who) and not part.value.explicit:
        return part.place in (BEFORE, BEHIND)
    before, specs = state.parts[-1], line.lexicon.items.get("parts", {}).get(part.type)
    listed = (one for one in (specs if isinstance(specs, list) else [specs]) if isinstance(one, dict))
    apart = any(one.get("apart") == before.type for one in listed) and not before.several and state.behind == at
    return apart or suffices(line, before, state.behind, at, part)


def _pair(part: Part) -> bool:
    return isinstance(part.value, Who) and len(part.value.numbers) == 2


def _goes_on(line: Line, state: _State, at: int) -> bool:
    """Tell whether a deed goes on behind a comma: when but what qualifies it was said, or is said there, or then."""
    if not state.verb and not state.parts:
        return bool(state.flags)
    edges = line.edges(at)
    qualified = (edge.kind == "verb" and qualifier(edge) in mere_qualifiers(line) for edge in edges)
    stays = state.verb not in ("", "go") and any((edge.kind, edge.value) == ("place", "here") for edge in edges)
    stays |= not state.verb and any(
        line.ends(end, "verb") for end in line.ends(at, "wish")
    )  # "who is there, let him go"
    stays |= not state.verb and any(line.ends(at, "verb")) and ends_with_where(line, state.behind)
    stays |= not state.verb and "if" in state.flags and any(line.ends(on, "verb") for on in line.over(at, "so"))
    return stays or any(qualified) or any(edge.kind in ("then", "only") for edge in edges)


def _said_besides(line: Line, state: _State, at: int) -> bool:
    """Tell whether behind a comma stands what is said of a part: where it stands, what it is called, that it is all."""
    if not state.parts:
        return False
    edges = line.edges(at)
    last = {edge.end for edge in edges if (edge.kind, edge.value) == ("group", "all")}
    relative = "that" in line.spec.get("idle", ()) and any(edge.kind == "that" for edge in edges)
    called = any((edge.kind, edge.value) == ("prep", "as") for edge in edges)
    return called or relative or any(end >= line.end or line.mark(end, ".") for end in last)


def _made(called: Called, spec: Toml, state: _State, line: Line) -> Iterator[Deed]:
    """Make the deed of a name of all that was taken, if it can be one: the first way in which it is whole."""
    verbless, needs = state.verb not in spec["verb"], set(spec.get("needs", ()))
    if (verbless and (state.verb or needs)) or not needs <= state.flags or (line.stated and not state.verb):
        return
    if not set(spec.get("some", ())) <= {part.type for part in state.parts}:
        return
    flags = [spec.get("flags", {}).get(flag, {}) for flag in state.flags]
    constant = {**spec.get("constant", {}), **{slot: key for one in flags for slot, key in one.items()}}
    actor = str(line.spec.get("actor", ""))
    free = {actor, *spec.get("open", ()), *spec.get("in_condition", ())}
    counts = line.spec.get("counts", ())
    name = called[1]
    for filled in _fitting(called, spec, state, line):
        missing = tuple(slot for slot in spec.get("slots", {}) if slot not in filled)
        if not free.issuperset(missing):
            continue
        if said_twice(spec, filled):
            continue
        whole = poured(spec, filled)
        kept = {slot: value for slot, value in whole.items() if slot[:1] != UNSAID or slot in counts}
        slots = tuple(sorted({**defaults(spec), **constant, **kept}.items(), key=lambda slot: slot[0]))
        yield Deed(name, spec.get("kind", name), slots, missing, verbless, not state.verb)
        if actor in spec.get("maybe", {}) and actor not in filled:
            left = tuple(slot for slot in slots if slot[0] != actor)
            yield Deed(name, spec.get("kind", name), left, (actor,), verbless)
        return


def _fitting(called: Called, spec: Toml, state: _State, line: Line) -> tuple[Mapping[str, Filling], ...]:
    """Give the ways the parts of a state fill slots of a deed; none: they are not of it."""
    known = state.verb in ("", "go") or state.verb in spec["verb"]
    return assigned(called, spec, state.parts, line) if known and state.flags <= set(spec.get("flags", ())) else ()
