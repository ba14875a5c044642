"""Dates, times and durations in the reader's language and zone."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, get_timezone_location

from pbem.reports.texts import Catalogue

_LOCALES = {"en": "en_GB"}
_LONG = {"en": "EEEE, d MMMM y", "ru": "EEEE, d MMMM y", "cs": "EEEE d. MMMM y", "sk": "EEEE d. MMMM y"}
_SHORT = {"en": "d MMMM", "ru": "d MMMM", "cs": "d. MMMM", "sk": "d. MMMM"}


@lru_cache(maxsize=1024)
def _written(day: date, pattern: str, language: str) -> str:
    return format_date(day, pattern, locale=Locale.parse(_LOCALES.get(language, language)))


def offset(moment: datetime, zone: str) -> str:
    """Write the distance from UTC: `UTC+3`, `UTC+5:30`, `UTC`."""
    minutes = int((moment.astimezone(ZoneInfo(zone)).utcoffset() or timedelta()).total_seconds()) // 60
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'+' if minutes > 0 else '−'}{hours}" + (f":{rest:02}" if rest else "")


def zone_name(moment: datetime, zone: str, catalogue: Catalogue) -> str:
    """Write the zone: by its known short name where the catalogue has one, else by its place."""
    known, distance = f"zone-{zone.replace('/', '-')}", offset(moment, zone)
    if catalogue.has(known):
        return f"{catalogue.t(known)} ({distance})"
    return distance if zone == "UTC" else f"({place(zone, catalogue)}, {distance})"


@lru_cache(maxsize=256)
def _city(zone: str, language: str) -> str:
    return get_timezone_location(
        ZoneInfo(zone), locale=Locale.parse(_LOCALES.get(language, language)), return_city=True
    )


def place(zone: str, catalogue: Catalogue) -> str:
    """Name the place a zone is called after, in the reader's language; what is called after none is said as it is."""
    return _city(zone, catalogue.language) if "/" in zone and not zone.startswith("Etc/") else zone


def long(moment: datetime, zone: str, catalogue: Catalogue) -> str:
    """Write day of the week, date, time and zone."""
    return _when(moment, zone, catalogue, _LONG)


def short(moment: datetime, zone: str, catalogue: Catalogue) -> str:
    """Write day and month, time and zone."""
    return _when(moment, zone, catalogue, _SHORT)


def brief(moment: datetime, zone: str, catalogue: Catalogue) -> str:
    """Write day, month and time, where the zone is known."""
    date = _written(local(moment, zone), _SHORT.get(catalogue.language, "d MMMM"), catalogue.language)
    return f"{date}, {clock(moment, zone)}"


def month(moment: datetime, zone: str, catalogue: Catalogue) -> str:
    """Write month and year: `November 2026`."""
    return _written(local(moment, zone), "LLLL y", catalogue.language)


def clock(moment: datetime, zone: str) -> str:
    """Write the time of day: `19:00`."""
    return f"{moment.astimezone(ZoneInfo(zone)):%H:%M}"


def local(moment: datetime, zone: str) -> date:
    """Give the local day of a moment."""
    return moment.astimezone(ZoneInfo(zone)).date()


def _when(moment: datetime, zone: str, catalogue: Catalogue, patterns: dict[str, str]) -> str:
    language = catalogue.language
    date = _written(local(moment, zone), patterns.get(language, "d MMMM y"), language)
    return catalogue.t("when", date=date, time=clock(moment, zone), zone=zone_name(moment, zone, catalogue))


def day(day: date, catalogue: Catalogue) -> str:
    """Write a date."""
    return _written(day, _LONG.get(catalogue.language, "d MMMM y"), catalogue.language)


def left(now: datetime, deadline: datetime, catalogue: Catalogue) -> str:
    """Say how long it is to the deadline, in its two largest units."""
    minutes = int((deadline - now).total_seconds() // 60)
    if deadline <= now:
        return catalogue.t("left-none")
    if not minutes:
        return catalogue.t("left-little")
    units = (("days", minutes // 1440), ("hours", minutes // 60 % 24), ("minutes", minutes % 60))
    first = next(place for place, (_, count) in enumerate(units) if count)
    told = [(unit, count) for unit, count in units[first : first + 2] if count]
    amount = " ".join(catalogue.t(unit, count=count) for unit, count in told)
    return catalogue.t("left", amount=amount, first=told[0][1], unit=told[0][0])
