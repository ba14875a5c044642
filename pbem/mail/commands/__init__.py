"""Mail commands, one a file: what they are called; what they do is the service's matter.

A command stands in the subject, or alone in a written line of the body, in any of the languages, with or without
accents and in any case. The subject of a reply was not typed by its writer, so it is no command.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

from rapidfuzz.distance import OSA

from pbem.mail.commands import (
    address,
    archive,
    cancel,
    conceal,
    digest,
    disclose,
    help,
    history,
    holiday,
    join,
    language,
    map,
    orders,
    passphrase,
    quiet,
    renew,
    replace,
    report,
    resign,
    rounds,
    rules,
    status,
    test,
)
from pbem.mail.commands.command import Command, Found

__all__ = ["COMMANDS", "Command", "Found", "command", "find", "in_letter", "in_subject", "nearly"]

COMMANDS: tuple[Command, ...] = (
    join.COMMAND,
    help.COMMAND,
    rules.COMMAND,
    map.COMMAND,
    status.COMMAND,
    report.COMMAND,
    orders.COMMAND,
    history.COMMAND,
    archive.COMMAND,
    cancel.COMMAND,
    replace.COMMAND,
    test.COMMAND,
    language.COMMAND,
    holiday.COMMAND,
    quiet.COMMAND,
    digest.COMMAND,
    rounds.COMMAND,
    resign.COMMAND,
    renew.COMMAND,
    passphrase.COMMAND,
    address.COMMAND,
    disclose.COMMAND,
    conceal.COMMAND,
)

_REPLY = re.compile(r"\s*(re|fwd?|aw|odp|vs|ответ|отв|на|пересл)\s*+((\[\d+\]|\(\d+\))\s*+)?:", re.I)
_CAMPAIGN = re.compile(r"#?(?=\w*\d)(?=\w*[A-Za-z])\w+", re.A)
_ENDING = " .!:,;?"
_MOST_WORDS = 20


def command(key: str) -> Command:
    """Give a command by its key."""
    return next(one for one in COMMANDS if one.key == key)


def find(line: str, loose: bool = False) -> Found | None:
    """Recognise a command in one line; with `loose` also what only the campaign can tell from an order."""
    words = line.strip(_ENDING).split(maxsplit=_MOST_WORDS)
    folded = [fold(word.strip(_ENDING)) for word in words]
    fitting = [
        (length, command, language)
        for command, language, length in _openings(folded)
        if _follows(command, words[length:]) or (loose and command.loose)
    ]
    if not fitting:
        return None
    length, found, _ = max(fitting, key=lambda match: match[0])
    languages = tuple(language for n, other, language in fitting if n == length and other is found)
    rest = words[length:]
    argument = " ".join(rest).strip(_ENDING)
    return Found(found.key, argument, tuple(dict.fromkeys(languages)), not loose or _follows(found, rest))


def in_subject(subject: str) -> Found | None:
    """Recognise a command in a subject its writer typed."""
    return None if _REPLY.match(subject) else find(subject)


def in_letter(subject: str, lines: Sequence[tuple[int, str]]) -> Found | None:
    """Recognise a command in the subject, else in the first written line."""
    written = [line for _, line in lines if line.strip()]
    found = in_subject(subject)
    if found and not (written and command(found.key).alone):
        return found
    return find(written[0]) if written else None


def nearly(line: str, language: str = "en") -> str:
    """Give the command a line means when its word is mistyped, in that language if it may be; nothing otherwise."""
    words = line.strip(_ENDING).split(maxsplit=_MOST_WORDS)
    typed = fold(words[0].strip(_ENDING)) if words else ""
    if not typed or typed in _phrases():
        return ""
    near = [
        (OSA.distance(typed, folded), language not in spoken, place, word)
        for place, (word, folded, spoken) in enumerate(_single())
        if _close(typed, folded, language in spoken)
    ]
    meant = (" ".join((word, *words[1:])) for *_, word in sorted(near))
    return next((one for one in meant if find(one)), "")


def _close(typed: str, word: str, own: bool) -> bool:
    """Allow one slip, and two in a long word; in another language than the reader's none in a short one."""
    slips = 1 if own else 0
    slips = slips if len(word) < 5 else 1 if len(word) < 7 else 2
    return 0 < OSA.distance(typed, word, score_cutoff=slips) <= slips


def fold(word: str) -> str:
    """Forget case and accents."""
    if word.isascii():
        return word.lower()
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@cache
def _phrases() -> dict[str, tuple[tuple[Command, str, tuple[str, ...]], ...]]:
    """Sort what commands are called by the first word."""
    found: dict[str, tuple[tuple[Command, str, tuple[str, ...]], ...]] = {}
    for one in COMMANDS:
        for spoken, phrases in one.words.items():
            for phrase in (tuple(fold(word) for word in words.split()) for words in phrases):
                found[phrase[0]] = (*found.get(phrase[0], ()), (one, spoken, phrase))
    return found


@cache
def _single() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """List the commands of one word: the word, folded, and its languages."""
    spoken: dict[str, tuple[str, ...]] = {}
    for key, phrases in (pair for one in COMMANDS for pair in one.words.items()):
        for phrase in (words for words in phrases if " " not in words):
            spoken[phrase] = (*spoken.get(phrase, ()), key)
    return tuple((word, fold(word), languages) for word, languages in spoken.items())


def _openings(folded: list[str]) -> Iterator[tuple[Command, str, int]]:
    """Find the words of commands with which a line begins."""
    for one, spoken, phrase in _phrases().get(folded[0], ()) if folded else ():
        if tuple(folded[: len(phrase)]) == phrase:
            yield one, spoken, len(phrase)


def _follows(one: Command, rest: list[str]) -> bool:
    """Tell whether that may follow the word; `cancel alliance` is an order and not our command."""
    if one.free or not rest or (len(rest) == 1 and _CAMPAIGN.fullmatch(rest[0])):
        return True
    words = " ".join(rest).strip(_ENDING)
    if one.about and find(words):
        return True
    return bool(one.argument and re.fullmatch(one.argument, fold(words)))
