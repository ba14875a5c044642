"""What is heard in a line whose order of words no frame knows: its things, one after another, and its other words.

A thing is somebody counted ("2 tanks", "infantry, all of it"), a place with the preposition before it, a power, a
number, or a longer phrase of the lexicon (how something is done, who pays). All other words are only heard: what they
may say must be explained by the order that is made of the things (`gathered`), or nothing is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pbem.language.forms.book import Lexicon
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.lattice.guards import causes, passive
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense
from pbem.language.talk.weighing import words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

PLACE, UNITS, SEAT, NUMBER, PHRASE, WORD, PAUSE = "place", "units", "seat", "number", "phrase", "word", "pause"
IDLE = "idle"
"""What a word says that needs no explanation."""
_PAUSES = frozenset({"mark", "and", "then", "contrast"})
_IDLE = frozenset({"empty", "be", "that", "so", "noun", "wish", "piece"})
_TIMES = frozenset({"x", "×", "х", "ks"})  # noqa: RUF001
_ARROWS = frozenset({"-", ">"})
_GROUPS = frozenset({"all", "both"})
_LEADING = frozenset({"verb", "word", "empty", "if", "role"})
"""Kinds of longer words that may begin with a preposition: "as soon as", „pri obrane“."""
_NOTHING = Found("", ())
_HAVE = ("verb", "have")
_COLON = ("mark", ":")
_STRANGE = frozenset({"strange"})


class Heard(NamedTuple):
    """One thing of a line: from where to where, what it is, the prepositions before it, what it holds.

    `found` is a phrase; `said` are the concepts of a word, the signs of a pause, or what was passed before a thing (the
    word of its harbour); `number` counts, and `group` is `all` or `both`. Of units `found` holds the row, and `single`
    tells that it is named as one.
    """

    start: int
    end: int
    type: str
    found: Found = _NOTHING
    said: frozenset[str] = frozenset()
    number: int = 0
    group: str = ""
    single: bool = False
    preps: frozenset[str] = frozenset()

    def slot(self, name: str) -> str:
        """Give what a slot of the phrase holds; nothing where it has none."""
        return next((str(value) for slot, value in self.found.slots if slot == name), "")


def heard(line: Line, spec: Toml, strange: bool = False) -> list[Heard]:
    """Hear a line; nothing where a word of it can be nothing here, unless those are heard, too (`strange`)."""
    found: list[Heard] = []
    at, preps, passed = 0, frozenset[str](), frozenset[str]()
    while at < line.end:
        if end := _onward(line, at, found):
            at, preps, passed = end, frozenset({"to"}), frozenset()
        one = next(_things(line, at, spec), None)
        before = [edge for edge in line.edges(at) if edge.kind == "prep"] if one is None else []
        word = _word(line, at) if one is None else None
        if before and not _longer(line, at, max(edge.end for edge in before)):
            preps, at = frozenset(str(edge.value) for edge in before), max(edge.end for edge in before)
            passed = frozenset()
            continue
        one = one or word or _sign(line, at, found)
        if one is None and strange:
            one = Heard(at, at + 1, WORD, said=_STRANGE)
        if one is None:
            return []
        passing = one.said.intersection(spec["passing"])
        over = passing or IDLE in one.said
        preps = preps - {"to"} if _lies(one, found, spec) and "at" in preps else preps
        found.append(one if one.type == WORD else one._replace(preps=preps, said=one.said | passed))
        passed = (passed | passing) if over else frozenset()
        preps = (preps | _before(line, one)) if over else _led(found) | _within(line, one) | _over(one, spec)
        at = one.end
    return found


def _onward(line: Line, at: int, found: Sequence[Heard]) -> int:
    """Find the end of what leads from a place to the one behind it: "North Sea, from there (to) Skagerrak"."""
    if [one.type for one in found[-2:]] != [PLACE, PAUSE]:
        return 0
    thence = {edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("place", "from-there")}
    leading = {edge.end for one in thence for edge in line.edges(one) if edge.value == "to"}
    return next((end for end in sorted(thence | leading) if any(_place(line, end))), 0)


def _lies(one: Heard, found: Sequence[Heard], spec: Toml) -> bool:
    """Tell whether the word before a place says that somebody is there: «всё, что есть в A3»."""
    lies = bool(found) and found[-1].type == WORD and not found[-1].said.isdisjoint(spec.get("lying", ()))
    return lies and one.type == PLACE


def _longer(line: Line, at: int, end: int) -> bool:
    """Tell whether a preposition begins a longer word of the game: "from now on"."""
    edges = words_of(line.lexicon).lattice(line.run.tokens)[at]
    return any(edge.end > end and edge.kind in _LEADING for edge in edges)


def _led(found: Sequence[Heard]) -> frozenset[str]:
    """Tell how a dash or an arrow behind a place leads to the next one."""
    led = len(found) > 1 and found[-2].type == PLACE and not found[-1].said.isdisjoint(_ARROWS)
    return frozenset({"to"}) if led and found[-1].type == PAUSE else frozenset()


def _within(line: Line, one: Heard) -> frozenset[str]:
    """Give the prepositions a verb of several words ends with: "go to"."""
    last = line.edges(one.end - 1) if one.type == WORD and one.end > one.start + 1 else ()
    return frozenset(str(edge.value) for edge in last if edge.kind == "prep" and edge.end == one.end)


def _over(one: Heard, spec: Toml) -> frozenset[str]:
    """Tell whether a word itself leads over a place (`leading`): „ponad Čechy“."""
    return frozenset({"via"}) if not one.said.isdisjoint(spec.get("leading", ())) else frozenset()


def _before(line: Line, one: Heard) -> frozenset[str]:
    """Give the prepositions a word of several words begins with: „v přístavu“."""
    first = line.edges(one.start) if one.end > one.start + 1 and IDLE not in one.said else ()
    return frozenset(str(edge.value) for edge in first if edge.kind == "prep" and edge.end < one.end)


def _things(line: Line, at: int, spec: Toml) -> Iterator[Heard]:
    """Give what may begin at a place, the weightiest first."""
    yield from _phrase(line, at, spec)
    yield from _place(line, at)
    yield from _row(line, at, spec)
    for edge in line.edges(at):
        if edge.kind == "number" and isinstance(edge.value, int):
            yield Heard(at, edge.end, NUMBER, number=edge.value)
        grouped = edge.kind == "group" and edge.value in _GROUPS and not _longer(line, at, edge.end)
        if grouped and not any(line.said(at, spec["apiece"])):
            yield Heard(at, edge.end, NUMBER, group=str(edge.value))
    yield from (Heard(at, end, SEAT, value) for end, value in line.phrases("party", at))
    pauses = [edge for edge in line.edges(at) if edge.kind in _PAUSES]
    if pauses:
        edge = max(pauses, key=lambda edge: edge.end)
        yield Heard(at, edge.end, PAUSE, said=frozenset({str(edge.value or edge.kind)}))


def _phrase(line: Line, at: int, spec: Toml) -> Iterator[Heard]:
    """Give the longest phrase that begins at a place; a single word is one only where it says all (`brief`).

    What but names a row of several words ("anti-tank gun") is units.
    """
    every = [
        (end, value)
        for name in spec["phrases"]
        for end, value in line.phrases(name, at)
        if (end > at + 1 or value.kind in spec["brief"]) and [slot for slot, _ in value.slots] != ["row"]
    ]
    if every:
        end, value = max(every, key=lambda one: one[0])
        yield Heard(at, end, PHRASE, value)


def _place(line: Line, at: int) -> Iterator[Heard]:
    """Give the place that is named: the longest name, with its harbour; else the water it is named by."""
    every = line.phrases("spot", at) or [
        (end, Found("spot", (("area", value),))) for end, value in line.values("water", at)
    ]
    if every:
        end, value = max(every, key=lambda one: one[0])
        yield Heard(at, end, PLACE, value)


def _row(line: Line, at: int, spec: Toml) -> Iterator[Heard]:
    """Give the row of units that is named, but by which others go (`means`): „nákladiakom“."""
    every = [(end, value) for end, value in line.values("row", at) if isinstance(value, str)]
    by = {end for concept in spec["means"] for end in line.said(at, concept)}
    if every and not (max(every)[0] in by and not _is_named(line, at, *max(every))):
        end, row = max(every)
        single = any(on == end for on, _ in line.values("one", at))
        yield Heard(at, end, UNITS, Found("stack", (("row", row),)), single=single)


def _is_named(line: Line, at: int, end: int, row: str) -> bool:
    """Tell whether a row is called as it is in some case the lexicon has of it."""
    said = line.lexicon.tables["row"][row].said
    return " ".join(token.folded for token in line.run.tokens[at:end]) in map(fold, said.values())


def _word(line: Line, at: int) -> Heard | None:
    """Hear a word that names nothing: all it may say."""
    edges = words_of(line.lexicon).lattice(line.run.tokens)[at]
    if not edges:
        return None
    end = max(edge.end for edge in edges)
    within = {edge.end for edge in edges if _leads_away(line, edge.end, end)}
    longest = [edge for edge in edges if edge.end == end or edge.end in within]
    idle = {IDLE} if any(edge.kind in _IDLE for edge in longest) and not line.weighty(at) else set[str]()
    done = wished(line.run.tokens, line.lattice, at, line.lexicon) or passive(line.run.tokens, at, line.lexicon)
    return Heard(at, end, WORD, said=frozenset({*(_said(edge, done) for edge in longest), *idle}))


def wished(found: Sequence[Token], lattice: Sequence[Sequence[Sense]], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a form of the past stands behind a wish: „aby postúpil“, "are to be disbanded", "have it built".

    With `have` between them it tells what was to be: "they should have moved"; a colon between ends what is wished.
    """
    begins = [
        n
        for n in range(at)
        if any((edge.kind, edge.value) == ("wish", "past") for edge in lattice[n]) or causes(found, n, lexicon)
    ]
    between = lattice[begins[-1] + 1 : at] if begins else ()
    said = [{(edge.kind, edge.value) for edge in edges} for edges in between]
    ended = any(_COLON in one for one in said[1:]) or any(_HAVE in one for one in said)
    return bool(begins) and not ended


def _leads_away(line: Line, at: int, end: int) -> bool:
    """Tell whether a verb of several words ends with `from`, which may belong to a place: „půjde z“."""
    return any((edge.kind, edge.value, edge.end) == ("prep", "from", end) for edge in line.edges(at))


def _said(edge: Sense, done: bool = False) -> str:
    """Say what a word may say: a concept of the game, a word of its forms, another kind by its name.

    A form of the past says what shall be `done` where it stands behind a wish.
    """
    if edge.kind == "verb" and edge.past and not done:
        return "past"
    if edge.kind in ("verb", "word"):
        return str(edge.value)
    return f"{edge.kind}:{edge.value}" if edge.value not in ("", None) else edge.kind


def _sign(line: Line, at: int, found: Sequence[Heard]) -> Heard | None:
    """Hear a sign of counting beside a number: "2x", "×"."""
    beside = (found and found[-1].type == NUMBER) or any(line.ends(at + 1, "number"))
    times = line.run.tokens[at].folded in _TIMES
    return Heard(at, at + 1, WORD, said=frozenset({IDLE})) if beside and times else None
