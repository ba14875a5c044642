"""A secret in a line of a mail, `passphrase: some words`: taken out before anybody else reads the letter.

The line stays as a blank one, so that the others keep their numbers. `passphrase some words`, without the colon, is
the command that sets a new one; it is not read here. A line whose word is mistyped is no secret that counts, but it
is taken out all the same: what is asked back is shown.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import lru_cache

from rapidfuzz.distance import OSA

from pbem.mail.commands.fold import GREETINGS, fold
from pbem.mail.reading.letter import Letter

LONGEST = 300
"""Letters of a passphrase; what is longer is none."""

_MARKS = r"[ \t>*]*+(?:(?:my|мой|моя|moje)\s++)?"
_LINE = re.compile(
    rf"{_MARKS}(?:passphrase|pass phrase|password|пароль|кодовая фраза|heslo)\s*+(?:\*\s*+)?[:：][ \t*]*(.*)",  # noqa: RUF001
    re.I,
)
_TYPED = re.compile(
    rf"({_MARKS})([^\W\d_]{{4,12}})(?:\s*+\*?([:：])\s*+(?=\S)|(?:\s*+\*)?\s\s*+(?=\S))"  # noqa: RUF001
)
"""A word and something behind it; the third group is the colon between them, if there is one."""
_WORDS = ("passphrase", "password", "пароль", "heslo")


def taken(letter: Letter) -> tuple[Letter, str]:
    """Give the letter without such lines, quoted ones too, and the words of the writer's own first one."""
    words = next((found for _, line in letter.lines if (found := _words(line))), "") or _words(letter.subject)
    if not words and _without(letter.subject) == letter.subject and _all_without(letter.text) == letter.text:
        return letter, ""
    hidden = replace(
        letter,
        subject=_without(letter.subject),
        lines=tuple((number, _without(line)) for number, line in letter.lines),
        text=_all_without(letter.text),
        attached=tuple(map(_all_without, letter.attached)),
    )
    return hidden, words


def plain(words: str) -> str:
    """Give the form in which passphrases are compared: case, accents' spelling and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", words).casefold().strip(" .,;:=-–—\"'“”„«»").split())


def _words(line: str) -> str:
    found = _LINE.fullmatch(line.strip())
    return plain(found[1]) if found and len(found[1]) <= LONGEST else ""


def _without(line: str) -> str:
    """Give a line that shows no secret: a mistyped command is left without what followed it."""
    if _LINE.fullmatch(line.strip()):
        return ""
    typed = _TYPED.match(line)
    meant = _meant(fold(typed[2])) if typed else ""
    if typed is None or not meant:
        return line
    return "" if ">" in typed[1] or typed[3] else meant


@lru_cache(maxsize=4096)
def _meant(typed: str) -> str:
    """Give the word that was mistyped; nothing for any other word, and for one that is right."""
    if typed in GREETINGS:
        return ""
    slips = ((word, OSA.distance(typed, fold(word), score_cutoff=2)) for word in _WORDS)
    return next((word for word, count in slips if 0 < count <= (2 if len(word) > 6 else 1)), "")


def _all_without(text: str) -> str:
    return "\n".join(map(_without, text.split("\n"))) if text else text
