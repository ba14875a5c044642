"""A line that says in several words that nothing of it is meant: "yeah, right", «ага, сейчас», "it's a myth that ...".

Such words may be parted by a comma. So a line that has them is read as a whole or not at all: without half of them it
would order what it laughs at.
"""

from __future__ import annotations

from collections.abc import Iterable

from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import tokens


def unmeant(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether several words of a line say that it is not meant, in any language that knows words of it."""
    found = tuple(tokens(line))
    every = (words_of(reader.lexicon).lattice(found) for reader in readers)
    return any(
        edge.value == "dream" and edge.end > at + 1
        for lattice in every
        for at, edges in enumerate(lattice)
        for edge in edges
    )
