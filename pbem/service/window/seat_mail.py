"""What was mailed about a seat, to whoever reads it now: the reports that count, the deadline that was told last.

A page of a seat is made of this and of the seat's own sheets: no state and no turn is read, so nothing can be on a page
that was not in a mail. What went to an earlier player comes without that player's name and code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from sqlmodel import Session

from pbem.mail import seat_tags
from pbem.reports.briefing import Heading, Report
from pbem.reports.texts import Catalogue
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post import addresses
from pbem.service.post.posting import recipient
from pbem.service.post.rendering import briefing
from pbem.store.repository import campaigns, outbox, partners, people, seats, turns
from pbem.store.tables import Campaign, Outbox, Person, Seat

TELLING = ("report", "answer", "extended", "correction", "amended")
"""Kinds of mail that tell the deadline."""
STEPS = 20
"""A turn has seldom more steps."""
Step = tuple[int, int]
"""Branch and number of a turn row."""


@dataclass(frozen=True)
class Told:
    """A report: the step it tells of, when it was written, the mail."""

    step: Step
    at: datetime
    mail: Outbox

    @property
    def said(self) -> Report:
        """Give what it says."""
        read = briefing(self.mail)
        assert isinstance(read, Report)
        return read

    @property
    def turn(self) -> int:
        """Give the turn it tells of; 0: the beginning."""
        return self.said.heading.turn - 1


@dataclass(frozen=True)
class OwnMail:
    """The mail of one seat, as one of its readers may see it."""

    house: House
    session: Session
    campaign: Campaign
    seat: Seat
    person: Person

    @property
    def names(self) -> tuple[str, str]:
        """Give whom mails of this seat are to: all its readers, and this one."""
        return self.seat.key, self.reader

    @property
    def next_step(self) -> str:
        """Name the step that is to be played next, for what is written now: branch and number."""
        return f"{self.campaign.head_branch}.{self.campaign.head_turn}"

    @property
    def reader(self) -> str:
        """Give whom mails to this reader are to."""
        return recipient(self.seat, self.person)

    @cached_property
    def reports(self) -> tuple[Told, ...]:
        """Give the last report about each turn that counts, in their order."""
        way = {step: place for place, step in enumerate(turns.history(self.session, self.campaign))}
        mails = outbox.of_kinds(self.session, self.campaign.key, self.names, ("report",))
        found = {(mail.branch, mail.turn): mail for mail in sorted(mails, key=self.rank)}
        steps = sorted(found.keys() & way.keys(), key=way.__getitem__)
        rows = (Told(step, found[step].created_at, found[step]) for step in steps)
        return tuple({row.turn: row for row in rows}.values())

    @cached_property
    def latest(self) -> Told | None:
        """Give the latest report about a turn that counts; a long past is not read for it."""
        newest = outbox.of_kinds(self.session, self.campaign.key, self.names, ("report",), 1)
        found = self._last(newest[0].turn) if newest else iter(())
        return next(found, None) or (self.reports[-1] if self.reports else None)

    def before(self, told: Told) -> Told | None:
        """Give the report about the turn before that of the latest one."""
        found = (one for one in self._last(told.step[1] - STEPS) if one.turn < told.turn)
        return next(found, None) or next((one for one in reversed(self.reports) if one.turn < told.turn), None)

    def _last(self, since: int) -> Iterator[Told]:
        """Walk through the reports about the latest steps, the last first."""
        for step in reversed(turns.history(self.session, self.campaign, max(since, 0))):
            mails = outbox.of_turn(self.session, (self.campaign.key, *step), self.names, "report")
            if mails:
                mail = max(mails, key=self.rank)
                yield Told(step, mail.created_at, mail)

    def report(self, told: Told) -> Report:
        """Give a report for this reader; only the latest has an order form and a deadline."""
        said, last = told.said, self.latest is not None and told.step == self.latest.step
        head = self._headed(said.heading, self.deadline if last else None)
        made = replace(said, heading=head, word=said.word if self._own(told.mail) else "")
        return made if last else replace(made, form=(), examples=())

    @property
    def deadline(self) -> datetime | None:
        """Give the deadline that was told last, if anything is awaited."""
        last = self.latest
        rows = outbox.of_kinds(self.session, self.campaign.key, self.names, TELLING, 1)
        head = briefing(rows[0]).heading if rows else None
        if last is None or self.campaign.state == "ended" or last.said.final:
            return None
        now = last.said.heading
        current = head is not None and head.turn == now.turn
        return head.deadline if head is not None and current else now.deadline

    def words(self, head: Heading) -> Catalogue:
        """Give the words of the seat's language, for a report so headed."""
        return self.house.catalogue(self.seat.language, self.campaign.ruleset, head.in_round)

    def rank(self, mail: Outbox) -> tuple[bool, int]:
        """Put a mail that went to this reader above those that went to others of the seat."""
        return self._own(mail), mail.id or 0

    def _own(self, mail: Outbox) -> bool:
        """Tell whether a mail went to this reader."""
        return mail.address in {row.address for row in people.addresses(self.session, self.person.id or 0)}

    def _headed(self, old: Heading, deadline: datetime | None) -> Heading:
        tag = addresses.tag(self.campaign, self.seat)
        return replace(
            old,
            title=self.campaign.title,
            player=self.person.name,
            language=self.seat.language,
            zone=self.seat.zone,
            deadline=deadline,
            now=self.house.now,
            token=seat_tags.token(self.campaign.key, old.turn, self.seat.key, tag, self.campaign.head_branch),
            reply_to=addresses.reply_to(self.house, self.campaign, self.seat),
        )


def own_mail(house: House, session: Session, key: str, seat: str, person: int | None) -> OwnMail | None:
    """Open the mail of a seat somebody has; no such seat, not theirs, and no such campaign are one answer."""
    campaign, row = campaigns.get(session, key), seats.get(session, key, seat)
    reader = people.get(session, person) if person is not None else None
    if campaign is None or row is None or reader is None or campaign.ruleset not in house.registry:
        return None
    here = terms(campaign).browser and partners.shares(session, row, reader)
    return OwnMail(house, session, campaign, row, reader) if here else None
