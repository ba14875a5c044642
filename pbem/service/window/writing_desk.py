"""The writing desk: a letter written in the browser goes the way of every letter; the answer is shown and mailed.

The letter is a real mail, kept in the inbox under the door `browser`. A trial is the same letter with the word for it
as its subject, so check and letter cannot disagree. It is sent once, whoever presses the button twice, and only while
the turn that was on the page is still the one to be played.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, replace
from datetime import timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Literal

from pbem.mail.commands import command
from pbem.mail.reading.letter import read
from pbem.reports import scenes
from pbem.reports.briefing import Answer
from pbem.reports.compose import answer_facts, compose
from pbem.reports.screens import Desk, DeskNote, Shown
from pbem.reports.screens import House as Named
from pbem.service.house.house import House
from pbem.service.post import addresses
from pbem.service.post.posting import recipient
from pbem.service.post.rendering import briefing, catalogue
from pbem.service.window import table
from pbem.service.window.seat_mail import OwnMail, own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading, writing
from pbem.store.repository import inbox, mailboxes, outbox
from pbem.store.tables import Inbox, Outbox

MOST, HOUR = 30, timedelta(hours=1)
"""So many letters an hour one address sends by the window; then the limits of mail hold as well."""
SLIP = re.compile(r"[0-9a-f]{32}")
Result = Literal["sent", "played", "many", "empty", "missing"]
"""`played`: a turn has been played since the page was made; `missing`: no such seat of this reader."""


@dataclass(frozen=True)
class Written:
    """What a form of the desk says: the seat, the words, the step they were written for, the number of the form."""

    campaign: str
    seat: str
    words: str
    step: str
    slip: str
    trial: bool


def desk(house: House, guest: Guest, named: Named, at: tuple[str, str, str], token: str) -> Desk | None:
    """Give the desk of a seat; with a slip, that letter and its answers. None: there is none for this reader."""
    key, seat, slip = at
    with reading(house.engine) as session:
        mail = own_mail(house, session, key, seat, guest.person)
        letter = _letter(mail, guest, slip) if mail is not None and slip else None
        if mail is None or (slip and letter is None):
            return None
        return _desk(mail, named, letter, token)


def unsent(house: House, guest: Guest, named: Named, what: tuple[Written, DeskNote], token: str) -> Desk | None:
    """Give the desk with words that were not sent, and why."""
    written, why = what
    with reading(house.engine) as session:
        mail = own_mail(house, session, written.campaign, written.seat, guest.person)
        return replace(_desk(mail, named, None, token), words=written.words, why=why) if mail is not None else None


def _desk(mail: OwnMail, named: Named, letter: Inbox | None, token: str) -> Desk:
    last = mail.latest
    said = mail.report(last) if last is not None else None
    answers = tuple(_shown(mail, one) for one in _answers(mail, letter)) if letter is not None else ()
    return Desk(
        base=named.base,
        house=named.house,
        frame=table.frame(mail),
        standing=table.standing(mail),
        token=token,
        slip=secrets.token_hex(16),
        step=_step(mail),
        words="\n".join(line for _, line in read(letter.raw).lines) if letter is not None else "",
        examples=said.examples if said is not None else (),
        picture=scenes.paint(said.drawing, mail.words(said.heading)) if said and said.drawing else "",
        why="",
        awaited=letter is not None and not answers and letter.state == "new",
        put_by=letter is not None and not answers and letter.state != "new",
        answers=answers,
    )


def send(house: House, guest: Guest, written: Written) -> Result:
    """Lay a letter into the inbox."""
    with writing(house.engine) as session:
        mail = own_mail(house, session, written.campaign, written.seat, guest.person)
        if mail is None or not SLIP.fullmatch(written.slip):
            return "missing"
        if _letter(mail, guest, written.slip) is not None:
            return "sent"
        if refused := _refused(mail, guest, written):
            return refused
        _store(mail, guest, written)
    house.wake.notify()
    return "sent"


def _refused(mail: OwnMail, guest: Guest, written: Written) -> Literal["", "played", "many", "empty"]:
    if not written.words.strip():
        return "empty"
    if written.step != _step(mail):
        return "played"
    since = mail.house.now - HOUR
    return "many" if inbox.count_by(mail.session, mailboxes.BROWSER, guest.address, since) >= MOST else ""


def _step(mail: OwnMail) -> str:
    """Name the step that is to be played next: branch and number."""
    return f"{mail.campaign.head_branch}.{mail.campaign.head_turn}"


def _store(mail: OwnMail, guest: Guest, written: Written) -> None:
    raw, house, session = _raw(mail, guest, written), mail.house, mail.session
    uid = mailboxes.next_uid(session, mailboxes.BROWSER)
    message_id = _message_id(house, written.slip)
    inbox.store(session, inbox.Arrival(mailboxes.BROWSER, 1, uid, house.now, raw, guest.address, message_id))


def _raw(mail: OwnMail, guest: Guest, written: Written) -> bytes:
    """Write the mail: from the address that signed in to the seat's own reply address, below the report."""
    made, last = EmailMessage(policy=SMTP), mail.latest
    made["From"] = guest.address
    made["To"] = addresses.reply_to(mail.house, mail.campaign, mail.seat)
    made["Date"] = format_datetime(mail.house.now)
    made["Message-ID"] = _message_id(mail.house, written.slip)
    if written.trial:
        made["Subject"] = command("test").word(mail.seat.language)
    if last is not None and last.mail.message_id:
        made["In-Reply-To"] = last.mail.message_id
    words = "\n".join(written.words.splitlines())
    made.set_content(f"{words}\n", charset="utf-8", cte="base64")
    return made.as_bytes()


def _message_id(house: House, slip: str) -> str:
    return f"<{slip}.{mailboxes.BROWSER}@{house.mailbox().address.rpartition('@')[2]}>"


def _letter(mail: OwnMail, guest: Guest, slip: str) -> Inbox | None:
    """Give a letter this reader sent from here, for this seat as far as it was looked at."""
    found = inbox.of_message(mail.session, _message_id(mail.house, slip), guest.address, mailboxes.BROWSER)
    if found is None or not SLIP.fullmatch(slip):
        return None
    whose = (found.campaign or mail.campaign.key, found.seat or mail.seat.key)
    return found if whose == (mail.campaign.key, mail.seat.key) else None


def _answers(mail: OwnMail, letter: Inbox) -> tuple[Outbox, ...]:
    name = recipient(mail.seat, mail.person)
    return tuple(outbox.answers(mail.session, mail.campaign.key, name, letter.message_id))


def _shown(mail: OwnMail, row: Outbox) -> Shown:
    """Show an answer as it is mailed: orders line by line, anything else as text."""
    said = briefing(row)
    words = catalogue(mail.house, said, row)
    content = compose(said, words)
    if not isinstance(said, Answer):
        return Shown(content.subject, content.text, None, "")
    picture = scenes.paint(said.drawing, words) if said.drawing else ""
    return Shown(content.subject, content.text, answer_facts(said, words), picture)
