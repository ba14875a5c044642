"""What a sentence is made of, each trait a number: what decides whether it is talk, an order ill said, or turns one.

Measured are shares (words nobody knows, words of the game), what stands at its head, which kinds of words it has, and
words of which lists of talk. What each trait weighs was learned (`learned.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from pbem.language.lattice.senses import Sense
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import does, is_past
from pbem.language.talk.weighing import LIGHT, STRONG, WEAK

_HEAD = 2
"""So many words are the head of a sentence."""
_VALUED = frozenset({"verb", "prep", "place", "wish"})
"""Kinds of words of which it counts what they say, too."""


def traits(one: Sensed, lists: Iterable[str] = ()) -> Iterator[tuple[str, float]]:
    """Give the name and the size of each trait a sentence has; of the lists of talk look only at some, or at all."""
    yield from ((name, measure(one)) for name, measure in MEASURED.items())
    yield from ((f"kind {name}", 1.0) for name in _named(one.lattice, one.strange))
    for at, edges in enumerate(one.lattice[:_HEAD]):
        yield from ((f"head {at + 1} {name}", 1.0) for name in _names(edges, at in one.strange))
    yield from ((f"said {name}", 1.0) for name in lists or one.words.lists() if one.said(name))


def _named(lattice: Sequence[Sequence[Sense]], strange: Sequence[int]) -> Iterable[str]:
    return dict.fromkeys(name for at, edges in enumerate(lattice) for name in _names(edges, at in strange))


def _names(edges: Iterable[Sense], strange: bool) -> Iterable[str]:
    """Name what a word may be; a word without a sense is one nobody knows, or one of talk."""
    found = dict.fromkeys(f"{one.kind} {one.value}" if one.kind in _VALUED else one.kind for one in edges)
    return found or (("strange",) if strange else ("plain",))


def _share(one: Sensed, count: int) -> float:
    return count / max(len(one.found), 1)


def _of_the_game(one: Sensed) -> float:
    return _share(one, sum(weight >= WEAK for at, weight in enumerate(one.weights) if at not in one.strange))


def _weighing(least: int) -> Callable[[Sensed], float]:
    return lambda one: float(min(one.weights.count(least), 4))


def _opening(name: str) -> Callable[[Sensed], float]:
    return lambda one: float(one.words.said(name, one.found[:1]))


def _sign(sign: str) -> Callable[[Sensed], float]:
    return lambda one: float(sign in one.sentence)


def _first(one: Sensed) -> float:
    return next((weight for weight in one.weights if weight >= 0), 0) / STRONG


MEASURED: Mapping[str, Callable[[Sensed], float]] = {
    "words": lambda one: math.log(len(one.found) + 1),
    "share nobody knows": lambda one: _share(one, len(one.strange)),
    "share of the game": _of_the_game,
    "share that carries nothing": lambda one: _share(one, sum(weight < 0 for weight in one.weights)),
    "names": _weighing(STRONG),
    "light words": _weighing(LIGHT),
    "words of life": lambda one: float(min(one.life, 3)),
    "does": lambda one: float(does(one)),
    "has words of a deed": lambda one: float(one.of_deeds and one.orders_a_deed),
    "tells somebody": lambda one: float(one.tells_somebody),
    "first word": _first,
    "past": lambda one: float(is_past(one)),
    "number": lambda one: float(any(token.sort == "number" for token in one.found)),
    "begins with what joins": _opening("glue"),
    "begins with life": _opening("life"),
    "comma": _sign(","),
    "colon": _sign(":"),
    "exclaims": _sign("!"),
}
"""What is counted or measured of a sentence."""
