"""What waits since the database was restored: by campaign what is overdue, which letters wait, what would go out.

Letters that came after the copy was made are counted as soon as the service has read them again from the mailbox.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.service.house.house import House
from pbem.service.turns import restore_release
from pbem.store.repository import deliveries, held_letters, host, outbox, restored
from pbem.store.tables import Campaign, Outbox

POST = "pbem referee post --send"
"""What lets the mail go that belongs to no campaign."""


@dataclass(frozen=True)
class Held:
    """What waits with a campaign (`key` is empty: with none); `since`: when its present turn was due, if it is overdue.

    `mails` counts by kind what would be sent.
    """

    key: str
    turn: int
    since: datetime | None
    letters: int
    mails: dict[str, int]

    @property
    def remedy(self) -> str:
        """Give the command that lets it go on."""
        return f"pbem referee release {self.key}" if self.key else POST


def every(house: House, session: Session) -> tuple[Held, ...]:
    """List what waits; nothing when nothing was restored, or all has been released."""
    campaigns = tuple(of(house, session, campaign) for campaign in restored.held(session))
    if not host.holds_post(session):
        return campaigns
    return (*campaigns, Held("", 0, None, held_letters.held(session, None), _kinds(deliveries.loose(session))))


def of(house: House, session: Session, campaign: Campaign) -> Held:
    """Say what waits with a campaign."""
    since = restore_release.overdue(session, campaign, house.now) if campaign.restored_from == "running" else None
    mails = outbox.listing(session, campaign.key, "held", limit=10_000)
    return Held(campaign.key, campaign.head_turn + 1, since, held_letters.held(session, campaign.key), _kinds(mails))


def _kinds(mails: Sequence[Outbox]) -> dict[str, int]:
    return dict(sorted(Counter(mail.kind for mail in mails).items()))


def lines(found: tuple[Held, ...]) -> list[str]:
    """Say it to people."""
    return [f"{one.key or 'of no campaign'}: {words(one)} -> {one.remedy}" for one in found]


def words(one: Held) -> str:
    """Say what waits with a campaign."""
    late = f"turn {one.turn} is overdue since {one.since:%Y-%m-%d %H:%M} UTC" if one.since else "no turn is overdue"
    mails = ", ".join(f"{count} {kind}" for kind, count in one.mails.items()) or "nothing"
    known = f"{one.letters} letters wait; would send: {mails}"
    return f"{late}; {known}" if one.key else known
