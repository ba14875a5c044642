"""What a line looks like, without knowing any game: an order, a name, a sentence that goes on."""

from __future__ import annotations

import re
from functools import cache

from pbem.mail.commands import fold
from pbem.mail.words.patterns import listed

_NUMBERED = re.compile(
    r"\W*(?:[^\W\d]+\.?\s+){0,2}?(?:№|#|no\.?\s?)?\s?\d{1,3}(?:\s*+(?:[:.)\-–—,(]|$)|\s++[^\W\d])",
    re.I,  # noqa: RUF001
)
_NAME = re.compile(r"[-–—(~*]?\s*[^\W\d_][^\W\d_'’.-]*\.?(?:[\s,]+[^\W\d_][^\W\d_'’.-]*\.?){0,2}\)?\W*")  # noqa: RUF001
_DIGEST = re.compile(r"\b[0-9a-f]{32}")
"""A line of our promises and seeds: `2-151d40f8...`."""
_WORD = re.compile(r"[^\W\d_]+")

LONGEST_NAME = 40
WHOLE = 3
"""Letters up to which an opener stands for that word only, not for others that begin so."""


def is_order_like(line: str) -> bool:
    """Tell whether a line begins with a number or a word and a number, as `1:`, `army 2 left` or `3 отряд`."""
    return _NUMBERED.match(line) is not None and any(map(str.isalpha, line)) and not _DIGEST.search(line)


def opens_an_order(line: str) -> bool:
    """Tell whether the first word may begin an order or a command."""
    word = _WORD.search(line)
    return word is not None and _is_opener(fold(word[0]))


def is_name(line: str) -> bool:
    """Tell whether a line is a name below a sign-off: one to three words with capitals and nothing else."""
    if len(line) > LONGEST_NAME or opens_an_order(line):
        return False
    words = _WORD.findall(line)
    if not words:
        return not any(map(str.isdigit, line))
    return _NAME.fullmatch(line) is not None and all(word[0].isupper() for word in words)


def _is_opener(word: str) -> bool:
    return word in _openers() or word.startswith(_stems())


@cache
def _openers() -> frozenset[str]:
    """List the openers without accents: who greets `Ahoj` on a phone writes `Utok` too."""
    return frozenset(map(fold, listed("opener")))


@cache
def _stems() -> tuple[str, ...]:
    return tuple(sorted(stem for stem in _openers() if len(stem) > WHOLE))
