"""A line that cannot be read, without what says nothing: remarks, `rather`, the sign behind its keyword.

What is left must be read to the letter. A keyword is a word of the game that tells nobody what to do: "losses: smallest
group"; what stands behind the name of a power or a unit may be said by it or to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import remarks
from pbem.language.talk.governed import hangs
from pbem.language.talk.headings import ORDERING, is_section
from pbem.language.talk.unmeant import unmeant
from pbem.language.talk.weighing import STRONG, WEAK, Reader, Words, weights_of, words_of
from pbem.language.words.tokens import tokens

_SIGN = re.compile(r"(?<=\w)(?::(?=\s)|\s[-–—](?=\s))")  # noqa: RUF001
_BRACKETS = re.compile(r"\(([^()]*)\)")
_KEYWORD = 3
"""A keyword has so many words at most."""

Span = tuple[int, int]


def plainer(line: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read a line without what says nothing, if it can be read so to the letter."""
    if "?" in line or unmeant(line, readers.knowing(line)):
        return None
    for spans in _ways(line, readers):
        left = _blanked(line, spans)
        if hangs(left, line, readers.every()[0]):
            continue
        spoken, reading = readers.read(left)
        if isinstance(reading, Reading) and not reading.corrections:
            return spoken, reading
    return None


def _ways(line: str, readers: Readers) -> Iterator[tuple[Span, ...]]:
    """Give what may be left out of a line, least first."""
    said, sign, rather = remarks(line, readers.knowing(line)), _behind_keyword(line, readers), _rather(line, readers)
    yield from (one for one in (said, _aside(line, readers), sign, rather) if one)
    if sign and rather:
        yield (*sign, *rather)


def _blanked(line: str, spans: tuple[Span, ...]) -> str:
    for start, end in spans:
        line = line[:start] + " " * (end - start) + line[end:]
    return line


def _aside(line: str, readers: Readers) -> tuple[Span, ...]:
    """Find words in brackets that carry nothing, or but name a part of a letter: "u3 strength +1 (training)"."""
    found, every = _BRACKETS.search(line), readers.knowing(line)
    if found is None:
        return ()
    idle = any(is_section(found[1], one) for one in every) or all(_carries_nothing(found[1], one) for one in every)
    return (found.span(),) if idle else ()


def _carries_nothing(words: str, reader: Reader) -> bool:
    found = tuple(token for token in tokens(words) if token.sort != "mark")
    lattice = words_of(reader.lexicon).lattice(found)
    said = {edge.kind for edges in lattice for edge in edges}
    return bool(found) and not said & ORDERING and max(weights_of(found, lattice, reader)) <= 0


def _behind_keyword(line: str, readers: Readers) -> tuple[Span, ...]:
    """Find the sign between a keyword and what is said of it."""
    found = _SIGN.search(line)
    if found is None or not any(_is_keyword(line[: found.start()], reader) for reader in readers.knowing(line)):
        return ()
    return (found.span(),)


def _is_keyword(head: str, reader: Reader) -> bool:
    found = tuple(tokens(head))
    if not 0 < len(found) <= _KEYWORD or any(token.sort != "word" for token in found):
        return False
    weights = weights_of(found, words_of(reader.lexicon).lattice(found), reader)
    return WEAK <= max(weights) < STRONG


def _rather(line: str, readers: Readers) -> tuple[Span, ...]:
    """Find words that say but what somebody likes better, amid a clause.

    At its beginning, or behind what can be read by itself, they take back what was said.
    """
    every = [words_of(reader.lexicon) for reader in readers.knowing(line)]
    inner = (token for before, token in pairwise(tokens(line)) if before.sort != "mark")
    liked = {(token.start, token.end) for token in inner if any(words.said("rather", (token,)) for words in every)}
    liked |= {span for words in every for span in _after_all(line, words)}
    if any(isinstance(readers.glance(line[:start]), Reading) for start, _ in liked):
        return ()
    return tuple(sorted(liked))


def _after_all(line: str, words: Words) -> Iterator[Span]:
    """Find several words that but set an order against what was said („всё-таки“); the first of a line bind more."""
    found = tuple(token for token in tokens(line) if token.sort != "mark")
    for at, edges in enumerate(words.lattice(found)):
        end = max((edge.end for edge in edges if edge.kind == "contrast"), default=at)
        if at and end > at + 1:
            yield found[at].start, found[end - 1].end
