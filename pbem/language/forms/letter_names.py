"""The names of letters, as people say squares to a telephone: "golf seven"."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.language.forms.book import Lexicon
from pbem.language.words.fold import fold


def letters(lexicon: Lexicon) -> Mapping[str, str]:
    """Give the letters by their names, folded when they are first asked for."""
    known: dict[str, str] | None = lexicon.known.get("letters")
    if known is None:
        told = lexicon.frames.get("letters", {})
        known = {fold(name): letter for letter, every in told.items() for name in every}
        lexicon.known["letters"] = known
    return known
