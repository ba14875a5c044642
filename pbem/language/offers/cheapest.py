"""The cheapest reading of a sentence that is not read: with as little as can be left out of it.

What nobody knows is left out first, a slip put right where it is one; then what only joins, or calls things by what
they are; then a verb of going; then a word or two that may only lead on. Each is dearer than what comes before it, and
the first that lets the chart read the sentence to its end decides. What names somebody or something of the game,
counts, denies, excepts or supposes is never left out: the chart must find a place for all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import combinations, islice

from pbem.core.phrases import Phrase
from pbem.language.concepts import laid_out, prepared, readings
from pbem.language.forms import bound
from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Lattice, Sense, kinds
from pbem.language.offers import slips
from pbem.language.talk import besides as talk
from pbem.language.talk.shorter import LONGEST, drop_out
from pbem.language.talk.weighing import STRONG, Reader, weights_of, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_TOLD = frozenset({"unit", "ordinal", "group"})
_NEVER = frozenset({"no", "negated"})
_NEAR = 2
"""So many words behind a denial may be what is denied."""
_BINDING = frozenset({"if", "until", "otherwise"})
_JOINING = frozenset({"empty", "contrast", "wish", "that", "be", "so", "word", "and", "then", "mark"})
CALLING = _JOINING | {"noun", "prep", "range"}
_LEADING = CALLING | {"verb"}
_SPARE = (_LEADING - {"mark"}) | {"place", "fellow", "numero", "cell"}
_GOING = frozenset({"go", "come"})
_PAUSES = frozenset({",", "-", ":", "(", ")", ".", ";"})
Words = tuple[Token, ...]
_TRIES = 12
"""So many ways to leave out as many words are tried."""
_MOST_SPARE = 2
"""So many words that only lead on, or say a thing twice, may be left out."""


@dataclass
class _Passing(Line):
    """A line in which some words may be passed over: what ends before one may end behind it, too."""

    passed: Set[int] = frozenset()

    def ends_behind(self, end: int) -> Iterator[int]:
        """Give a place, and those behind the words after it that may be passed over."""
        yield end
        while end in self.passed:
            end += 1
            yield end

    def values(self, kind: str, at: int, told: bool = False) -> Sequence[tuple[int, Value]]:
        """Read whatever the lexicon has by that name, and pass over what stands behind it."""
        return [(on, value) for end, value in super().values(kind, at, told) for on in self.ends_behind(end)]

    def places(self, at: int) -> Iterator[tuple[int, str]]:
        """Give the names and cells that stand at a place, and pass over what stands behind them."""
        return ((on, name) for end, name in super().places(at) for on in self.ends_behind(end))


def cheapest(sentence: str, reader: Reader, readers: Sequence[Reader]) -> tuple[tuple[Phrase, ...], ...]:
    """Give what a sentence means when it is read in the cheapest way; nothing where no way is cheap enough."""
    for words, found in spared(sentence, reader, readers):
        meant = laid_out(sentence, words, found, reader)
        ways = _fewest_left_out(meant) if meant else ()
        if ways:
            return as_phrases(ways)
    return ()


def as_phrases(ways: Sequence[Sequence[Found]]) -> tuple[tuple[Phrase, ...], ...]:
    """Give readings as phrases."""
    return tuple(tuple(bound.phrase(each, ()) for each in reading) for reading in ways)


def spared(sentence: str, reader: Reader, readers: Sequence[Reader]) -> Iterator[tuple[Words, Words]]:
    """Give the words of a sentence with its slips put right, then without those nobody knows; and all it has."""
    found, kept = prepared(sentence, reader)
    unknown = talk.unknown(sentence, reader)
    if not kept or len(found) > LONGEST or not reader.lexicon.items or not _may_order(kept, unknown, reader):
        return
    strange = frozenset(token.start for token in unknown)
    if not drop_out(sentence, unknown, reader, readers) or turns(kept, strange, reader):
        return
    spelt = tuple(_spelt(token, reader) if token.start in strange else token for token in kept)
    bare = tuple(token for token in kept if token.start not in strange)
    righted = tuple(now for was, now in zip(kept, spelt, strict=True) if was != now or was.start not in strange)
    for words in dict.fromkeys((righted, bare)):
        if words == kept or acts(words, reader):
            yield words, found


def _fewest_left_out(meant: Line) -> tuple[tuple[Found, ...], ...]:
    """Read a line with as little passed over as can be."""
    free, far, passed = nameless(meant), 0, frozenset[int]()
    for passed in _levels(meant):
        ways, far = read_over(meant, passed)
        if ways:
            return ways
    spare = [at for at in free if at not in passed and _spare(at, meant.lattice)]
    spare.sort(key=lambda at: abs(at - far))
    for count in range(1, _MOST_SPARE + 1):
        found: dict[tuple[Found, ...], None] = {}
        for gone in islice(combinations(spare, count), _TRIES):
            found |= dict.fromkeys(read_over(meant, passed.union(gone))[0])
        if found:
            return tuple(found)
    return ()


def nameless(meant: Line) -> list[int]:
    """Give the places of words that are no proper names."""
    named = {n for at, every in meant.run.names.items() for one in every for n in range(at, one.end)}
    return [at for at in range(meant.end) if at not in named]


def _levels(meant: Line) -> Iterator[frozenset[int]]:
    """Give what may be passed over, nothing first, then more and more."""
    free, passed = nameless(meant), frozenset[int]()
    for level in _LEVELS:
        more = frozenset(at for at in free if level(at, meant.lattice))
        if more != passed or not passed:
            passed = more
            yield passed


def read_over(meant: Line, passed: frozenset[int]) -> tuple[tuple[tuple[Found, ...], ...], int]:
    """Read a line, some words of which may be passed over; and say how far it could be read."""
    line = passing(meant, passed)
    return readings(line), line.far[0]


def passing(meant: Line, passed: frozenset[int]) -> _Passing:
    """Let words of a line be passed over."""
    line = _Passing(
        meant.lattice, meant.run, meant.told, meant.lexicon, meant.vocabulary, stated=meant.stated, passed=passed
    )
    lattice = [
        [edge._replace(end=on) for edge in _denying(edges) for on in line.ends_behind(edge.end)]
        for edges in meant.lattice
    ]
    for first in range(len(lattice)):
        if first not in passed:
            break
        lattice[first].append(Sense(first + 1, "empty"))
    beginning = meant.remembered.setdefault("beginning", {})  # alike whatever is passed over
    every = tuple(tuple(dict.fromkeys(edges)) for edges in lattice)
    return replace(line, lattice=every, remembered={}, beginning=beginning)


def _denying(edges: Sequence[Sense]) -> Sequence[Sense]:
    """Leave a word that denies or excepts nothing else it could be: „bez“ is no slip of „běž“."""
    if kinds(edges).isdisjoint(("no", "except")):
        return edges
    return [edge for edge in edges if (edge.kind, edge.value) != ("verb", "go") and edge.kind != "empty"]


def _may_order(kept: tuple[Token, ...], unknown: Sequence[Token], reader: Reader) -> bool:
    """Tell whether somebody or something of the game is named, or all but a word is known."""
    lattice = words_of(reader.lexicon).lattice(kept)
    every = {edge.kind for edges in lattice for edge in edges}
    return bool(every & _TOLD) or STRONG in weights_of(kept, lattice, reader) or len(unknown) <= 1


def acts(kept: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether a verb or a direction is left: else a word nobody knows may have been the verb."""
    every = map(kinds, words_of(reader.lexicon).lattice(kept))
    return any("direction" in one or ("verb" in one and "number" not in one) for one in every)


def _spelt(token: Token, reader: Reader) -> Token:
    """Put a misspelt word right, be it one of the game or a form of any other."""
    known = (slips.form, slips.related) if token.sort == "word" else ()
    taken = next(filter(None, (way(token.folded, reader.lexicon) for way in known)), reader.word(token).taken)
    return token._replace(text=taken, folded=fold(taken)) if taken and " " not in taken else token


def turns(kept: Sequence[Token], strange: Set[int], reader: Reader) -> bool:
    """Tell whether a word nobody knows may be what is denied, or count what stands behind it."""
    lattice = words_of(reader.lexicon).lattice(tuple(kept))
    return any(
        behind_denial(at, lattice) or (at + 1 < len(kept) and "noun" in kinds(lattice[at + 1]))
        for at in range(len(kept))
        if kept[at].start in strange
    )


def behind_denial(at: int, lattice: Lattice) -> bool:
    """Tell whether a word stands near behind one that denies."""
    return any(edge.kind in _NEVER for before in lattice[max(0, at - _NEAR) : at] for edge in before)


def covering(at: int, lattice: Lattice) -> tuple[Sense, ...]:
    """Give the senses of a word, and of the groups it is part of."""
    return tuple(edge for start in range(max(0, at - 5), at + 1) for edge in lattice[start] if edge.end > at)


def _only(at: int, lattice: Lattice, allowed: Set[str]) -> bool:
    """Tell whether a word means nothing but what is allowed, and is not what is denied."""
    here = covering(at, lattice)
    told = any(edge.past for edge in here) and all(edge.past for edge in here if edge.kind == "verb")
    return bool(here) and kinds(here) <= allowed and not told and not behind_denial(at, lattice)


def _nothing(at: int, lattice: Lattice) -> bool:
    return False


def joins(at: int, lattice: Lattice) -> bool:
    """Tell whether a word only joins others; no sign does where something hangs on a condition."""
    if "mark" in kinds(lattice[at]):
        paused = any(edge.value in _PAUSES for edge in lattice[at])
        return paused and not any(kinds(edges) & _BINDING for edges in lattice)
    return _only(at, lattice, _JOINING)


def calls(at: int, lattice: Lattice) -> bool:
    """Tell whether a word only joins others, or calls what is numbered by what it is."""
    return joins(at, lattice) or (_only(at, lattice, CALLING) and not relates(at, lattice))


def relates(at: int, lattice: Lattice) -> bool:
    """Tell whether a preposition stands before something of the game that does not count."""
    if "prep" not in kinds(covering(at, lattice)):
        return False
    behind = kinds(lattice[at + 1]) if at + 1 < len(lattice) else frozenset[str]()
    return "number" not in behind and not (behind and behind <= _LEADING | {"place"})


def leads(at: int, lattice: Lattice) -> bool:
    """Tell whether a word may be left out, or is a verb of going."""
    verbs = {edge.value for edge in covering(at, lattice) if edge.kind == "verb"}
    goes = verbs <= _GOING and _only(at, lattice, _LEADING) and not relates(at, lattice)
    return goes or calls(at, lattice)


def _spare(at: int, lattice: Lattice) -> bool:
    """Tell whether a word may be one that only leads on to what is done; not behind `but`, nor beside a denial."""
    before = {kind for edges in lattice[:at] for kind in kinds(edges)}
    denied = any(kinds(edges) & _NEVER for edges in lattice)
    plain = _only(at, lattice, _SPARE) and not relates(at, lattice)
    return plain and not denied and "contrast" not in before


_LEVELS: tuple[Callable[[int, Lattice], bool], ...] = (_nothing, joins, calls, leads)
