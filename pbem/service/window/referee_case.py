"""A campaign on its referee's desk in the window: who may see it, and what his words would be answered, read only."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from datetime import datetime

from sqlmodel import Session

from pbem.core.blocks import Section
from pbem.core.problems import Refusal
from pbem.mail.commands import referee as words
from pbem.mail.commands.referee import Asked
from pbem.mail.reading.letter import read
from pbem.reports import dates
from pbem.reports.moments import Moment, moment
from pbem.reports.oversight import Frame, Tab
from pbem.reports.screens import House as Named
from pbem.service import commands
from pbem.service.calendar import deadlines
from pbem.service.desk.act import RefereeAct
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines, shown, told
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.addresses import referee_addresses
from pbem.service.window.sessions import Guest
from pbem.store.repository import campaigns
from pbem.store.tables import Campaign, Inbox


@dataclass(frozen=True)
class Asking:
    """Who looks at which campaign: the guest, the house as named on its pages, the token of their forms."""

    guest: Guest
    named: Named
    token: str
    key: str


@dataclass(frozen=True)
class RefereeCase(RefereeDesk):
    """The desk as the window shows it; no letter is on it."""

    asking: Asking = field(kw_only=True)

    def say(self, key: str, argument: str = "") -> Blocks:
        """Give what a word would be answered; only for words that change nothing."""
        asked = Asked(key, 0, words.named(key).word(self.language), argument)
        try:
            return commands.REFEREE[key].serve(replace(self, asked=asked))
        except Refusal as refusal:
            return told(f"refusal-{refusal.code}", **refusal.facts)

    def ahead(self, key: str, below: str, act: RefereeAct) -> Blocks:
        """Give what a line with words below it would change, before it is done."""
        asked = Asked(key, 0, words.named(key).word(self.language), lines=tuple(enumerate(below.splitlines(), 1)))
        assert act.ahead is not None
        try:
            found = act.ahead(replace(self, asked=asked))
        except Refusal as refusal:
            return told(f"refusal-{refusal.code}", **refusal.facts)
        return (*lines(found.told, bullet=False), *shown(found.quoted))

    def section(self, key: str, argument: str = "") -> Section:
        """Give it as a section of a page."""
        return Section(None, self.say(key, argument))

    def line(self, key: str, *rest: str) -> str:
        """Write a line of the referee's mail, in his language."""
        return " ".join((words.named(key).word(self.language), *rest))

    def timed(self, key: str, at: datetime, **facts: str | int) -> Moment:
        """Say a sentence with an instant in it, in the campaign's zone."""
        when = self.when(at)
        return moment(at, self.campaign.timezone, self.words, when, self.words.t(key, when=when, **facts))

    def frame(self, tab: Tab, waits: int) -> Frame:
        """Tell what stands above a page."""
        campaign, due = self.campaign, deadlines.present(self.session, self.campaign)
        return Frame(
            base=self.asking.named.base,
            house=self.asking.named.house,
            campaign=campaign.key,
            title=campaign.title,
            game=campaign.ruleset,
            language=self.language,
            zone=dates.place(campaign.timezone, self.words),
            tab=tab,
            state=self.words.t(f"referee-state-{campaign.state}"),
            due=self.timed("window-r-due", due, turn=campaign.head_turn + 1) if due else "",
            left=dates.left(self.house.now, due, self.words) if due else "",
            waits=waits,
            token=self.asking.token,
            slip=secrets.token_hex(16),
        )


def opened(house: House, session: Session, asking: Asking) -> RefereeCase | None:
    """Open a campaign for its referee; no such campaign and not his are one answer."""
    campaign = campaigns.get(session, asking.key)
    if campaign is None or not may_see(house, campaign, asking.guest):
        return None
    nothing = Inbox(
        mailbox="", uidvalidity=0, uid=0, raw=b"", received_at=house.now, sender="", message_id="", sha256=""
    )
    return RefereeCase(house, session, campaign, nothing, read(b""), Asked("help", 0, ""), asking=asking)


def may_see(house: House, campaign: Campaign, guest: Guest) -> bool:
    """Tell whether somebody referees a campaign here."""
    here = terms(campaign).browser and campaign.ruleset in house.registry
    return here and guest.address in referee_addresses(house, campaign)


def refereed(house: House, session: Session, guest: Guest) -> tuple[Campaign, ...]:
    """List the campaigns somebody referees, those under way first."""
    rows = [one for one in campaigns.listing(session) if may_see(house, one, guest)]
    return tuple(sorted(rows, key=lambda one: (one.state == "ended", one.key)))
