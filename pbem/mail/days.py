"""Days as people write them, in four languages: `20.12.-27.12.`, `from 20 December to 27 December`, `2026-12-20`.

A date is a number of a day with what may stand beside it; whatever is neither a date nor a small word between dates
makes the whole unreadable, for a wrong guess would be worse than a question. A day before a month's number or name is
read as Europeans write; `12/20` is asked back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import cache

from babel import Locale

from pbem.core.languages import LANGUAGES
from pbem.mail.commands import fold

_SMALL = """
    from to till until through thru and the of on in only - . , : / – —
    od do az a v ve ode dne den jen vcetne zo iba len dňa roku rok vrátane
    с со по до и в на от е го ое число числа числе года год г включительно только
"""
_BETWEEN = frozenset(fold(word) for word in _SMALL.split())
_WORD = re.compile(r"[^\W\d_]+|\d+(?:st|nd|rd|th)?|[-–—.,:/]|\S")


@dataclass(frozen=True)
class Written:
    """A date as far as it was written; 0 for what was not."""

    day: int
    month: int = 0
    year: int = 0


def read(words: str, today: date) -> tuple[date, date] | None:
    """Read the first and the last day; None: not readable. A year that is not written is the next that fits."""
    written = _dates(words)
    if written is None or not 1 <= len(written) <= 2:
        return None
    first, last = written[0], written[-1]
    first = replace(first, month=first.month or last.month, year=first.year)
    try:
        begin = _ahead(first, replace(last, day=first.day), today)
        return begin, _after(last, begin)
    except ValueError:
        return None


def _ahead(written: Written, last: Written, today: date) -> date:
    """Give the date; without a year the next such day, in the year of the last one if that was written."""
    if written.year:
        return date(written.year, written.month, written.day)
    if last.year:
        return date(last.year - (written.month > last.month), written.month, written.day)
    return _next(written, today)


def _after(written: Written, begin: date) -> date:
    """Give the last day; without a year the first such day that is not before the beginning."""
    if written.year:
        return date(written.year, written.month, written.day)
    return _next(written, begin) if written.month else begin.replace(day=written.day)


def _next(written: Written, from_day: date) -> date:
    """Give the first day so written on or after another; a 29 February may be years ahead."""
    for year in range(from_day.year, from_day.year + 9):
        try:
            day = date(year, written.month, written.day)
        except ValueError:
            continue
        if day >= from_day:
            return day
    raise ValueError(f"no such day: {written}")


def _dates(words: str) -> tuple[Written, ...] | None:
    """Find the dates in a line; None: there is something else in it."""
    tokens = [fold(token) for token in _WORD.findall(words)]
    found: list[Written] = []
    while tokens:
        taken, written = _date(tokens)
        if taken:
            found.append(written)
        elif tokens[0] not in _BETWEEN:
            return None
        del tokens[: max(1, taken)]
    return tuple(found)


def _date(tokens: list[str]) -> tuple[int, Written]:
    """Read a date at the beginning; tell how many tokens it took (none: there is no date)."""
    for reader in (_iso, _numbers, _day_month, _month_day, _day_alone):
        taken, written = reader(tokens)
        if taken:
            return taken, written
    return 0, Written(0)


def _iso(tokens: list[str]) -> tuple[int, Written]:
    """`2026-12-20`."""
    year, dash, month, dash_too, day = (*tokens[:5], *[""] * 5)[:5]
    if len(year) == 4 and (dash, dash_too) == ("-", "-") and all(part.isdecimal() for part in (year, month, day)):
        return 5, Written(int(day), int(month), int(year))
    return 0, Written(0)


def _numbers(tokens: list[str]) -> tuple[int, Written]:
    """`20.12.`, `20. 12. 2026`, `20.12`."""
    day, dot, month = (*tokens[:3], *[""] * 3)[:3]
    if not (_small(day) and dot == "." and _small(month)):
        return 0, Written(0)
    taken = 4 if tokens[3:4] == ["."] else 3
    more, year = _year(tokens[taken:])
    return taken + more, Written(int(day), int(month), year)


def _day_month(tokens: list[str]) -> tuple[int, Written]:
    """`20 December`, `20. prosince 2026`, `20-го декабря`."""
    day = re.sub(r"(st|nd|rd|th)$", "", tokens[0])
    if not _small(day):
        return 0, Written(0)
    at = 1
    while tokens[at : at + 1] and tokens[at] in (".", "-", "го", "е", "of"):
        at += 1
    month = months().get(tokens[at], 0) if at < len(tokens) else 0
    if not month:
        return 0, Written(0)
    after = at + 2 if tokens[at + 1 : at + 2] == ["."] else at + 1
    more, year = _year(tokens[after:])
    return after + more, Written(int(day), month, year)


def _month_day(tokens: list[str]) -> tuple[int, Written]:
    """`December 20`, `Dec 20th, 2026`."""
    month = months().get(tokens[0], 0)
    rest = [token for token in tokens[1:3] if token != "."]
    day = re.sub(r"(st|nd|rd|th)$", "", rest[0]) if rest else ""
    if not month or not _small(day):
        return 0, Written(0)
    at = tokens.index(rest[0]) + 1
    comma = tokens[at : at + 1] == [","]
    more, year = _year(tokens[at + comma :])
    return at + (more + comma if more else 0), Written(int(day), month, year)


def _day_alone(tokens: list[str]) -> tuple[int, Written]:
    """`20`, `20.`, whose month stands at the other date."""
    day = re.sub(r"(st|nd|rd|th)$", "", tokens[0])
    return (1, Written(int(day))) if _small(day) else (0, Written(0))


def _year(tokens: list[str]) -> tuple[int, int]:
    year = tokens[0] if tokens else ""
    return (1, int(year)) if len(year) == 4 and year.isdecimal() else (0, 0)


def _small(number: str) -> bool:
    """Tell whether that is a number of one or two digits."""
    return number.isascii() and number.isdecimal() and len(number) <= 2


@cache
def months() -> dict[str, int]:
    """Give the names of the months in all languages, as they stand in a date and alone, whole and shortened."""
    return dict(_names())


def _names() -> Iterator[tuple[str, int]]:
    for language in LANGUAGES:
        known = Locale.parse(language).months
        for context in ("format", "stand-alone"):
            for width in ("wide", "abbreviated"):
                for number, name in known[context][width].items():
                    yield fold(name).strip("."), number
    yield from ((fold(name), number) for name, number in MORE.items())


MORE = {"sept": 9, "prosinci": 12, "červnu": 6, "červenci": 7, "srpnu": 8, "lednu": 1, "мая": 5}
"""Forms the tables do not have."""
