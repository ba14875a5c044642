"""What the referee writes by mail, one word a file: what they are called; what they do is the service's matter.

A line that begins with none of them is for the game: an order of the referee's own, or a decree. What changes
something says why, on the line or below it: `pause because the server moves`, `reason: the server moves`.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence
from functools import cache

from pbem.mail.commands import fold
from pbem.mail.commands.referee import (
    add,
    addresses,
    amend,
    archive,
    away,
    cancel,
    end,
    enter,
    extend,
    help,
    hold,
    judge,
    judgements,
    log,
    orders,
    pause,
    position,
    preview,
    release,
    remove,
    renew,
    replace,
    report,
    rerun,
    resume,
    run,
    say,
    start,
    status,
    trial,
    undo,
)
from pbem.mail.commands.referee.word import Asked, Word

__all__ = ["WORDS", "Asked", "Word", "bare", "named", "read"]

WORDS: tuple[Word, ...] = (
    help.WORD,
    status.WORD,
    report.WORD,
    log.WORD,
    start.WORD,
    pause.WORD,
    resume.WORD,
    extend.WORD,
    hold.WORD,
    release.WORD,
    run.WORD,
    trial.WORD,
    preview.WORD,
    orders.WORD,
    cancel.WORD,
    enter.WORD,
    say.WORD,
    judgements.WORD,
    judge.WORD,
    undo.WORD,
    rerun.WORD,
    position.WORD,
    amend.WORD,
    add.WORD,
    replace.WORD,
    remove.WORD,
    addresses.WORD,
    away.WORD,
    renew.WORD,
    end.WORD,
    archive.WORD,
)

_REPLY = re.compile(r"\s*(re|fwd?|aw|odp|vs|ответ|отв|на|пересл)\s*+((\[\d+\]|\(\d+\))\s*+)?:", re.I)
_BECAUSE = re.compile(
    r"(?:^|[\s,;(])(?:because(?:\s+of)?\b|reason\s*:|потому,?\s+что\b|так\s+как\b|из-за\b|причина\s*:"
    r"|proto[žz]e\b|kv[ůu]li\b|d[ůuôo]vod\s*:|preto[žz]e\b|lebo\b|pre\s+d[ôo]vod\s*:)[\s:]*",
    re.I,
)
_TELL = frozenset(fold("tell public publicly гласно публично открыто veřejně oznámit verejne oznámiť").split())
_ENDING = " .!:,;?"
DOT = "."


def named(key: str) -> Word:
    """Give a word by its key."""
    return next(one for one in WORDS if one.key == key)


def read(subject: str, lines: Sequence[tuple[int, str]]) -> tuple[Asked, ...]:
    """Read what a letter asks for, in its order; a subject that was typed counts when a word fits it wholly."""
    typed = None if _REPLY.match(subject) else _asked(0, subject)
    found = [typed] if typed is not None and typed.key else []
    found += list(_all(lines))
    why = next((one.reason for one in found if not one.key and not one.argument), "")
    asked = [one for one in found if one.key or one.argument]
    return tuple(dataclasses.replace(one, reason=one.reason or why) for one in asked)


def bare(line: str) -> str:
    """Give a line without its reason, to show how one is added."""
    return _BECAUSE.split(line)[0].rstrip(" .:,")


def _all(lines: Sequence[tuple[int, str]]) -> Iterator[Asked]:
    """Walk over the lines; those of a block go with its head."""
    left = list(lines)
    while left:
        number, line = left.pop(0)
        if not line.strip(_ENDING) or line.lstrip().startswith("#"):
            continue
        asked = _asked(number, line)
        yield dataclasses.replace(asked, lines=_block(left)) if _heads(asked) or _begins(asked, left) else asked


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
    return not asked.argument or asked.argument.endswith(":") or not (named(asked.key).free or ":" in asked.argument)


def _begins(asked: Asked, left: Sequence[tuple[int, str]]) -> bool:
    """Tell whether a line for the game goes on below: it ends with a colon, its words follow, and a dot ends them."""
    dotted = any(line.strip() == DOT for _, line in left)
    return not asked.key and asked.words.endswith(":") and dotted and not _asked(*left[0]).key


def _asked(number: int, line: str) -> Asked:
    """Read one line."""
    word, rest = next(_fitting(line), (None, line.strip()))
    if word is not None and not word.reasoned:
        return Asked(word.key, number, line.strip(), rest)
    rest, reason, tell = _parted(rest)
    return Asked(word.key if word else "", number, line.strip(), rest, reason=reason, tell=tell)


def _fitting(line: str) -> Iterator[tuple[Word, str]]:
    """Find the word a line begins with, the longest first, and what follows it."""
    tokens = [(match.end(), fold(match[0].strip(_ENDING))) for match in re.finditer(r"\S+", line)]
    folded = tuple(token for _, token in tokens)
    for phrase, one in _phrases():
        if folded[: len(phrase)] == phrase:
            rest = line[tokens[len(phrase) - 1][0] :].strip()
            said = _parted(rest)[0] if one.reasoned else rest
            if not said.strip(_ENDING) or (one.argument and re.fullmatch(one.argument, fold(said.strip(_ENDING)))):
                yield one, rest


def _parted(words: str) -> tuple[str, str, bool]:
    """Part what is asked from why, and from whether the players are told."""
    found = _BECAUSE.search(words)
    before, reason = (words[: found.start()], words[found.end() :]) if found else (words, "")
    colon = ":" if before.rstrip().endswith(":") or reason.rstrip().endswith(":") else ""
    said = before.rstrip(" ,;(").split()
    tell = bool(said) and fold(said[-1].strip(_ENDING)) in _TELL
    rest = " ".join(said[:-1]) if tell else before.strip(" ,;(")
    return rest + (colon if not rest.endswith(":") else ""), reason.strip(" ).:;,"), tell


@cache
def _phrases() -> tuple[tuple[tuple[str, ...], Word], ...]:
    """List what the words are called, the longest first."""
    every = {
        (tuple(fold(part) for part in said.split()), one.key)
        for one in WORDS
        for spoken in one.words.values()
        for said in spoken
    }
    order = [one.key for one in WORDS]
    longest = sorted(every, key=lambda pair: (-len(pair[0]), order.index(pair[1]), pair[0]))
    return tuple((phrase, named(key)) for phrase, key in longest)
