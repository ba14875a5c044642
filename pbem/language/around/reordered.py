"""What a line says in another order than it is read: "15 points or more", "or in Italy if that doesn't work"."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.senses import Lattice
from pbem.language.reading.readers import Readers
from pbem.language.talk.weighing import words_of
from pbem.language.words.tokens import Token, tokens

_NOUNS = 2
"""So many words stand between a number and "or more" that belongs to it."""


def reordered(line: str, readers: Readers) -> Iterator[str]:
    """Give a line with `or more` beside its number, and with what fails before what is done else."""
    found = tuple(tokens(line))
    for reader in readers.every():
        lattice = words_of(reader.lexicon).lattice(found)
        yield from _beside_its_number(line, found, lattice)
        yield from _else_first(line, found, lattice)


def _beside_its_number(line: str, found: tuple[Token, ...], lattice: Lattice) -> Iterator[str]:
    """Put `or more` beside the number it belongs to: "15 points or more" is "15 or more points"."""
    for at in range(len(found)):
        if not any(edge.kind == "number" for edge in lattice[at]):
            continue
        for start in range(at + 2, min(at + 2 + _NOUNS, len(found))):
            end = max((e.end for e in lattice[start] if e.kind == "behind" and e.end > start + 1), default=0)
            between = found[at + 1 : start]
            if end and all(one.sort == "word" for one in between):
                more = line[found[start].start : found[end - 1].end]
                nouns = line[between[0].start : between[-1].end]
                yield f"{line[: found[at].end]} {more} {nouns}{line[found[end - 1].end :]}"
                return


def _else_first(line: str, found: tuple[Token, ...], lattice: Lattice) -> Iterator[str]:
    """Put what fails, said at the end, before what is done then: "or in Italy if that doesn't work"."""
    last = max((at for at, one in enumerate(found) if one.sort != "mark"), default=0)
    fails = next((at for at in range(2, last) if _says(lattice, at, "otherwise", last + 1)), 0)
    either = max((at for at in range(1, fails - 1) if _says(lattice, at, "or", at + 1)), default=0)
    if fails and either:
        before = line[: found[either].start].rstrip(" ,")
        done = line[found[either].end : found[fails].start].strip(" ,")
        yield f"{before}, {line[found[fails].start : found[last].end]} {done}"


def _says(lattice: Lattice, at: int, kind: str, end: int) -> bool:
    return any(edge.kind == kind and edge.end == end for edge in lattice[at])
