"""Questions somebody must answer from their own mailbox: made, mailed, and answered by a reply with yes or no.

The mail's Reply-To holds the code of the question, and so does a line of its text, since some programs drop what
follows the plus of an address. What an answer does is in `pbem.service.work.answers`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

from sqlmodel import Session

from pbem.core.addresses import plain
from pbem.core.texts import Text, text
from pbem.mail import seat_tags
from pbem.reports.briefing import Notice
from pbem.service.house.house import House
from pbem.service.post.posting import Envelope, Slot, to_address
from pbem.store.repository import challenges
from pbem.store.tables import Campaign, Challenge, Inbox, Seat

Facts = Mapping[str, Any]
"""What is kept with a question, as JSON."""
AGAIN = timedelta(hours=1)
"""The same question is not mailed again before."""


@dataclass(frozen=True)
class Asked:
    """A question and its code, which only the mail about it knows."""

    row: Challenge
    code: str
    mailbox: str = ""


@dataclass(frozen=True)
class Question:
    """A kind of question: how long it can be answered, and how soon the same may be asked again."""

    kind: str
    days: int = 7
    pause: timedelta = AGAIN


@dataclass(frozen=True)
class About:
    """What a question is about: the campaign, the seat, the letter it comes of, and what is kept for the answer."""

    campaign: Campaign | None = None
    seat: Seat | None = None
    row: Inbox | None = None
    facts: Facts = field(default_factory=dict)


_ANYTHING = About()


def ask(house: House, session: Session, question: Question, address: str, about: About = _ANYTHING) -> Asked | None:
    """Make a question; None when the same was asked of this address so short a while ago, or the address is our own."""
    kind, campaign, row = question.kind, about.campaign, about.row
    address, key = plain(address), campaign.key if campaign else None
    if own(house, address) or challenges.asked_since(session, kind, address, key, house.now - question.pause):
        return None
    code = seat_tags.new_code()
    made = Challenge(
        code=challenges.hashed(code),
        kind=kind,
        address=address,
        campaign=key,
        seat=about.seat.key if about.seat else None,
        inbox=row.id if row else None,
        facts=json.dumps(dict(about.facts), ensure_ascii=False),
        created_at=house.now,
        expires_at=house.now + timedelta(days=question.days),
    )
    box = campaign.mailbox if campaign else row.mailbox if row else ""
    return Asked(challenges.add(session, made), code, box)


def mail(house: House, session: Session, asked: Asked, question: Notice) -> None:
    """Mail a question; how to answer is added to its words."""
    asked.row.facts = json.dumps({**facts(asked.row), "language": question.language}, ensure_ascii=False)
    said = answerable(house, asked, question)
    # The hash makes the mail's place in the outbox unique.
    slot = Slot(f"ask-{asked.row.kind}", 0, int(asked.row.code[:15], 16))
    to_address(house, session, Envelope(asked.row.address, asked.mailbox), said, slot)


def answerable(house: House, asked: Asked, question: Notice) -> Notice:
    """Add to a notice how a question is answered, and where."""
    paragraphs = (*question.paragraphs, how(house, asked))
    return replace(question, paragraphs=paragraphs, reply_to=reply_to(house, asked), asks=True)


def reply_to(house: House, asked: Asked) -> str:
    """Give the address a question is answered to."""
    return seat_tags.question_address(house.mailbox(asked.mailbox).address, asked.code)


def how(house: House, asked: Asked) -> Text:
    """Say how a question is answered, until when, and its code."""
    left = max(1, round((asked.row.expires_at - house.now) / timedelta(days=1)))
    return text("challenge-how", days=left, code=f"#{seat_tags.question(asked.code)}")


def facts(challenge: Challenge) -> Facts:
    """Read what was kept with a question."""
    read: Facts = json.loads(challenge.facts)
    return read


def own(house: House, address: str) -> bool:
    """Tell whether an address is one of our mailboxes: we do not ask ourselves."""
    local, _, domain = address.rpartition("@")
    bare = f"{local.partition('+')[0]}@{domain}"
    return any(box.address.lower() in (address, bare) for box in house.settings.mailbox)
