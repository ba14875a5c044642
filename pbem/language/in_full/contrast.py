"""A line that says what is not meant beside what is: "not to Tor but to Kem", "2, not 3, up 4", "on u1 instead of u2".

"Instead of A" may stand before what is meant.
Only where both are things of one kind, side by side: what is denied is blanked out, nothing else is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pbem.language.forms.matching import Named
from pbem.language.lattice.senses import Lattice
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens

_TYPED = frozenset({"number", "unit", "direction", "ordinal"})
_BINDING = frozenset({"if", "until", "otherwise", "unless"})
_OPENS = frozenset({",", "(", "-"})
_CLOSES = frozenset({",", ")", ".", ";", "!", ":"})


class _Thing(NamedTuple):
    """Something of a kind, and where it ends."""

    kinds: frozenset[str]
    end: int


class _Line(NamedTuple):
    tokens: Sequence[Token]
    lattice: Lattice
    names: Mapping[int, tuple[Named, ...]]
    typed: frozenset[str]
    instead: frozenset[int] = frozenset()
    """Where words such as `instead` stand."""

    def thing(self, at: int) -> _Thing | None:
        """Read a thing, its prepositions before it."""
        while at < len(self.tokens) and self.tokens[at].sort == "word" and self._leads(at):
            at += 1
        if at >= len(self.tokens):
            return None
        if self.tokens[at].sort == "cell" and not self.lattice[at]:
            return _Thing(frozenset({"cell"}), at + 1)
        if at in self.names:
            end = max(one.end for one in self.names[at])
            return _Thing(frozenset(one.kind for one in self.names[at] if one.end == end), end)
        end = max((edge.end for edge in self.lattice[at] if edge.kind in self.typed), default=0)
        kinds = frozenset(edge.kind for edge in self.lattice[at] if edge.kind in self.typed and edge.end == end)
        return _Thing(kinds, end) if kinds else None

    def _leads(self, at: int) -> bool:
        return any(edge.kind in ("prep", "range", "empty") for edge in self.lattice[at]) and at not in self.names

    def ends(self, at: int, *kinds: str) -> Iterator[int]:
        """Give the places behind a word of a kind."""
        yield from (edge.end for edge in (self.lattice[at] if at < len(self.lattice) else ()) if edge.kind in kinds)

    def marked(self, at: int, signs: frozenset[str]) -> bool:
        """Tell whether a sign stands at a place."""
        return at < len(self.tokens) and self.tokens[at].folded in signs

    def denied(self) -> Iterator[tuple[int, int]]:
        """Give what to leave out, from a word to a word."""
        for at in range(len(self.tokens)):
            for end in set(self.ends(at, "no")):
                if (thing := self.thing(end)) is not None:
                    yield from self._but(at, thing)
                    yield from self._before(at, thing)
                    yield from self._instead_of(at, thing)

    def _instead_of(self, at: int, thing: _Thing) -> Iterator[tuple[int, int]]:
        """Find "instead of A ... B": what stands in its place is of its kind, and named behind it."""
        if at not in self.instead or any(set(self.ends(on, "no")) for on in range(thing.end, len(self.tokens))):
            return
        others = (self.thing(on) for on in range(thing.end, len(self.tokens)))
        if any(other is not None and other.kinds & thing.kinds for other in others):
            yield at, thing.end + self.marked(thing.end, frozenset({","}))

    def _but(self, at: int, thing: _Thing) -> Iterator[tuple[int, int]]:
        """Find "not A but B"."""
        comma = thing.end + self.marked(thing.end, _OPENS)
        joins = ("contrast", "and") if comma > thing.end else ("contrast",)
        for behind in set(self.ends(comma, *joins)):
            other = self.thing(behind)
            if other is not None and other.kinds & thing.kinds:
                yield at, behind

    def _before(self, at: int, thing: _Thing) -> Iterator[tuple[int, int]]:
        """Find "B, not A", "B (not A)" and "B instead of A"."""
        start = at
        while start and (self.marked(start - 1, _OPENS) or start in self.ends(start - 1, "and", "contrast")):
            start -= 1
        kinds = {kind for one in range(max(0, start - 4), start) for kind in self._ending(one, start)}
        ended = thing.end >= len(self.tokens) or self.marked(thing.end, _CLOSES) or self._leads(thing.end)
        if kinds & thing.kinds and ended:
            yield start, thing.end + self.marked(thing.end, frozenset({")"}))

    def _ending(self, at: int, end: int) -> frozenset[str]:
        thing = self.thing(at)
        return thing.kinds if thing is not None and thing.end == end else frozenset()


def settled(line: str, reader: Reader) -> str:
    """Blank out what a line says is not meant; nothing, where it says no such thing or hangs on a condition."""
    found = tuple(tokens(line))
    words = words_of(reader.lexicon)
    lattice = words.lattice(found)
    kinds = {edge.kind for edges in lattice for edge in edges}
    if "no" not in kinds or kinds & _BINDING:
        return ""
    typed = _TYPED.union(reader.lexicon.tables)
    instead = frozenset(at for at, token in enumerate(found) if words.said("instead", (token,)))
    gone = next(_Line(found, lattice, reader.named(found), typed, instead).denied(), None)
    if gone is None:
        return ""
    start, end = found[gone[0]].start, found[gone[1] - 1].end
    return line[:start] + " " * (end - start) + line[end:]
