"""The referee's end of a campaign: the same as the natural one, with his reason; all seeds are shown then."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.problems import Refusal
from pbem.service.campaigns import lifecycle as life
from pbem.service.game import games
from pbem.service.house.case import Case
from pbem.service.referee import interventions
from pbem.service.turns import adjudication, campaign_end
from pbem.store.repository import inbox, seats, timers


@dataclass(frozen=True)
class Closed:
    """A campaign that is over: the last turn played, and how many were told."""

    turn: int
    told: int


def close(case: Case, reason: str, tell: bool = False) -> Closed:
    """End a campaign for good: the last report once more with all seeds, then standings and the offer of history."""
    house, session, campaign = case.house, case.session, case.campaign
    if campaign.state == "ended":
        raise Refusal("ended", campaign=campaign.title)
    if campaign.state == "recruiting":
        told = len(seats.players(session, campaign.key))
        life.end(house, session, campaign, reason)
        return Closed(0, told)
    timers.cancel_all(session, campaign.key)
    inbox.release(session, campaign.key)
    interventions.log(case, "ended", reason, told=tell)
    game = games.opened(session, house.registry, campaign)
    adjudication.publish_over(house, session, game)
    return Closed(game.turn - 1, campaign_end.end(house, session, game, reason, reason if tell else ""))
