"""The lines of a body: whole again, numbered, and only those its writer wrote.

Lines are numbered from 1 in the decoded text (campaign.md, section 6): blank, quoted and signature lines
count, and only then are the quoted ones and the signature left out. Lines which the mail program wrapped
for the journey (`format=flowed`, RFC 3676) are whole again before they are counted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

LONGEST = 10_000
"""Characters of a line; the rest of a longer one is not read."""

MOST = 20_000
"""Lines of a mail; further ones are not read."""

_BREAK = re.compile(r"\r\n|\r|\n")
_QUOTED = re.compile(r"\s{0,3}>")
_SIGNATURE = re.compile(r"-- ?")
_ORIGINAL = re.compile(r"-{3,}\s*[^-\s].*[^-\s]\s*-{3,}|_{20,}")
_FORWARDED_FROM = re.compile(r"\*?(from|od|от)\s*:\*?\s.*\S", re.I)
_FORWARDED_NEXT = re.compile(
    r"\*?(sent|date|to|subject|odesláno|odoslané|datum|dátum|komu|předmět|predmet|отправлено|дата|кому|тема)\s*:", re.I
)
_ATTRIBUTION = re.compile(r"@|\b\d{4}\b|\d{1,2}:\d\d")


def own_lines(text: str, ours: Sequence[str] = ()) -> tuple[tuple[int, str], ...]:
    """Number the lines and keep those the writer wrote; `ours` are texts we had sent to this seat."""
    lines = [line[:LONGEST].rstrip() for line in _BREAK.split(text)[:MOST]]
    end = _end(lines)
    quoted = {n for n, line in enumerate(lines[:end]) if _QUOTED.match(line)}
    quoted |= _attributions(lines, quoted)
    kept = tuple((n + 1, line) for n, line in enumerate(lines[:end]) if n not in quoted)
    return kept[: _last_written(kept)]


def _last_written(lines: tuple[tuple[int, str], ...]) -> int:
    """Leave out the blank lines after the last written one."""
    return max((n for n, (_, line) in enumerate(lines, 1) if line), default=0)


def _end(lines: list[str]) -> int:
    """Find where the signature or an older mail kept below begins."""
    return len(list(takewhile(lambda n: not _ends(lines, n), range(len(lines)))))


def _ends(lines: list[str], n: int) -> bool:
    if _SIGNATURE.fullmatch(lines[n]) or _ORIGINAL.fullmatch(lines[n].strip()):
        return True
    return bool(_FORWARDED_FROM.match(lines[n]) and any(map(_FORWARDED_NEXT.match, lines[n + 1 : n + 3])))


def _attributions(lines: list[str], quoted: set[int]) -> set[int]:
    """Find the `On Tuesday ... wrote:` lines above quotations; one may have been wrapped into two."""
    found: set[int] = set()
    for n in (n for n in quoted if n - 1 not in quoted):
        above = next((k for k in range(n - 1, max(n - 3, -1), -1) if lines[k]), -1)
        if above >= 0 and lines[above].endswith(":"):
            found.add(above)
            if above and not _ATTRIBUTION.search(lines[above]) and _ATTRIBUTION.search(lines[above - 1]):
                found.add(above - 1)
    return found


def unwrap(text: str, delete_space: bool = False) -> str:
    """RFC 3676: join a line ending in a space with the next one of the same quoting depth."""
    joined: list[tuple[int, str]] = []
    for line in _BREAK.split(text):
        depth = len(line) - len(line.lstrip(">"))
        words = line[depth:].removeprefix(" ")
        if joined and _goes_on(joined[-1], depth, words):
            last = joined[-1][1]
            joined[-1] = (depth, (last[:-1] if delete_space else last) + words)
        else:
            joined.append((depth, words))
    return "\n".join((">" * depth + " " if depth else "") + words for depth, words in joined)


def _goes_on(last: tuple[int, str], depth: int, words: str) -> bool:
    if last[0] != depth or "-- " in (last[1], words):
        return False
    return last[1].endswith(" ") and len(last[1]) < LONGEST
