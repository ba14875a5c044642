"""An office with a referee who writes letters: to his own reply address, from his own, in his own words."""

from __future__ import annotations

import dataclasses

from pbem.core.languages import Language
from pbem.mail import seat_tags
from pbem.service.house.terms import terms, written
from pbem.service.post import addresses
from pbem.service.post.rendering import envelope
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns
from tests.service.kit import Office

REFEREE = "referee@host.test"


def his_address(office: Office) -> str:
    """Give the referee's present reply address."""
    with reading(office.house.engine) as session:
        campaign = campaigns.get(session, office.key)
        assert campaign is not None
        return addresses.referee_heading(office.house, campaign).reply_to


def writes(office: Office, text: str, sender: str = REFEREE, **headers: str) -> str:
    """Write a letter as the referee; give the text of his answer."""
    to = headers.pop("to", "") or his_address(office)
    before = len(office.mails(sender))
    office.letter("red", text, sender=sender, to=to, **headers)
    answered = [mail for mail in office.mails(sender)[before:] if mail.kind == "referee-answer"]
    return office.content(answered[-1]).text if answered else ""


def asked(office: Office, sender: str = REFEREE) -> tables.Outbox:
    """Give the last question that was put to the referee."""
    return office.mails(sender, "ask-referee")[-1]


def replies(office: Office, text: str = "yes", sender: str = REFEREE, mail: tables.Outbox | None = None) -> str:
    """Answer the last question; give the text of what came of it."""
    question = mail or asked(office)
    to = envelope(office.house, question, office.said(question)).reply_to
    assert seat_tags.parse_question(to)
    return writes(office, text, sender=sender, to=to, subject="Re: question")


def flat(text: str) -> str:
    """Put a text on one line: where it is wrapped says nothing."""
    return " ".join(text.split())


def speaks(office: Office, language: Language) -> None:
    """Give the desk a language."""
    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        agreed = terms(row)
        row.settings = written(
            dataclasses.replace(agreed, referee=dataclasses.replace(agreed.referee, language=language))
        )
