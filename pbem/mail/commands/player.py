"""What a player asks for besides orders, read out of a line.

A command stands in the subject, or alone in a written line of the body, in any of the languages, with or without
accents and in any case.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz.distance import OSA

from pbem.mail.commands.fold import GREETINGS, fold
from pbem.mail.commands.vocabulary import ENDING, PLAYER, Opening, typed
from pbem.mail.commands.word import Word

COMMANDS = PLAYER.words
_CAMPAIGN = re.compile(r"#?(?=\w*\d)(?=\w*[A-Za-z])\w+", re.A)
_TURN = re.compile(r"\s[rtk]\d{1,2}$", re.IGNORECASE | re.ASCII)
"""The number of a turn at the end of a heading."""
_MOST_WORDS = 20


@dataclass(frozen=True)
class Found:
    """A recognised command, what followed the word, and the languages in which it is that word.

    It is not `sure` when what follows may just as well be an order.
    """

    key: str
    argument: str
    languages: tuple[str, ...]
    sure: bool = True


def command(key: str) -> Word:
    """Give a command by its key."""
    return PLAYER[key]


def find(line: str, loose: bool = False) -> Found | None:
    """Recognise a command in one line; with `loose` also what only the campaign can tell from an order."""
    words = line.strip(ENDING).split(maxsplit=_MOST_WORDS)
    fitting = (opening for opening in _openings(words) if (loose and opening.word.loose) or _follows(opening, words))
    opening = next(fitting, None)
    if opening is None:
        return None
    argument = " ".join(words[opening.length :]).strip(ENDING)
    return Found(opening.word.key, argument, opening.languages, not loose or _follows(opening, words))


def in_subject(subject: str) -> Found | None:
    """Recognise a command in a subject its writer typed."""
    return find(subject) if typed(subject) else None


def in_letter(subject: str, lines: Sequence[tuple[int, str]]) -> Found | None:
    """Recognise a command in the subject, else in the first written line; "Orders r7" above others is a heading."""
    written = [line for _, line in lines if line.strip()]
    found = in_subject(subject)
    if found and not (written and command(found.key).alone):
        return found
    headed = len(written) > 1 and _TURN.search(written[0].strip(ENDING))
    return find(written[0]) if written and not headed else None


def nearly(line: str, language: str = "en") -> str:
    """Give the command a line means when its word is mistyped, in that language if it may be; nothing otherwise."""
    words = line.strip(ENDING).split(maxsplit=_MOST_WORDS)
    first = fold(words[0].strip(ENDING)) if words else ""
    if not first or first in GREETINGS or PLAYER.begins(first):
        return ""
    near = [
        (OSA.distance(first, fold(word)), language not in spoken, place, word)
        for place, (word, spoken) in enumerate(PLAYER.single.items())
        if _close(first, fold(word), language in spoken)
    ]
    meant = (" ".join((word, *words[1:])) for *_, word in sorted(near))
    return next((one for one in meant if find(one)), "")


def _close(written: str, word: str, own: bool) -> bool:
    """Allow one slip, and two in a long word; in another language than the reader's none in a short one."""
    slips = 1 if own else 0
    slips = slips if len(word) < 5 else 1 if len(word) < 7 else 2
    return 0 < OSA.distance(written, word, score_cutoff=slips) <= slips


def _openings(words: Sequence[str]) -> Sequence[Opening]:
    return tuple(PLAYER.openings([fold(word.strip(ENDING)) for word in words]))


def _follows(opening: Opening, words: Sequence[str]) -> bool:
    """Tell whether that may follow the word; `cancel alliance` is an order and not our command."""
    word, rest = opening.word, words[opening.length :]
    if word.free or not rest or (len(rest) == 1 and _CAMPAIGN.fullmatch(rest[0])):
        return True
    after = " ".join(rest).strip(ENDING)
    return bool((word.about and find(after)) or (word.argument and re.fullmatch(word.argument, fold(after))))
