"""A line of the log in its reader's words: who did what, and what is known of it besides.

The log keeps values. `log.ftl` has a sentence for each kind of line, and words for the facts that are told with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime

from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.reports import dates
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue
from pbem.service.campaigns.overview import LogEntry
from pbem.store.repository import seats
from pbem.store.tables import Campaign

LONGEST = 160
"""Signs of what somebody wrote."""
CHOOSING = {"missed": "step", "address": "deed", "braked": "brake", "house player": "name", "bot": "name"}
"""Facts whose value chooses the sentence of a kind, where it has one of its own."""


@dataclass(frozen=True)
class LogReader:
    """Who reads the log: the words of the reader and of the game, the zone, the seats of the campaign."""

    words: Catalogue
    zone: str
    seats: tuple[str, ...]

    def line(self, entry: LogEntry) -> str:
        """Say a line; one no words are known for is told as it is kept."""
        key, spent = self._sentence(entry)
        if not self.words.has(key):
            return clean(entry.words)[:LONGEST]
        said = self.words.t(
            key,
            seat=self.people(str(entry.facts.get("seat") or entry.who)),
            turn=str(entry.facts.get("turn", "")),
            one="yes" if "seat" in entry.facts else "no",
        )
        return "; ".join((self._by(entry) + said, *filter(None, self._besides(entry, spent))))

    def people(self, whose: str) -> str:
        """Name the people of a seat, or the referee."""
        return self.words.seat(whose) if whose in (*self.seats, REFEREE) else clean(whose)

    def _sentence(self, entry: LogEntry) -> tuple[str, str]:
        """Name the sentence of a line, and the fact that is said by it."""
        key, fact = f"log-{entry.kind.replace(' ', '-')}", CHOOSING.get(entry.kind, "")
        chosen = f"{key}-{entry.facts.get(fact, '')}"
        return (chosen, fact) if self.words.has(chosen) else (key, "")

    def _by(self, entry: LogEntry) -> str:
        """Say who did it, where it is not the service, nor the seat that is spoken of."""
        if entry.who == REFEREE:
            return f"{self.people(REFEREE)}: "
        known = f"log-who-{entry.who}"
        return f"{self.words.t(known)}: " if self.words.has(known) else ""

    def _besides(self, entry: LogEntry, spent: str) -> Iterator[str]:
        """Say the facts that are told, in their order."""
        for name, tell in TELLING.items():
            if name in entry.facts and name != spent:
                yield tell(self, entry.facts)


def reader(session: Session, row: Campaign, words: Catalogue) -> LogReader:
    """Give what says the log of a campaign in some words, in the campaign's zone."""
    return LogReader(words, row.timezone, tuple(seat.key for seat in seats.of_campaign(session, row.key)))


Facts = Mapping[str, object]


def _silent(reader: LogReader, facts: Facts) -> str:
    named = facts["silent"]
    return reader.words.t("log-silent", seats=", ".join(map(reader.people, named))) if isinstance(named, list) else ""


def _until(reader: LogReader, facts: Facts) -> str:
    until = dates.brief(datetime.fromisoformat(str(facts["until"])), reader.zone, reader.words)
    return reader.words.t("log-until", when=until)


def _days(reader: LogReader, facts: Facts) -> str:
    first, last = (dates.day(date.fromisoformat(str(facts[name])), reader.words) for name in ("first", "last"))
    return reader.words.t("log-days", first=first, last=last)


def _counted(name: str) -> Callable[[LogReader, Facts], str]:
    """Say how many there are; of none nothing is said."""
    return lambda reader, facts: reader.words.t(f"log-{name}", count=str(facts[name])) if facts[name] else ""


def _whether(name: str, no: str = "") -> Callable[[LogReader, Facts], str]:
    """Say that something is so; what is not so only where there are words for it."""

    def tell(reader: LogReader, facts: Facts) -> str:
        key = f"log-{name}" if facts[name] else no
        return reader.words.t(key) if key else ""

    return tell


def _written(name: str) -> Callable[[LogReader, Facts], str]:
    """Say it as it was written."""

    def tell(_: LogReader, facts: Facts) -> str:
        written = facts[name]
        whole = " / ".join(map(str, written)) if isinstance(written, list) else str(written)
        return clean(whole)[:LONGEST]

    return tell


def _why(reader: LogReader, facts: Facts) -> str:
    """Say why the service did something; why a turn waits is in its sentence."""
    known = "log-why-" + str(facts["why"]).replace(" ", "-").replace("'", "")
    if reader.words.has(known):
        return reader.words.t(known)
    return "" if "brake" in facts else _written("why")(reader, facts)


TELLING: Mapping[str, Callable[[LogReader, Facts], str]] = {
    "silent": _silent,
    "until": _until,
    "first": _days,
    "turns": _counted("turns"),
    "mails": _counted("mails"),
    "line": _counted("line"),
    "same": _whether("same", "log-not-same"),
    **{name: _written(name) for name in ("name", "address", "sender", "words", "lines", "changes", "reading")},
    **{name: _written(name) for name in ("said", "note", "fault")},
    "why": _why,
    "told": _whether("told"),
    "reason": _written("reason"),
}
"""The facts that are told, in this order; the others are for programs."""
