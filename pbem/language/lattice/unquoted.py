"""A name without quotation marks: "my third army is called Wolves".

Where a game gives names to things (`names` in its items: the concepts of doing so), words with capital letters that end
a line behind such a verb are a name, as if they stood in quotation marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Named
from pbem.language.lattice.senses import senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_MOST = 3
_STOPS = frozenset({".", "!"})


class _Reader(Protocol):
    lexicon: Lexicon

    def named(self, found: tuple[Token, ...]) -> Mapping[int, tuple[Named, ...]]:
        """Find the proper names in a line."""


def quoted(line: str, found: tuple[Token, ...], reader: _Reader) -> tuple[Token, ...]:
    """Put the name at the end of a line into quotation marks, if something is called so in it."""
    concepts = frozenset(reader.lexicon.items.get("deeds", {}).get("names", ()))
    if not concepts or any(token.sort == "quote" for token in found):
        return found
    end = len(found) - bool(found and found[-1].folded in _STOPS)
    start = _start(found, end)
    if not 1 < start < end or end - start > _MOST or any(start <= at < end for at in reader.named(found)):
        return found
    if not _calls(found[:start], reader.lexicon, concepts):
        return found
    text = line[found[start].start : found[end - 1].end]
    return (*found[:start], Token("quote", text, fold(text), found[start].start, found[end - 1].end), *found[end:])


def _start(found: tuple[Token, ...], end: int) -> int:
    """Give the place of the first of the words with capital letters that stand before a place."""
    start = end
    while start and found[start - 1].sort == "word" and found[start - 1].text[:1].isupper():
        start -= 1
    return start


def _calls(found: tuple[Token, ...], lexicon: Lexicon, concepts: frozenset[str]) -> bool:
    """Tell whether a verb of calling stands among words, and none that denies it."""
    lattice = senses(lexicon).lattice(found)
    calls = any(edge.kind == "verb" and edge.value in concepts and not edge.past for edges in lattice for edge in edges)
    return calls and not any(edge.kind in ("no", "negated") for edges in lattice for edge in edges)
