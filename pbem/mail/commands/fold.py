"""Words without case and accents: who has no Czech keyboard writes `zprava`."""

from __future__ import annotations

import unicodedata


def fold(word: str) -> str:
    """Forget case and accents."""
    if word.isascii():
        return word.lower()
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
