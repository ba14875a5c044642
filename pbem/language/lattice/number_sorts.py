"""What a number may be besides a number: a code, which counts nothing, or one that counts ("seven", not "the 7th")."""

from __future__ import annotations

from pbem.language.forms.book import Lexicon
from pbem.language.forms.slots import CODE, COUNT, FIGURES, NUMBER
from pbem.language.lattice.senses import senses
from pbem.language.words.atoms import Features
from pbem.language.words.tokens import Token, ordered


def sorts(token: Token, lexicon: Lexicon) -> Features:
    """Give the features of a number, in figures or in a word."""
    code = token.sort == "number" and len(token.folded) >= FIGURES
    return frozenset({NUMBER, *([CODE] if code else []), *([COUNT] if _counts(token, lexicon) else [])})


def _counts(token: Token, lexicon: Lexicon) -> bool:
    return not ordered(token) and not any(edge.kind == "ordinal" for edge in senses(lexicon).lattice((token,))[0])
