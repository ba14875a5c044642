"""`him` of a power: "Propose an alliance to Red. Also give him my map." speaks of the one named before.

Only where one power is named before, beside the writer's own; a sentence is read so if it can be read to the letter.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.weighing import words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import tokens


def of_the_power(sentence: str, before: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read a sentence with the power named before it in the place of its pronouns."""
    him = [token for token in tokens(sentence) if token.sort == "word" and token.folded in _pronouns(readers)]
    power = _named(before, readers) if him else ""
    if not power:
        return None
    for token in reversed(him):
        sentence = sentence[: token.start] + power + sentence[token.end :]
    spoken, reading = readers.read(sentence)
    return (spoken, reading) if isinstance(reading, Reading) and not reading.corrections else None


def _pronouns(readers: Readers) -> frozenset[str]:
    every = (reader.lexicon.frames.get("talk", {}).get("him", ()) for reader in readers.every())
    return frozenset(fold(word) for words in every for word in words)


def _named(before: str, readers: Readers) -> str:
    """Give the word for the one power but the writer's own that some words name; nothing if they name another."""
    found = dict(_powers(before, readers))
    return next(iter(found.values())) if len(found) == 1 else ""


def _powers(before: str, readers: Readers) -> Iterator[tuple[str, str]]:
    """List the powers some words name, each with its word, in the language that knows them."""
    seats = {name.key for name in readers.vocabulary.names if name.kind == "seat"} - {readers.vocabulary.seat}
    found = tuple(tokens(before))
    for reader in readers.every():
        for at, edges in enumerate(words_of(reader.lexicon).lattice(found)):
            for edge in edges:
                if edge.value in seats and edge.end == at + 1:
                    yield str(edge.value), found[at].text
