"""What waits in the whole house, counted at one moment. Nothing in it names a player or says what a mail says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.service.desk.intake import AWAY
from pbem.service.house.house import House
from pbem.service.turns import brake
from pbem.store import tables
from pbem.store.engine import reading
from pbem.store.repository import backlog, campaigns, host, mailboxes, processes
from pbem.store.repository.backlog import Pile


@dataclass(frozen=True)
class Box:
    """A mailbox: when it was last read to its end, how its connection is, and whether it cannot be read."""

    name: str
    read_at: datetime | None
    state: str
    away: bool


@dataclass(frozen=True)
class Figures:
    """The state of the house at one moment; `copied` falls back on the first day, when there was nothing to copy."""

    at: datetime
    letters: Pile
    mails: Pile
    leases: Pile
    overdue: datetime | None
    boxes: tuple[Box, ...]
    copied: datetime | None
    ever_copied: bool
    campaigns: Mapping[str, int]
    waiting: tuple[str, ...]
    held_lines: int
    held_mails: int
    asked: int
    rejected: int
    seen: datetime | None
    stepped: datetime | None
    stepped_by: str


def figures(house: House) -> Figures:
    """Count everything once, in one picture of the database."""
    now = house.now
    with reading(house.engine) as session:
        copied, begun = host.last_copy(session)
        step = processes.last_stepped(session)
        return Figures(
            at=now,
            letters=backlog.letters(session),
            mails=backlog.mails(session),
            leases=backlog.leases(session),
            overdue=backlog.overdue(session, now),
            boxes=tuple(_box(session, box.name) for box in house.settings.mailbox),
            copied=copied or begun,
            ever_copied=copied is not None,
            campaigns=_by_state(session),
            waiting=tuple(campaign.key for campaign in brake.waiting(session)),
            held_lines=backlog.held_lines(session),
            held_mails=backlog.held_mails(session),
            asked=backlog.asked(session),
            rejected=backlog.rejected(session, now),
            seen=processes.last_seen(session),
            stepped=step.stepped_at if step else None,
            stepped_by=step.host if step else "",
        )


def _box(session: Session, name: str) -> Box:
    """Look at a mailbox; one that was never read has no row."""
    row = mailboxes.get(session, name) or tables.Mailbox(key=name)
    return Box(name, row.read_at, row.state, row.state in AWAY)


def _by_state(session: Session) -> Mapping[str, int]:
    counted: dict[str, int] = {}
    for campaign in campaigns.listing(session):
        counted[campaign.state] = counted.get(campaign.state, 0) + 1
    return counted
