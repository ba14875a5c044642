"""Texts that are taken as they are written: names, answers, notes."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.phrases import Phrase
from pbem.language.words.tokens import Token


def covers(phrases: tuple[Phrase, ...], token: Token, line: str) -> bool:
    """Tell whether a word stands in a text that was taken as it is written: there it was read as nothing else."""
    starts = ((line.find(text), len(text)) for phrase in phrases for text in texts(phrase))
    return any(0 <= start <= token.start and token.end <= start + length for start, length in starts)


def texts(phrase: Phrase) -> Iterator[str]:
    """Walk over the words in the slots of a phrase, and of those in it."""
    for value in phrase.slots.values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Phrase):
                yield from texts(one)
            elif isinstance(one, str):
                yield one
