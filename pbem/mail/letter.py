"""A received mail as a letter: who wrote it, what it answers, and the writer's own numbered lines."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from email import message_from_bytes
from email.message import Message

from pbem.mail import headers
from pbem.mail.body import body
from pbem.mail.identity import Token, questions, tokens
from pbem.mail.machine import is_automatic
from pbem.mail.words import own_lines

LARGEST = 2_000_000
"""Bytes of a mail that are read: the words come before the attached files."""

LONGEST_FIELD = 20_000
"""Bytes of a header field that are read: the library takes quadratic time over some rubbish."""

_FIELD = re.compile(rb"^[!-9;-~]++:[^\r\n]*+(?:\r?\n[ \t][^\r\n]*+)*+", re.M)


@dataclass(frozen=True)
class Letter:
    """What a mail says; `lines` are numbered as the writer counts them (campaign.md, section 6).

    `tokens`, and the codes of `questions` it answers, are those found anywhere in subject and body, quotations
    included: claims, not proofs.
    """

    sender: str
    name: str
    recipients: tuple[str, ...]
    subject: str
    message_id: str
    references: tuple[str, ...]
    date: datetime | None
    automatic: bool
    lines: tuple[tuple[int, str], ...]
    tokens: tuple[Token, ...] = ()
    questions: tuple[str, ...] = ()


def read(raw: bytes) -> Letter:
    """Read a mail; whatever the bytes are, a letter comes of it."""
    message = _parsed(raw)
    name, sender = headers.sender(message)
    subject, text = headers.text(message, "Subject"), body(message)
    return Letter(
        sender=sender,
        name=name,
        recipients=headers.recipients(message),
        subject=subject,
        message_id=next(iter(headers.message_ids(message, "Message-ID")), ""),
        references=headers.message_ids(message, "References", "In-Reply-To"),
        date=headers.date(message),
        automatic=is_automatic(headers.every(message)),
        lines=own_lines(text),
        tokens=tokens(f"{subject}\n{text}"),
        questions=questions(f"{subject}\n{text}"),
    )


def _parsed(raw: bytes) -> Message:
    """Parse with the old forgiving policy; what even that cannot read is one body of text."""
    bounded = _FIELD.sub(lambda field: field[0][:LONGEST_FIELD], raw[:LARGEST])
    try:
        return message_from_bytes(bounded)
    except headers.MALFORMED:
        message = Message()
        message.set_payload(bounded.decode("latin-1"))
        return message
