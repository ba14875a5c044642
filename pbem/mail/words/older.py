"""Where an older mail begins: below a separator, a block of header fields, or `On Tuesday ... wrote:`.

With quote marks below it only this heading is left out, and the writer may go on after the quotation. Without
marks everything below is the older mail.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from pbem.mail.words import attribution
from pbem.mail.words.page import Kind, Page
from pbem.mail.words.patterns import pattern
from pbem.mail.words.sent import Sent

LONGEST = 300
"""Characters of a heading's line."""

NARROWEST = 45
"""Letters: no program wraps an attribution to less."""

_RULE = re.compile(r"_{20,}")
_RULES = "-_=*"
"""What a separator begins with; no pattern is tried on any other line."""
_WRAPPED = 5
_FIELDS = 8


def headings(page: Page) -> Iterator[tuple[int, int]]:
    """Find the headings outside of marked quotations: where each begins and where what it announces begins."""
    own = (line for line, marked in zip(page.bare, page.marked, strict=True) if line and not marked)
    n, kinds = 0, _KINDS if any(map(attribution.may_end, own)) else _UNNAMED
    while n < len(page):
        end = _heading(page, n, kinds) if page.bare[n] and not page.marked[n] else 0
        if end:
            yield n, end
        n = max(end, n + 1)


def older(page: Page, sent: Sent) -> tuple[int, int]:
    """Take out the headings; tell where an unmarked older mail begins and ends."""
    found = list(headings(page))
    form = max((n for n in page.written(0) if sent.form(page.bare[n]) is not None), default=-1)
    for number, (start, end) in enumerate(found):
        page.kinds[start:end] = [Kind.QUOTED] * (end - start)
        below = page.next_written(end)
        if below < len(page) and page.marked[below] and _only_quoted(page, start, below, form):
            continue
        page.kinds[end:] = [Kind.QUOTED] * (len(page) - end)
        return end, found[number + 1][0] if number + 1 < len(found) else len(page)
    return len(page), len(page)


def _only_quoted(page: Page, start: int, below: int, form: int) -> bool:
    """Tell whether the quote marks are this writer's: below header fields they may be the older mail's own."""
    return form >= below or not any(_is_field(page, n) for n in page.written(start, below))


def _heading(page: Page, n: int, kinds: Sequence[_HeadingKind]) -> int:
    return next((end for kind in kinds if (end := kind(page, n))), 0)


def _separator(page: Page, n: int) -> int:
    """`-----Original Message-----`, perhaps with header fields below."""
    line = page.bare[n]
    if len(line) > LONGEST:
        return 0
    ruled = line[0] in _RULES and pattern(r"[-_=*\s]{2,}", "separator", r"[-_=*\s:]*").fullmatch(line)
    return _after_fields(page, n + 1) if ruled or pattern("", "announced").fullmatch(line) else 0


def _ruled(page: Page, n: int) -> int:
    """`________________________________` and header fields; they may have quote marks which the mail has not."""
    if not _RULE.fullmatch(page.bare[n]):
        return 0
    below = page.next_written(n + 1)
    if below >= len(page) or not _first_field(page, below):
        return 0
    return _marked_fields(page, n, below) if page.marked[below] else _after_fields(page, below)


def _marked_fields(page: Page, n: int, below: int) -> int:
    """Find the end of header fields with quote marks, if nothing else below has any."""
    marked = takewhile(lambda k: page.marked[k], range(below, min(below + 2 * _FIELDS, len(page))))
    last = below
    for last in marked:
        if page.bare[last] and not _is_field(page, last):
            return n + 1
    return last + 1


def _block(page: Page, n: int) -> int:
    """`From: ...` and at least one field more; without an address, or below another field, two."""
    if page.marked[n] or ":" not in page.bare[n]:
        return 0
    first = _first_field(page, n)
    if not (first or _is_field(page, n)):
        return 0
    fields = [k for k in range(n, min(n + _FIELDS, len(page))) if _is_field(page, k)]
    if not first and not any(_first_field(page, k) for k in fields):
        return 0
    return _after_fields(page, n) if len(fields) >= (2 if first and "@" in page.bare[n] else 3) else 0


def _attribution(page: Page, n: int) -> int:
    """`On Tuesday ... wrote:`, wrapped into up to five lines; the shortest that is one from its first word."""
    end = next((k for k in _ends(page, n) if _announces(page, n, k)), -1)
    return 0 if end < 0 or any(_begins_anew(page, n, k, end) for k in range(n + 1, end + 1)) else end + 1


def _ends(page: Page, n: int) -> Iterator[int]:
    """Find the lines that may be the last of an attribution which begins on a line."""
    for k in range(n, min(n + _WRAPPED, len(page))):
        if not page.bare[k] or page.marked[k]:
            return
        if attribution.may_end(page.bare[k]):
            yield k
        if page.bare[k].endswith(":"):
            return


def _announces(page: Page, start: int, end: int) -> bool:
    """Tell whether lines are an attribution, and what it announces stands below."""
    line, below = _joined(page, start, end), page.next_written(end + 1)
    if below == len(page):
        return False
    if not page.marked[below]:
        return attribution.is_certain(line)
    return attribution.announces_marks(line) or (start == end and attribution.names_writer(line))


def _begins_anew(page: Page, start: int, n: int, end: int) -> bool:
    """Tell whether an attribution begins only on a later line, so that the lines above it are the writer's own."""
    line = _joined(page, n, end)
    if attribution.is_tied(page.bare[n]) or not attribution.announces_marks(line):
        return False
    return attribution.is_dated(line) or not (
        attribution.is_dated(page.bare[start]) and len(page.bare[start]) >= NARROWEST
    )


def _joined(page: Page, start: int, end: int) -> str:
    return " ".join(page.bare[start : end + 1])


def _first_field(page: Page, n: int) -> bool:
    return pattern(r"[*_]{0,2}", "from", r"\s?:[*_]{0,2}\s*\S").match(page.bare[n][:LONGEST]) is not None


def _is_field(page: Page, n: int) -> bool:
    line = page.bare[n][:LONGEST]
    return pattern(r"[*_]{0,2}", "rest", r"\s?:[*_]{0,2}(?:\s|$)").match(line) is not None or _first_field(page, n)


def _after_fields(page: Page, n: int) -> int:
    """Find where the header fields, with their wrapped lines, end."""
    first = page.next_written(n)
    if first >= len(page) or page.marked[first] or not _is_field(page, first):
        return n
    lines = range(first, min(first + 2 * _FIELDS, len(page)))
    return first + len(list(takewhile(lambda k: page.bare[k] and not page.marked[k], lines)))


_HeadingKind = Callable[[Page, int], int]
_UNNAMED: tuple[_HeadingKind, ...] = (_separator, _ruled, _block)
_KINDS = (*_UNNAMED, _attribution)
"""The last one is asked for only where a line of the mail may end an attribution."""
