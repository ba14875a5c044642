"""A player of the demo, with an ordinary mail program's means: SMTP to send, IMAP to read, reply to reply."""

from __future__ import annotations

import json
import smtplib
import time
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, cast

from imapclient import IMAPClient

from pbem.mail.local_post import HOST, PostOffice
from pbem.service.local import PASSWORD

PATIENCE = 45.0
"""Seconds a player waits for a mail before giving up."""


@dataclass
class Player:
    """Somebody with a mailbox; `mails` is everything received so far, in order, of which `read` are read."""

    office: PostOffice
    seat: str
    name: str
    address: str
    mails: list[EmailMessage] = field(default_factory=list)
    read: int = 0

    def fetch(self) -> bool:
        """Get what is new in the mailbox; tell whether there was anything."""
        with IMAPClient(HOST, self.office.imap_port, ssl=False) as client:
            client.login(self.address.partition("@")[0], PASSWORD)
            client.select_folder("INBOX", readonly=True)
            uids = client.search("ALL")[len(self.mails) :]
            fetched = client.fetch(uids, ["BODY.PEEK[]"]) if uids else {}
        self.mails += [_parsed(fetched[uid][b"BODY[]"]) for uid in uids]
        return bool(uids)

    def next_mail(self) -> EmailMessage:
        """Read the next mail, and wait for it if need be; a TimeoutError says who waited in vain."""
        until = time.monotonic() + PATIENCE
        while len(self.mails) == self.read:
            if time.monotonic() > until:
                raise TimeoutError(f"{self.name} has {self.read} mails and waited in vain for one more")
            if not self.fetch():
                time.sleep(0.1)
        self.read += 1
        return self.mails[self.read - 1]

    def last_report(self) -> EmailMessage:
        """Give the newest report that was read."""
        return next(mail for mail in reversed(self.mails[: self.read]) if is_report(mail))

    def reply(self, text: str, subject: str = "") -> EmailMessage:
        """Answer the newest report as mail programs do: own words above, the report quoted below."""
        report = self.last_report()
        mail = EmailMessage(policy=policy.SMTP)
        mail["From"] = f"{self.name} <{self.address}>"
        mail["To"] = parseaddr(report["Reply-To"])[1]
        mail["Subject"] = subject or f"Re: {report['Subject']}"
        mail["Date"], mail["Message-ID"] = formatdate(localtime=True), make_msgid(domain="pbem.test")
        mail["In-Reply-To"], mail["References"] = report["Message-ID"], report["Message-ID"]
        quoted = "\n".join(f"> {line}" for line in plain(report).splitlines())
        mail.set_content(f"{text.strip()}\n\n{report['From']}:\n{quoted}\n")
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


def picture(mail: EmailMessage) -> bytes:
    """Give the map of a mail."""
    found = [part.get_content() for part in mail.walk() if part.get_content_type() == "image/png"]
    return found[0] if found else b""


def _parsed(raw: bytes) -> EmailMessage:
    return message_from_bytes(raw, policy=policy.default)
