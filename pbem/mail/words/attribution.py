"""The line above a quoted mail, by its shape: who wrote, and when.

Programs write it in many ways and languages. Where quote marks stand below, little is asked of it. Where none do, all
below it is somebody else's, so that it must be certain: it has an address or a full date, in a place where programs
put them, beside a verb of writing. A sentence that only tells who wrote on which day is none.
"""

from __future__ import annotations

import re

from pbem.mail.words.patterns import either, pattern
from pbem.mail.words.shape import is_order_like

LONGEST = 300
"""Characters of an attribution."""

_ADDRESS = r"[^\s<>()\[\]@,;:\"]+@[^\s<>()\[\]@,;:\"]+"
_BRACKETED = rf"[<(\[]\s*(?:mailto:)?{_ADDRESS}[\s<>()\[\]]*"
_MONTH = rf"{either('month')}[^\W\d]{{0,10}}"
_DATE = (
    r"(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d\d)(?!\d)|\d{4}[./-]\d{1,2}[./-]\d{1,2}(?!\d)"
    rf"|\d{{1,2}}(?:st|nd|rd|th|er|º)?[.,]?\s(?:de\s)?{_MONTH}[.,]{{0,2}}\s(?:de\s)?\d{{4}}(?!\d)"
    rf"|{_MONTH}\.?\s\d{{1,2}}(?:st|nd|rd|th)?,?\s\d{{4}}(?!\d))"
)
_TIME = r"(?<!\d)\d{1,2}(?:[:.]|\s?[hH]\s?)\d\d(?!\d)"
_BEGUN = rf"(?:[^\W\d]+(?:\(s\))?[.,]{{0,2}}\s){{0,4}}(?:{_DATE}|{_TIME})"
_NAME = r"[^<>@:;]{1,80}?"
_STOPS = r"[\s,]*:?"

_DATED, _DATES = re.compile(_BEGUN, re.I), re.compile(_DATE, re.I)
_TIMES, _AT = re.compile(_TIME), re.compile(_ADDRESS)
_ENCLOSED = re.compile(r"[-_=*\s]*(.*?)[-_=*\s]*")
_TIED = re.compile(rf"[<(\[]|{_ADDRESS}|\W*$")


def is_dated(line: str) -> bool:
    """Tell whether a line begins with a date or a time, a few words such as the day of the week before it."""
    return _DATED.match(line) is not None


def is_tied(line: str) -> bool:
    """Tell whether a line goes on with what stands above it: with an address, or the verb of an attribution."""
    return _TIED.match(line) is not None or pattern("", "wrote", _STOPS).fullmatch(line) is not None


def may_end(line: str) -> bool:
    """Tell whether a line may be the last one of an attribution."""
    return line.endswith((":", "--", ">", ")", "]")) or pattern(r"(?:^|.*\s)", "wrote", r"[\s,]*").fullmatch(
        line[-60:]
    ) is not None


def announces_marks(line: str) -> bool:
    """Tell whether a line is an attribution where quote marks stand below."""
    return len(line) <= LONGEST and (pattern("", "attribution").fullmatch(line) is not None or is_certain(line))


def names_writer(line: str) -> bool:
    """Tell whether a line ends in a verb of writing and a colon, or has an address before its colon."""
    if len(line) > LONGEST or not line.endswith(":"):
        return False
    return _AT.search(line) is not None or pattern(r"(?:.*\s)?", "wrote", r"\s*:").fullmatch(line) is not None


def is_certain(line: str) -> bool:
    """Tell whether a line is an attribution whatever stands below."""
    if len(line) > LONGEST or not (_AT.search(line) or _DATES.search(line)):
        return False
    if is_order_like(line) and not is_dated(line):
        return False
    return any(fits(line) for fits in (_names_address, _is_letter_of, _is_dated_writing, _is_writing_dated, _quotes))


def _names_address(line: str) -> bool:
    """`X <x@y> wrote:`, also with a date before or behind, or no more than date, name and address."""
    if not _AT.search(line):
        return False
    plain = _plain(line)
    return (
        pattern(rf".*?(?:{_BRACKETED}|{_ADDRESS})[\s,]*", "wrote", _STOPS).fullmatch(plain) is not None
        or (line.endswith(":") and pattern(rf"{_NAME}{_BRACKETED}[\s,]*", "wrote", r"\s.*").fullmatch(plain) is not None)
        or pattern(r"(?:.*?\s)?", "wrote_by", rf"\s{_NAME}(?:{_BRACKETED})[\s,]*(?:{either('wrote')})?{_STOPS}").fullmatch(plain)
        is not None
    )


def _is_letter_of(line: str) -> bool:
    """`22.11.2026, 20:00, "X" <x@y>:` without any verb."""
    if not is_dated(line) or not _DATES.search(line):
        return False
    return re.fullmatch(rf".*{_BRACKETED}\s*:?", line) is not None


def _is_dated_writing(line: str) -> bool:
    """`On 22 Nov 2026 at 20:00, X wrote:`; where no colon ends it, with dashes around or the time of the day."""
    plain = _plain(line)
    if not is_dated(plain) or not _DATES.search(plain):
        return False
    ends = line.endswith(":") or (line.endswith("--") and line.startswith("--")) or bool(_TIMES.search(_undated(plain)))
    if not ends:
        return False
    behind = pattern(r".*\s", "wrote", _STOPS).fullmatch(plain) is not None
    return behind or (line.endswith(":") and pattern(r".*?\s", "wrote_by", r"\s[^:]*:?").fullmatch(plain) is not None)


def _is_writing_dated(line: str) -> bool:
    """`X wrote on 22/11/2026 20:00:`."""
    if not line.endswith(":") or not _TIMES.search(_undated(line)):
        return False
    return pattern(r"(?:[^\W\d]+\.?\s){1,4}", "wrote", rf"\s(?:[^\W\d]+[.,]{{0,2}}\s){{0,3}}{_DATE}.*").fullmatch(line) is not None


def _quotes(line: str) -> bool:
    """`Quoting X <x@y>:`."""
    return line.endswith(":") and pattern("", "quoting", rf"\s{_NAME}{_BRACKETED}.*").fullmatch(line) is not None


def _undated(line: str) -> str:
    """Take the date out, which has dots as some times have."""
    return _DATES.sub(" ", line, count=1)


def _plain(line: str) -> str:
    """Take dashes off both ends."""
    enclosed = _ENCLOSED.fullmatch(line)
    return enclosed[1] if enclosed else line
