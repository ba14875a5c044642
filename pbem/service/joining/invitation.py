"""Invitations: a code for a seat, mailed to somebody or handed over; used once."""

from __future__ import annotations

import json
from datetime import timedelta

from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.mail.commands import command
from pbem.service.desk import challenges as questions
from pbem.service.game import turn_names
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.joining import free_seats
from pbem.service.post.addresses import referee_addresses
from pbem.service.post.posting import notice
from pbem.store.repository import challenges, events, invitations, people
from pbem.store.tables import Event, Invitation, LogKind

KIND = "invitation"
_DAYS = 30


def invite(case: Case, seat: str | None, address: str, name: str, language: str) -> Invitation:
    """Make an invitation, and mail it where there is an address; the campaign is locked by the caller."""
    house, session, campaign = case.house, case.session, case.campaign
    if campaign.state == "ended":
        raise Refusal("not-running", campaign=campaign.key)
    if seat is not None and seat not in free_seats.available(house, session, campaign):
        raise Refusal("joining-seat", seat=seat, campaign=campaign.title)
    if address and any(one.campaign == campaign.key for one in people.seats_at(session, address)):
        raise Refusal("joining-plays", address=address, campaign=campaign.title)
    made = invitations.add(session, campaign.key, house.now, seat, address)
    _log(house, session, made, "invited")
    if address:
        _mail(case, made, name, language or campaign.language)
    return made


def withdraw(case: Case, code: str) -> Invitation:
    """Take an invitation back; a mail that was sent with it is answered as too late."""
    session, campaign = case.session, case.campaign
    found = invitations.get(session, campaign.key, code)
    if found is None or found.state != "open":
        raise Refusal("joining-no-invitation", called=code[:40], campaign=campaign.title)
    invitations.settle(session, found, "withdrawn")
    for asked in challenges.waiting(session, KIND, campaign.key):
        if questions.facts(asked).get("invitation") == found.code:
            challenges.settle(session, asked, "expired")
    _log(case.house, session, found, "invitation withdrawn")
    return found


def spoken(code: str) -> str:
    """Write a code so that it can be read out: in groups of four."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def _mail(case: Case, made: Invitation, name: str, language: str) -> None:
    """Mail an invitation: what it is, who invites, how to accept."""
    house, session, campaign = case.house, case.session, case.campaign
    facts = {"invitation": made.code, "name": name, "language": language}
    asked = questions.ask(
        house,
        session,
        questions.Question(KIND, days=_DAYS, pause=timedelta(0)),
        made.address,
        questions.About(campaign=campaign, facts=facts),
    )
    if asked is None:
        raise Refusal("joining-own-address", address=made.address)
    body = [
        text("joining-invitation-hello", name=name) if name else text("joining-invitation-hello-you"),
        text("joining-invitation-who", campaign=campaign.title, referee=referee_addresses(house, campaign)[0]),
        text("joining-invitation-what"),
        text("joining-invitation-seat", seat=made.seat) if made.seat else text("joining-invitation-any"),
    ]
    if campaign.state != "recruiting":
        body.append(
            text(f"joining-offer-begun{turn_names.ending(house, session, campaign)}", turn=campaign.head_turn + 1)
        )
    elsewhere = f"{command('join').word(language)} {campaign.key} {spoken(made.code)}"
    body.append(text("joining-invitation-how", words=elsewhere))
    said = notice(house, language, text("joining-invitation", campaign=campaign.title), *body)
    questions.mail(house, session, asked, said)


def _log(house: House, session: Session, invitation: Invitation, kind: LogKind) -> None:
    """Write whom the referee invited; not the code, for the log is printed."""
    payload = json.dumps({"address": invitation.address, "seat": invitation.seat}, ensure_ascii=False)
    entry = Event(at=house.now, campaign=invitation.campaign, who="referee", kind=kind, payload=payload)
    events.append(session, entry)
