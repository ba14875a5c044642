"""What a stranger is told: which campaigns can be joined, how to play, how the wishes were understood."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.reports.briefing import Notice
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.joining import free_seats, join_request
from pbem.service.joining.wishes import Wishes
from pbem.service.post.posting import notice
from pbem.store.repository import campaigns
from pbem.store.tables import Campaign


def open_campaigns(house: House, session: Session) -> list[tuple[Campaign, int]]:
    """List the campaigns anybody can join now, with the number of seats."""
    there = [
        (row, free_seats.count(house, session, row))
        for row in campaigns.listing(session, "recruiting", "running")
        if row.ruleset in house.registry and not terms(row).joining.invited_only
    ]
    return [(row, seats) for row, seats in there if seats]


def open_list(house: House, session: Session) -> Text:
    """Say which campaigns can be joined."""
    there = open_campaigns(house, session)
    lines = tuple(text("joining-open", key=row.key, campaign=row.title, free=seats) for row, seats in there)
    return text("notice-open-campaigns", campaigns=lines) if lines else text("notice-no-open-campaigns")


def which(house: House, session: Session, called: str) -> tuple[Text, ...]:
    """Say that there is no such campaign, which was probably meant, and which there are."""
    said = [text("notice-join-unknown-body", campaign=called[:40]) if called else text("notice-join-name")]
    near = join_request.nearest(called, [row for row, _ in open_campaigns(house, session)]) if called else ""
    if near:
        said.append(text("joining-nearest", campaign=near))
    return (text("notice-join-unknown"), *said, open_list(house, session))


def help_notice(house: House, session: Session, language: str) -> Notice:
    """Explain how to play."""
    lines = (text("notice-help-orders"), text("notice-help-commands"), open_list(house, session))
    return notice(house, language, text("notice-help"), *lines)


def understood(wishes: Wishes, whose: str = "joining") -> tuple[Text, ...]:
    """Say which seats are wished for, as it was understood: to the applicant, or to the referee."""
    said = []
    if wishes.seats:
        said.append(text(f"{whose}-only" if wishes.only else f"{whose}-wishes", seats=wishes.seats))
    if wishes.avoided:
        said.append(text(f"{whose}-avoids", seats=wishes.avoided))
    return tuple(said)
