"""Which letters nobody has read yet a campaign has to wait for.

What came in time counts, and within a campaign in the order it came; so neither a later letter nor a turn may
overtake one that may still turn out to be the campaign's. Usually that takes a moment, and nobody asks whose it may
be. A letter may be stuck, though: in the hands of a host that hangs, waiting for what such a host holds, or tried
once without success. Then only those campaigns wait that its header names, or, when it names none, those its
writer plays in.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlmodel import Session

from pbem.mail import seat_tags
from pbem.service.desk.authentication import code_is_enough
from pbem.service.desk.intake import head
from pbem.store.repository import challenges, people, unrouted
from pbem.store.tables import Campaign, Inbox


def before(session: Session, campaign: Campaign, until: datetime, passed: Collection[int] = (), but: int = 0) -> bool:
    """Tell whether a letter received by an instant is still to be routed that a campaign has to wait for.

    `passed`: those that were passed over because another host holds what they need; `but`: the one that asks.
    """
    strangers = code_is_enough(campaign)
    if not unrouted.any_waits(session, until, strangers):
        return False
    if unrouted.any_free(session, until, (*passed, but), strangers):
        return True
    waiting = unrouted.waiting(session, until, strangers)
    return any(_may_be_for(session, row, campaign) for row in waiting if row.id != but)


def _may_be_for(session: Session, row: Inbox, campaign: Campaign) -> bool:
    """Tell whether a letter may turn out to be a campaign's, as far as its header tells."""
    letter = head(row.raw)
    tags = [tagged.campaign for address in letter.recipients if (tagged := seat_tags.parse_address(address))]
    codes = [code for address in letter.recipients if (code := seat_tags.parse_question(address))]
    asked = [found.campaign for code in codes if (found := challenges.find(session, code))]
    named = {*tags, *asked}
    if named:
        return campaign.key in named
    return any(seat.campaign == campaign.key for seat in people.seats_at(session, letter.sender))
