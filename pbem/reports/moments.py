"""Instants on pages: words for the reader, in the zone of the seat, and beside them the instant for programs."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from markupsafe import Markup, escape

from pbem.reports import dates
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue


class Moment(str):
    """A sentence that tells an instant; `when` is the part that does, `at` the instant, `zone` the name of its zone."""

    __slots__ = ("at", "when", "zone")
    when: str
    at: str
    zone: str


def moment(at: datetime, zone: str, catalogue: Catalogue, when: str, said: str = "") -> Moment:
    """Give the words of an instant in a zone, or a sentence they stand in."""
    made = Moment(said or when)
    made.when = when
    made.at = at.astimezone(ZoneInfo(zone)).isoformat(timespec="minutes")
    made.zone = f"{dates.place(zone, catalogue)}, {dates.offset(at, zone)}" if zone != "UTC" else zone
    return made


def brief(at: datetime, zone: str, catalogue: Catalogue) -> Moment:
    """Write day, month and time."""
    return moment(at, zone, catalogue, dates.brief(at, zone, catalogue))


def long(at: datetime, zone: str, catalogue: Catalogue) -> Moment:
    """Write day of the week, date, time and zone."""
    return moment(at, zone, catalogue, dates.long(at, zone, catalogue))


def timed(said: str, told: str = "") -> Markup:
    """Write a sentence with its instant marked as one, if it tells any; `told` is that instant, else the sentence's."""
    words, found_in = escape(clean(said)), told or said
    if not isinstance(found_in, Moment):
        return words
    when = escape(clean(found_in.when))
    marked = Markup('<time datetime="{}" title="{}">{}</time>').format(found_in.at, found_in.zone, when)
    before, found, after = words.partition(when)
    return before + (marked if found else Markup()) + after
