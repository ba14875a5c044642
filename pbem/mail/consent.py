"""Yes or no: the first written line of a reply to a question."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

LONGEST = 6
"""Words of a line that is an answer; a longer one says something else."""

_WORD = re.compile(r"[\w']+")


def consent(lines: Sequence[tuple[int, str]]) -> bool | None:
    """Tell what was answered; None when it is neither plainly yes nor plainly no."""
    words = _words(lines)
    meant = {_MEANING[word] for word in words if word in _MEANING}
    if not words or len(words) > LONGEST or len(meant) != 1:
        return None
    answer = _MEANING.get(words[0])
    # "yes, but not so" is no yes; "no, that was not me" is a no.
    return None if answer and _BUT & set(words) else answer


def always(lines: Sequence[tuple[int, str]]) -> bool:
    """Tell whether the answer is meant for the future too: `yes, always`."""
    return bool(_ALWAYS & set(_words(lines)))


def _words(lines: Sequence[tuple[int, str]]) -> list[str]:
    """Give the words of the first written line, without case and accents."""
    first = next((line for _, line in lines if line.strip()), "")
    return _WORD.findall(_fold(first))


def _fold(words: str) -> str:
    """Forget case and accents."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


_YES = _fold(
    "yes y yep yeah ok okay confirm да ага конечно подтверждаю ano jo jasně potvrzuji áno hej jasné potvrdzujem"
)
_NO = _fold("no n nope нет не отказываюсь ne nikoli odmítám nie odmietam")
_BUT = frozenset(_fold("but not don't if но если ale když ak keby").split())
_ALWAYS = frozenset(_fold("always всегда vždy vždycky navždy stále").split())
_MEANING = dict.fromkeys(_YES.split(), True) | dict.fromkeys(_NO.split(), False)
