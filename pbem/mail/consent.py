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
    if _UNSURE.search(_first(lines)):
        return None
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
    return _WORD.findall(_first(lines))


def _first(lines: Sequence[tuple[int, str]]) -> str:
    """Give the first written line, folded."""
    return _fold(next((line for _, line in lines if line.strip()), ""))


def _fold(words: str) -> str:
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


_YES = _fold(
    "yes y yep yeah yup sure certainly ok okay confirm confirmed agree agreed accept "
    "да ага конечно подтверждаю согласен согласна принимаю разумеется ок "
    "ano jo jasně určitě jistě potvrzuji potvrzuju souhlasím přijímám "
    "áno hej jasné určite iste potvrdzujem súhlasím prijímam"
)
_NO = _fold(
    "no n nope never decline refuse нет не отказываюсь отказ ne nikoli odmítám nesouhlasím nechci "
    "nie odmietam nesúhlasím nechcem"
)
_UNSURE = re.compile(
    _fold(
        r"\?|\bno (?:idea|problem|worries|doubt|clue)\b|^не (?:знаю|уверен|понял|понимаю|помню|против|могу)"
        r"|^(?:ne|nie)[ ,]*(?:vím|viem|rozum)"
    )
)
"""A question, somebody who does not know, and “no problem”: neither yes nor no."""
_BUT = frozenset(_fold("but not don't if но если ale když ak keby").split())
_ALWAYS = frozenset(_fold("always всегда vždy vždycky navždy stále").split())
_MEANING = dict.fromkeys(_YES.split(), True) | dict.fromkeys(_NO.split(), False)
