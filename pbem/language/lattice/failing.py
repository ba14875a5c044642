"""What is said to fail: «Судьба, если не выйдет атака» asks for the attack first.

Without a sign behind it, "if it does not come off" may just as well say of the noun that follows that *it* does not.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import Lattice, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token


def fails(found: Sequence[Token], lexicon: Lexicon) -> Token | None:
    """Find the noun right behind words of failing that name nothing else that fails."""
    nouns = frozenset(map(fold, lexicon.frames.get("talk", {}).get("failing", ())))
    if nouns.isdisjoint(token.folded for token in found):
        return None
    lattice = senses(lexicon).lattice(tuple(found))
    ends = {end for at in range(len(found)) for end in _otherwise(lattice, at)}
    return next((token for at, token in enumerate(found) if at in ends and token.folded in nouns), None)


def _otherwise(lattice: Lattice, at: int) -> list[int]:
    """List the places behind phrases that suppose a failure of nothing they name."""
    ends = [edge.end for edge in lattice[at] if edge.kind == "otherwise"]
    return [end for end in ends if _has(lattice, at, end, "if") and not _has(lattice, at, end, "this")]


def _has(lattice: Lattice, start: int, end: int, what: str) -> bool:
    every = [edge for edges in lattice[start:end] for edge in edges]
    return any(edge.kind == "if" if what == "if" else edge.value in ("this", "it") for edge in every)
