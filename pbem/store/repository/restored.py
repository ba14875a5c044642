"""A database that was put back to an earlier state: nothing is played, answered or sent before the referee says so.

Campaigns that have begun are `held`; one that is recruiting keeps its state, for it has no game to hold. Both have
`restored_from`. Letters that were waiting then, and those that are read from the mailbox again, are held beside them.
Nobody is signed in any more: who had been signed out since the copy would be in again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from pbem.store.repository import browsers, campaigns, deliveries, events, held_letters, host, outbox
from pbem.store.tables import Campaign, Event


def hold(session: Session, now: datetime) -> int:
    """Hold everything, begin a new epoch of Message-IDs, and log it; tell how many mails are held."""
    row = host.raise_epoch(session, now)
    row.restored_at, row.released_at = now, None
    for campaign in campaigns.listing(session, "recruiting", "running", "paused", "held"):
        _hold(session, campaign, now)
    held_letters.hold_new(session)
    browsers.end_all(session)
    held = outbox.hold(session)
    payload = json.dumps({"held": held, "epoch": row.epoch}, separators=(",", ":"))
    events.append(session, Event(at=now, who="host", kind="restored", payload=payload))
    return held


def _hold(session: Session, campaign: Campaign, now: datetime) -> None:
    """Hold one campaign; one that a fault had stopped goes on when it is released, as any that is."""
    before = campaign.restored_from or ("running" if campaign.state == "held" else campaign.state)
    why = f"restored {now:%Y-%m-%d %H:%M} UTC" + (f"; before: {campaign.note}" if campaign.note else "")
    state = campaign.state if campaign.state == "recruiting" else "held"
    campaigns.set_state(session, campaign, state, why)
    campaign.restored_from = before


def release(session: Session, campaign: Campaign, now: datetime) -> int:
    """Give a campaign the state it had; its letters are answered, from now on or again. Tell how many those are."""
    campaigns.set_state(session, campaign, campaign.restored_from or campaign.state)
    letters = held_letters.let_go(session, campaign.key)
    _end(session, now)
    return letters


def release_post(session: Session, now: datetime) -> tuple[int, int]:
    """Let go what belongs to no campaign; tell how many letters and mails."""
    host.release_post(session, now)
    letters, mails = held_letters.let_go(session, None), deliveries.release_loose(session, now)
    _end(session, now)
    return letters, mails


def _end(session: Session, now: datetime) -> None:
    """Forget the restore once nothing is held."""
    session.flush()
    if not held(session):
        host.over(session, now)


def held(session: Session) -> Sequence[Campaign]:
    """List the campaigns that wait since a restore."""
    found = select(Campaign).where(col(Campaign.restored_from) != "")
    return session.exec(found.order_by(Campaign.key)).all()
