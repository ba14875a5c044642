"""A letter written in the browser as the mail it is: from the address that signed in to the seat's own address."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from pbem.mail import seat_tags
from pbem.service.house.house import House
from pbem.service.post import addresses
from pbem.service.window.seat_mail import OwnMail
from pbem.service.window.sessions import Guest
from pbem.store.repository import mailboxes

SLIP = re.compile(r"[0-9a-f]{32}")
"""The number of a form: the Message-ID is made of it, so a letter is there once, whoever presses the button twice."""
REPLY = re.compile(r"(?:[a-z2-7]{16})?")
"""The code of a letter between players, or none."""


def raw(mail: OwnMail, guest: Guest, words: str, slip: str, reply: str = "") -> bytes:
    """Write the mail, below the latest report; `reply`: it answers the letter of another seat with that code."""
    made, last = EmailMessage(policy=SMTP), mail.latest
    made["From"] = guest.address
    to = addresses.reply_to(mail.house, mail.campaign, mail.seat)
    made["To"] = seat_tags.press_address(to, reply) if reply else to
    made["Date"] = format_datetime(mail.house.now)
    made["Message-ID"] = message_id(mail.house, slip)
    if last is not None and last.mail.message_id:
        made["In-Reply-To"] = last.mail.message_id
    lines = "\n".join(words.splitlines())
    made.set_content(f"{lines}\n", charset="utf-8", cte="base64")
    return made.as_bytes()


def message_id(house: House, slip: str) -> str:
    """Name a letter."""
    return f"<{slip}.{mailboxes.BROWSER}@{house.mailbox().address.rpartition('@')[2]}>"
