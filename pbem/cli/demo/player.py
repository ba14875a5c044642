"""Somebody in the demo, with an ordinary mail program's means: SMTP to send, IMAP to read, reply to reply."""

from __future__ import annotations

import json
import smtplib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, cast

from imapclient import IMAPClient

from pbem.mail.local_post import HOST, PostOffice
from pbem.reports import asides
from pbem.service.work.local import PASSWORD

PATIENCE = 45.0
"""Seconds a player waits for a mail before giving up."""


@dataclass
class Player:
    """Somebody with a mailbox; `mails` is everything received so far, in order, `unread` what nobody looked at."""

    office: PostOffice
    seat: str
    name: str
    address: str
    mails: list[EmailMessage] = field(default_factory=list)
    unread: list[EmailMessage] = field(default_factory=list)
    last: EmailMessage | None = None

    def fetch(self) -> bool:
        """Get what is new in the mailbox; tell whether there was anything."""
        with IMAPClient(HOST, self.office.imap_port, ssl=False) as client:
            client.login(self.address.partition("@")[0], PASSWORD)
            client.select_folder("INBOX", readonly=True)
            uids = client.search("ALL")[len(self.mails) :]
            fetched = client.fetch(uids, ["BODY.PEEK[]"]) if uids else {}
        fresh = [_parsed(fetched[uid][b"BODY[]"]) for uid in uids]
        self.mails += fresh
        self.unread += fresh
        return bool(uids)

    def read(self, wanted: Callable[[EmailMessage], bool], what: str) -> EmailMessage:
        """Read the first mail that is wanted, and wait for it if need be; a TimeoutError says who waited in vain."""
        until = time.monotonic() + PATIENCE
        while True:
            found = next((mail for mail in self.unread if wanted(mail)), None)
            if found is not None:
                self.unread.remove(found)
                self.last = found if is_report(found) else self.last
                return found
            if time.monotonic() > until:
                unread = [str(mail["Subject"]) for mail in self.unread]
                raise TimeoutError(f"{self.name} waited in vain for {what}; unread: {unread}")
            if not self.fetch():
                time.sleep(0.1)

    def newest(self, below: str) -> EmailMessage:
        """Give the newest report that was read, or the newest mail with those words in reply address or subject."""
        if not below and self.last is not None:
            return self.last
        return next(mail for mail in reversed(self.mails) if below in f"{mail['Reply-To']} {mail['Subject']}")

    def reply(self, text: str, subject: str = "", below: str = "") -> EmailMessage:
        """Answer a mail as mail programs do: own words above, the mail quoted below."""
        answered = self.newest(below)
        mail = EmailMessage(policy=policy.SMTP)
        mail["From"] = f"{self.name} <{self.address}>"
        mail["To"] = parseaddr(answered["Reply-To"])[1]
        mail["Subject"] = subject or f"Re: {answered['Subject']}"
        mail["Date"], mail["Message-ID"] = formatdate(localtime=True), make_msgid(domain="pbem.test")
        mail["In-Reply-To"], mail["References"] = answered["Message-ID"], answered["Message-ID"]
        quoted = "\n".join(f"> {line}" for line in plain(answered).splitlines())
        mail.set_content(f"{text.strip()}\n\n{answered['From']}:\n{quoted}\n")
        with smtplib.SMTP(HOST, self.office.smtp_port) as server:
            server.send_message(mail)
        return mail


def facts(mail: EmailMessage) -> dict[str, Any]:
    """Give what a mail says for programs; nothing for a notice or a letter."""
    found = [part.get_content() for part in mail.walk() if part.get_content_type() == "application/json"]
    return cast(dict[str, Any], json.loads(found[0])) if found else {}


def is_report(mail: EmailMessage) -> bool:
    """Tell a report from an answer or a notice."""
    return facts(mail).get("kind") == "report"


def plain(mail: EmailMessage) -> str:
    """Give the text of a mail."""
    body = mail.get_body(("plain",))
    return cast(str, body.get_content()) if body else ""


def html(mail: EmailMessage) -> str:
    """Give the HTML of a mail."""
    body = mail.get_body(("related", "html"))
    body = body.get_body(("html",)) if body is not None and body.is_multipart() else body
    return cast(str, body.get_content()) if body else ""


def details(mail: EmailMessage) -> str:
    """Give the page of all that a mail shows only the headlines of."""
    found = [part.get_content() for part in mail.iter_attachments() if part.get_filename() == asides.PAGE]
    return cast(str, found[0]) if found else ""


def picture(mail: EmailMessage) -> bytes:
    """Give the map of a mail."""
    found = [part.get_content() for part in mail.walk() if part.get_content_type() == "image/png"]
    return found[0] if found else b""


def _parsed(raw: bytes) -> EmailMessage:
    return message_from_bytes(raw, policy=policy.default)
