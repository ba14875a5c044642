"""The names of letters, as people say squares to a telephone: "golf seven"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_JOINED = 3
"""A word, a hyphen, and what hangs on it."""


def letters(lexicon: Lexicon) -> Mapping[str, str]:
    """Give the letters by their names, folded when they are first asked for."""
    known: dict[str, str] | None = lexicon.known.get("letters")
    if known is None:
        told = lexicon.frames.get("letters", {})
        known = {fold(name): letter for letter, every in told.items() for name in every}
        lexicon.known["letters"] = known
    return known


def is_particle(found: Sequence[Token]) -> bool:
    """Tell whether the last of some words hangs on the one before it: «отправь-ка два танка» says no square."""
    if len(found) < _JOINED:
        return False
    word, hyphen, last = found[-_JOINED:]
    return word.sort == "word" and hyphen.folded == "-" and word.end == hyphen.start and hyphen.end == last.start
