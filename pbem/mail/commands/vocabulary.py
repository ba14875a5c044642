"""The commands of one desk, found by the words with which a line begins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeVar

from pbem.mail.commands.fold import fold
from pbem.mail.commands.lexicon import installed
from pbem.mail.commands.word import Word

Key = TypeVar("Key", bound=str)
_REPLY = re.compile(r"\s*(re|fwd?|aw|odp|vs|ответ|отв|на|пересл)\s*+((\[\d+\]|\(\d+\))\s*+)?:", re.I)
ENDING = " .!:,;?"
"""What may stand around a word."""


@dataclass(frozen=True)
class Opening:
    """The words of a command with which a line begins: so many, and they are its words in these languages."""

    word: Word
    length: int
    languages: tuple[str, ...]


@dataclass(frozen=True)
class Vocabulary:
    """The commands of a desk, in the order in which they are listed."""

    words: tuple[Word, ...]

    def __getitem__(self, key: str) -> Word:
        """Give a command by its key."""
        return next(word for word in self.words if word.key == key)

    def openings(self, folded: Sequence[str]) -> Iterator[Opening]:
        """Find the commands a line may be, the longest words first, then in the order of the list."""
        for phrase, opening in self._phrases.get(folded[0], ()) if folded else ():
            if tuple(folded[: opening.length]) == phrase:
                yield opening

    def begins(self, folded: str) -> bool:
        """Tell whether a command begins with a word."""
        return folded in self._phrases

    @cached_property
    def single(self) -> Mapping[str, tuple[str, ...]]:
        """List the commands of one word, with the languages of each."""
        spoken: dict[str, tuple[str, ...]] = {}
        for language, words in (pair for word in self.words for pair in word.words.items()):
            for word in (written for written in words if " " not in written):
                spoken[word] = (*spoken.get(word, ()), language)
        return spoken

    @cached_property
    def _phrases(self) -> Mapping[str, Sequence[tuple[tuple[str, ...], Opening]]]:
        """Sort what commands are called by the first word."""
        found: dict[tuple[tuple[str, ...], str], Opening] = {}
        for word in self.words:
            for language, written in ((language, one) for language, said in word.words.items() for one in said):
                phrase = tuple(map(fold, written.split()))
                known = found.get((phrase, word.key), Opening(word, len(phrase), ()))
                found[phrase, word.key] = Opening(word, len(phrase), (*known.languages, language))
        longest = sorted(found.items(), key=lambda row: -row[1].length)
        return {
            first: [(phrase, opening) for (phrase, _), opening in longest if phrase[0] == first]
            for first in {phrase[0] for phrase, _ in found}
        }


PLAYER, REFEREE = (Vocabulary(installed().words[desk]) for desk in ("player", "referee"))


def typed(subject: str) -> bool:
    """Tell whether a subject is its writer's; that of a reply is not, so it is no command."""
    return not _REPLY.match(subject)


def said(word: str, *keys: Key) -> Key | Literal[""]:
    """Tell which of some things a word says in any language, such as `on` or `off`; nothing: none of them."""
    folded = fold(word)
    return next((key for key in keys if folded in installed().said[key]), "")
