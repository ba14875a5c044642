"""Names written in the other script: a city the map calls `Sudak` is «Судак» to whoever writes Russian, and back.

Letters have no one counterpart (`y` is «ы», «и» or «й»), so a name has several spellings, the likeliest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice

MOST = 12
"""So many spellings of a name are made at most."""

_CYRILLIC: Mapping[str, tuple[str, ...]] = {
    "shch": ("щ",), "sch": ("щ", "ш"), "zh": ("ж",), "kh": ("х",), "ch": ("ч", "х"), "sh": ("ш",), "ts": ("ц",),
    "tz": ("ц",), "ya": ("я",), "ja": ("я",), "yu": ("ю",), "ju": ("ю",), "yo": ("ё",), "jo": ("ё",), "ye": ("е",),
    "ii": ("ий",), "iy": ("ий",), "yy": ("ый",), "x": ("кс",), "ph": ("ф",), "th": ("т",), "ck": ("к",),
    "a": ("а",), "b": ("б",), "c": ("ц", "к"), "d": ("д",), "e": ("е", "э"), "f": ("ф",), "g": ("г",), "h": ("х", "г"),
    "i": ("и",), "j": ("й",), "k": ("к",), "l": ("л", "ль"), "m": ("м",), "n": ("н", "нь"), "o": ("о",), "p": ("п",),
    "q": ("к",), "r": ("р",), "s": ("с",), "t": ("т",), "u": ("у",), "v": ("в",), "w": ("в",), "y": ("ы", "и", "й"),
    "z": ("з", "ц"), "š": ("ш",), "č": ("ч",), "ž": ("ж",), "ř": ("рж",), "ť": ("ть",), "ď": ("дь",), "ň": ("нь",),
    "ľ": ("ль",), "ĺ": ("л",), "ŕ": ("р",), "á": ("а",), "é": ("е", "э"), "ě": ("е",), "í": ("и",), "ý": ("ы", "и"),
    "ó": ("о",), "ô": ("о",), "ú": ("у",), "ů": ("у",), "ä": ("е", "я"), "ö": ("ё",), "ü": ("ю",),
}  # fmt: skip
_LATIN: Mapping[str, tuple[str, ...]] = {
    "а": ("a",), "б": ("b",), "в": ("v",), "г": ("g", "h"), "д": ("d",), "е": ("e", "ye", "je"), "ё": ("yo", "jo", "e"),
    "ж": ("zh", "z"), "з": ("z",), "и": ("i",), "й": ("y", "j", "i"), "к": ("k", "c"), "л": ("l",), "м": ("m",),
    "н": ("n",), "о": ("o",), "п": ("p",), "р": ("r",), "с": ("s",), "т": ("t",), "у": ("u",), "ф": ("f",),
    "х": ("kh", "h", "ch"), "ц": ("ts", "c"), "ч": ("ch", "c"), "ш": ("sh", "s"), "щ": ("shch", "sc"), "ъ": ("",),
    "ы": ("y",), "ь": ("",), "э": ("e",), "ю": ("yu", "ju"), "я": ("ya", "ja"), "ий": ("iy", "y", "ij"),
    "кс": ("ks", "x"),
}  # fmt: skip
_LONGEST = 4
_PARTS = re.compile(r"([^\w]+)")


def cyrillic(name: str) -> tuple[str, ...]:
    """Write a Latin name in Cyrillic letters, in each way that is likely; nothing for a name that is not Latin."""
    return _written(name, _CYRILLIC)


def latin(name: str) -> tuple[str, ...]:
    """Write a Cyrillic name in Latin letters, in each way that is likely; nothing for a name that is not Cyrillic."""
    return _written(name, _LATIN)


@lru_cache(maxsize=4096)
def shown(name: str, language: str) -> str:
    """Write a name in the script of a language; a code (`B2`, `SCA`) or a name of mixed letters stays as it is."""
    if name.isupper() or any(sign.isdigit() for sign in name):
        return name
    found = cyrillic(name) if language == "ru" else latin(name)
    return _capital_like(name, found[0]) if found else name


def _capital_like(name: str, spelling: str) -> str:
    """Give the words of a spelling capital letters where those of the name have them."""
    words = zip(_PARTS.split(name), _PARTS.split(spelling), strict=False)
    return "".join(word[:1].upper() + word[1:] if old[:1].isupper() else word for old, word in words)


def _written(name: str, letters: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    word = name.casefold()
    if not any(sign in letters for sign in word) or any(sign.isalpha() and sign not in letters for sign in word):
        return ()
    return tuple(islice(dict.fromkeys(_ways(word, letters)), MOST))


def _ways(word: str, letters: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Give the ways to write a word, those that take the first counterpart of most letters before the others."""
    front = [(0, "")]
    while front:
        further: list[tuple[int, str]] = []
        for at, said in front:
            if at == len(word):
                yield said
                continue
            taken = next((word[at : at + n] for n in range(_LONGEST, 0, -1) if word[at : at + n] in letters), "")
            signs = letters[taken] if taken else (word[at],)
            further += [(at + max(len(taken), 1), said + sign) for sign in signs]
        front = sorted(further, key=lambda way: way[0], reverse=True)[: MOST * 4]
