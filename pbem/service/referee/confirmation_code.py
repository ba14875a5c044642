"""What cannot be taken back is asked back first: a code by mail, good once, for a while, for the state it is about."""

from __future__ import annotations

import dataclasses
from datetime import timedelta

from pbem import codec
from pbem.core.problems import Refusal
from pbem.core.texts import Text, text
from pbem.mail.commands.referee import Asked
from pbem.service.desk import challenges
from pbem.service.desk.act import Preview
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import genuine_enough
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.post.posting import notice
from pbem.service.referee.desk_access import is_his
from pbem.store import tables
from pbem.store.repository import campaigns

KIND = "referee"
DAYS = 2
"""So long the question may be answered."""


def ask(desk: RefereeDesk, ahead: Preview, *before: Text) -> Blocks:
    """Ask whether an act is meant, at the address it came from, which is one of the referee's."""
    house, campaign = desk.house, desk.campaign
    facts = {"asked": codec.dumps(desk.asked, Asked), "moment": _moment(campaign)}
    asked = challenges.ask(
        house,
        desk.session,
        challenges.Question(KIND, days=DAYS, pause=timedelta()),
        desk.letter.sender,
        challenges.About(campaign=campaign, row=desk.row, facts=facts),
    )
    if asked is None:
        raise Refusal("referee-own-address")
    subject = text("referee-question", campaign=campaign.title, words=_short(desk.asked.words))
    why = (text("referee-question-reason", reason=desk.asked.reason),) if desk.asked.reason else ()
    players = (text("referee-question-tell"),) if desk.asked.tell else ()
    said = (*before, *ahead.told, *why, *players)
    challenges.mail(house, desk.session, asked, notice(house, desk.language, subject, *said, quoted=ahead.quoted))
    return told("referee-asked-back", address=desk.letter.sender)


def asked_for(arrival: Arrival, challenge: tables.Challenge) -> RefereeDesk | None:
    """Give what a question was about, on the desk again; None: who answers is not the referee (any more)."""
    campaign = campaigns.claim(arrival.session, challenge.campaign or "", wait=True)
    if campaign is None or not is_his(arrival.house, campaign, arrival.letter.sender):
        return None
    if not genuine_enough(arrival.house, campaign, arrival.letter):
        return None
    asked = codec.loads(str(challenges.facts(challenge)["asked"]), Asked)
    return RefereeDesk(arrival.house, arrival.session, campaign, arrival.row, arrival.letter, asked, sure=True)


def moved(desk: RefereeDesk, challenge: tables.Challenge) -> bool:
    """Tell whether the campaign has gone on since the question was asked, or the referee's code is another."""
    return str(challenges.facts(challenge)["moment"]) != _moment(desk.campaign)


def anew(desk: RefereeDesk) -> RefereeDesk:
    """Give the desk as it was before the question."""
    return dataclasses.replace(desk, sure=False)


def _moment(campaign: tables.Campaign) -> str:
    """Name the state of a campaign which an act was asked in."""
    return f"{campaign.head_branch}/{campaign.head_turn} {campaign.state} {campaign.referee_epoch}"


def _short(words: str) -> str:
    return words if len(words) <= 60 else words[:59] + "…"
