"""What the writer changed inside the quoted report: lines of the order form, and lines typed in between.

Nothing counts that is not compared with what we sent. A marked line counts only inside the form, and only when the
form we sent has no such line. Where a program sets no quote marks, lines that stand nowhere in our mail count, once
most of the quotation is known to be ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

from pbem.mail.words.courtesy import is_added
from pbem.mail.words.page import Kind, Page
from pbem.mail.words.sent import LONGEST_FORM, Sent, closes, cuts, damaged, letters, tight
from pbem.mail.words.shape import is_order_like, opens_an_order

MOST_COMPARED = 3_000
"""Lines that are searched for in our mails."""

MOST_TYPED = 60
"""Lines that are believed to be typed into a quotation without marks, outside the form."""

MOST_FORMS = 20
"""Order forms that are looked for in a mail."""

_MARKS = ">> "
"""Some programs count the marks when they wrap, some do not."""

NARROWEST, WIDEST = 45, 100
"""Letters: no program wraps quotations to less, or to more."""

ENOUGH = 4
"""Lines of ours that make a quotation, when nothing else tells that there is one."""

SURE = 12
"""Letters of a line that is ours for certain."""


def marked_forms(page: Page, sent: Sent) -> None:
    """Take the changed lines of a form quoted with marks."""
    for start, end, form in islice(_forms(page, sent, 0, len(page)), MOST_FORMS):
        for n in _changed(page, form, start, end):
            page.kinds[n] = Kind.EDITED if page.kinds[n] is Kind.QUOTED else page.kinds[n]


def unmarked(page: Page, sent: Sent, start: int, stop: int) -> None:
    """Take what was changed in, or typed into, our mail below a heading."""
    forms = list(islice(_forms(page, sent, start, stop), MOST_FORMS))
    inside = {n for first, end, _ in forms for n in range(first - 1, end + 1)}
    outside = [n for n in page.written(start, stop) if n not in inside and not page.marked[n]]
    for n in _typed(page, sent, outside) if forms or len(outside) > ENOUGH else ():
        page.kinds[n] = Kind.OWN
    for n in (n for first, end, form in forms for n in _changed(page, form, first, end)):
        page.kinds[n] = Kind.EDITED


def unannounced(page: Page, sent: Sent) -> None:
    """Take out our mail where it stands without marks and without a heading."""
    own = list(islice((n for n in page.written(0) if page.kinds[n] is Kind.OWN), MOST_COMPARED))
    ours = [n for n in own if _surely_ours(page.bare[n], sent)] if any(sent.names(page.bare[n]) for n in own) else []
    if len(ours) < ENOUGH:
        return
    start, stop = ours[0], ours[-1] + 1
    for n in range(start, stop):
        page.kinds[n] = Kind.QUOTED
    unmarked(page, sent, start, stop)


def tails(page: Page, sent: Sent) -> None:
    """Take out the ends of quoted lines that were wrapped and lost their mark."""
    widths = (len(page.lines[n - 1]) for n in range(1, len(page)) if _may_be_a_tail(page, n))
    width = max((width for width in widths if width <= WIDEST), default=0)
    for n in range(1, len(page)):
        if _may_be_a_tail(page, n) and (_is_ours(page, n, sent) or _had_no_room(page, n, width, sent)):
            page.kinds[n] = Kind.QUOTED


def _may_be_a_tail(page: Page, n: int) -> bool:
    """Tell whether an own line stands directly below a quoted one."""
    own = page.kinds[n] is Kind.OWN and bool(page.bare[n])
    return own and page.kinds[n - 1] is Kind.QUOTED and bool(page.bare[n - 1])


def _is_ours(page: Page, n: int, sent: Sent) -> bool:
    """Tell whether a line and the one above are one of ours; what looks like an order, only of one line of ours."""
    whole = page.bare[n - 1] + page.bare[n]
    if not sent or len(letters(page.bare[n - 1])) < SURE:
        return False
    return sent.has_whole(whole) if is_order_like(page.bare[n]) else sent.has(whole)


def _had_no_room(page: Page, n: int, width: int, sent: Sent) -> bool:
    """Tell whether the first word had no room in the line above, which is not known to be whole."""
    room = len(page.lines[n - 1]) + 1 + len(page.bare[n].split()[0])
    full = NARROWEST < width < room + len(_MARKS) and len(page.lines[n - 1]) <= WIDEST
    return full and not sent.is_whole(page.bare[n - 1])


def _forms(page: Page, sent: Sent, start: int, stop: int) -> Iterator[tuple[int, int, frozenset[str]]]:
    """Find the order forms that are ours: the lines between token and end, and what they were."""
    for n in page.written(start, stop):
        form = sent.form(page.bare[n]) if page.kinds[n] is Kind.QUOTED else None
        if form is not None:
            yield n + 1, _form_end(page, sent, n + 1, stop, form), form


def _form_end(page: Page, sent: Sent, start: int, stop: int, form: frozenset[str]) -> int:
    """Find the end word; where the writer deleted it, the first line of ours after the form."""
    lines = range(start, min(start + 3 * LONGEST_FORM, stop))
    cut = next((n for n in lines if cuts(page.bare[n])), None)
    ends = [n for n in lines if closes(page.bare[n]) and (cut is None or n < cut)]
    if ends or cut is not None:
        return _closing(page, form, ends, cut)
    return next((n for n in lines if tight(page.bare[n]) not in form and _surely_ours(page.bare[n], sent)), start)


def _closing(page: Page, form: frozenset[str], ends: list[int], cut: int | None) -> int:
    """Choose the end word: an order written into the form may have its own, and lines of the form follow it."""
    if not ends:
        return cut or 0
    for end, after in pairwise(ends):
        between = [page.bare[n] for n in range(end + 1, after)]
        if any(line.startswith("#") for line in between) or not any(tight(line) in form for line in between if line):
            return end
    return ends[-1]


def _changed(page: Page, form: frozenset[str], start: int, end: int) -> Iterator[int]:
    """Find the lines that were not in the form, wrapped or whole."""
    lines = [n for n in page.written(start, end) if letters(page.bare[n]) and not page.bare[n].startswith("#")]
    skip = -1
    for n, after in zip(lines, [*lines[1:], -1], strict=False):
        if n == skip or _is_in(form, page.bare[n]):
            continue
        if after >= 0 and tight(page.bare[n] + page.bare[after]) in form:
            skip = after
            continue
        yield n


def _is_in(form: frozenset[str], line: str) -> bool:
    found = tight(line)
    return found in form or (("?" in found or "\ufffd" in found) and any(damaged(found, ours) for ours in form))


def _foreign(page: Page, sent: Sent, lines: list[int]) -> list[int]:
    """Find the lines that stand nowhere in our mails and are no additions of a mail program."""
    known = {page.bare[n]: sent.has(page.bare[n]) for n in lines[:MOST_COMPARED]}
    return [n for n in lines if not known.get(page.bare[n], True)]


def _typed(page: Page, sent: Sent, lines: list[int]) -> list[int]:
    """Find the orders typed into a quotation that is ours but for that."""
    foreign = _foreign(page, sent, lines)
    if 10 * len(foreign) > len(lines) + 30 or len(foreign) > MOST_TYPED:
        return []
    orders = [n for n in foreign if is_order_like(page.bare[n]) or opens_an_order(page.bare[n])]
    return [n for n in orders if not is_added(page.bare[n]) and not sent.resembles(page.bare[n])]


def _surely_ours(line: str, sent: Sent) -> bool:
    if len(letters(line)) < SURE or is_order_like(line) or tight(line) in sent.form_lines:
        return False
    return sent.has(line)
