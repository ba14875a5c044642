"""Greetings and sign-offs of a letter: left out of orders, they belong to the words for another player.

A sign-off with a name is left out, unless the writer has marked the end of the letter himself: mail programs put such
lines below letters, and nobody shall be named by a program (C-2.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbem.mail.words.courtesy import is_bare

Lines = tuple[tuple[int, str], ...]
NAME = "name"
"""What was left out: a sign-off with a name."""


@dataclass(frozen=True)
class Words:
    """The lines of a letter with its courtesies, and what was left out."""

    lines: tuple[str, ...]
    cut: tuple[str, ...] = ()


def joined(own: Lines, polite: Sequence[tuple[int, str]], verbatim: bool) -> Words:
    """Put courtesies back where they stood; those below the last line only when they name nobody, or `verbatim`."""
    last = max((number for number, line in own if line.strip()), default=0)
    kept = [one for one in polite if verbatim or one[0] < last or is_bare(one[1])]
    left_out = len(kept) < sum(bool(line.strip()) for _, line in polite)
    lines: list[str] = []
    before = 0
    for number, line in sorted((*own, *kept)):
        lines += [""] if lines and (number, line) in kept and number > before + 1 else []
        lines.append(line)
        before = number
    return Words(tuple(lines), (NAME,) if left_out else ())
