"""The writer's own lines of a body, in the order of what is known: quotations, their edits, additions, courtesy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.mail.words import courtesy, edits
from pbem.mail.words.older import older
from pbem.mail.words.page import Kind, Page, page
from pbem.mail.words.sent import remember
from pbem.mail.words.wrapping import made_whole


def own_lines(text: str, ours: Sequence[str] = ()) -> tuple[tuple[int, str], ...]:
    """Number the lines and keep those the writer wrote; `ours` are texts we had sent to this seat."""
    read, sent = page(text), remember(ours)
    start, stop = older(read, sent)
    if sent:
        edits.unannounced(read, sent)
        edits.unmarked(read, sent, start, stop)
        edits.marked_forms(read, sent)
    edits.tails(read, sent)
    courtesy.signatures(read)
    courtesy.courtesies(read)
    kept = made_whole(_numbered(read))
    return tuple(kept[: _last_written(kept)])


def _numbered(read: Page) -> Iterator[tuple[int, str, int]]:
    """Give the lines that count: number, words, and the width they had with their quote marks."""
    for n in range(len(read)):
        if _counts(read, n):
            yield n + 1, _words(read, n), len(read.lines[n].rstrip())


def _counts(read: Page, n: int) -> bool:
    return read.kinds[n] in (Kind.OWN, Kind.EDITED)


def _words(read: Page, n: int) -> str:
    return read.bare[n] if read.kinds[n] is Kind.EDITED else read.lines[n].rstrip()


def _last_written(lines: list[tuple[int, str]]) -> int:
    """Leave out the blank lines after the last written one."""
    return max((n for n, (_, line) in enumerate(lines, 1) if line), default=0)
