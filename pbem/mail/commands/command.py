"""A mail command: a word with which a mail asks for something instead of giving orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """Its key and its words in every language; the first word of a language is the one we print.

    `alone`: as a subject it counts only above an empty body, for people also write it above their orders.
    `free`: anything may follow the word; otherwise only the key of a campaign.
    """

    key: str
    words: Mapping[str, tuple[str, ...]]
    alone: bool = False
    free: bool = False


@dataclass(frozen=True)
class Found:
    """A recognised command, what followed the word, and the languages in which it is that word."""

    key: str
    argument: str
    languages: tuple[str, ...]
