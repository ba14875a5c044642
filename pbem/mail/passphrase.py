"""A secret in a line of a mail, `passphrase: some words`: taken out before anybody else reads the letter.

The line stays as a blank one, so that the others keep their numbers. `passphrase some words`, without the colon, is
the command that sets a new one; it is not read here.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace

from pbem.mail.reading.letter import Letter

_LINE = re.compile(r"[ \t>*]*(?:passphrase|password|пароль|кодовая фраза|heslo)\s*\*?\s*:[ \t*]*(\S.{0,300})?", re.I)


def taken(letter: Letter) -> tuple[Letter, str]:
    """Give the letter without such lines, quoted ones too, and the words of the writer's own first one."""
    words = next((found for _, line in letter.lines if (found := _words(line))), "") or _words(letter.subject)
    if not words and not _LINE.search(letter.text):
        return letter, ""
    hidden = replace(
        letter,
        subject="" if _words(letter.subject) else letter.subject,
        lines=tuple((number, _without(line)) for number, line in letter.lines),
        text=_all_without(letter.text),
        attached=tuple(map(_all_without, letter.attached)),
    )
    return hidden, words


def plain(words: str) -> str:
    """Give the form in which passphrases are compared: case, accents' spelling and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", words).casefold().strip(" .,;\"'“”„«»").split())


def _words(line: str) -> str:
    found = _LINE.fullmatch(line.strip())
    return plain(found[1] or "") if found else ""


def _without(line: str) -> str:
    return "" if _LINE.fullmatch(line.strip()) else line


def _all_without(text: str) -> str:
    return "\n".join(map(_without, text.split("\n"))) if text else text
