"""A word of the referee's letters: what it is called, what may follow it, whether lines belong to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    """Its key and its words in every language; the first word of a language is the one we print.

    `argument`: a regular expression for what may follow, case and accents forgotten; without it nothing may. `block`:
    when nothing stands behind the colon, the lines below belong to it, up to a line with a dot. `reasoned`: it changes
    something, so `because ...` is looked for. `free`: without a colon what follows is the matter itself.
    """

    key: str
    words: Mapping[str, tuple[str, ...]]
    argument: str = ""
    block: bool = False
    reasoned: bool = False
    free: bool = False

    def word(self, language: str) -> str:
        """Give the word we print."""
        return self.words.get(language, self.words["en"])[0]


@dataclass(frozen=True)
class Asked:
    """A line of the referee's letter: its word, or none (then it is for the game), and what followed it.

    `lines` are those that belong to it, with their numbers; `reason` why he wants it; `tell`: the players are told.
    """

    key: str
    line: int
    words: str
    argument: str = ""
    lines: tuple[tuple[int, str], ...] = ()
    reason: str = ""
    tell: bool = False
