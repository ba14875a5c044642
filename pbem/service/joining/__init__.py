"""Joining by mail: a stranger writes `join NAME` and gets the first free seat."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.mail.letter import Letter
from pbem.reports.briefing import Notice
from pbem.service import campaigns as service
from pbem.service import games
from pbem.service.arrival import Arrival
from pbem.service.house import House
from pbem.service.posting import notice, to_stranger
from pbem.store.repository import campaigns, events, people, seats
from pbem.store.tables import Campaign, Event, Person, Seat


def settle(arrival: Arrival) -> bool:
    """Seat whoever asks for it, or say why not."""
    found, session = arrival.found, arrival.session
    if found is None or found.key != "join":
        return False
    key = found.argument.strip("#").lower()
    campaign = campaigns.claim(session, key, wait=True) if key else None
    seat: Seat | None = None
    if campaign is None or campaign.state not in ("recruiting", "running"):
        answer = _which(arrival.house, session, arrival.language, found.argument)
    else:
        answer, seat = _seated(arrival.house, session, campaign, arrival.letter, arrival.person, arrival.language)
    to_stranger(arrival.house, session, arrival.row, arrival.letter, answer)
    arrival.settle(answer.subject.id, "done")
    if campaign is not None and seat is not None:
        service.seat_taken(arrival.house, session, campaign, seat)
    return True


def open_list(session: Session) -> Text:
    """Say which campaigns have a free seat."""
    free = [row.key for row in campaigns.listing(session, "recruiting", "running") if service.free(session, row)]
    return text("notice-open-campaigns", campaigns=tuple(free)) if free else text("notice-no-open-campaigns")


def help_notice(house: House, session: Session, language: str) -> Notice:
    """Explain how to play."""
    lines = (text("notice-help-orders"), text("notice-help-commands"), open_list(session))
    return notice(house, language, text("notice-help"), *lines)


def _which(house: House, session: Session, language: str, asked: str) -> Notice:
    """Say that there is no such campaign to join, and which there are."""
    said = text("notice-join-unknown-body", campaign=asked[:40]) if asked else text("notice-join-name")
    return notice(house, language, text("notice-join-unknown"), said, open_list(session))


def _seated(
    house: House, session: Session, campaign: Campaign, letter: Letter, person: Person | None, language: str
) -> tuple[Notice, Seat | None]:
    """Give somebody the first free seat of a campaign, and the words to tell; no seat when nothing changed."""
    mine = [seat for seat in people.seats_at(session, letter.sender) if seat.campaign == campaign.key]
    title = campaign.title
    if mine:
        body = text("notice-already-joined-body", seat=mine[0].key)
        return notice(house, language, text("notice-already-joined", campaign=title), body), None
    free = service.free(session, campaign)
    if not free:
        full = text("notice-join-full-body", campaign=title)
        return notice(house, language, text("notice-join-full"), full, open_list(session)), None
    seat = _first(house, campaign, free)
    name = " ".join(letter.name.split())[:60] or letter.sender.partition("@")[0]
    player = person or people.add(session, name, language, campaign.timezone, [letter.sender])
    seats.give(session, seat, player)
    events.append(session, Event(at=house.now, campaign=campaign.key, who=seat.key, kind="joined"))
    return _welcome(house, session, campaign, seat, len(free) - 1), seat


def _welcome(house: House, session: Session, campaign: Campaign, seat: Seat, free: int) -> Notice:
    """Tell the new player the seat, and what comes next."""
    begins = campaign.state == "running" or service.complete(session, campaign)
    following = text("notice-joined-now") if begins else text("notice-joined-waiting", free=free)
    body = text("notice-joined-body", seat=seat.key)
    return notice(house, seat.language, text("notice-joined", campaign=campaign.title), body, following)


def _first(house: House, campaign: Campaign, free: list[Seat]) -> Seat:
    """Choose the free seat that comes first in the rule set's order."""
    installed = house.registry[campaign.ruleset]
    order = [str(seat) for seat in installed.ruleset.seats(games.options(installed, campaign))]
    return min(free, key=lambda seat: order.index(seat.key))
