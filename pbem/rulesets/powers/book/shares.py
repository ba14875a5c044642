"""Sharing out what lies in some places among those who ask for it in places nearby, so that nothing is denied that
could be given.

Whoever has been given something never loses it: for one who comes later he may only be given the same from another
source. So it does not matter who was given what from where before (this is a flow, enlarged path by path).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

Way = tuple[tuple[int, str], ...]
"""Who gives to whom: the first source to who asks, out of what it gave the place in the next pair, and so on; the last
one has something left."""


@dataclass(frozen=True)
class Source:
    """What can be given in a place; what is opened in pieces of a `whole` size is used up before another is opened."""

    at: str
    has: int
    whole: int = 1


@dataclass
class Sharing:
    """How much each source, by its number, gives to each place; `near` says from which places each can be given."""

    sources: tuple[Source, ...]
    near: Mapping[str, tuple[str, ...]]
    given: Counter[tuple[int, str]] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)

    @cached_property
    def _numbers(self) -> Mapping[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, source in enumerate(self.sources):
            found.setdefault(source.at, []).append(number)
        return found

    def give(self, at: str, most: int) -> int:
        """Give a place as much as can be; tell how much it was."""
        done = 0
        while done < most and (way := self._way(at)):
            amount = min(most - done, self._room(way))
            self._pass(way, amount)
            done += amount
        return done

    def portions(self, at: str, size: int, most: int) -> int:
        """Give a place as many whole portions as can be; tell how many."""
        full, rest = divmod(self.give(at, size * most), size)
        self._take(at, rest)
        return full

    def _take(self, at: str, amount: int) -> None:
        for key in [key for key in self.given if key[1] == at]:
            part = min(amount, self.given[key])
            self.given[key] -= part
            self.used[key[0]] -= part
            amount -= part

    def _left(self, number: int) -> int:
        return self.sources[number].has - self.used[number]

    def _way(self, asking: str) -> Way:
        """Find a source with something left, and through whom it comes; empty: there is none."""
        ways: dict[str, Way] = {asking: ()}
        for at in _growing(ways):
            givers = [number for place in self.near[at] for number in self._numbers.get(place, ())]
            if able := [number for number in givers if self._left(number) > 0]:
                return (*ways[at], (min(able, key=lambda number: self._place(number, at)), at))
            for number, other in [key for key, amount in self.given.items() if amount and key[0] in givers]:
                ways.setdefault(other, (*ways[at], (number, at)))
        return ()

    def _place(self, number: int, at: str) -> tuple[bool, bool, int]:
        source = self.sources[number]
        return self.used[number] % source.whole == 0, source.at != at, -self._left(number)

    def _room(self, way: Way) -> int:
        handed = (self.given[number, way[place][1]] for place, (number, _) in enumerate(way[:-1], 1))
        return min((self._left(way[-1][0]), *handed))

    def _pass(self, way: Way, amount: int) -> None:
        for place, (number, at) in enumerate(way, 1):
            self.given[number, at] += amount
            if place < len(way):
                self.given[number, way[place][1]] -= amount
        self.used[way[-1][0]] += amount


def _growing(ways: Mapping[str, Way]) -> Iterator[str]:
    """Go through the places of a table that grows meanwhile."""
    done: set[str] = set()
    while coming := next((at for at in ways if at not in done), ""):
        done.add(coming)
        yield coming
