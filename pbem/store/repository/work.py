"""What there is to do: new letters, due timers and queued mails ARE the work, there is no other queue.

Each question looks at an index of what is open, so a thousand quiet campaigns cost nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.store.repository import inbox, outbox, timers, unrouted
from pbem.store.tables import Timer


@dataclass(frozen=True)
class Work:
    """What can be done now, and when there will be more; `following` is None when nothing is foreseen."""

    unrouted: bool
    campaigns: tuple[str, ...]
    timers: tuple[Timer, ...]
    mails: bool
    following: datetime | None

    @property
    def idle(self) -> bool:
        """Tell that nothing can be done now."""
        return not (self.unrouted or self.campaigns or self.timers or self.mails)


def overview(session: Session, now: datetime) -> Work:
    """Look at everything once."""
    mail_at, timer_at = outbox.nearest(session), timers.nearest(session)
    return Work(
        unrouted=unrouted.any_waits(session),
        campaigns=tuple(inbox.campaigns_with_new(session)),
        timers=tuple(timers.due(session, now)),
        mails=mail_at is not None and mail_at <= now,
        following=min((at for at in (mail_at, timer_at) if at is not None), default=None),
    )
