"""A Content and an Envelope become the bytes of a mail: the same ones each time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime
from typing import Literal

from pbem.core.content import Content
from pbem.mail.sending import mime

_ADDRESS = re.compile(r"[!-~]+@[!-~]+")
_BARRED = re.compile(r'[<>()\[\],;:\\"]')


@dataclass(frozen=True)
class Envelope:
    """Who writes to whom, and the place of the mail in its thread; addresses are bare, identifiers in `<>`."""

    sender: str
    recipient: str
    message_id: str
    date: datetime
    sender_name: str = ""
    recipient_name: str = ""
    reply_to: str = ""
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    list_id: str = ""
    auto: Literal["generated", "replied"] = "generated"


def compose(content: Content, envelope: Envelope) -> bytes:
    """Write the mail; an address or identifier that cannot stand in a header is a ValueError."""
    return mime.written(_body(content), *_fields(content.subject, envelope))


def _body(content: Content) -> mime.Part:
    """mixed(alternative(text, related(HTML, picture)), files), without the levels that hold one part only."""
    versions = [mime.text(content.text, "text/plain")]
    if content.html:
        versions.append(_shown(content))
    files = (mime.attached(file.data, file.media_type, file.name) for file in content.attachments)
    return mime.multipart("mixed", mime.multipart("alternative", *versions), *files)


def _shown(content: Content) -> mime.Part:
    """The HTML and the picture it shows."""
    pictures = (mime.picture(content.picture, "map"),) if content.picture else ()
    return mime.multipart("related", mime.text(content.html, "text/html"), *pictures)


def _fields(subject: str, envelope: Envelope) -> tuple[tuple[str, str], ...]:
    """Write the header fields; those without a value are left out."""
    fields = (
        ("From", _mailbox(envelope.sender_name, envelope.sender)),
        ("To", _mailbox(envelope.recipient_name, envelope.recipient)),
        ("Reply-To", address(envelope.reply_to) if envelope.reply_to else ""),
        ("Subject", mime.unstructured("Subject", subject)),
        ("Date", format_datetime(envelope.date)),
        ("Message-ID", _identifier(envelope.message_id)),
        ("In-Reply-To", _identifier(envelope.in_reply_to) if envelope.in_reply_to else ""),
        ("References", "\r\n ".join(map(_identifier, envelope.references))),
        ("Auto-Submitted", f"auto-{envelope.auto}"),
        ("X-Auto-Response-Suppress", "All"),
        ("List-Id", _identifier(envelope.list_id) if envelope.list_id else ""),
        ("MIME-Version", "1.0"),
    )
    return tuple((name, value) for name, value in fields if value)


def _mailbox(name: str, bare: str) -> str:
    """Write an address with the person's name, on a line of its own when there is one."""
    return f"{mime.display_name(name)}\r\n <{address(bare)}>" if mime.one_line(name) else address(bare)


def address(bare: str) -> str:
    """Check a bare address; a domain in other letters is written in ASCII (RFC 3490)."""
    local, at, domain = bare.strip().rpartition("@")
    try:
        written = f"{local}{at}{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        written = ""
    if not _ADDRESS.fullmatch(written) or _BARRED.search(written):
        raise ValueError(f"not an address for a mail: {bare!r}")
    return written


def can_be_written_to(bare: str) -> bool:
    """Tell whether a mail can be addressed to somebody: with letters other than ASCII before the @ it cannot."""
    try:
        return bool(address(bare))
    except ValueError:
        return False


def _identifier(value: str) -> str:
    """Write an identifier in its brackets (RFC 5322, 3.6.4)."""
    inner = value.strip().removeprefix("<").removesuffix(">")
    if not re.fullmatch(r"[!-;=?-~]+", inner):
        raise ValueError(f"not an identifier for a mail: {value!r}")
    return f"<{inner}>"
