"""What the referee asks for, read out of his letter: several lines, each with a reason, some with a block below.

A line that begins with none of the words is for the game: an order of the referee's own, or a decree. What changes
something says why, on the line or below it: `pause because the server moves`, `reason: the server moves`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pbem.mail.commands.fold import fold
from pbem.mail.commands.vocabulary import ENDING, REFEREE, said, typed
from pbem.mail.commands.word import Word

WORDS = REFEREE.words
_BECAUSE = re.compile(
    r"(?:^|[\s,;(])(?:because(?:\s+of)?\b|reason\s*:|потому,?\s+что\b|так\s+как\b|из-за\b|причина\s*:"
    r"|proto[žz]e\b|kv[ůu]li\b|d[ůuôo]vod\s*:|preto[žz]e\b|lebo\b|pre\s+d[ôo]vod\s*:)[\s:]*",
    re.I,
)
DOT = "."


@dataclass(frozen=True)
class Asked:
    """A line of the referee's letter: its word, or none (then it is for the game), and what followed it.

    `lines` are those that belong to it, with their numbers; `reason` why he wants it; `tell`: the players are told.
    """

    key: str
    line: int
    words: str
    argument: str = ""
    lines: tuple[tuple[int, str], ...] = ()
    reason: str = ""
    tell: bool = False


def named(key: str) -> Word:
    """Give a word by its key."""
    return REFEREE[key]


def read(subject: str, lines: Sequence[tuple[int, str]]) -> tuple[Asked, ...]:
    """Read what a letter asks for, in its order; a subject that was typed counts when a word fits it wholly."""
    above = [_asked(0, subject)] if typed(subject) else []
    found = [*(one for one in above if one.key), *_all(lines)]
    why = next((one.reason for one in found if not one.key and not one.argument), "")
    asked = [one for one in found if one.key or one.argument]
    return tuple(replace(one, reason=one.reason or why) for one in asked)


def bare(line: str) -> str:
    """Give a line without its reason, to show how one is added."""
    return _BECAUSE.split(line)[0].rstrip(" .:,")


def _all(lines: Sequence[tuple[int, str]]) -> Iterator[Asked]:
    """Walk over the lines; those of a block go with its head."""
    left = list(lines)
    while left:
        number, line = left.pop(0)
        if not line.strip(ENDING) or line.lstrip().startswith("#"):
            continue
        asked = _asked(number, line)
        yield replace(asked, lines=_block(left)) if _heads(asked) or _begins(asked, left) else asked


def _block(left: list[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """Take the lines of a block, and the dot that ends it."""
    end = next((place for place, (_, line) in enumerate(left) if line.strip() == DOT), len(left))
    taken = tuple(left[:end])
    del left[: end + 1]
    return taken


def _heads(asked: Asked) -> bool:
    """Tell whether the lines below belong to this one."""
    if not asked.key or not named(asked.key).block:
        return False
    return not asked.argument or asked.argument.endswith(":") or not (named(asked.key).inline or ":" in asked.argument)


def _begins(asked: Asked, left: Sequence[tuple[int, str]]) -> bool:
    """Tell whether a line for the game goes on below: it ends with a colon, its words follow, and a dot ends them."""
    dotted = any(line.strip() == DOT for _, line in left)
    return not asked.key and asked.words.endswith(":") and dotted and not _asked(*left[0]).key


def _asked(number: int, line: str) -> Asked:
    word, rest = next(_fitting(line), (None, line.strip()))
    if word is not None and not word.reasoned:
        return Asked(word.key, number, line.strip(), rest)
    rest, reason, tell = _parted(rest)
    return Asked(word.key if word else "", number, line.strip(), rest, reason=reason, tell=tell)


def _fitting(line: str) -> Iterator[tuple[Word, str]]:
    """Find the word a line begins with, the longest first, and what follows it."""
    tokens = [(match.end(), fold(match[0].strip(ENDING))) for match in re.finditer(r"\S+", line)]
    for opening in REFEREE.openings([token for _, token in tokens]):
        word, rest = opening.word, line[tokens[opening.length - 1][0] :].strip()
        matter = (_parted(rest)[0] if word.reasoned else rest).strip(ENDING)
        if not matter or (word.argument and re.fullmatch(word.argument, fold(matter))):
            yield word, rest


def _parted(words: str) -> tuple[str, str, bool]:
    """Part what is asked from why, and from whether the players are told."""
    found = _BECAUSE.search(words)
    before, reason = (words[: found.start()], words[found.end() :]) if found else (words, "")
    colon = ":" if before.rstrip().endswith(":") or reason.rstrip().endswith(":") else ""
    left = before.rstrip(" ,;(").split()
    tell = bool(left) and said(left[-1].strip(ENDING), "tell") != ""
    rest = " ".join(left[:-1]) if tell else before.strip(" ,;(")
    return rest + (colon if not rest.endswith(":") else ""), reason.strip(" ).:;,"), tell
