"""What is said of somebody's state, and orders nothing: "4 is too weak for Tor", „na Tor je čtyřka slabá“.

Words such as `weak` or `tired` carry nothing where they stand beside a noun ("the tired army 4 to Tor"). Where a verb
of being says them of somebody, in one clause with where he would go, nobody is sent there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import kinds, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_FEWEST = 3
_NEAR = 4
"""Among so many words at the end of a clause a verb of being stands before what it says."""
_PARTS = frozenset({",", ";", ".", ":", "!"})


def judges(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether a clause of a line says of somebody that he is unfit for where he would go, or how a deed is."""
    return any(_judges(clause, lexicon) or _deems(clause, lexicon) for clause in _clauses(found))


def deems(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether all a clause of a line says of a deed is how it is."""
    return any(_deems(clause, lexicon) for clause in _clauses(found))


def _clauses(found: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """Part a line at its signs."""
    ends = [at for at, token in enumerate(found) if token.folded in _PARTS]
    yield from (found[start + 1 : end] for start, end in zip([-1, *ends], [*ends, len(found)], strict=True))


def _judges(clause: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether something is called unfit, by a verb of being or by its form alone („слаба“), and a place named."""
    wanting = _said("wanting", clause, lexicon)
    if not (wanting or _said("unfit", clause, lexicon)):
        return False
    lattice = senses(lexicon).lattice(tuple(clause))
    is_said = wanting or any("be" in kinds(edges) for edges in lattice)
    wished = any(
        "if" in kinds(edges) or (one.kind, one.value) == ("wish", "past") for edges in lattice for one in edges
    )
    return is_said and not wished and any(one.kind == "prep" for edges in lattice for one in edges)


def _deems(clause: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether all a clause says of a deed is how it is: "building a tank in A1 is expensive", «строить дорого»."""
    last = clause[-1:]
    so, by_being = _said("deemed_so", last, lexicon), _said("deemed", last, lexicon)
    if len(clause) < _FEWEST or not (so or by_being):
        return False
    lattice = senses(lexicon).lattice(tuple(clause))
    if not any(one.kind == "verb" and not one.past for edges in lattice[:-1] for one in edges):
        return False
    return by_being if any("be" in kinds(edges) for edges in lattice[-_NEAR:-1]) else so


def _said(name: str, clause: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether a word of a list of the frames stands in a clause; `*` stands for any ending."""
    listed: frozenset[str] | None = lexicon.known.get(name)
    if listed is None:
        listed = lexicon.known[name] = frozenset(map(fold, lexicon.frames.get("talk", {}).get(name, ())))
    stems = tuple(one[:-1] for one in listed if one[-1:] == "*") or ("\0",)
    return any(token.folded in listed or token.folded.startswith(stems) for token in clause)
