"""The forms of a lexicon made into functions: what may begin with a word is known before it is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from pbem.language.forms import matching, slots
from pbem.language.forms.matching import Label, Match, Read, Term
from pbem.language.forms.notation import Choice, Constant, Literal, Maybe, Node, Sequence, Slot, Word
from pbem.language.words.atoms import Atoms, Features
from pbem.language.words.tokens import patterns

Ways = tuple[tuple[str, ...], ...]
T = TypeVar("T")

OPEN = "…"
"""Stands behind a stem that no whole word of the lexicon shows."""
_SORTS = {"code": slots.CODE, "count": slots.COUNT}
_PLAIN = {"number": slots.NUMBER, "cell": slots.CELL, **_SORTS}


@dataclass(frozen=True)
class Material:
    """What a grammar is made of: the ways to say each word and each name of a table, groups and forms."""

    words: Mapping[str, Ways]
    tables: Mapping[str, Mapping[str, Ways]]
    groups: Mapping[str, tuple[str, ...]]
    forms: Mapping[str, tuple[Sequence, ...]]
    proper: tuple[str, ...]
    labels: frozenset[str]
    shown: Mapping[str, tuple[str, ...]]
    capitals: frozenset[str] = frozenset()


@dataclass
class Grammar:
    """The functions of one lexicon, made on first use and kept."""

    material: Material
    atoms: Atoms
    values: Mapping[int, int]
    terms: Mapping[str, str]
    _reads: dict[str, Read] = field(default_factory=dict)
    _lists: dict[tuple[str, Sequence, Term], Read] = field(default_factory=dict)
    _firsts: dict[str, Features | None] = field(default_factory=dict)
    _sets: dict[Features, Features] = field(default_factory=dict)
    _spoken: dict[tuple[frozenset[int], tuple[tuple[int, ...], ...], Label], Match] = field(default_factory=dict)

    def read(self, kind: str) -> Read:
        """Give the function that reads a kind, a group or anything else a slot may hold."""
        if kind not in self._reads:
            later = self._later(kind)
            self._reads[kind] = later
            self._reads[kind] = self._make(kind)
        return self._reads[kind]

    def _later(self, kind: str) -> Read:
        """Stand in for a kind that is being made: kinds may hold one another."""
        return lambda run, at: self._reads[kind](run, at)

    def _make(self, kind: str) -> Read:
        material = self.material
        if kind in material.groups:
            members = tuple((self.first_of(member), self.read(member)) for member in material.groups[kind])
            return slots.any_of(_fitting(members), tuple(read for _, read in members))
        if kind in material.forms:
            forms = tuple((self.first(form), self.match(form, "kind:" + kind)) for form in material.forms[kind])
            return slots.phrase(kind, _fitting(forms), tuple(match for _, match in forms))
        if kind in material.tables:
            return self._table(material.tables[kind], kind)
        if kind in material.proper:
            return slots.proper(kind)
        if kind in material.labels:
            return slots.label(kind)
        if kind == "free":
            return slots.free(self._heads(material.words.get("bars", ()), "bars"))
        number = slots.number(self.values)
        if kind in _SORTS:
            return slots.sort(number, _SORTS[kind])
        return {"number": number, "cell": slots.cell, **slots.TEXTS}[kind]

    def _table(self, entries: Mapping[str, Ways], kind: str) -> Read:
        singles: dict[int, tuple[str, ...]] = {}
        longer: list[tuple[tuple[int, ...], str]] = []
        for key, ways in entries.items():
            for way in self._numbers(ways, f"{kind}:{key}"):
                if len(way) == 1:
                    singles[way[0]] = (*singles.get(way[0], ()), key)
                else:
                    longer.append((way, key))
        capitals = frozenset(self.atoms.add(letter, "") for letter in self.material.capitals)
        return slots.table(singles, tuple(longer), capitals & singles.keys())

    def _numbers(self, ways: Ways, sense: str, shown: tuple[str, ...] = ()) -> list[tuple[int, ...]]:
        shown = shown or self.material.shown.get(sense, ())
        return [tuple(self.atoms.add(pattern, sense, _shown(pattern, shown)) for pattern in way) for way in ways]

    def phrase(self, kind: str) -> Match:
        """Make the function that matches a line of one kind."""
        return matching.slot("orders", self.read(kind), Term(kind))

    def match(self, sequence: Sequence, sense: str = "", quiet: bool = False) -> Match:
        """Make the function that matches a sequence of nodes; its own words have that sense.

        A quiet one is not expected aloud.
        """
        return matching.sequence(tuple(self._match(node, sense, quiet) for node in sequence))

    def _match(self, node: Node, sense: str, quiet: bool) -> Match:
        match node:
            case Literal(text, patterns):
                return self._words((patterns,), "" if quiet or "*" in text else text, sense, (text,))
            case Word(concept, said=said):
                label = said or next(iter(self.material.shown.get(concept, ())), "")
                return self._words(self.material.words[concept], "" if quiet else label, concept)
            case Constant(name, value):
                return matching.constant(name, value)
            case Choice(bodies):
                return matching.choice(tuple((self.first(body), self.match(body, sense, quiet)) for body in bodies))
            case Maybe(body):
                return matching.maybe(self.match(body, sense, not has_slot(body)), self.first(body))
            case Slot():
                return self._slot(node)

    def _words(self, ways: Ways, label: Label, sense: str, shown: tuple[str, ...] = ()) -> Match:
        """Give the function that matches words; forms that hold the same words share it."""
        numbers = self._numbers(ways, sense, shown)
        singles = frozenset(way[0] for way in numbers if len(way) == 1)
        key = (singles, tuple(way for way in numbers if len(way) > 1), label)
        if key not in self._spoken:
            self._spoken[key] = matching.words(*key)
        return self._spoken[key]

    def _shared(self, features: Iterable[int | str]) -> Features:
        """Give a set that was made before, if there is an equal one: thousands of forms begin with the same words."""
        found = frozenset(features)
        return self._sets.setdefault(found, found)

    def _slot(self, node: Slot) -> Match:
        read = self.read(node.type)
        term = Term(self.term(node))
        if node.between is not None:
            read = self._list(node.type, node.between, term)
        return matching.slot(node.name, read, term)

    def _list(self, kind: str, between: Sequence, term: Term) -> Read:
        """Give the function that reads a list; forms that hold the same list share it, and what it found."""
        key = (kind, between, term)
        if key not in self._lists:
            self._lists[key] = slots.several(self.read(kind), self.match(between), term)
        return self._lists[key]

    def term(self, node: Slot) -> str:
        """Name what stands in a slot, for `term-...` in the catalogues: its type, for numbers and texts the slot."""
        name = node.name if node.type in {"number", *_SORTS, *slots.TEXTS} else node.type
        return self.terms.get(name, name)

    def first(self, sequence: Sequence) -> Features | None:
        """Give what a sequence may begin with; None: anything, or nothing at all."""
        found: set[int | str] = set()
        for node in sequence:
            if isinstance(node, Constant):
                continue
            begins = self._first(node)
            if begins is None:
                return None
            found |= begins
            if not isinstance(node, Maybe):
                return self._shared(found)
        return None

    def _first(self, node: Node) -> Features | None:
        match node:
            case Literal(patterns=patterns):
                return frozenset({self.atoms.add(patterns[0], "")})
            case Word(concept):
                return self._heads(self.material.words[concept], concept)
            case Choice(bodies):
                return self._union(self.first(body) for body in bodies)
            case Maybe(body):
                return self.first(body)
            case Slot(type=kind):
                return self.first_of(kind)
            case _:
                return frozenset()

    def _union(self, sets: Iterable[Features | None]) -> Features | None:
        found: set[int | str] = set()
        for features in sets:
            if features is None:
                return None
            found |= features
        return self._shared(found)

    def _heads(self, ways: Ways, sense: str) -> Features:
        return self._shared(self.atoms.add(way[0], sense) for way in ways)

    def first_of(self, kind: str) -> Features | None:
        """Give what a kind may begin with; a kind that begins with itself is a ValueError."""
        if kind not in self._firsts:
            self._firsts[kind] = frozenset({"\0"})
            self._firsts[kind] = self._find_first(kind)
        found = self._firsts[kind]
        if found is not None and "\0" in found:
            raise ValueError(f"the kind {kind!r} begins with itself")
        return found

    def _find_first(self, kind: str) -> Features | None:
        material = self.material
        if kind in material.groups:
            return self._union(self.first_of(member) for member in material.groups[kind])
        if kind in material.forms:
            return self._union(self.first(form) for form in material.forms[kind])
        if kind in material.tables:
            return self._union(self._heads(ways, f"{kind}:{key}") for key, ways in material.tables[kind].items())
        if kind in slots.TEXTS:
            return None
        if kind in material.labels:
            return frozenset({slots.NUMBER + kind})
        return frozenset({_PLAIN.get(kind, "@" + kind)})


def has_slot(sequence: Sequence) -> bool:
    """Tell whether a slot is filled anywhere in a sequence."""
    return any(
        isinstance(node, Slot | Constant)
        or (isinstance(node, Maybe) and has_slot(node.body))
        or (isinstance(node, Choice) and any(has_slot(body) for body in node.bodies))
        for node in sequence
    )


def _fitting(members: tuple[tuple[Features | None, T], ...]) -> Callable[[Features], tuple[T, ...]]:
    """Make the look-up from the features of a word to the members that may begin with it."""
    known: dict[Features, tuple[T, ...]] = {}

    def fitting(features: Features) -> tuple[T, ...]:
        found = known.get(features)
        if found is None:
            found = tuple(member for first, member in members if first is None or not first.isdisjoint(features))
            known[features] = found
        return found

    return fitting


@lru_cache(maxsize=1 << 15)
def _shown(pattern: str, said: tuple[str, ...]) -> str:
    """Give the word shown for a pattern: itself, or the first whole word that begins with the stem."""
    wanted = pattern.rstrip("*")
    for word in " ".join(said).split():
        folded = patterns(word)
        if folded == (wanted,) or (
            pattern.endswith("*") and folded and "*" not in word and folded[0].startswith(wanted)
        ):
            return word
    if not pattern.endswith("*"):
        return wanted
    written = (word for entry in said for word in entry.split() if word.endswith("*") and patterns(word) == (pattern,))
    return next(written, pattern).rstrip("*") + OPEN
