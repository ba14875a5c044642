"""Words without case and accents: who has no Czech keyboard writes `zprava`."""

from __future__ import annotations

import unicodedata


def fold(word: str) -> str:
    """Forget case and accents."""
    if word.isascii():
        return word.lower()
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


GREETINGS = frozenset(
    map(
        fold,
        [
            "hello",
            "helo",
            "hallo",
            "hullo",
            "hi",
            "hey",
            "hiya",
            "howdy",
            "greetings",
            "morning",
            "evening",
            "dear",
            "привет",
            "приветствую",
            "здравствуй",
            "здравствуйте",
            "здорово",
            "салют",
            "ahoj",
            "nazdar",
            "zdravím",
            "čau",
            "čus",
            "servus",
            "zdar",
            "ahojte",
            "čaute",
            "hoj",
        ],
    )
)
"""Whoever greets gives no command: a greeting is no slip of a word, in whatever language that is one."""
