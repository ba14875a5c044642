"""Mail commands, one a file: what they are called; what they do is the service's matter.

A command stands in the subject or in the first written line of the body, in any of the languages, with or
without accents and in any case. The subject of a reply was not typed by its writer, so it is no command.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from pbem.mail.commands import cancel, help, join, orders
from pbem.mail.commands.command import Command, Found

__all__ = ["COMMANDS", "Command", "Found", "find", "in_letter"]

COMMANDS: tuple[Command, ...] = (join.COMMAND, help.COMMAND, orders.COMMAND, cancel.COMMAND)

_REPLY = re.compile(r"\s*(re|fwd?|aw|odp|ответ|отв|на|пересл)\s*(\[\d+\]|\(\d+\))?\s*:", re.I)
_CAMPAIGN = re.compile(r"#?(?=\w*\d)(?=\w*[A-Za-z])\w+", re.A)
_ENDING = " .!:,;?"


def find(line: str) -> Found | None:
    """Recognise a command in one line."""
    words = line.strip(_ENDING).split()
    folded = [fold(word.strip(_ENDING)) for word in words]
    fitting = [
        (length, command, language)
        for command, language, length in _openings(folded)
        if _follows(command, words[length:])
    ]
    if not fitting:
        return None
    length, command, _ = max(fitting, key=lambda match: match[0])
    languages = tuple(language for n, other, language in fitting if n == length and other is command)
    return Found(command.key, " ".join(words[length:]).strip(_ENDING), tuple(dict.fromkeys(languages)))


def in_letter(subject: str, lines: Sequence[tuple[int, str]]) -> Found | None:
    """Recognise a command in the subject, else in the first written line."""
    written = [line for _, line in lines if line.strip()]
    found = None if _REPLY.match(subject) else find(subject)
    if found and not (written and _alone(found.key)):
        return found
    return find(written[0]) if written else None


def fold(word: str) -> str:
    """Forget case and accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _openings(folded: list[str]) -> Iterator[tuple[Command, str, int]]:
    """Find the words of commands with which a line begins."""
    for command in COMMANDS:
        for language, phrases in command.words.items():
            for phrase in (fold(words).split() for words in phrases):
                if folded[: len(phrase)] == phrase:
                    yield command, language, len(phrase)


def _follows(command: Command, rest: list[str]) -> bool:
    """Tell whether that may follow the word; `cancel alliance` is an order and not our command."""
    return command.free or not rest or (len(rest) == 1 and bool(_CAMPAIGN.fullmatch(rest[0])))


def _alone(key: str) -> bool:
    return any(command.alone for command in COMMANDS if command.key == key)
