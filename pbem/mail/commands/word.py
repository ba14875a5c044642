"""A command of the mails: what it is called in every language, and what may follow the word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    """Its key and its words in every language; the first word of a language is the one we print.

    `argument`: a regular expression for what may follow, case and accents forgotten.

    To a player: `free`: anything may follow the word; else what `argument` fits, or the key of a campaign. `about`: the
    word of another command may follow. `alone`: above orders the word is their heading. `loose`: what else follows may
    name an order that stands; only its game can tell.

    To the referee: `block`: when nothing stands behind the colon, the lines below belong to it, up to a line with a
    dot. `inline`: without a colon what follows is the matter itself. `reasoned`: `because ...` is looked for.
    """

    key: str
    words: Mapping[str, tuple[str, ...]]
    argument: str = ""
    free: bool = False
    about: bool = False
    alone: bool = False
    loose: bool = False
    block: bool = False
    inline: bool = False
    reasoned: bool = False

    def word(self, language: str) -> str:
        """Give the word we print."""
        return self.words.get(language, self.words["en"])[0]
