"""Somebody writes `join NAME`: asked whether they did, put before the referee, seated, or let wait."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from zoneinfo import ZoneInfo

from pbem.core.texts import Text, text
from pbem.service.desk import challenges as questions
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import Player
from pbem.service.house.terms import Joining, terms
from pbem.service.joining import (
    approval,
    free_seats,
    join_request,
    open_campaigns,
    opponents,
    seat_assignment,
    waiting_line,
    wishes,
)
from pbem.service.joining.cases import ApplicationCase
from pbem.service.joining.join_request import Request
from pbem.service.joining.wishes import Wishes
from pbem.store.repository import applications, campaigns, challenges, events, invitations, outbox, people
from pbem.store.tables import Application, Campaign, Event, Invitation

KIND = "join"
REFUSED = timedelta(days=7)
"""How long an address is asked nothing more by a campaign after its no."""
AGAIN = timedelta(hours=1)
"""The same answer is not written again before."""
_OFFSET = re.compile(rb"^Date:[^\r\n]*?([+-])(\d\d)(\d\d)\b", re.M | re.I)


@dataclass(frozen=True)
class Applicant:
    """A letter with `join` for a campaign, which is locked."""

    arrival: Arrival
    campaign: Campaign
    asked: Request

    @property
    def title(self) -> str:
        """Give the campaign's name for people."""
        return self.campaign.title

    @property
    def terms(self) -> Joining:
        """Give what the referee settled about joining."""
        return terms(self.campaign).joining

    @cached_property
    def wishes(self) -> Wishes:
        """Give what the letter wishes for."""
        code = self.invitation.code if self.invitation else ""
        return join_request.wishes(self.arrival.house, self.campaign, self.asked.words, self.arrival.letter, code)

    @cached_property
    def invitation(self) -> Invitation | None:
        """Give the invitation whose code is in the letter, as long as it is good."""
        found = invitations.get(self.arrival.session, self.campaign.key, self.asked.code) if self.asked.code else None
        return found if found is not None and found.state == "open" else None

    @cached_property
    def before(self) -> Application | None:
        """Give the application of this address that is still open."""
        return applications.open_of(self.arrival.session, self.campaign.key, self.arrival.letter.sender)

    @property
    def language(self) -> str:
        """Choose the language to answer in."""
        return self.wishes.language or self.arrival.language

    def tell(self, subject: Text, *paragraphs: Text) -> None:
        """Answer, but not the same thing twice in an hour: the address may be forged."""
        arrival = self.arrival
        since = arrival.house.now - AGAIN
        if not outbox.told_since(arrival.session, arrival.letter.sender, subject.id, since):
            arrival.tell(subject, *paragraphs, language=self.language)
        arrival.settle(subject.id, "done")


def settle(arrival: Arrival) -> bool:
    """Deal with whoever asks for a seat; a player's `join army 4` names no campaign and is an order."""
    if arrival.found is None or arrival.found.key != KIND:
        return False
    asked = join_request.request(arrival)
    if isinstance(arrival.caller, Player) and not join_request.names(arrival):
        return False
    campaign = campaigns.claim(arrival.session, asked.campaign.key, wait=True) if asked.campaign else None
    if campaign is None:
        said = open_campaigns.which(arrival.house, arrival.session, asked.called)
        arrival.tell(said[0], *said[1:])
        arrival.settle(said[0].id, "done")
    else:
        applicant = Applicant(arrival, campaign, asked)
        next(step for step in STEPS if step(applicant))
    return True


def _plays(applicant: Applicant) -> bool:
    """Tell somebody who plays already so."""
    mine = people.seats_at(applicant.arrival.session, applicant.arrival.letter.sender)
    here = [seat for seat in mine if seat.campaign == applicant.campaign.key]
    if here:
        body = text("notice-already-joined-body", seat=here[0].key)
        applicant.tell(text("notice-already-joined", campaign=applicant.title), body)
    return bool(here)


def _closed(applicant: Applicant) -> bool:
    """Say that a campaign is over, or that nobody is taken in just now."""
    ids = {"ended": "joining-ended", "held": "joining-held"}
    id = ids.get(applicant.campaign.state)
    if id is not None:
        there = open_campaigns.open_list(applicant.arrival.house, applicant.arrival.session)
        applicant.tell(
            text(id, campaign=applicant.title), text(f"{id}-body"), *((there,) if id == "joining-ended" else ())
        )
    return id is not None


def _wants_peace(applicant: Applicant) -> bool:
    """Ask nothing of an address that has said no: somebody else writes in its name."""
    arrival = applicant.arrival
    since, address = arrival.house.now - REFUSED, arrival.letter.sender
    refused = challenges.refused_since(arrival.session, KIND, address, applicant.campaign.key, since)
    if refused:
        arrival.settle("this address said no a short while ago")
    return refused


def _bad_code(applicant: Applicant) -> bool:
    """Say that a code is no invitation to this campaign, or not any more."""
    bad = bool(applicant.asked.code) and applicant.invitation is None
    if bad:
        applicant.tell(text("joining-code"), text("joining-code-body", code=applicant.asked.code))
    return bad


def _unknown_opponent(applicant: Applicant) -> bool:
    """Say which house players there are to somebody who named another."""
    house, campaign = applicant.arrival.house, applicant.campaign
    wished = applicant.wishes
    name = opponents.unknown(house, campaign, applicant.asked.called)
    if not name or wished.seats or wished.avoided or wished.language or wished.zone:
        return False
    names = tuple(house.registry[campaign.ruleset].ruleset.players)
    body = text("joining-house-unknown-body", names=names, key=campaign.key, example=names[0])
    applicant.tell(text("joining-house-unknown", campaign=applicant.title, name=name), body)
    return True


def _applied(applicant: Applicant) -> bool:
    """Tell somebody who has applied how far that is; a code overtakes all of it."""
    before = applicant.before
    if before is None or before.state == "unconfirmed" or applicant.invitation is not None:
        return False
    if before.state == "waiting":
        case = _case(applicant, before)
        since = applicant.arrival.house.now - AGAIN
        if not outbox.told_since(applicant.arrival.session, before.address, "joining-line", since):
            waiting_line.tell_place(case)
        applicant.arrival.settle("waits already", "done")
    else:
        applicant.tell(text("joining-asked", campaign=applicant.title), text("joining-asked-body"))
    return True


def _only_invited(applicant: Applicant) -> bool:
    """Refuse kindly whoever has no invitation where one is needed."""
    refused = applicant.terms.invited_only and applicant.invitation is None
    if refused:
        there = open_campaigns.open_list(applicant.arrival.house, applicant.arrival.session)
        applicant.tell(text("joining-invited", campaign=applicant.title), text("joining-invited-body"), there)
    return refused


def _full(applicant: Applicant) -> bool:
    """Say that there is no seat, where nobody may wait for one."""
    full = not _promised(applicant) and not applicant.terms.waiting_list
    if full:
        there = open_campaigns.open_list(applicant.arrival.house, applicant.arrival.session)
        body = text("notice-join-full-body", campaign=applicant.title)
        applicant.tell(text("notice-join-full"), body, there)
    return full


def _ask_or_admit(applicant: Applicant) -> bool:
    """Ask the owner of the address; without that only who has shown the mailbox is theirs, or where nobody asks."""
    case = _case(applicant, applicant.before or _application(applicant))
    proven = applicant.invitation is not None and applicant.invitation.address == case.application.address
    if proven or not (applicant.terms.confirm or not _promised(applicant)):
        admit(case)
        applicant.arrival.settle("joined", "done")
    else:
        asked = _ask(applicant, case)
        applicant.arrival.settle("asked to confirm" if asked else "asked a short while ago", "done")
    return True


STEPS: tuple[Callable[[Applicant], bool], ...] = (
    _plays,
    _closed,
    _wants_peace,
    _bad_code,
    _unknown_opponent,
    _applied,
    _only_invited,
    _full,
    _ask_or_admit,
)
"""Each tells whether it answered; the last one always does."""


def admit(case: ApplicationCase) -> None:
    """Let an application count: to the referee, or straight to a seat; an invitation is an approval."""
    if terms(case.campaign).joining.approve and seat_assignment.invitation(case) is None:
        approval.ask(case)
    else:
        seat_assignment.seat_or_wait(case)


def _chosen(applicant: Applicant) -> str | None:
    """Give the seat the applicant would get now."""
    arrival = applicant.arrival
    there = free_seats.available(arrival.house, arrival.session, applicant.campaign, applicant.invitation)
    chosen = applicant.wishes.choose(there)
    return chosen or (there[0] if applicant.invitation and there else None)


def _promised(applicant: Applicant) -> bool:
    """Tell whether there is a seat for the applicant.

    In a game that has begun the wishes are not looked at before the address is proven: by naming one colour after the
    other anybody could find out which of them are free, and so which are played.
    """
    if applicant.campaign.state == "recruiting":
        return _chosen(applicant) is not None
    arrival = applicant.arrival
    return bool(free_seats.available(arrival.house, arrival.session, applicant.campaign, applicant.invitation))


def _application(applicant: Applicant) -> Application:
    arrival, wished = applicant.arrival, applicant.wishes
    row = Application(
        campaign=applicant.campaign.key,
        address=arrival.letter.sender,
        name=arrival.person.name if arrival.person else join_request.name(arrival.letter),
        language=applicant.language,
        zone=wished.zone or (arrival.person.zone if arrival.person else applicant.campaign.timezone),
        wishes=wishes.written(wished),
        created_at=arrival.house.now,
    )
    payload = json.dumps({"address": row.address}, ensure_ascii=False)
    event = Event(at=arrival.house.now, campaign=row.campaign, who="applicant", kind="applied", payload=payload)
    events.append(arrival.session, event)
    return applications.add(arrival.session, row)


def _case(applicant: Applicant, application: Application) -> ApplicationCase:
    """Open the case of an application; what the letter says anew replaces what was said before."""
    arrival = applicant.arrival
    case = ApplicationCase(arrival.house, arrival.session, applicant.campaign, application, arrival)
    if application is applicant.before:
        hear(case, applicant.wishes)
    return case


def hear(case: ApplicationCase, said: Wishes) -> None:
    """Take in what an applicant wrote later."""
    both = wishes.merged(case.wishes, said)
    case.application.wishes = wishes.written(both)
    case.application.language = both.language or case.application.language
    case.application.zone = both.zone or case.application.zone


def _ask(applicant: Applicant, case: ApplicationCase) -> bool:
    """Ask the owner of the address whether they want to play; not more than once an hour."""
    asked = questions.ask(
        case.house,
        case.session,
        questions.Question(KIND),
        case.application.address,
        questions.About(campaign=case.campaign, row=applicant.arrival.row, facts={"application": case.application.id}),
    )
    if asked is not None:
        case.ask(asked, text("joining-ask", campaign=applicant.title), *_question(applicant, case))
    return asked is not None


def _question(applicant: Applicant, case: ApplicationCase) -> tuple[Text, ...]:
    """Say what was asked for in whose name, how it was understood, and what comes of a yes and of a no."""
    told = [text("joining-ask-body", campaign=applicant.title), *open_campaigns.understood(case.wishes)]
    if not _promised(applicant):
        line = len(applications.listing(case.session, case.campaign.key, "waiting"))
        told.append(text("joining-ask-full", place=line + 1))
    elif applicant.terms.approve and applicant.invitation is None:
        told.append(text("joining-ask-approve"))
    else:
        told.append(text("joining-ask-yes"))
    told += _zone(applicant, case)
    return (*told, text("joining-ask-not-you", days=REFUSED.days))


def _zone(applicant: Applicant, case: ApplicationCase) -> list[Text]:
    """Suggest to name a zone when the letter was written by another clock than the one we would tell times by."""
    row, wished = applicant.arrival.row, case.wishes
    unknown = wishes.unknown_zone(wished.words)
    if unknown:
        return [text("joining-zone-unknown", zone=unknown[:40])]
    found = _OFFSET.search(row.raw.partition(b"\n\n")[0][:20_000])
    if wished.zone or applicant.arrival.person or found is None:
        return []
    sign, hours, minutes = (part.decode() for part in found.groups())
    written = timedelta(hours=int(hours), minutes=int(minutes)) * (-1 if sign == "-" else 1)
    ours = case.house.now.astimezone(ZoneInfo(case.application.zone)).utcoffset()
    guess = text("joining-zone", zone=case.application.zone, offset=f"{sign}{hours}:{minutes}")
    return [] if ours == written else [guess]
