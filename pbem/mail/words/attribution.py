"""The line above a quoted mail, by its shape: who wrote, and when.

Programs write it in many ways and languages. Where quote marks stand below, little is asked of it. Where none do, all
below it is somebody else's, so that it must be certain: it has an address or a full date, in a place where programs
put them, beside a verb of writing. A sentence that only tells who wrote on which day is none.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from pbem.mail.words.patterns import either, listed, pattern
from pbem.mail.words.shape import is_order_like

LONGEST = 300
"""Characters of an attribution."""

_TAIL, _LONGEST_VERB = 120, 40
"""Characters of its end in which an address and a verb are looked for."""

_ADDRESS = r"[^\s<>()\[\]@,;:\"]+@[^\s<>()\[\]@,;:\"]+"
_BRACKETED = rf"[<(\[]\s*(?:mailto:)?{_ADDRESS}\s*(?:<mailto:{_ADDRESS}>)?\s*[>)\]]"
_MONTH = rf"(?<![^\W\d]){either('month')}[^\W\d]{{0,10}}"
_DATE = (
    r"(?:(?<!\d)\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d\d)(?!\d)|(?<!\d)\d{4}[./-]\d{1,2}[./-]\d{1,2}(?!\d)"
    rf"|(?<!\d)\d{{1,2}}(?:st|nd|rd|th|er|º)?[.,]?[\s-](?:de\s)?{_MONTH}[.,]{{0,2}}[\s-](?:de\s)?\d{{4}}(?!\d)"
    rf"|{_MONTH}\.?\s\d{{1,2}}(?:st|nd|rd|th)?,?\s\d{{4}}(?!\d))"
)
_TIME = r"(?<!\d)\d{1,2}(?:[:.]|\s?[hH]\s?)\d\d(?!\d)"
_WORD = r"[^\W\d]+(?:\(s\))?[.,]{0,2}\s"
_STOPS = r"[\s,]*:?"

_DATED = re.compile(rf"(?:{_WORD}){{0,6}}(?:{_DATE}|{_TIME})", re.I)
_DATES, _TIMES = re.compile(_DATE, re.I), re.compile(_TIME)
_ENDS_IN_ADDRESS = re.compile(rf"(?:.*[\s,;:\"])?(?:{_BRACKETED}|{_ADDRESS})[\s,]*")
_ENDS_IN_BRACKETS = re.compile(rf"[^<(\[]*(?:[<(\[][^<(\[]*)*?{_BRACKETED}\s*:?")
_TIED = re.compile(rf"[<>(\[]|{_ADDRESS}|\W*$")
_DASHES = "-_=* \t"


def is_dated(line: str) -> bool:
    """Tell whether a line begins with a date or a time, a few words such as the day of the week before it."""
    return _DATED.match(line) is not None


def is_tied(line: str) -> bool:
    """Tell whether a line goes on with what stands above it: with an address, or the verb of an attribution."""
    return _TIED.match(line) is not None or pattern("", "wrote", _STOPS).fullmatch(line) is not None


@lru_cache(maxsize=64)
def may_end(line: str) -> bool:
    """Tell whether a line may be the last one of an attribution."""
    return line.endswith((":", "--", ">", ")", "]")) or _verb(line) >= 0


def announces_marks(line: str) -> bool:
    """Tell whether a line is an attribution where quote marks stand below."""
    return len(line) <= LONGEST and (pattern("", "attribution").fullmatch(line) is not None or is_certain(line))


def names_writer(line: str) -> bool:
    """Tell whether a line ends in a verb of writing and a colon, or has an address before its colon."""
    return len(line) <= LONGEST and line.endswith(":") and ("@" in line or _verb(line) >= 0)


def is_certain(line: str) -> bool:
    """Tell whether a line is an attribution whatever stands below."""
    if len(line) > LONGEST:
        return False
    dated = is_dated(line.lstrip(_DASHES))
    if not dated and ("@" not in line or is_order_like(line)):
        return False
    return ("@" in line and _has_address(line, dated)) or (dated and _has_date(line))


def _has_address(line: str, dated: bool) -> bool:
    """Tell whether name and address stand where programs put them."""
    plain = line.strip(_DASHES)
    verb = _verb(plain)
    if verb >= 0 and _ENDS_IN_ADDRESS.fullmatch(plain[max(0, verb - _TAIL) : verb]):
        return True
    if line.endswith(":") and _begins_with_address(line):
        return True
    whole = plain[:verb] if verb >= 0 else plain
    if not _ENDS_IN_BRACKETS.fullmatch(whole[-_TAIL:]):
        return False
    return (dated and _DATES.search(line) is not None) or pattern(r"(?:^|\s)", "wrote_by", r"\s").search(
        line
    ) is not None


def _begins_with_address(line: str) -> bool:
    """`X <x@y> wrote on Sunday:`, `Quoting X <x@y>:`."""
    named = pattern(rf"[^<>@:;(\[]{{0,80}}{_BRACKETED}[\s,]*", "wrote", r"\s").match(line)
    return bool(named) or pattern("", "quoting", rf"\s[^<>@:;(\[]{{0,80}}{_BRACKETED}").match(line) is not None


def _has_date(line: str) -> bool:
    """`On 22 Nov 2026 at 20:00, X wrote:`; where no colon ends it, with dashes around or the time of the day."""
    plain = line.strip(_DASHES)
    if not _DATES.search(plain):
        return False
    timed = _TIMES.search(_DATES.sub(" ", plain, count=1)) is not None
    ruled = line.endswith("--") and line.startswith("--")
    if _verb(plain) >= 0:
        return timed or ruled or line.endswith(":")
    return line.endswith(":") and (_wrote_by(plain) or (timed and _wrote_on(plain)))


def _wrote_by(line: str) -> bool:
    """`Am 22.11.2026 um 20:00 schrieb X:`."""
    return pattern(r"(?:^|\s)", "wrote_by", r"\s[^:]*:?$").search(line) is not None


def _wrote_on(line: str) -> bool:
    """`X wrote on 22/11/2026 20:00:`."""
    found = pattern(r"(?:[^\W\d]+\.?\s){1,4}", "wrote", rf"\s(?:{_WORD}){{0,3}}(?={_DATE})").match(line)
    return found is not None


def _verb(line: str) -> int:
    """Find where the verb begins with which a line ends; -1: it ends with none."""
    start = max(0, len(line) - _LONGEST_VERB)
    words = line[start:].rstrip(" ,:").rsplit(None, 1)
    if not words or not _last_words().search(words[-1]):
        return -1
    found = pattern(r"(?:^|.*[\s>)\]\"])(?P<verb>", "wrote", rf"){_STOPS}").fullmatch(line[start:])
    return start + found.start("verb") if found else -1


@cache
def _last_words() -> re.Pattern[str]:
    """Make the pattern of the last word of a verb: by it nearly all lines are known to end in none."""
    words = dict.fromkeys(entry.rpartition(" ")[2] for entry in listed("wrote"))
    return re.compile(rf"(?:^|[>)\]\"])(?:{'|'.join(words)})$", re.I)
