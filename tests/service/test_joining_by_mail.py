"""Joining over real SMTP and IMAP, as a mail program does it."""

from __future__ import annotations

from email import message_from_bytes, policy
from pathlib import Path

from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.work import local
from pbem.store.engine import writing
from tests.servers.waiting import until
from tests.service.joining_kit import VERA, frees, joins, replies
from tests.service.kit import Office
from tests.service.test_worker import inbox, send, working

TABLE = {
    "key": "open1", "title": "Two Fords", "ruleset": "campaign", "start": "first",
    "options": {"map": "two-fords", "seats": 2}, "schedule": {"every_days": 1, "at": ["20:00"]},
}  # fmt: skip


def test_a_stranger_joins_and_confirms_by_real_mail(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (post, house), working(house):
        with writing(house.engine) as session:
            lifecycle.create(house, session, campaign_file.check("test", TABLE))
        send(post.smtp_port, "vera@pbem.test", "join open1 as red")
        until(lambda: len(inbox(post.imap_port, "vera")) == 1, what="the question")
        question = message_from_bytes(inbox(post.imap_port, "vera")[0], policy=policy.default)
        assert "+ask." in question["Reply-To"]
        assert question["In-Reply-To"]
        send(post.smtp_port, "vera@pbem.test", "Re: question", "yes", to=str(question["Reply-To"]))
        until(lambda: len(inbox(post.imap_port, "vera")) == 3, what="welcome and first report")
        assert b"Two Fords" in inbox(post.imap_port, "vera")[1]


def test_what_comes_without_a_letter_stands_below_the_last_one(office: Office) -> None:
    joins(office, VERA)
    letter = office.letters()[-1].message_id
    frees(office, "red")
    offer = office.mails(VERA)[-1]
    assert (offer.in_reply_to, offer.references) == (letter, letter)
    replies(office, VERA, "yes")
