"""A line that says in several words that nothing of it is meant: "yeah, right", «ага, сейчас», "it's a myth that ...".

Such words may be parted by a comma, or stand behind a dash and judge all before it («... — это фантазии»). So a line
that has them is read as a whole or not at all: without half of them it would order what it laughs at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pbem.language.lattice.judged import judges
from pbem.language.lattice.plain_lines import plain
from pbem.language.lattice.qualities import deems
from pbem.language.lattice.senses import Lattice
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens

_ENDS = frozenset({".", ";", "!"})


def unmeant(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether several words of a line say that it is not meant, or how a deed is, in any language that knows words
    of it.
    """
    found = tuple(tokens(plain(line)))
    return any(
        _dreams(lattice) or _judged(found, lattice, reader) or deems(found, reader.lexicon)
        for reader, lattice in _senses(found, readers)
    )


def _senses(found: tuple[Token, ...], readers: Iterable[Reader]) -> Iterator[tuple[Reader, Lattice]]:
    return ((reader, words_of(reader.lexicon).lattice(found)) for reader in readers)


def _dreams(lattice: Lattice) -> bool:
    return any(edge.value == "dream" and edge.end > at + 1 for at, edges in enumerate(lattice) for edge in edges)


def _judged(found: Sequence[Token], lattice: Lattice, reader: Reader) -> bool:
    """Tell whether the words behind a dash, to the end of their sentence, judge all that stands before it."""
    ends = [*(at for at, token in enumerate(found) if token.folded in _ENDS), len(found)]
    dashes = (at for at, token in enumerate(found) if at and token.folded == "-")
    return any(judges(at, min(end for end in ends if end > at), found, lattice, reader.lexicon) for at in dashes)
