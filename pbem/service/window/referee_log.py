"""The log in the referee's language, as far as there are words for what was done; the log itself is kept in English."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import REFEREE
from pbem.reports import moments
from pbem.reports.columns import clean
from pbem.service.campaigns.overview import LogEntry
from pbem.service.window.referee_case import RefereeCase
from pbem.store.repository import seats

LONGEST = 160


def line(case: RefereeCase, entry: LogEntry) -> tuple[str, str]:
    """Give when something was done, and what."""
    when = moments.brief(entry.at, case.campaign.timezone, case.words)
    key = f"window-log-{entry.kind}"
    if not case.words.has(key):
        return when, entry.words[:LONGEST]
    turn, whose = str(entry.facts.get("turn", "")), str(entry.facts.get("seat") or entry.who)
    named = case.words.seat(whose) if whose in (*_seats(case), REFEREE) else whose
    return when, "; ".join((case.words.t(key, turn=turn, seat=named), *_beside(case, entry)))


def _beside(case: RefereeCase, entry: LogEntry) -> Iterator[str]:
    """Tell who was silent, and why something was done."""
    silent = entry.facts.get("silent")
    if isinstance(silent, list):
        yield case.words.t("window-log-silent", seats=", ".join(case.words.seat(str(one)) for one in silent))
    if reason := entry.facts.get("reason"):
        yield clean(str(reason))[:LONGEST]


def _seats(case: RefereeCase) -> tuple[str, ...]:
    return tuple(row.key for row in seats.of_campaign(case.session, case.campaign.key))
