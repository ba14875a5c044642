"""Names of squares as they are dictated: `B2` is "B two", «B два»."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_SQUARE = re.compile(r"([A-Za-z])([0-9]{1,2})")


@dataclass(frozen=True)
class Dictated:
    """A name by its words; `capital`: its letter is a word of the language, too, and must be written large."""

    name: Name
    words: tuple[str, str]
    capital: bool


def dictated(vocabulary: Vocabulary, lexicon: Lexicon) -> Iterator[Dictated]:
    """Say the names that are a letter and a number."""
    words = frozenset(atom.text for atom in lexicon.atoms if not atom.stem)
    for name in vocabulary.names:
        if square := _SQUARE.fullmatch(name.key):
            letter = fold(square[1])
            for word in _words(int(square[2]), lexicon):
                yield Dictated(name, (letter, word), letter in words)


def amid(place: int, line: Sequence[Token]) -> bool:
    """Tell whether a token is a large letter within a sentence: "in A two", not "A two-fold attack"."""
    return place > 0 and line[place - 1].sort == "word" and line[place].text.isupper()


def _words(number: int, lexicon: Lexicon) -> tuple[str, ...]:
    known = lexicon.known.get("dictated")
    if known is None:
        known = lexicon.known["dictated"] = {}
        for atom in lexicon.atoms:
            if not atom.stem and (value := lexicon.values.get(atom.number)) is not None:
                known[value] = (*known.get(value, ()), atom.text)
    found: tuple[str, ...] = known.get(number, ())
    return found
