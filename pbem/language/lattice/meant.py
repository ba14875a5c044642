"""A line as the chart looks at it: its tokens with all their senses, and what the lexicon's forms read anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Run, Value
from pbem.language.lattice.senses import Lattice, Sense

S = TypeVar("S")


@dataclass
class Line:
    """One line. `run` reads the lexicon's forms over it, but no word of the past; `told` reads those, too."""

    lattice: Lattice
    run: Run
    told: Run
    lexicon: Lexicon
    vocabulary: Vocabulary
    remembered: dict[Any, Any] = field(default_factory=dict)
    section: str = ""
    """What it is read as, where a game has orders of both: of `line`s, or `deeds`."""
    stated: bool = False
    """The line says what is ("u1 is on D4"): only a verb makes an order of it."""
    beginning: dict[tuple[int, bool], Sequence[Any]] = field(default_factory=dict)
    """What may begin at its places, whatever it is read as."""
    far: list[int] = field(default_factory=lambda: [0])
    """How far any way of reading it came."""

    @cached_property
    def end(self) -> int:
        """Give the place behind the last token."""
        return len(self.lattice)

    def came(self, at: int) -> None:
        """Remember how far a way of reading the line came."""
        if at > self.far[0]:
            self.far[0] = at

    @cached_property
    def spec(self) -> Toml:
        """Give the names the game has for what a line of it is made of."""
        items = self.lexicon.items
        found: Toml = items[self.section] if self.section else items.get("line") or items["deeds"]
        return found

    def ended(self, at: int) -> bool:
        """Tell whether nothing but marks stands from a place on."""
        return all(any(edge.kind == "mark" for edge in edges) for edges in self.lattice[at:])

    def edges(self, at: int) -> tuple[Sense, ...]:
        """Give the senses of the word at a place."""
        return self.lattice[at] if at < self.end else ()

    def ends(self, at: int, kind: str) -> Iterator[int]:
        """Give the places behind what is of a kind."""
        return (edge.end for edge in self.edges(at) if edge.kind == kind)

    def said(self, at: int, concept: str) -> Iterator[int]:
        """Give the places behind the words of a concept of the game, if they tell of nothing past."""
        return (e.end for e in self.edges(at) if (e.kind, e.value) == ("verb", concept) and not e.past)

    def weighty(self, at: int) -> bool:
        """Tell whether the word at a place is of a concept the game never skips, though it may carry nothing."""
        listed = self.spec.get("weighty", ())
        if any(edge.kind == "amend" for edge in self.edges(at)) and any(self.ends(at - 1, "mark") if at else ()):
            return True  # "..., actually ..." says that something else is meant
        denied = any(edge.kind == "no" and edge.end > at + 1 for edge in self.edges(at))  # "anywhere but ..."
        return denied or any(edge.kind == "verb" and edge.value in listed for edge in self.edges(at))

    def mark(self, at: int, sign: str) -> int:
        """Give the place behind a mark; 0: it does not stand there."""
        return next((edge.end for edge in self.edges(at) if edge.kind == "mark" and edge.value == sign), 0)

    def listed(self, at: int) -> set[int]:
        """Give the places behind `,`, `and`, `, and`."""
        comma = self.mark(at, ",")
        starts = {at, comma} - {0}
        return {*({comma} - {0}), *(end for start in starts for end in self.ends(start, "and"))}

    def ranged(self, at: int) -> set[int]:
        """Give the places behind `-` and `to` between two numbers."""
        return {end for end in (self.mark(at, "-"), *self.ends(at, "range")) if end}

    def past(self, at: int, kind: str) -> set[int]:
        """Give a place, and those behind any number of words of a kind, marks of them and words that carry nothing."""
        found, front = {at}, [at]
        while front:
            for edge in self.edges(front.pop()):
                if (
                    edge.kind == kind or edge.kind == "empty" or (edge.kind, edge.value) == ("mark", ",")
                ) and edge.end not in found:
                    found.add(edge.end)
                    front.append(edge.end)
        return found

    def over(self, at: int, *kinds: str) -> set[int]:
        """Give a place, and those behind any number of words of some kinds."""
        found, front = {at}, [at]
        while front:
            behind = {edge.end for edge in self.edges(front.pop()) if edge.kind in kinds} - found
            found |= behind
            front += behind
        return found

    def nouns(self, at: int) -> Iterator[int]:
        """Give the places behind a noun for what is told; where people are counted, only behind the game's own."""
        counted = self.spec.get("counted", False)
        return (edge.end for edge in self.edges(at) if edge.kind == "noun" and (edge.value == "own" or not counted))

    def phrases(self, kind: str, at: int, told: bool = False) -> tuple[tuple[int, Found], ...]:
        """Read a kind of phrase of the lexicon, or any of a group of them."""
        if at >= self.end or not kind:
            return ()
        return tuple((end, value) for end, value in self.values(kind, at, told) if isinstance(value, Found))

    def values(self, kind: str, at: int, told: bool = False) -> Sequence[tuple[int, Value]]:
        """Read whatever the lexicon has by that name: a kind or a group of phrases, a table, a proper name."""
        return self.lexicon.grammar.read(kind)(self.told if told else self.run, at) if at < self.end else ()

    def places(self, at: int) -> Iterator[tuple[int, str]]:
        """Give the names and cells that stand at a place."""
        for named in self.run.names.get(at, ()):
            yield named.end, named.key
        if at < self.end and "@cell" in self.run.features[at]:
            yield at + 1, self.run.tokens[at].folded

    def standing(self, place: str) -> tuple[int, ...]:
        """Give the numbers of one's own units seen standing at a place."""
        return tuple(self.vocabulary.places.get(self.spec.get("unit", ""), {}).get(place, ()))


def reached(start: S, following: Callable[[S], Iterable[S]], most: int) -> Iterator[S]:
    """Walk over the states that can be reached from one, each once, until so many have been met."""
    front, seen = [start], {start}
    while front and len(seen) < most:
        state = front.pop()
        yield state
        for further in following(state):
            if further not in seen:
                seen.add(further)
                front.append(further)
