"""Whether an order holds all that a line names and counts: what it does not hold may have been meant otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense, kinds
from pbem.language.talk.weighing import words_of
from pbem.language.words.fold import fold


def names_all(way: Sequence[Found], meant: Line) -> bool:
    """Tell whether orders name every place and power a line names, but where those who are told stand."""
    said = {fold(leaf) for leaf in _said(way)}
    large = words_of(meant.lexicon).large
    for at, edges in enumerate(meant.lattice):
        named = {name for _, name in meant.places(at)}
        named |= {str(edge.value) for edge in edges if edge.kind in large} if kinds(edges) <= large else set()
        if named and not any(meant.standing(name) for name in named) and said.isdisjoint(map(fold, named)):
            return False
    return True


def counts_all(way: Sequence[Found], meant: Line) -> bool:
    """Tell whether orders hold every number of a line that but counts; one may be an article."""
    said = set(_said(way))
    return all(str(value) in said for value in filter(None, map(_count, meant.lattice)))


def _count(edges: Iterable[Sense]) -> int:
    """Give how many a word counts that says nothing else; 0: it does not, or one."""
    values = {edge.value if edge.kind == "number" else 0 for edge in edges}
    value = next(iter(values), 0) if len(values) == 1 else 0
    return value if isinstance(value, int) and value > 1 else 0


def _said(way: Iterable[Found]) -> Iterator[str]:
    return (leaf for one in way for leaf in leaves(one))


def leaves(value: Value) -> Iterator[str]:
    """List the words and numbers in what was found, and in what is within it."""
    if isinstance(value, str | int):
        yield str(value)
    elif isinstance(value, Found):
        yield from (leaf for _, inner in value.slots for leaf in leaves(inner))
    elif isinstance(value, tuple):
        yield from (leaf for inner in value for leaf in leaves(inner))
