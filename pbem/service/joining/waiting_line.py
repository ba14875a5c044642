"""The waiting line: whoever finds no seat may wait, and the first whom a free seat suits is offered it."""

from __future__ import annotations

import logging
from datetime import timedelta

from sqlmodel import Session

from pbem.core.texts import text
from pbem.mail import seat_tags
from pbem.service.desk import challenges as questions
from pbem.service.game import turn_names
from pbem.service.house.house import House
from pbem.service.joining import free_seats
from pbem.service.joining import wishes as wishing
from pbem.service.joining.cases import ApplicationCase
from pbem.store.engine import AWAY, reading, writing
from pbem.store.repository import applications, campaigns, challenges
from pbem.store.tables import Application, Campaign, Challenge

log = logging.getLogger("pbem.joining")

DAYS = 3
"""How long a seat is kept for whom it is offered to."""
_YEAR = 366
TAKING = ("recruiting", "running", "paused")
"""States of a campaign in which seats are offered."""


def enqueue(case: ApplicationCase) -> None:
    """Let somebody wait, and tell the place in the line."""
    case.settle("waiting")
    tell_place(case)


def tell_place(case: ApplicationCase) -> None:
    """Tell somebody who waits the own place, and how to leave the line."""
    asked = questions.ask(
        case.house,
        case.session,
        questions.Question("line", days=_YEAR, pause=timedelta(0)),
        case.application.address,
        questions.About(
            campaign=case.campaign, facts={"application": case.application.id, "language": case.application.language}
        ),
    )
    place = applications.place(case.session, case.application)
    title = case.campaign.title
    body = [text("joining-line-body", campaign=title, place=place, days=DAYS)]
    reply_to = ""
    if asked is not None:
        body.append(text("joining-line-leave", code=f"#{seat_tags.question(asked.code)}"))
        reply_to = questions.reply_to(case.house, asked)
    case.tell(text("joining-line", campaign=title, place=place), *body, reply_to=reply_to)


def offer_all(house: House) -> int:
    """Offer what is free to those who wait, in all campaigns; tell how many offers were made or have lapsed."""
    with reading(house.engine) as session:
        keys = [row.key for row in applications.awaited(session)]
    return sum(_offer_in(house, key) for key in keys)


def _offer_in(house: House, key: str) -> int:
    """Do it in one campaign; a fault of ours stops nothing else."""
    try:
        with reading(house.engine) as session:
            campaign = campaigns.get(session, key)
            if campaign is None or not _due(house, session, campaign):
                return 0
        with writing(house.engine) as session:
            claimed = campaigns.claim(session, key)
            takes = claimed is not None and claimed.state in TAKING and not claimed.restored_from
            return _offers(house, session, claimed) if claimed is not None and takes else 0
    except AWAY:
        raise
    except Exception:
        log.exception("%s: the waiting line could not be served", key)
        return 0


def _offers(house: House, session: Session, campaign: Campaign) -> int:
    """Let the old offers lapse and make new ones; tell how many."""
    lapsed = sum(_lapse(house, session, campaign, one) for one in _late(house, session, campaign))
    pairs = _pairs(house, session, campaign)
    for seat, application in pairs:
        _offer(ApplicationCase(house, session, campaign, application), seat)
    return lapsed + len(pairs)


def _due(house: House, session: Session, campaign: Campaign) -> bool:
    """Tell whether there is anything to do for the line of a campaign."""
    return bool(_late(house, session, campaign) or _pairs(house, session, campaign))


def _late(house: House, session: Session, campaign: Campaign) -> list[Challenge]:
    """List the offers nobody answered in time."""
    return [one for one in challenges.waiting(session, "offer", campaign.key) if one.expires_at <= house.now]


def _pairs(house: House, session: Session, campaign: Campaign) -> list[tuple[str, Application]]:
    """Match the free seats with those who wait: who came first chooses first; one offer at a time for each."""
    left = list(free_seats.offered_to_line(house, session, campaign))
    asked = {questions.facts(one).get("application") for one in challenges.waiting(session, "offer", campaign.key)}
    found = []
    for application in applications.listing(session, campaign.key, "waiting"):
        chosen = None if application.id in asked else wishing.kept(application.wishes).choose(tuple(left))
        if chosen is not None:
            left.remove(chosen)
            found.append((chosen, application))
    return found


def _lapse(house: House, session: Session, campaign: Campaign, offer: Challenge) -> int:
    """Take whoever did not answer an offer out of the line, and say so; the next one is asked."""
    challenges.settle(session, offer, "expired")
    application = applications.get(session, questions.facts(offer).get("application", 0))
    if application is not None and application.state == "waiting":
        case = ApplicationCase(house, session, campaign, application)
        case.settle("withdrawn")
        title = campaign.title
        case.tell(
            text("joining-offer-lapsed", campaign=title), text("joining-offer-lapsed-body", campaign=campaign.key)
        )
    session.flush()
    return 1


def _offer(case: ApplicationCase, seat: str) -> None:
    row = case.application
    facts = {"application": row.id, "seat": seat, "language": row.language}
    asked = questions.ask(
        case.house,
        case.session,
        questions.Question("offer", days=DAYS, pause=timedelta(0)),
        row.address,
        questions.About(campaign=case.campaign, facts=facts),
    )
    if asked is None:
        case.settle("withdrawn")
        return
    asked.row.seat = seat
    begun, ending = case.campaign.state != "recruiting", turn_names.ending(case.house, case.session, case.campaign)
    since = text(f"joining-offer-begun{ending}", turn=case.campaign.head_turn + 1)
    when = since if begun else text("joining-offer-before")
    body = text("joining-offer-body", seat=seat, campaign=case.campaign.title)
    case.ask(asked, text("joining-offer", campaign=case.campaign.title), body, when)
    case.session.flush()


def offers_to(case: ApplicationCase) -> list[Challenge]:
    """List the open offers to an applicant."""
    offers = challenges.waiting(case.session, "offer", case.campaign.key)
    return [one for one in offers if questions.facts(one).get("application") == case.application.id]
