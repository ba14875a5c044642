"""A name without quotation marks: "my third army is called Wolves".

Where a game gives names to things (`names` in its items: the concepts of doing so), words with capital letters that end
a line or a clause behind such a verb are a name, as if they stood in quotation marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Named
from pbem.language.lattice.senses import Lattice, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_MOST = 3
_STOPS = frozenset({".", "!", ",", ";", "-", "–", "("})  # noqa: RUF001 - the dashes players write


class _Reader(Protocol):
    lexicon: Lexicon

    def named(self, found: tuple[Token, ...]) -> Mapping[int, tuple[Named, ...]]:
        """Find the proper names in a line."""


def quoted(line: str, found: tuple[Token, ...], reader: _Reader) -> tuple[Token, ...]:
    """Put names at the end of a line, or before a pause in it, into quotation marks, if something is called so."""
    concepts = frozenset(reader.lexicon.items.get("deeds", {}).get("names", ()))
    if not concepts or any(token.sort == "quote" for token in found):
        return found
    lattice = senses(reader.lexicon).lattice(found)
    named = reader.named(found)
    for begin, end in reversed(_clauses(found)):
        end = _before_courtesy(lattice, end)
        start = _start(found, lattice, (begin, end), concepts)
        known = any(start <= at < end for at in named) or any(e.end > start for es in lattice[:start] for e in es)
        if 1 < start < end and end - start <= _MOST and not known and _calls(lattice[begin:start], concepts):
            text = line[found[start].start : found[end - 1].end]
            name = Token("quote", text, fold(text), found[start].start, found[end - 1].end)
            found = (*found[:start], name, *found[end:])
    return found


def _clauses(found: tuple[Token, ...]) -> list[tuple[int, int]]:
    """Part a line at its signs: where each clause begins and ends."""
    signs = [at for at, token in enumerate(found) if token.folded in _STOPS]
    return [*zip([0, *(at + 1 for at in signs)], [*signs, len(found)], strict=True)]


def _before_courtesy(lattice: Lattice, end: int) -> int:
    """Leave out what carries nothing behind a name: "known as Wolves from now on"."""
    for at in range(max(0, end - _MOST), end):
        if any(edge.kind == "empty" and edge.end == end for edge in lattice[at]):
            return at
    return end


def _start(found: tuple[Token, ...], lattice: Lattice, clause: tuple[int, int], concepts: frozenset[str]) -> int:
    """Give where a name begins: right behind the verb of calling, else the first word with a capital letter before
    the end of its clause.
    """
    begin, end = clause
    for at in range(begin, end):
        for edge in lattice[at]:
            behind = edge.end < end and found[edge.end].text[:1].isupper() and edge.end + _MOST >= end
            if edge.kind == "verb" and edge.value in concepts and behind:
                return edge.end
    start = end
    while start > begin and found[start - 1].sort == "word" and found[start - 1].text[:1].isupper():
        start -= 1
    return start


def _calls(lattice: Lattice, concepts: frozenset[str]) -> bool:
    """Tell whether a verb of calling stands among words, and none that denies it."""
    calls = any(edge.kind == "verb" and edge.value in concepts and not edge.past for edges in lattice for edge in edges)
    return calls and not any(edge.kind in ("no", "negated") for edges in lattice for edge in edges)
