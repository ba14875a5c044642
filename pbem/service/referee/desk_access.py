"""A letter to a campaign's referee desk: his code and one of his addresses together open it, nothing less.

The code is the tag of the seat `referee`. Whoever has it without the address is answered as anybody with a code that
does not exist, and the referee hears of it. The address without the code is answered at the registered address only,
for From can be forged. A referee who plays too keeps both apart by the code.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.mail import seat_tags
from pbem.mail.commands import fold
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import Nobody, Untagged, WrongTag, claimed, genuine_enough
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.post.addresses import referee_addresses
from pbem.service.post.posting import notice, to_host, to_referee
from pbem.store.repository import campaigns, events, inbox, outbox
from pbem.store.tables import Campaign, Event, LogKind

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
FORGED: Final = "referee-forged"
UNPROVEN: Final = "referee-unproven"
CODE, WHICH = "referee-code", "referee-which"
MOST = 3
"""To so many campaigns at once the code is sent; of more the referee names one."""


def settle(arrival: Arrival) -> bool:
    """Give the referee's letter to his campaign; tell the referee what may be somebody else's."""
    claim = next(claimed(arrival.letter), None)
    if claim is not None and claim.seat == REFEREE:
        campaign = campaigns.get(arrival.session, claim.campaign)
        return campaign is not None and _tagged(arrival, campaign, claim.tag)
    if not isinstance(arrival.caller, Untagged | WrongTag | Nobody) or _joins(arrival):
        return False
    mine = _campaigns_of(arrival.house, arrival.session, arrival.letter.sender)
    return bool(mine) and _send_code(arrival, _meant(arrival, mine))


def is_his(house: House, campaign: Campaign, address: str) -> bool:
    """Tell whether an address is one of the referee's."""
    return address in referee_addresses(house, campaign)


def _joins(arrival: Arrival) -> bool:
    """Tell whether somebody wants to play: a referee may."""
    return arrival.found is not None and arrival.found.key == "join"


def _tagged(arrival: Arrival, campaign: Campaign, tag: str) -> bool:
    """Look at code, address and signature; what is not the referee's goes on as any stranger's."""
    secret, epoch = campaign.identity_secret, campaign.referee_epoch
    right = seat_tags.check(secret, campaign.key, REFEREE, epoch, tag)
    own = is_his(arrival.house, campaign, arrival.letter.sender)
    if right and not own:
        _told(arrival, campaign, FORGED, DAY)
    elif own and not right:
        return _send_code(arrival, (campaign,))
    elif own and not genuine_enough(arrival.house, campaign, arrival.letter):
        _told(arrival, campaign, UNPROVEN, DAY)
        arrival.settle("referee: sender's domain not found genuine")
        return True
    elif own:
        inbox.route(arrival.session, arrival.row, campaign.key, REFEREE)
        return True
    return False


def _told(arrival: Arrival, campaign: Campaign, kind: LogKind, pause: timedelta) -> None:
    """Tell the referee at his registered address, not more than once in a while, and write it into the log."""
    house, session = arrival.house, arrival.session
    if outbox.told_since(session, referee_addresses(house, campaign)[0], kind, house.now - pause):
        return
    events.append(session, Event(at=house.now, campaign=campaign.key, who="service", kind=kind))
    body = text(f"{kind}-body", campaign=campaign.title, address=arrival.letter.sender)
    said = notice(house, house.settings.language, text(kind, campaign=campaign.title), body, text("referee-forged-how"))
    to_referee(Case(house, session, campaign), said)


def _campaigns_of(house: House, session: Session, sender: str) -> tuple[Campaign, ...]:
    return tuple(one for one in campaigns.listing(session) if is_his(house, one, sender))


def _meant(arrival: Arrival, mine: tuple[Campaign, ...]) -> tuple[Campaign, ...]:
    """Choose the campaigns a letter names; else those that are not over."""
    words = set(fold(f"{arrival.letter.subject} {arrival.letter.text[:2000]}").replace("#", " ").split())
    named = tuple(one for one in mine if one.key in words)
    return named or tuple(one for one in mine if one.state != "ended") or mine


def _send_code(arrival: Arrival, meant: tuple[Campaign, ...]) -> bool:
    """Mail a reply address to where the referee is registered; the letter itself counts for nothing."""
    house, session = arrival.house, arrival.session
    arrival.settle("referee without the code")
    for campaign in meant if len(meant) <= MOST else ():
        address = referee_addresses(house, campaign)[0]
        if not _sent(session, campaign, address, house):
            body = text(f"{CODE}-body", campaign=campaign.title, address=arrival.letter.sender)
            said = notice(house, house.settings.language, text(CODE), body, text(f"{CODE}-how"))
            to_referee(Case(house, session, campaign), said)
    if len(meant) > MOST and not outbox.told_since(session, house.settings.referee, WHICH, house.now - HOUR):
        named = text(f"{WHICH}-body", campaigns=tuple(f"{one.key} ({one.title})" for one in meant))
        to_host(house, session, notice(house, house.settings.language, text(WHICH), named))
    return True


def _sent(session: Session, campaign: Campaign, address: str, house: House) -> bool:
    """Tell whether the code of this campaign was mailed within the hour."""
    mail = outbox.latest(session, campaign.key, REFEREE, CODE)
    return mail is not None and mail.address == address and mail.created_at > house.now - HOUR
