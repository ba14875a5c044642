"""An application that counts gets a seat, or a place in the waiting line."""

from __future__ import annotations

import json

from pbem.core.texts import Text, text
from pbem.service.campaigns import handover
from pbem.service.campaigns import lifecycle as service
from pbem.service.house.terms import terms
from pbem.service.joining import free_seats, opponents, waiting_line
from pbem.service.joining.cases import ApplicationCase
from pbem.service.post.posting import notice, to_referee
from pbem.store.repository import events, invitations, people, seats
from pbem.store.tables import Event, Invitation, Seat


def invitation(case: ApplicationCase) -> Invitation | None:
    """Give the invitation that came with an application, as long as it is good."""
    code = case.wishes.invitation
    found = invitations.get(case.session, case.campaign.key, code) if code else None
    return found if found is not None and found.state == "open" else None


def seat_or_wait(case: ApplicationCase) -> Seat | None:
    """Give somebody the best seat there is for them; else let them wait, or say that the campaign is full."""
    if plays(case):
        return None
    if case.campaign.state == "ended":
        case.settle("refused")
        case.tell(text("joining-ended", campaign=case.campaign.title), text("joining-ended-body"))
        return None
    invited = invitation(case)
    there = free_seats.available(case.house, case.session, case.campaign, invited)
    chosen = case.wishes.choose(there) or (there[0] if invited and there else None)
    if chosen is not None and case.campaign.state != "held":
        return give(case, chosen, invited)
    if terms(case.campaign).joining.waiting_list or case.campaign.state == "held":
        waiting_line.enqueue(case)
    else:
        case.settle("refused")
        full = text("notice-join-full-body", campaign=case.campaign.title)
        case.tell(text("notice-join-full"), full)
    return None


def plays(case: ApplicationCase) -> bool:
    """Tell somebody who has got a seat in another way meanwhile that one is enough."""
    mine = people.seats_at(case.session, case.application.address)
    here = [seat for seat in mine if seat.campaign == case.campaign.key]
    if here:
        case.settle("withdrawn")
        body = text("notice-already-joined-body", seat=here[0].key)
        case.tell(text("notice-already-joined", campaign=case.campaign.title), body)
    return bool(here)


def give(case: ApplicationCase, key: str, invited: Invitation | None = None) -> Seat:
    """Seat somebody, and say so."""
    seat = seats.get(case.session, case.campaign.key, key)
    assert seat is not None
    who = case.application
    person = people.by_address(case.session, who.address)
    person = person or people.add(case.session, who.name, who.language, who.zone, [who.address])
    handover.give(case.of(seat), person)
    seat.language, seat.zone = who.language, who.zone
    case.settle("seated")
    events.append(case.session, Event(at=case.house.now, campaign=case.campaign.key, who=key, kind="joined"))
    if invited is not None:
        _used(case, invited, key)
    opponents.seat(case)
    _welcome(case, seat)
    service.seat_taken(case.house, case.session, case.campaign, seat)
    return seat


def _used(case: ApplicationCase, invited: Invitation, seat: str) -> None:
    """Note that an invitation was accepted, and tell the referee who sent it."""
    invitations.settle(case.session, invited, "used")
    payload = json.dumps({"code": invited.code, "seat": seat})
    kept = Event(at=case.house.now, campaign=case.campaign.key, who=seat, kind="invitation used", payload=payload)
    events.append(case.session, kept)
    who, title = case.application, case.campaign.title
    subject = text("joining-accepted", name=who.name, campaign=title)
    body = text("joining-accepted-body", name=who.name, address=who.address, seat=seat)
    to_referee(case, notice(case.house, case.house.settings.language, subject, body))


def _welcome(case: ApplicationCase, seat: Seat) -> None:
    """Tell the new player the seat, and what comes next."""
    paused = (text("joining-paused"),) if case.campaign.state == "paused" else ()
    body = text("notice-joined-body", seat=seat.key)
    case.tell(text("notice-joined", campaign=case.campaign.title), body, *_opponents(case), _following(case), *paused)


def _opponents(case: ApplicationCase) -> tuple[Text, ...]:
    """Say who plays the other seats, where whoever joins could choose it."""
    rows = seats.of_campaign(case.session, case.campaign.key)
    named = next((row.house_player for row in rows if row.house_player), "")
    name = named or terms(case.campaign).house_players.player
    shown = name and terms(case.campaign).house_players.choose
    return (text("joining-house-player", name=name),) if shown else ()


def _following(case: ApplicationCase) -> Text:
    """Say when the first report comes."""
    if case.campaign.state != "recruiting" or service.complete(case.session, case.campaign):
        return text("notice-joined-now")
    free = len(service.free(case.session, case.campaign))
    by_referee = terms(case.campaign).start == "referee" or not free
    return text("joining-referee-starts") if by_referee else text("notice-joined-waiting", free=free)
