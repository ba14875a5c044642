"""The figures of the house as metrics of Prometheus: ages in seconds, piles in pieces, no name of anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from pbem import __version__
from pbem.service.health.figures import Figures


class Metrics(Collector):
    """Counts anew at each request; while the database does not answer, tells only that."""

    def __init__(self, look: Callable[[], Figures | None], alive: Callable[[], bool]) -> None:
        self._look = look
        self._alive = alive

    def collect(self) -> Iterator[Metric]:
        """Give all metrics."""
        seen = self._look()
        yield _gauge("pbem_alive", "1 while this process does its work", float(self._alive()))
        yield _gauge("pbem_database_up", "1 while the database answers", float(seen is not None))
        yield _labelled("pbem_info", "The version of this process", "version", {__version__: 1.0})
        if seen is not None:
            yield from _ages(seen)
            yield from _piles(seen)


def _ages(seen: Figures) -> Iterator[Metric]:
    """Give how long ago things were, in seconds; 0 when there is nothing that could be late."""
    yield _gauge("pbem_oldest_letter_seconds", "Age of the oldest unanswered letter", _age(seen, seen.letters.since))
    yield _gauge("pbem_oldest_mail_seconds", "Age of the oldest unsent mail", _age(seen, seen.mails.since))
    yield _gauge("pbem_overdue_turn_seconds", "How long the most overdue timer is due", _age(seen, seen.overdue))
    yield _gauge("pbem_copy_age_seconds", "Age of the last copy of the database", _age(seen, seen.copied))
    yield _gauge("pbem_service_seen_seconds", "When any process was last well", _age(seen, seen.seen))
    yield _gauge("pbem_last_step_seconds", "When any process last did something", _age(seen, seen.stepped))
    read = {box.name: _age(seen, box.read_at) for box in seen.boxes if box.read_at is not None}
    yield _labelled("pbem_mailbox_read_seconds", "When a mailbox was last read to its end", "mailbox", read)
    away = {box.name: float(box.away) for box in seen.boxes}
    yield _labelled("pbem_mailbox_away", "1 while a mailbox cannot be read", "mailbox", away)


def _piles(seen: Figures) -> Iterator[Metric]:
    yield _gauge("pbem_unanswered_letters", "Letters that wait for their answer", seen.letters.count)
    yield _gauge("pbem_unsent_mails", "Mails that wait to be sent", seen.mails.count)
    yield _gauge("pbem_leases", "Mails a process is sending just now", seen.leases.count)
    yield _gauge("pbem_held_mails", "Mails the referee must release", seen.held_mails)
    yield _gauge("pbem_held_lines", "Lines the referee must judge", seen.held_lines)
    yield _gauge("pbem_held_campaigns", "Campaigns that wait for the referee", len(seen.waiting))
    yield _gauge("pbem_asked_letters", "Letters that wait for somebody's yes", seen.asked)
    yield _gauge("pbem_rejected_letters", "Letters rejected in the last day", seen.rejected)
    counted = {state: float(number) for state, number in seen.campaigns.items()}
    yield _labelled("pbem_campaigns", "Campaigns by state", "state", counted)


def _age(seen: Figures, since: datetime | None) -> float:
    """Count the seconds since an instant."""
    return max((seen.at - since).total_seconds(), 0.0) if since else 0.0


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(name, told, value=float(value))


def _labelled(name: str, told: str, label: str, values: dict[str, float]) -> Metric:
    family = GaugeMetricFamily(name, told, labels=(label,))
    for labelled, value in values.items():
        family.add_metric((labelled,), value)
    return family
