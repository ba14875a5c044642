"""What turns are called where no heading of the game tells it: in offers, invitations, the digest of several games."""

from __future__ import annotations

from sqlmodel import Session

from pbem.service.game import games
from pbem.service.house.house import House
from pbem.store.tables import Campaign


def ending(house: House, session: Session, campaign: Campaign) -> str:
    """Give the end of a message's name: `-round` where a turn is a whole round, and not a step of one."""
    if not house.registry[campaign.ruleset].ruleset.rules.whole_rounds or campaign.state == "recruiting":
        return ""
    return "" if games.opened(session, house.registry, campaign).round else "-round"
