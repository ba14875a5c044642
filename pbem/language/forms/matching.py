"""One attempt to read a line: where it stands, what it remembers, and what it missed where it got furthest.

All readings are found, not the first one only. A form, a kind and a slot are functions from a place in the line
to the places they may end at; what was found for a kind at a place is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Union

from pbem.language.words.atoms import NOTHING, Features
from pbem.language.words.tokens import Token

Value = Union[str, int, "Given", "Found", tuple["Value", ...]]
Bound = tuple[tuple[str, Value], ...]


class Term(NamedTuple):
    """Something that can be expected and has a name in the catalogues: `term-<key>`."""

    key: str


Label = str | Term


class Given(NamedTuple):
    """The number or cell a word of the line gives: the first word that gives it, so that equal ones are equal."""

    at: int


class Found(NamedTuple):
    """A phrase as it was found: its kind and its filled slots."""

    kind: str
    slots: Bound


class Named(NamedTuple):
    """A proper name that starts somewhere in the line: where it ends, its kind and its key."""

    end: int
    kind: str
    key: str


class Line(NamedTuple):
    """A line and what it is made of: its words, what each may be, and the proper names by the word they begin with."""

    text: str
    tokens: tuple[Token, ...]
    features: tuple[Features, ...]
    names: Mapping[int, tuple[Named, ...]]


class Run:
    """One attempt. With `tracing`, the misses at the furthest place are kept.

    `given` has, for each word that gives a number or a cell, the first word that gives it: with it, what is found holds
    no numbers and cells, and is true of any line of that shape, unless `verbatim` tells that a text was taken from it.
    """

    def __init__(self, line: Line, tracing: bool = False, given: tuple[int, ...] = ()) -> None:
        self.line = line.text
        self.tokens = line.tokens
        self.features = (*line.features, NOTHING)
        self.names = line.names
        self.tracing = tracing
        self.given = given
        self.verbatim = False
        self.memo: dict[tuple[str, int], tuple[tuple[int, Found], ...]] = {}
        self.lists: dict[tuple[object, int], list[tuple[int, Value]]] = {}
        self.furthest = 0
        self.missed: dict[Label, None] = {}
        self.wanted: dict[int | str, None] = {}
        self._labels: list[tuple[int, Label]] = []

    def miss(self, at: int, label: Label, wanted: Iterable[int | str] = ()) -> None:
        """Remember what was expected at a place, in the widest word for it; no label: what nobody need be told."""
        if at < self.furthest:
            return
        if at > self.furthest:
            self.furthest = at
            self.missed = {}
            self.wanted = {}
        self.wanted.update(dict.fromkeys(wanted))
        wider = next((term for place, term in self._labels if place == at), label)
        if wider:
            self.missed[wider] = None

    def enter(self, at: int, label: Label) -> None:
        """Begin something that has a word of its own."""
        self._labels.append((at, label))

    def leave(self) -> None:
        """End it."""
        self._labels.pop()


State = tuple[int, Bound]
Match = Callable[[Run, int, Bound], list[State]]
Read = Callable[[Run, int], list[tuple[int, Value]]]


def bind(bound: Bound, name: str, value: Value) -> Bound | None:
    """Fill a slot; said twice it must be the same, and lists said twice are one list. None: it contradicts itself."""
    for index, (other, before) in enumerate(bound):
        if other != name:
            continue
        if type(value) is tuple or type(before) is tuple:
            return (*bound[:index], (name, _listed(before) + _listed(value)), *bound[index + 1 :])
        return bound if before == value else None
    return (*bound, (name, value))


def _listed(value: Value) -> tuple[Value, ...]:
    return value if type(value) is tuple else (value,)


def words(singles: frozenset[int], longer: tuple[tuple[int, ...], ...], label: Label) -> Match:
    """Match any of several words or sequences of words."""

    def match(run: Run, at: int, bound: Bound) -> list[State]:
        found = [] if singles.isdisjoint(run.features[at]) else [(at + 1, bound)]
        for sequence in longer:
            if (end := _follow(run, at, sequence, label)) > at:
                found.append((end, bound))
        if run.tracing and not found:
            run.miss(at, label, singles)
        return found

    return match


def _follow(run: Run, at: int, sequence: tuple[int, ...], label: Label) -> int:
    """Follow a sequence of words; give the place behind it, or `at` when it is not there."""
    place = at
    for atom in sequence:
        if atom not in run.features[place]:
            if run.tracing:
                run.miss(place, label if place == at else "", (atom,))
            return at
        place += 1
    return place


def sequence(parts: tuple[Match, ...]) -> Match:
    """Match one part after the other."""
    if len(parts) == 1:
        return parts[0]

    def match(run: Run, at: int, bound: Bound) -> list[State]:
        states = [(at, bound)]
        for part in parts:
            if len(states) == 1:
                states = part(run, *states[0])
            else:
                states = list(dict.fromkeys(state for before in states for state in part(run, *before)))
            if not states:
                break
        return states

    return match


def choice(bodies: tuple[tuple[Features | None, Match], ...]) -> Match:
    """Match any of several, each given with what it can begin with."""

    def match(run: Run, at: int, bound: Bound) -> list[State]:
        here, tracing = run.features[at], run.tracing
        return [
            state
            for firsts, body in bodies
            if tracing or firsts is None or not firsts.isdisjoint(here)
            for state in body(run, at, bound)
        ]

    return match


def maybe(body: Match, firsts: Features | None) -> Match:
    """Match something, or leave it out."""

    def match(run: Run, at: int, bound: Bound) -> list[State]:
        if firsts is not None and firsts.isdisjoint(run.features[at]) and not run.tracing:
            return [(at, bound)]
        return [*body(run, at, bound), (at, bound)]

    return match


def constant(name: str, value: str | int) -> Match:
    """Fill a slot without a word."""

    def match(run: Run, at: int, bound: Bound) -> list[State]:
        more = bind(bound, name, value)
        return [] if more is None else [(at, more)]

    return match


def slot(name: str, read: Read, label: Label) -> Match:
    """Fill a slot with what is read."""

    def match(run: Run, at: int, bound: Bound) -> list[State]:
        if not run.tracing:
            return [(end, more) for end, value in read(run, at) if (more := bind(bound, name, value)) is not None]
        run.enter(at, label)
        found = [(end, more) for end, value in read(run, at) if (more := bind(bound, name, value)) is not None]
        run.leave()
        return found

    return match
