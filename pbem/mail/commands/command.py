"""A mail command: a word with which a mail asks for something instead of giving orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LANGUAGES = ("en", "ru", "cs", "sk")


@dataclass(frozen=True)
class Command:
    """Its key and its words in every language; the first word of a language is the one we print.

    `alone`: above orders the word is their heading. `free`: anything may follow the word; otherwise only the key of
    a campaign, or what the regular expression `argument` (case and accents forgotten) fits. `about`: the word of
    another command may follow. `loose`: what else follows may name an order that stands; only its game can tell.
    `asks`: it only wants to know something, so it is served in a trial too. `secret`: what follows is never shown.
    """

    key: str
    words: Mapping[str, tuple[str, ...]]
    alone: bool = False
    free: bool = False
    argument: str = ""
    about: bool = False
    loose: bool = False
    asks: bool = False
    secret: bool = False

    def word(self, language: str) -> str:
        """Give the word we print."""
        return self.words.get(language, self.words["en"])[0]


@dataclass(frozen=True)
class Found:
    """A recognised command, what followed the word, and the languages in which it is that word.

    It is not `sure` when what follows may just as well be an order.
    """

    key: str
    argument: str
    languages: tuple[str, ...]
    sure: bool = True
