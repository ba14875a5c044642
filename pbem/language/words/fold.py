"""Letters that mean the same: case, accents, ё, and the Latin and Cyrillic letters that look alike."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_TO_LATIN = str.maketrans("авсенкмортх", "abcehkmoptx")
_TO_CYRILLIC = str.maketrans("abcehkmoptxy", "авсенкмортху")


def fold(text: str) -> str:
    """Drop case and accents; ё becomes е and й becomes и, in the lexicons and in the letters of players alike."""
    if text.isascii():
        return text.casefold()
    return _folded(text)


@lru_cache(maxsize=1 << 13)
def _folded(text: str) -> str:
    """Fold a text that is not plain ASCII: the words of a lexicon are asked for with every line."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return _one_script(plain) if not plain.isascii() else plain


def latin(text: str) -> str:
    """Write the letters of a cell's name in Latin capitals; letters that look like none stay as they are."""
    return text.casefold().translate(_TO_LATIN).upper()


def _one_script(word: str) -> str:
    """Give a word that mixes Latin and Cyrillic letters the script of most of its letters."""
    cyrillic = sum("а" <= sign <= "я" for sign in word)
    roman = sum("a" <= sign <= "z" for sign in word)
    if not cyrillic or not roman:
        return word
    first, second = (_TO_CYRILLIC, _TO_LATIN) if cyrillic >= roman else (_TO_LATIN, _TO_CYRILLIC)
    return next((one for one in map(word.translate, (first, second)) if not _mixed(one)), word.translate(first))


def _mixed(word: str) -> bool:
    """Tell whether letters of both scripts are left, as in `ВЕN` of which only the first two have likes."""
    return any("а" <= sign <= "я" for sign in word) and any("a" <= sign <= "z" for sign in word)
