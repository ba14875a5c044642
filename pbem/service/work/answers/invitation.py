"""`invitation`: yes, I accept."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.texts import text
from pbem.service.desk import challenges as questions
from pbem.service.desk.arrival import Arrival
from pbem.service.house.case import Case
from pbem.service.joining import application as applying
from pbem.service.joining import cases, join_request, seat_assignment
from pbem.service.joining import wishes as wishing
from pbem.service.joining.cases import ApplicationCase
from pbem.service.post.posting import notice, to_referee
from pbem.store.repository import applications, campaigns, invitations
from pbem.store.tables import Application, Challenge, Invitation


def settle(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
    """Seat whoever accepts: they have shown that the mailbox is theirs, and the referee wants them."""
    facts, session = questions.facts(challenge), arrival.session
    campaign = campaigns.claim(session, challenge.campaign or "", wait=True)
    assert campaign is not None
    found = invitations.get(session, campaign.key, str(facts.get("invitation", "")))
    if found is None or found.state != "open":
        arrival.tell(text("joining-code-void"), text("joining-code-void-body", campaign=campaign.title))
    elif yes:
        application = _application(arrival, found, facts.get("name", ""), str(facts.get("language", "")))
        case = ApplicationCase(arrival.house, session, campaign, application, arrival)
        words = "\n".join(cases.sentence(arrival))
        applying.hear(case, join_request.wishes(arrival.house, campaign, words, arrival.letter))
        seat_assignment.seat_or_wait(case)
    else:
        _declined(arrival, found)


def _application(arrival: Arrival, found: Invitation, name: str, language: str) -> Application:
    """Keep the application somebody makes by accepting; one they had made before goes on in it."""
    session, person = arrival.session, arrival.person
    row = applications.open_of(session, found.campaign, found.address)
    if row is None:
        campaign = campaigns.get(session, found.campaign)
        assert campaign is not None
        row = Application(
            campaign=found.campaign,
            address=found.address,
            name=person.name if person else name or join_request.name(arrival.letter),
            language=language or arrival.language,
            zone=person.zone if person else campaign.timezone,
            created_at=arrival.house.now,
        )
        applications.add(session, row)
    row.wishes = wishing.written(replace(wishing.kept(row.wishes), invitation=found.code))
    return row


def _declined(arrival: Arrival, found: Invitation) -> None:
    """Take the invitation back, thank, and tell the referee that the seat is free."""
    house, session = arrival.house, arrival.session
    invitations.settle(session, found, "withdrawn")
    campaign = campaigns.get(session, found.campaign)
    assert campaign is not None
    arrival.tell(text("joining-declined"), text("joining-declined-body", campaign=campaign.title))
    subject = text("joining-declined-referee", address=found.address, campaign=campaign.title)
    body = text("joining-declined-referee-body", address=found.address)
    said = notice(house, house.settings.language, subject, body, quoted=cases.sentence(arrival))
    to_referee(Case(house, session, campaign), said)
