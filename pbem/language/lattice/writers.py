"""The writer himself where he is one of those something is given to: "two are *mine*", „daj *mi* eso“.

Elsewhere words for him carry nothing („pošli *mi* k2 na farmu“). A game says in `items.toml` which of its words speak
of him (`writer`), and beside which verbs they count; at the end of a clause they always do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import Lattice, kinds
from pbem.language.words.tokens import Token

_ENDING = frozenset({"mark", "and", "contrast"})


def writers(found: Sequence[Token], lattice: Lattice, lexicon: Lexicon) -> Iterator[int]:
    """Give the places of words that speak of the writer, and of whom it matters that they do."""
    spec = lexicon.items.get("deeds", {}).get("writer", {})
    said = _words(lexicon, spec["word"]) if spec else frozenset()
    for at, token in enumerate(found):
        if token.folded in said and (_ends(at, lattice) or _beside(at, lattice, spec["beside"])):
            yield at


def _words(lexicon: Lexicon, concept: str) -> frozenset[str]:
    """List the single words of a concept, in all their cases."""
    known: frozenset[str] | None = lexicon.known.get("writer")
    if known is None:
        ways = lexicon.words[concept].ways
        known = lexicon.known["writer"] = frozenset(way[0] for way in ways if len(way) == 1)
    return known


def _ends(at: int, lattice: Lattice) -> bool:
    """Tell whether a clause ends with a word: what is said of before it is his ("these are mine, and ...")."""
    return at + 1 >= len(lattice) or not kinds(lattice[at + 1]).isdisjoint(_ENDING)


def _beside(at: int, lattice: Lattice, concepts: Sequence[str]) -> bool:
    """Tell whether a verb of some concepts stands right before or behind a place."""
    near = (*lattice[max(0, at - 1)], *(lattice[at + 1] if at + 1 < len(lattice) else ()))
    return any(edge.kind == "verb" and edge.value in concepts for edge in near)
