"""The referee decides who plays: by answering a mail, or by command."""

from __future__ import annotations

import json
from datetime import timedelta

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.service.desk import challenges as questions
from pbem.service.house.terms import terms
from pbem.service.joining import free_seats, open_campaigns, seat_assignment
from pbem.service.joining.cases import ApplicationCase
from pbem.service.post.addresses import referee_addresses, referee_language
from pbem.service.post.posting import notice
from pbem.store.repository import events
from pbem.store.tables import Event, LogKind, Seat

KIND = "referee_join"
_DAYS = 60


def ask(case: ApplicationCase) -> None:
    """Put an application before the referee, and tell the applicant that this may take a while."""
    case.settle("asked")
    house, session, who = case.house, case.session, case.application
    referee, language = referee_addresses(house, case.campaign)[0], referee_language(house, case.campaign)
    asked = questions.ask(
        house,
        session,
        questions.Question(KIND, days=_DAYS, pause=timedelta(0)),
        referee,
        questions.About(campaign=case.campaign, facts={"application": who.id}),
    )
    case.tell(text("joining-asked", campaign=case.campaign.title), text("joining-asked-body"))
    if asked is None:
        return
    free = free_seats.count(house, session, case.campaign)
    body = (
        text("joining-referee-body", name=who.name, address=who.address, campaign=case.campaign.title),
        *((text("joining-referee-confirmed"),) if terms(case.campaign).joining.confirm else ()),
        *open_campaigns.understood(case.wishes, "joining-referee"),
        text("joining-referee-free", free=free),
        text("joining-referee-how", campaign=case.campaign.key, number=who.id or 0),
    )
    subject = text("joining-referee", name=who.name, campaign=case.campaign.title)
    quoted = tuple(case.wishes.words.splitlines())
    questions.mail(house, session, asked, notice(house, language, subject, *body, quoted=quoted))


def decide(case: ApplicationCase, yes: bool, sentence: tuple[str, ...] = ()) -> Seat | None:
    """Do what the referee decided, and pass the referee's sentence on; a Refusal when it was decided before."""
    who = case.application
    if who.state != "asked":
        raise Refusal("joining-decided", name=who.name, campaign=case.campaign.title)
    _log(case, yes, sentence)
    title = case.campaign.title
    if not yes:
        case.settle("refused")
        case.tell(text("joining-refused", campaign=title), text("joining-refused-body"), quoted=sentence)
        return None
    if sentence:
        case.tell(text("joining-approved", campaign=title), text("joining-approved-body"), quoted=sentence)
    return seat_assignment.seat_or_wait(case)


def _log(case: ApplicationCase, yes: bool, sentence: tuple[str, ...]) -> None:
    """Write what the referee decided, and why."""
    facts = {"name": case.application.name, "address": case.application.address, "said": "\n".join(sentence)}
    kind: LogKind = "approved" if yes else "refused"
    payload = json.dumps(facts, ensure_ascii=False)
    entry = Event(at=case.house.now, campaign=case.campaign.key, who="referee", kind=kind, payload=payload)
    events.append(case.session, entry)
