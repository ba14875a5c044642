"""A line read with as few of its words left out as can be, for its ready line.

The chart says how far it came: what stopped it stands there, or just before. So of the words there one at a time is
left out and the line read again, until it is read to its end or too much of it is gone. What may be left out says
`shorter`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pbem.core.phrases import Phrase
from pbem.language import bound, talk
from pbem.language.concepts import laid_out, prepared, readings
from pbem.language.matching import Found
from pbem.language.shorter import LONGEST, MOST, drop_out, may_be_left_out
from pbem.language.tokens import Token
from pbem.language.weighing import STRONG, Reader, weights_of, words_of

_MOST_TRIES = 12
_TOLD = frozenset({"unit", "ordinal", "group"})
_DONE = frozenset({"verb", "direction"})
_BEFORE = 2
"""So many words before the one that stopped the chart may be at fault."""
_BEST = 2
"""So many shorter lines are shortened further: those that came furthest."""


class _Try(NamedTuple):
    kept: tuple[Token, ...]
    gone: tuple[Token, ...] = ()

    def without(self, at: int) -> _Try:
        """Leave a word out."""
        return _Try((*self.kept[:at], *self.kept[at + 1 :]), (*self.gone, self.kept[at]))


def recovered(sentence: str, reader: Reader, readers: Sequence[Reader]) -> tuple[tuple[Phrase, ...], ...]:
    """Give what a sentence means with the fewest words left out that let it be read; nothing where none can."""
    found, kept = prepared(sentence, reader)
    if not kept or len(found) > LONGEST or not reader.lexicon.items:
        return ()
    unknown = talk.unknown(sentence, reader)
    strange = {token.start for token in unknown}
    first = _Try(
        tuple(token for token in kept if token.start not in strange),
        tuple(token for token in kept if token.start in strange),
    )
    if not drop_out(sentence, unknown, reader, readers) or not _may_order(first.kept, reader):
        return ()
    return _shortened(sentence, first, _Ground(found, reader, readers))


class _Ground(NamedTuple):
    """What a line is read with."""

    found: tuple[Token, ...]
    reader: Reader
    readers: Sequence[Reader]


def _may_order(kept: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether somebody or something of the game is named, and something done."""
    lattice = words_of(reader.lexicon).lattice(kept)
    kinds = {edge.kind for edges in lattice for edge in edges}
    told = bool(kinds & _TOLD) or STRONG in weights_of(kept, lattice, reader)
    return told and bool(kinds & _DONE)


def _shortened(sentence: str, first: _Try, ground: _Ground) -> tuple[tuple[Phrase, ...], ...]:
    front, tries = [first], 0
    while front:
        found: dict[tuple[Found, ...], None] = {}
        stopped: list[tuple[int, _Try, int]] = []
        for one in front:
            tries += 1
            meant = laid_out(sentence, one.kept, ground.found, ground.reader)
            if meant is None or tries > _MOST_TRIES:
                return ()
            found |= dict.fromkeys(readings(meant))
            stopped.append((meant.far[0] + len(one.gone), one, meant.far[0]))
        if found:
            return tuple(tuple(bound.phrase(each, ()) for each in reading) for reading in found)
        furthest = sorted(stopped, key=lambda each: -each[0])[:_BEST]
        front = list(dict.fromkeys(each for _, one, at in furthest for each in _shorter(one, at, ground)))
    return ()


def _shorter(one: _Try, far: int, ground: _Ground) -> Iterator[_Try]:
    """Leave out a word where the chart stopped, or just before."""
    if len(one.gone) >= MOST:
        return
    lattice = words_of(ground.reader.lexicon).lattice(one.kept)
    named = ground.reader.named(one.kept)
    for at in range(min(far, len(one.kept) - 1), max(-1, far - _BEFORE - 1), -1):
        if at not in named and may_be_left_out(at, one.kept, lattice, ground.reader, ground.readers):
            yield one.without(at)
