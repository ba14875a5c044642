"""The writer's own lines of a body, in the order of what is known: quotations, their edits, additions, courtesy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.mail.words import courtesy, edits
from pbem.mail.words.older import older
from pbem.mail.words.page import Kind, Page, page
from pbem.mail.words.sent import remember
from pbem.mail.words.wrapping import Parted, made_whole, unknown

Lines = tuple[tuple[int, str], ...]


def own_lines(text: str, ours: Sequence[str] = ()) -> Lines:
    """Number the lines and keep those the writer wrote; `ours` are texts we had sent to this seat."""
    return own_and_polite(text, ours)[0]


def own_and_polite(text: str, ours: Sequence[str] = (), parted: Parted = unknown) -> tuple[Lines, Lines]:
    """Give the writer's own lines, and the greetings and sign-offs left out of them: letters to others keep those.

    Two lines of which `parted` says that they are two orders are not joined, however the first looks cut.
    """
    read, sent = page(text), remember(ours)
    start, stop = older(read, sent)
    if sent:
        edits.unannounced(read, sent)
        edits.unmarked(read, sent, start, stop)
        edits.marked_forms(read, sent)
    edits.tails(read, sent)
    courtesy.signatures(read)
    before = tuple(read.kinds)
    courtesy.courtesies(read)
    polite = tuple((n + 1, read.lines[n].rstrip()) for n in range(len(read)) if before[n] is not read.kinds[n])
    kept = made_whole(_numbered(read), parted)
    return tuple(kept[: _last_written(kept)]), polite


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
