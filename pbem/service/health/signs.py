"""Whether the house is well: each figure beside the limit the host has set, as a table of rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from pbem.service.health.figures import Box, Figures
from pbem.settings import Status

Fault = Literal["fault", "held", "away"]
"""What it means when a sign is bad: something to mend, a campaign for the referee, a server to wait for."""
Unit = Literal["minutes", "hours", ""]
"""What a value counts; nothing: pieces."""
_UNITS = {"minutes": timedelta(minutes=1), "hours": timedelta(hours=1)}


@dataclass(frozen=True)
class Sign:
    """One thing that is watched: its value now and the limit from which it is bad; without a limit it is only told.

    No value: it has never happened, which is bad where there is a limit.
    """

    what: str
    value: float | None
    unit: Unit
    limit: float | None
    found: str
    fault: Fault = "fault"

    @property
    def well(self) -> bool:
        """Tell whether the value is within its limit."""
        return self.limit is None or (self.value is not None and self.value <= self.limit)


def signs(seen: Figures, limits: Status) -> tuple[Sign, ...]:
    """Lay every figure beside its limit."""
    return (*_waiting(seen, limits), *(_mailbox(seen, limits, box) for box in seen.boxes), *_told(seen))


def _waiting(seen: Figures, limits: Status) -> Iterator[Sign]:
    """Give the signs of what should not wait long."""
    letters, mails, leases = seen.letters, seen.mails, seen.leases
    yield _service(seen, limits)
    yield _age(seen, "letters", limits.letter_minutes, letters.since, f"{letters.count} unanswered")
    yield _age(seen, "mails", limits.mail_minutes, mails.since, f"{mails.count} unsent")
    yield _age(seen, "turns", limits.turn_minutes, seen.overdue, "overdue" if seen.overdue else "none overdue")
    yield _age(seen, "leases", limits.mail_minutes, leases.since, f"{leases.count} being sent")
    yield _copy(seen, limits)


def _service(seen: Figures, limits: Status) -> Sign:
    """Tell when any process of the service was last well."""
    if seen.seen is None:
        return Sign("service", None, "minutes", limits.service_minutes or None, "none was ever heard of")
    found = f"last well {_instant(seen.seen)}"
    return Sign("service", _ago(seen.at, seen.seen, "minutes"), "minutes", limits.service_minutes or None, found)


def _age(seen: Figures, what: str, limit: float, since: datetime | None, found: str) -> Sign:
    """Tell for how many minutes something has waited; what does not wait is well."""
    if since is None:
        return Sign(what, 0, "minutes", limit or None, found)
    return Sign(what, _ago(seen.at, since, "minutes"), "minutes", limit or None, f"{found}, since {_instant(since)}")


def _copy(seen: Figures, limits: Status) -> Sign:
    """Tell how old the last copy is; before the first one, how long there has been something to copy."""
    if seen.copied is None:
        return Sign("copy", 0, "hours", limits.copy_hours or None, "nothing to copy yet")
    found = f"last made {_instant(seen.copied)}" if seen.ever_copied else f"none since {_instant(seen.copied)}"
    return Sign("copy", _ago(seen.at, seen.copied, "hours"), "hours", limits.copy_hours or None, found)


def _mailbox(seen: Figures, limits: Status, box: Box) -> Sign:
    """Tell when a mailbox was read to its end; one whose server is away is waited for."""
    what, limit = f"mailbox {box.name}", limits.mailbox_minutes or None
    if box.read_at is None:
        return Sign(what, None, "minutes", limit, f"not read yet{_state(box)}", _kind(box))
    value = _ago(seen.at, box.read_at, "minutes")
    return Sign(what, value, "minutes", limit, f"last read {_instant(box.read_at)}{_state(box)}", _kind(box))


def _told(seen: Figures) -> Iterator[Sign]:
    held = ", ".join(seen.waiting) or "none waits for the referee"
    yield Sign("campaigns", len(seen.waiting), "", 0, held, "held")
    yield Sign("held lines", seen.held_lines, "", None, "for the referee to judge")
    yield Sign("held mails", seen.held_mails, "", None, "for the referee to release")
    yield Sign("asked letters", seen.asked, "", None, "wait for somebody's yes")
    yield Sign("rejected letters", seen.rejected, "", None, "in the last day")
    by = f"by {seen.stepped_by} {_instant(seen.stepped)}" if seen.stepped else "none yet"
    yield Sign("last step", None, "minutes", None, by)


def _kind(box: Box) -> Fault:
    """Name what a mailbox that was not read for long means."""
    return "away" if box.away else "fault"


def _state(box: Box) -> str:
    """Say how the connection of a mailbox is."""
    return f", {box.state}" if box.state else ""


def _ago(now: datetime, then: datetime, unit: Literal["minutes", "hours"]) -> float:
    """Count how long ago something was; what is still to come is not late."""
    return round(max((now - then) / _UNITS[unit], 0.0), 1)


def _instant(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
