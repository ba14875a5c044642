"""Of several readings of a line of numbered units, the one its verbs tell best.

"6 stands in Gar" could be a way to Gar, told without a verb, and "4 to I9, and let it stay there" but that way: where a
verb of the line is that of a deed in one reading and carries nothing in the other, the first is meant. So is one that
has no deed or condition of which no word stands there; of two such the one that does more than go («подойдёт к нему»).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.senses import Lattice

Reading = tuple[Found, ...]


def best_told(readings: Sequence[Reading], lattice: Lattice, lexicon: Lexicon) -> tuple[Reading, ...]:
    """Keep the readings that have a deed for most verbs of the line, and least besides."""
    if len(readings) < 2 or "line" not in lexicon.items:
        return tuple(readings)
    said = [frozenset(edge.value for edge in edges if edge.kind == "verb" and not edge.past) for edges in lattice]
    told = {reading: _told(reading, said, _verbs(lexicon)) for reading in readings}
    return tuple(reading for reading in readings if told[reading] == max(told.values()))


def _told(
    reading: Reading, said: Sequence[frozenset[object]], verbs: Mapping[str, frozenset[object]]
) -> tuple[int, int, int]:
    """Count the words that are verbs of a reading, what of it has no word, and mere ways: the fewer the better."""
    kinds = [kind for phrase in reading for kind in _kinds(phrase) if kind in verbs]
    of_reading = frozenset[object]().union(*(verbs[kind] for kind in kinds))
    words = frozenset[object]().union(*said)
    silent = sum(not verbs[kind] & words for kind in kinds)
    ways = sum("go" in verbs[kind] for kind in kinds)
    return sum(bool(word & of_reading) for word in said), -silent, -ways


def _kinds(value: Value) -> Iterator[str]:
    """List the kinds of phrases in a reading."""
    if isinstance(value, Found):
        yield value.kind
        for _, inner in value.slots:
            yield from _kinds(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from _kinds(inner)


def _verbs(lexicon: Lexicon) -> Mapping[str, frozenset[object]]:
    """Give the verbs of each kind of deed and condition, made when they are first asked for."""
    known: dict[str, frozenset[object]] | None = lexicon.known.get("verbs told")
    if known is None:
        known = {}
        for section in ("item", "condition"):
            for name, spec in lexicon.items.get(section, {}).items():
                kind = str(spec.get("kind", name))
                known[kind] = known.get(kind, frozenset()) | frozenset(spec.get("verb", (name,)))
        lexicon.known["verbs told"] = known
    return known
