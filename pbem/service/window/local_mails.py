"""The mails of a house with a post office of its own, to be read and written where no mail program is.

Everybody who can open this page can read every mail: it exists only with `pbem serve --local`, on loopback.
"""

from __future__ import annotations

import re
import smtplib
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import formatdate

from sqlmodel import col, select

from pbem.core.addresses import plain
from pbem.reports.screens import House as Named
from pbem.reports.screens import LocalMail, LocalMails
from pbem.service.house.house import House
from pbem.store.engine import reading
from pbem.store.tables import Outbox

MOST = 30
_LINK = re.compile(r"(https?://\S+)")
_ADDRESS = re.compile(r"[^\s@<>,;]{1,80}@[^\s@<>,;]{1,120}")


@dataclass(frozen=True)
class Note:
    """A mail somebody writes on the page."""

    sender: str
    to: str
    subject: str
    words: str
    answers: str = ""


def listed(house: House, named: Named, address: str) -> LocalMails:
    """List the last mails that were sent to an address (without one: to anybody), the newest first."""
    sent = select(Outbox).where(Outbox.state == "sent")
    found = sent.where(Outbox.address == plain(address)) if address else sent
    with reading(house.engine) as session:
        rows = session.exec(found.order_by(col(Outbox.id).desc()).limit(MOST)).all()
        mails = tuple(_mail(named, row) for row in rows if row.raw is not None)
    return LocalMails(named.base, named.house, address, house.mailbox().address, mails)


def _mail(named: Named, row: Outbox) -> LocalMail:
    mail = message_from_bytes(row.raw or b"", policy=policy.default)
    assert isinstance(mail, EmailMessage)
    part = mail.get_body(("plain",))
    text = str(part.get_content()) if part is not None else ""
    answer_to = str(mail["Reply-To"] or mail["From"])
    return LocalMail(row.address, str(mail["Subject"]), row.message_id, answer_to, tuple(_pieces(text)))


def _pieces(text: str) -> Iterator[tuple[str, bool]]:
    """Part a text at its links, and tell which pieces are such."""
    for number, piece in enumerate(_LINK.split(text)):
        if piece:
            yield piece, number % 2 == 1


def post(house: House, note: Note) -> bool:
    """Give a mail to the post office; False: an address is none, or there is no such post office."""
    sender, to = plain(note.sender), _ADDRESS.search(note.to)
    if not _ADDRESS.fullmatch(sender) or to is None:
        return False
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Date"] = sender, to[0], formatdate()
    mail["Subject"] = " ".join(note.subject.split())[:200]
    if re.fullmatch(r"<[^<>\s]{1,200}>", note.answers):
        mail["In-Reply-To"] = note.answers
    mail.set_content(note.words)
    server = house.settings.smtp
    try:
        with smtplib.SMTP(server.host, server.port, timeout=10) as door:
            door.send_message(mail)
    except (OSError, smtplib.SMTPException):
        return False
    return True
