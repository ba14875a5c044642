"""Which seats of a campaign can be given now: not those promised by an invitation or offered to somebody."""

from __future__ import annotations

import re

from sqlmodel import Session

from pbem.core.seats import Seat
from pbem.reports.texts import common
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.turns import missed_turns
from pbem.store.repository import challenges, invitations, seats
from pbem.store.tables import Campaign, Invitation

_SEAT = re.compile(r"^seat-([a-z0-9_]+) =", re.M)
_NO_SEATS = frozenset({"neutral", "referee"})


def in_order(house: House, campaign: Campaign) -> tuple[str, ...]:
    """List all seats in the rule set's order."""
    installed = house.registry[campaign.ruleset]
    return tuple(str(seat) for seat in installed.ruleset.rules.seats(games.options(installed, campaign)))


def nameable(house: House, campaign: Campaign) -> tuple[str, ...]:
    """List the seats a stranger may name.

    Once a game has begun those are all there could be: which of them are in it is nobody's business who does not play.
    """
    there = in_order(house, campaign)
    if campaign.state == "recruiting":
        return there
    sources = (*house.registry[campaign.ruleset].catalogues.values(), *common("en"))
    called = (name for source in sources for name in _SEAT.findall(source))
    return tuple(dict.fromkeys((*there, *sorted(set(called) - _NO_SEATS))))


def free(house: House, session: Session, campaign: Campaign) -> tuple[str, ...]:
    """List the seats nobody has, in the rule set's order; one that is out of the game is open to nobody."""
    nobodys = {seat.key for seat in seats.of_campaign(session, campaign.key) if seat.state != "taken"}
    game = games.present(session, house.registry, campaign)
    return tuple(key for key in in_order(house, campaign) if key in nobodys and game.plays(Seat(key)))


def available(
    house: House, session: Session, campaign: Campaign, invitation: Invitation | None = None
) -> tuple[str, ...]:
    """List the seats that can be given to somebody; whoever has an invitation gets what it promises.

    An open invitation without a seat keeps one of those that are free, whichever that will be.
    """
    there = free(house, session, campaign)
    if invitation is not None and invitation.seat in there:
        return (invitation.seat,)
    left, kept = _left(house, session, campaign, there, invitation)
    return left if len(left) > (0 if invitation else kept) else ()


def offered_to_line(house: House, session: Session, campaign: Campaign) -> tuple[str, ...]:
    """List the seats that can be given to those who wait: the free ones, then those whose players have vanished."""
    there, vanished = available(house, session, campaign), set(missed_turns.on_offer(session, campaign))
    if not vanished:
        return there
    promised = {one.seat for one in invitations.listing(session, campaign.key, "open")}
    vanished -= promised | offered(house, session, campaign)
    return (*there, *(key for key in in_order(house, campaign) if key in vanished))


def can_be_taken(house: House, session: Session, campaign: Campaign, key: str) -> bool:
    """Tell whether a seat that was offered is still there: nobody's, or its player still silent."""
    return key in free(house, session, campaign) or key in missed_turns.on_offer(session, campaign)


def count(house: House, session: Session, campaign: Campaign) -> int:
    """Count the seats that are left for people without an invitation."""
    left, kept = _left(house, session, campaign, free(house, session, campaign))
    return max(0, len(left) - kept)


def _left(
    house: House, session: Session, campaign: Campaign, there: tuple[str, ...], invitation: Invitation | None = None
) -> tuple[tuple[str, ...], int]:
    """Leave out the seats others were promised by name; count the invitations to any seat."""
    others = [
        one
        for one in invitations.listing(session, campaign.key, "open")
        if not invitation or one.code != invitation.code
    ]
    promised = {one.seat for one in others} | offered(house, session, campaign)
    left = tuple(key for key in there if key not in promised)
    return left, sum(one.seat not in there for one in others)


def offered(house: House, session: Session, campaign: Campaign) -> set[str]:
    """List the seats that are offered to somebody who has waited."""
    asked = challenges.waiting(session, "offer", campaign.key)
    return {one.seat for one in asked if one.seat and one.expires_at > house.now}
