"""`It` of what the clause before names: "that green lot at K8 annoys me, so 4 attacks them".

Only where one thing is named there: a power, with the square it is said to stand on, a place or a square.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.reading.readers import Readers
from pbem.language.talk.sensed import Sensed

_POWERS = frozenset({"power", "colour", "seat", "raider"})
_NEAR = 4
"""A power is named so few words before the square it stands on."""


def spoken_of(order: str, head: str, readers: Readers) -> Iterator[str]:
    """Give an order with the thing named before it in the place of its first pronoun, and as it stands.

    Of several things nobody knows which is meant.
    """
    one = max((Sensed(head, reader) for reader in readers.every()), key=lambda one: one.known)
    found = Sensed(order, one.reader)
    named = _things(one)
    at = next((at for at in range(len(found.found)) if _is_it(found, at)), -1)
    if len(named) == 1 and at >= 0:
        token = found.found[at]
        yield f"{order[: token.start]}{named[0]}{order[token.end :]}"
    if len(named) <= 1 or at < 0:
        yield order


def _is_it(one: Sensed, at: int) -> bool:
    return any((edge.kind, edge.value, edge.end) == ("place", "it", at + 1) for edge in one.lattice[at])


def _things(one: Sensed) -> tuple[str, ...]:
    """Give the words for what is named; a power and the square it stands on are one thing."""
    spans: list[tuple[int, int]] = []
    for first, last in sorted({*_powers(one), *_places(one)}):
        if spans and one.found[first].sort == "cell" and first <= spans[-1][1] + _NEAR and _is_power(one, spans[-1][0]):
            spans[-1] = (spans[-1][0], last)
        elif not spans or first > spans[-1][1]:
            spans.append((first, last))
    return tuple(one.line[one.found[first].start : one.found[last].end] for first, last in spans)


def _is_power(one: Sensed, at: int) -> bool:
    return any(edge.kind in _POWERS for edge in one.lattice[at])


def _powers(one: Sensed) -> Iterator[tuple[int, int]]:
    """Find the words that name powers: the first and the last of each."""
    for at, edges in enumerate(one.lattice):
        if ends := {edge.end for edge in edges if edge.kind in _POWERS}:
            yield at, max(ends) - 1


def _places(one: Sensed) -> Iterator[tuple[int, int]]:
    """Find the squares and the names of places."""
    names = one.reader.named(one.found)
    for at, token in enumerate(one.found):
        if ends := {name.end for name in names.get(at, ()) if name.kind not in _POWERS}:
            yield at, max(ends) - 1
        elif token.sort == "cell":
            yield at, at
