"""A line that says in several words that nothing of it is meant: "yeah, right", «ага, сейчас», "it's a myth that ...".

Such words may be parted by a comma. So a line that has them is read as a whole or not at all: without half of them it
would order what it laughs at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.language.lattice.plain_lines import plain
from pbem.language.talk.weighing import Reader, Words, words_of
from pbem.language.words.tokens import Token, tokens

_ENDS = frozenset({".", ";", "!"})


def unmeant(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether several words of a line say that it is not meant, in any language that knows words of it."""
    found = tuple(tokens(plain(line)))
    every = tuple(words_of(reader.lexicon) for reader in readers)
    dreamt = any(
        edge.value == "dream" and edge.end > at + 1
        for words in every
        for at, edges in enumerate(words.lattice(found))
        for edge in edges
    )
    return dreamt or any(_judged(found, words) for words in every)


def _judged(found: Sequence[Token], words: Words) -> bool:
    """Tell whether a dash leads to what is said of all before it, in words that are none of the game: "..., that's a
    fantasy", «... — это фантазии».
    """
    lattice = words.lattice(tuple(found))
    for at in range(1, len(found) - 2):
        if found[at].folded == "-" and words.said("judging", found[at + 1 : at + 2]):
            end = next((n for n in range(at + 2, len(found)) if found[n].folded in _ENDS), len(found))
            if any(found[n].sort == "word" and not lattice[n] for n in range(at + 2, end)):
                return True
    return False
