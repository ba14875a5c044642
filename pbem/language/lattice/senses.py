"""All senses of the words of a line: a lattice, whose edges are words or groups of words and what each may be.

Nothing is decided here. `second` may be a number or tell which army, Czech `s` a preposition or the north; the chart
follows every edge, and what fits nowhere is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from pbem.language.forms.book import Entry, Lexicon
from pbem.language.lattice import guards
from pbem.language.words import phrasings
from pbem.language.words.atoms import Atoms
from pbem.language.words.frames import Entry as FrameEntry
from pbem.language.words.inflect import PAST
from pbem.language.words.tokens import Token, labelled

_ATOM = " "
"""Stands before the number of a pattern of the lexicon."""
_MARKS = {",": ",", ";": ";", ".": ".", ":": ":", "-": "-", "!": ".", "(": "(", ")": ")", ">": ">", "?": "?"}


class Sense(NamedTuple):
    """One thing a word, or several words, may be: the place behind, its kind, its value, whether it tells the past."""

    end: int
    kind: str
    value: str | int = ""
    past: bool = False


Lattice = tuple[tuple[Sense, ...], ...]
Key = str
_LINES = 256
"""So many lines are remembered: each is asked about several times while it is read."""


class _Way(NamedTuple):
    """The words behind the first of an entry, and what the whole means."""

    rest: tuple[Key, ...]
    kind: str
    value: str | int


class _Opening(NamedTuple):
    """What may begin with a word: `rest`, what stands behind it, if with one of `seconds` (empty: with anything)."""

    kind: str
    value: str | int = ""
    past: bool = False
    rest: phrasings.Phrasing = ()
    seconds: frozenset[Key] = frozenset()


class Senses:
    """What the words of one lexicon mean, by their first word."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._ways: dict[Key, list[_Way]] = {}
        self._phrasings: dict[Key, list[FrameEntry]] = {}
        self._known: dict[str, tuple[tuple[Key, bool], ...]] = {}
        self._opened: dict[tuple[str, str, str, int], tuple[_Opening, ...]] = {}
        self._lattices: dict[tuple[Token, ...], Lattice] = {}
        self._by_words: dict[tuple[tuple[str, str, str, int], ...], Lattice] = {}
        for entry in lexicon.listed:
            for key in phrasings.firsts(entry.phrasing):
                self._phrasings.setdefault(key, []).append(entry)
            if entry.words:
                self._add(entry.words, entry.kind, entry.value)
        for table, entries in lexicon.tables.items():
            for key, one in entries.items():
                self._add_all(one, table, key)
        self._unit = str((lexicon.items.get("line") or lexicon.items.get("deeds") or {}).get("unit", ""))
        self._letters = frozenset(lexicon.items.get("line", {}).get("letters", ()))
        for concept in ("cell", self._unit):
            if concept in lexicon.words:
                self._add_all(lexicon.words[concept], "cell" if concept == "cell" else "noun", "own")

    def _add_all(self, entry: Entry, kind: str, value: str) -> None:
        for way in entry.ways:
            keys = tuple(_key(pattern, self._lexicon.grammar.atoms) for pattern in way)
            if all(keys):
                self._add(keys, kind, value)

    def _add(self, keys: Sequence[Key], kind: str, value: str | int) -> None:
        self._ways.setdefault(keys[0], []).append(_Way(tuple(keys[1:]), kind, value))

    def keys(self, token: Token) -> tuple[tuple[Key, bool], ...]:
        """List what a token may be looked up as, and whether it tells of the past as that."""
        found = self._known.get(token.folded)
        if found is None:
            if len(self._known) > 2_000:
                self._known.clear()
            found = self._known[token.folded] = tuple(dict.fromkeys(self._find(token.folded)))
        return found

    def begins(self, token: Token) -> bool:
        """Tell whether something that is listed, or what denies it, begins with a word."""
        return bool(self._openings(token))

    def may_be(self, token: Token, kind: str) -> bool:
        """Tell whether a word may by itself be of a kind, or begin what is."""
        return any(one.kind == kind for one in self._openings(token))

    def _find(self, word: str) -> Iterator[tuple[Key, bool]]:
        yield "=" + word, False
        lemmas = self._lexicon.inflected.get(word, word).split()
        for lemma in lemmas:
            yield lemma.removesuffix(PAST), lemma.endswith(PAST)
        past = all(lemma.endswith(PAST) for lemma in lemmas)
        for atom in self._lexicon.grammar.atoms.find(word):
            yield f"{_ATOM}{atom}", past

    def lattice(self, found: Sequence[Token]) -> Lattice:
        """Give the senses of each token of a line; the lines looked at last are remembered."""
        line = tuple(found)
        known = self._lattices.get(line)
        if known is None:
            if len(self._lattices) >= _LINES:
                self._lattices.clear()
            known = self._lattices[line] = self._worded(line)
        return known

    def _worded(self, found: tuple[Token, ...]) -> Lattice:
        """Look up the same words only once, wherever they stand in a letter."""
        words = tuple((token.sort, token.text, token.folded, token.number) for token in found)
        known = self._by_words.get(words)
        if known is None:
            if len(self._by_words) >= _LINES:
                self._by_words.clear()
            known = self._by_words[words] = self._looked_up(found)
        return known

    def _looked_up(self, found: Sequence[Token]) -> Lattice:
        keys = [dict(self.keys(token)) if token.sort != "quote" else {} for token in found]
        every = _conditioned([tuple(dict.fromkeys(self._senses(found, at, keys))) for at in range(len(found))])
        deeds = self._lexicon.items.get("deeds", {})
        every = _hindered(_surely_stated(every, frozenset(deeds.get("stating", ()))), deeds.get("hinders", ()))
        return tuple(self._weighty(edges, behind) for edges, behind in pairwise((*every, ())))

    def _weighty(self, edges: tuple[Sense, ...], behind: tuple[Sense, ...]) -> tuple[Sense, ...]:
        """Leave out that a word carries nothing where a name of several words begins with it: „pravé hradby“; not where
        that is a name without it, too: "the Turks".
        """
        edges = _otherwise(edges)
        names = (edge for edge in edges if edge.kind in self._lexicon.tables and edge not in behind)
        name = max((edge.end for edge in names), default=0)
        return (
            tuple(edge for edge in edges if edge.kind not in ("empty", "that") or edge.end >= name) if name else edges
        )

    def _senses(self, found: Sequence[Token], at: int, keys: Sequence[dict[Key, bool]]) -> Iterator[Sense]:
        behind = keys[at + 1].keys() if at + 1 < len(keys) else frozenset()
        for kind, value, past, rest, seconds in self._openings(found[at]):
            if not rest:
                yield Sense(at + 1, kind, value, past)
            elif not seconds or not seconds.isdisjoint(behind):
                yield from (Sense(end, kind, value, past) for end in phrasings.ends(rest, keys, at + 1))

    def _openings(self, token: Token) -> tuple[_Opening, ...]:
        """List all that may begin with a token; what a word may be by itself is found out once."""
        word = (token.sort, token.text, token.folded, token.number)
        known = self._opened.get(word)
        if known is None:
            if len(self._opened) > 2_000:
                self._opened.clear()
            known = self._opened[word] = tuple(self._opening(token))
        return known

    def _opening(self, token: Token) -> Iterator[_Opening]:
        if token.number >= 0:
            yield _Opening("number", token.number)
        letters, numbered = labelled(token)
        if letters & self._letters or any(self._unit in self._lexicon.lettered.get(one, ()) for one in letters):
            yield _Opening("unit", numbered)
        if token.sort == "mark":
            yield _Opening("mark", _MARKS[token.folded]) if token.folded in _MARKS else _Opening("strange")
        for key, past in dict(self.keys(token)).items() if token.sort != "quote" else ():
            number = self._lexicon.values.get(int(key[1:])) if key[:1] == _ATOM else None
            if number is not None:
                yield _Opening("number", number)
            yield from (_opening(way.kind, way.value, past, way.rest) for way in self._ways.get(key, ()))
            for said in self._phrasings.get(key, ()):
                yield from (_opening(said.kind, said.value, past, rest) for rest in phrasings.after(said.phrasing, key))
        yield from (_Opening("negated", value) for value in self._negated(token))

    def _negated(self, token: Token) -> Iterator[str | int]:
        """Give the verbs a word is a negated form of (`neber`): only what forbids takes them."""
        for prefix in guards.prefixes(self._lexicon) if token.sort == "word" else ():
            rest = token.folded.removeprefix(prefix)
            if len(rest) > 2 and rest != token.folded:
                ways = (way for key, past in self._find(rest) if not past for way in self._ways.get(key, ()))
                yield from (way.value for way in ways if way.kind == "verb" and not way.rest)


def _opening(kind: str, value: str | int, past: bool, rest: phrasings.Phrasing) -> _Opening:
    """Say what a word begins, and with which words it may go on."""
    return _Opening(kind, value, past, rest, frozenset() if phrasings.may_end(rest) else phrasings.firsts(rest))


def _conditioned(every: Sequence[tuple[Sense, ...]]) -> list[tuple[Sense, ...]]:
    """Leave out that a word speaks of another turn inside a conjunction of several words: "as soon as", „jen tehdy“."""
    joined = [(at, edge.end) for at, edges in enumerate(every) for edge in edges if edge.kind in ("if", "only")]
    inside = {at for start, end in joined if end - start > 1 for at in range(start, end)}
    other = [(at, edge.end) for at, edges in enumerate(every) for edge in edges if edge.kind == "otherwise"]

    def joins(at: int, end: int) -> bool:
        return at in inside or any(start <= at and (end <= stop or at < stop == end - 1) for start, stop in other)

    return [
        tuple(edge for edge in edges if edge.kind != "later" or not joins(at, edge.end))
        for at, edges in enumerate(every)
    ]


def _surely_stated(every: list[tuple[Sense, ...]], stating: frozenset[str]) -> list[tuple[Sense, ...]]:
    """Leave out that a word doubts which ends several that state something: "my guess is the lighthouse"."""
    said = ((at, edge.end) for at, edges in enumerate(every) for edge in edges if edge.value in stating)
    last = {end - 1 for at, end in said if end > at + 1}
    return [tuple(edge for edge in edges if edge.kind != "hedge" or at not in last) for at, edges in enumerate(every)]


def _hindered(every: list[tuple[Sense, ...]], hinders: Sequence[str]) -> list[tuple[Sense, ...]]:
    """Leave out that a word wishes something away which hinders it in this game: „zabraň Turkům útočit“."""
    ends = [{edge.end for edge in edges if edge.kind == "verb" and edge.value in hinders} for edges in every]
    pairs = zip(every, ends, strict=True)
    return [tuple(one for one in edges if one.kind != "later" or one.end not in end) for edges, end in pairs]


def _otherwise(edges: tuple[Sense, ...]) -> tuple[Sense, ...]:
    """Leave out that a word only joins where several words with it say `otherwise` («а то», "and if not") or doubt
    ("but first"), and that it supposes where they say what comes then ("after which").
    """
    longest = max((edge.end for edge in edges if edge.kind in ("otherwise", "hedge")), default=0)
    then = max((edge.end for edge in edges if edge.kind == "then"), default=0)
    return tuple(
        edge
        for edge in edges
        if (edge.kind not in ("and", "contrast", "then", "empty") or edge.end >= longest)
        and (edge.kind not in ("if", "upon") or edge.end >= then)
    )


def senses(lexicon: Lexicon) -> Senses:
    """Give the senses of a lexicon's words, made when they are first asked for."""
    found: Senses | None = lexicon.known.get("senses")
    if found is None:
        found = lexicon.known["senses"] = Senses(lexicon)
    return found


def _key(pattern: str, atoms: Atoms) -> Key:
    number = atoms.stems.get(pattern[:-1]) if pattern.endswith("*") else atoms.exact.get(pattern)
    return "" if number is None else f"{_ATOM}{number}"


def kinds(edges: Iterable[Sense]) -> frozenset[str]:
    """List the kinds of some senses."""
    return frozenset(edge.kind for edge in edges)
