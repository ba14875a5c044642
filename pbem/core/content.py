"""What a mail says, before it is a mail: the reports layer makes it, the mail layer packs it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attachment:
    """A file beside the text: its name, its media type (`text/calendar; method=PUBLISH`) and its bytes."""

    name: str
    media_type: str
    data: bytes


@dataclass(frozen=True)
class Content:
    """Subject, plain text, HTML (may be empty), the picture the HTML shows as `cid:map` (may be empty), attachments."""

    subject: str
    text: str
    html: str = ""
    picture: bytes = b""
    attachments: tuple[Attachment, ...] = ()
