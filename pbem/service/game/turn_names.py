"""What turns are called where no heading of the game tells it: in offers, invitations, the digest of several games."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.texts import Fact, text
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.store.tables import Campaign


def ending(house: House, session: Session, campaign: Campaign) -> str:
    """Give the end of a message's name: `-round` where a turn is a whole round, and not a step of one."""
    if not house.registry[campaign.ruleset].ruleset.rules.whole_rounds or campaign.state == "recruiting":
        return ""
    return "-round" if games.opened(session, house.registry, campaign).round is None else ""


def step(game: Game) -> Fact:
    """Say the round a turn is a step of, or that it comes before the start; nothing where it is a step of none."""
    if game.round is None:
        return ""
    return game.round or text("status-before-start")
