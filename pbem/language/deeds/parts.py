"""Parts of a deed: the things of the game, numbers, directions and units that may fill its slots.

A game names in `[items.parts]` what its parts are read as: a kind, a group, a table of names or of things, or a proper
name of its lexicon. Where a part stands matters: behind a preposition, or bare, before or behind the verb; a number may
have a word behind it that says as much ("3 or more").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pbem.language.deeds.choices import is_one
from pbem.language.deeds.ranks import unranked
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Run, Value
from pbem.language.forms.slots import TEXTS
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense
from pbem.language.units.who import Who, whos
from pbem.language.words.atoms import Features
from pbem.language.words.fold import fold

BEFORE, BEHIND = "before", "behind"
"""Where a part without a preposition stands: before the verb, or behind it."""
_MOST = 12
_BETWEEN = frozenset("-;.")
"""Signs that part two things of a list, where the game says so."""
_ELSEWHERE = frozenset({"via", "from"})
"""What stands behind these is no further thing of a list."""
_COUNTING = ("ordinal", "empty")
"""Kinds of words that may tell the place of one thing in a list."""
SEVERAL = frozenset({"few", "many", "all"})
"""The cases of a name in which it is said of several."""


class Again(NamedTuple):
    """A word that stands for what was said before: `it`, `there`."""

    word: str


Filling = Value | Who | Again | tuple[Who]


class Part(NamedTuple):
    """Something that may fill a slot: its type, the preposition before it or its place, its value, if it is a list."""

    type: str
    place: str
    value: Filling
    several: bool = False


class _Kind(NamedTuple):
    """One way in which a part of the game is read: its part with nothing in it, where it may stand, what it reads."""

    empty: Part
    where: tuple[str, ...]
    name: str
    formed: bool
    """The forms of the lexicon know something by that name."""
    first: Features | None
    """What it begins with by these forms; None: anything."""
    spec: Toml


def parts(line: Line, at: int, place: str, told: bool = False) -> Iterator[tuple[int, Part]]:
    """Give the parts that begin at a place of the line, with the place behind each."""
    told = told and line.told is not line.run
    known: tuple[tuple[int, Part, tuple[str, ...]], ...] | None = line.remembered.get(("parts", at, told))
    if known is None:
        every = dict.fromkeys(_parts(line, at, told))
        for behind in line.ends(at, "prep"):
            for end, part in parts(line, behind, "", told):
                every.pop((end, part, ()), None)  # „na farmu“ is a name with its preposition
        known = line.remembered["parts", at, told] = tuple(every)
    for end, part, where in known:
        if not where or place in where:
            yield end, part if part.place else part._replace(place=place)


def rests(line: Line, at: int, end: int, part: Part) -> bool:
    """Tell whether a place behind a preposition that ends here is where somebody stands („v Itálii“, «в Испании»)."""
    if part.place != "to" or not at or part.type not in line.spec.get("places", ()):
        return False
    tokens = line.run.tokens
    endings = line.lexicon.frames.get("resting", {}).get(tokens[at - 1].text.lower(), ())
    return tokens[end - 1].text.lower().endswith(tuple(endings))


def suffices(line: Line, before: Part, behind: int, at: int, part: Part) -> bool:
    """Tell whether the words of a part say that the part before it will do: "two are enough" tells no cards."""
    spec: Toml = line.spec.get("suffices", {})
    kinds = [one.value.kind if isinstance(one.value, Found) else "" for one in (before, part)]
    if kinds != [spec.get("of"), spec.get("not")] or any(one.sort != "word" for one in line.run.tokens[behind:at]):
        return False
    return any(end for start in range(behind, at + 1) for end in line.said(start, spec["word"]))


def types(line: Line, told: bool) -> frozenset[str]:
    """List the types of all parts that stand anywhere in a line, alone and with their values (`part=B`)."""
    told = told and line.told is not line.run
    known: frozenset[str] | None = line.remembered.get(("types", told))
    if known is None:
        found: set[str] = set()
        for at in range(line.end):
            for _ in parts(line, at, "", told):
                pass
            for _, part, _ in line.remembered["parts", at, told]:
                found |= {part.type, f"{part.type}={part.value}"} if isinstance(part.value, str) else {part.type}
        known = line.remembered["types", told] = frozenset(found)
    return known


def _parts(line: Line, at: int, told: bool) -> Iterator[tuple[int, Part, tuple[str, ...]]]:
    for kind in _beginning(line, at, told):
        yield from ((end, part, kind.where) for end, part in _lists(line, at, kind, told))
    yield from ((end, part, ()) for end, part in (*_numbers(line, at), *_whos(line, at)))


def _numbers(line: Line, at: int) -> Iterator[tuple[int, Part]]:
    """Give numbers, directions and what stands for something said before."""
    edges = line.edges(at)
    labelled = _labelled(line, at)
    yield from ((edge.end, Part("label", "", edge.value)) for edge in edges if labelled and edge.kind == "number")
    counting = not (any(edge.kind == "ordinal" for edge in edges) or labelled or _one_unit(line, at))
    for edge in edges if counting else (edge for edge in edges if edge.kind != "number"):
        if edge.kind in ("number", "direction", "half"):
            yield edge.end, Part(edge.kind, "", edge.value or "1")
        if edge.kind == "number":
            yield from ((end, Part("number", "", edge.value)) for end in line.ends(edge.end, "cell"))
            yield from _compared(line, edge.end, Part("number", "", edge.value))
        if edge.kind == "unit" and isinstance(edge.value, int):
            yield edge.end, Part("pip", "", edge.value)
            yield from _compared(line, edge.end, Part("pip", "", edge.value))
            if line.run.tokens[at].sort == "word" and _are_people(line, edge.end):
                yield edge.end, Part("number", "", edge.value)
        if edge.kind == "place" and edge.value in line.spec.get("again", ()):
            yield edge.end, Part("again", "", Again(str(edge.value)))
        if (edge.kind, edge.value) == ("prep", "at") and "there" in line.spec.get("again", ()) and _is_from(line, edge):
            yield edge.end, Part("again", "", Again("there"))


def _counting(line: Line, at: int) -> bool:
    """Tell whether a noun of a number counts people and names no unit: „trojku lidí“."""
    words = (edge.end for edge in line.edges(at) if edge.kind == "unit" and line.run.tokens[at].sort == "word")
    return any(_are_people(line, end) for end in words)


def _are_people(line: Line, at: int) -> bool:
    """Tell whether a noun for people stands there that names nothing else of the game; „sílu“ is a quality, too."""
    edges = line.edges(at)
    people = any(edge.kind == "noun" and edge.value != "own" for edge in edges)
    return people and not any(edge.kind in line.lexicon.tables for edge in edges)


def _whos(line: Line, at: int) -> Iterator[tuple[int, Part]]:
    for end, who in whos(line, at) if not _counting(line, at) else ():
        yield end, Part("who", "", who)
        if who.explicit and who.group != "rest":
            yield end, Part("unit", "", who)
        if who.explicit and who.numbers and not who.group and not _ordinal(line, at, end):
            yield end, Part("each", "", tuple(unit(line.spec, number) for number in who.numbers), True)
        if who.explicit and len(who.numbers) == 1 and not who.group:
            yield end, Part("one", "", who)


def _labelled(line: Line, at: int) -> bool:
    """Tell whether the game's own noun stands before: a number behind it tells which, and counts nothing."""
    return any((one.end, one.kind, one.value) == (at, "noun", "own") for one in line.edges(at - 1)) if at else False


def _is_from(line: Line, edge: Sense) -> bool:
    """Tell whether where from stands behind a preposition of place: "if it is empty, move in from France"."""
    return any((one.kind, one.value) == ("prep", "from") for one in line.edges(edge.end))


def _one_unit(line: Line, at: int) -> bool:
    """Tell whether "one" stands before the game's own noun ("so that we have one group"): it counts no people."""
    ends = (edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("number", 1))
    return any((one.kind, one.value) == ("noun", "own") for end in ends for one in line.edges(end))


def _ordinal(line: Line, at: int, end: int) -> bool:
    """Tell whether but an ordinal stands there: in lists of units it says when, not who."""
    return any(edge.kind == "ordinal" and edge.end == end for edge in line.edges(at))


def unit(spec: Toml, number: int) -> Value:
    """Give a unit as its slot holds it: its number, or a phrase of a kind with it."""
    as_ = spec.get("as", {})
    return Found(as_["kind"], ((as_["slot"], number),)) if as_ else number


def _compared(line: Line, at: int, part: Part) -> Iterator[tuple[int, Part]]:
    """Read `or more` behind a number; words for what is counted may stand between."""
    for start in line.over(at, "noun", "empty"):
        yield from (
            (edge.end, part._replace(place=str(edge.value))) for edge in line.edges(start) if edge.kind == "behind"
        )


def _kinds(line: Line) -> Sequence[_Kind]:
    """Give what each part of the game is read as, and the words that may stand between two of a list."""
    known: Sequence[_Kind] | None = line.lexicon.known.get("parts")
    if known is None:
        listed: Toml = line.lexicon.items.get("parts", {})
        known = [_kind(line, name, spec) for name, said in listed.items() for spec in _each(said)]
        line.lexicon.known["parts"] = known
    return known


def _beginning(line: Line, at: int, told: bool) -> Sequence[_Kind]:
    """Leave out what cannot begin at a place: words that are passed over change where it ends, not that it begins."""
    if any(edge.kind in _COUNTING for edge in line.edges(at)):
        return _kinds(line)
    known: Sequence[_Kind] | None = line.beginning.get((at, told))
    if known is None:
        known = line.beginning[at, told] = [kind for kind in _kinds(line) if _begins(line, at, kind, told)]
    return known


def _begins(line: Line, at: int, kind: _Kind, told: bool) -> bool:
    """Tell whether there is anything a kind may be made of at a place, or more must be asked for than that."""
    name, spec = kind.name, kind.spec
    return (
        "opened" in spec
        or "beside" in spec
        or ("word" in spec and any(line.said(at, spec["word"])))
        or any(edge.kind == name for edge in line.edges(at))
        or (
            kind.formed
            and _may_begin(line.told if told else line.run, at, kind.first)
            and bool(line.values(name, at, told))
        )
    )


def _may_begin(run: Run, at: int, first: Features | None) -> bool:
    """Tell whether the word at a place is one of those that something begins with (None: anything)."""
    return first is None or at >= len(run.features) or not first.isdisjoint(run.features[at])


def _kind(line: Line, name: str, spec: Toml) -> _Kind:
    empty, read = Part(str(spec.get("type", name)), "", ()), str(spec.get("read", ""))
    formed = _readable(line, read)
    first = line.lexicon.grammar.first_of(read) if formed else None
    return _Kind(empty, tuple(spec.get("at", ())), read, formed, first, spec)


def _each(spec: Any) -> Sequence[Toml]:
    if isinstance(spec, list):
        return [one for listed in spec for one in _each(listed)]
    return [{"read": spec} if isinstance(spec, str) else spec]


def _lists(line: Line, at: int, kind: _Kind, told: bool) -> Iterator[tuple[int, Part]]:
    """Read one thing, or several where the game has lists of them."""
    spec = kind.spec
    if (spec.get("opened") and not _opened(line, at)) or ("beside" in spec and not _beside(line, at, spec)):
        return
    starts = _counted(line, {at}) if "between" in spec else {at}
    front: list[tuple[int, tuple[Value, ...]]]
    front = [(end, (value,)) for start in starts for end, value in _things(line, start, kind, told)]
    while front:
        end, values = front.pop()
        if not is_one(line, at, end, values):
            yield end, _part(kind.empty, values, spec)
        if "between" in spec and len(values) < _MOST:
            front += [
                (further, (*values, value))
                for start in _between(line, end, spec["between"])
                for further, value in (*_things(line, start, kind, told), *_next_unit(line, start, kind))
            ]


def _next_unit(line: Line, at: int, kind: _Kind) -> Iterator[tuple[int, Value]]:
    """Read an ordinal that names a unit behind another one: "the third group, then the first"."""
    if line.spec.get("as", {}).get("kind") == kind.name:
        ordinals = (edge for start in line.over(at, "empty") for edge in line.edges(start) if edge.kind == "ordinal")
        yield from ((edge.end, unit(line.spec, edge.value)) for edge in ordinals if isinstance(edge.value, int))


def _beside(line: Line, at: int, spec: Toml) -> bool:
    """Tell whether elsewhere in the line stands the whole name of which there is but a half ("one on the left")."""
    halves = line.lexicon.tables[spec["read"]].keys()
    whole = (value for place in range(line.end) if place != at for _, value in line.values(spec["beside"], place))
    return any(value in halves for value in whole)


def _opened(line: Line, at: int) -> bool:
    """Tell whether free words begin at a place: a quotation, or what stands behind a colon."""
    tokens = line.run.tokens
    return at < line.end and (tokens[at].sort == "quote" or (at > 0 and tokens[at - 1].folded == ":"))


def _things(line: Line, at: int, kind: _Kind, told: bool) -> Iterator[tuple[int, Value]]:
    """Read a thing as the forms of the lexicon have it, by one of its names, or by a concept that stands for it."""
    name, spec = kind.name, kind.spec
    for end in line.said(at, spec["word"]) if "word" in spec else ():
        yield end, "1"
    known = line.values(name, at, told) if kind.formed else ()
    edges = (edge for edge in line.edges(at) if name and edge.kind == name and not _too_few(edge.value, spec))
    named = ((edge.end, edge.value) for edge in edges)
    for end, value in dict.fromkeys((*known, *named)):
        if (end == at + 1 and _little(line, at)) or not _within(value, spec):
            continue
        turned: Value = spec.get("turned", {}).get(value, value) if isinstance(value, str) else value
        ranked = unranked(line, range(at, end), turned) if "ranked" in spec else turned
        if ranked is None:
            continue
        for held, slot in spec.get("each", ()):
            ranked = Found(held, ((slot, ranked),))
        yield end, _one(line, at, end, ranked, spec["singly"]) if "singly" in spec else ranked


def _one(line: Line, at: int, end: int, value: Value, singly: Toml) -> Value:
    """Count as one (`singly`) what is named in the singular without a number: „postav tank“, «построить танк»."""
    if not isinstance(value, Found) or [slot for slot, _ in value.slots] != [singly["of"]]:
        return value
    said = line.lexicon.tables[singly["of"]][str(value.slots[0][1])].said
    several = {fold(text) for case, text in said.items() if case in SEVERAL}
    single = {fold(text) for case, text in said.items()} - several
    words = " ".join(token.folded for token in line.run.tokens[at:end])
    counted = (*value.slots, (str(singly["slot"]), 1))
    return Found(value.kind, tuple(sorted(counted))) if words in single else value


def _within(value: Value, spec: Toml) -> bool:
    """Tell whether a phrase holds what a part of the game has to hold (`within`): such as units that fly."""
    within: Toml = spec.get("within", {})
    held = dict(value.slots) if isinstance(value, Found) else {}
    return all(held.get(slot) in wanted for slot, wanted in within.items())


def _little(line: Line, at: int) -> bool:
    """Tell whether a small letter is a little word, and names nothing: „mír s červenými“ is not one with side S.

    The English "or" is no road on the right.
    """
    text = line.run.tokens[at].text if at < line.end else ""
    little = ("prep", "and", "or") if len(text) == 1 else ("or",)
    return text.islower() and any(edge.kind in little for edge in line.edges(at))


def _too_few(value: str | int, spec: Toml) -> bool:
    """Tell whether a number is less than a part of the game has to be (`least`)."""
    return isinstance(value, int) and value < int(spec.get("least", value))


def _part(empty: Part, values: tuple[Value, ...], spec: Toml) -> Part:
    """Make the part of what was read, itself or (`as`) a phrase that holds it, or a value a word stands for."""
    several = len(values) > 1
    value: Value = values if several else values[0]
    if "as" not in spec:
        type_ = str(spec["several"]) if several and "several" in spec else empty.type
        return empty._replace(type=type_, value=value, several=several)
    for wrap in [spec["as"]] if isinstance(spec["as"], dict) else spec["as"]:
        held = values if wrap.get("list") else wrap.get("value", value)
        value = Found(wrap["kind"], tuple(sorted({wrap["slot"]: held, **wrap.get("also", {})}.items())))
    return empty._replace(value=value)


def _readable(line: Line, name: str) -> bool:
    """Tell whether the forms of the lexicon know something by that name."""
    lexicon = line.lexicon
    return any(name in known for known in (lexicon.forms, lexicon.groups, lexicon.tables, lexicon.proper, TEXTS))


def _between(line: Line, at: int, kinds: list[str]) -> set[int]:
    """Give the places behind what may part two things of a list: a comma, words or concepts behind it or not."""
    ends = _counted(line, {at})
    commas = {line.mark(end, ",") for end in ends} - {0}
    starts = ends | commas
    behind = {end for start in starts for kind in kinds for end in (*line.ends(start, kind), *line.said(start, kind))}
    behind |= {line.mark(end, sign) for end in behind for sign in ",-"} - {0}
    behind |= {line.mark(at, sign) for sign in kinds if sign in _BETWEEN} - {0}
    behind |= {end for start in behind for end in line.ends(start, "so")}
    behind |= {
        edge.end
        for start in behind | commas
        for edge in line.edges(start)
        if edge.kind == "prep" and edge.value not in _ELSEWHERE
    }
    return _counted(line, behind | commas)


def _counted(line: Line, places: set[int]) -> set[int]:
    """Go past what tells the place of one thing in a list ("Spain first, France second"); of units it says which."""
    if line.spec.get("unit"):
        return places
    return places | {end for place in places for kind in _COUNTING for end in line.ends(place, kind)}
