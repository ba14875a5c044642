"""Mail of ours that came back: which one, whether for good, and what the server said of it (RFC 3464 and older habits).

Whether somebody could not be reached is read by flufl.bounce, which knows the formats of many mail systems. Which mail
it was is told by the header of the original that every system adds in some way, else by the bounce's own thread.
Nothing here is proof: whoever asks has to look the Message-ID up among those sent.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message

log = logging.getLogger("pbem.bounces")

LARGEST = 200_000
"""Bytes of a bounce that are read: status and the original's header come before its body."""
MOST_PARTS = 50
"""Parts of a bounce that is read; a real one has three."""
WORDS = 300
"""Letters kept of what the server said."""

_PART = re.compile(rb"^content-type[ \t]*:", re.I | re.M)
_ORIGINAL = re.compile(r"^[>|\s]{0,8}message-id:\s{0,80}(<[^<>\s]{3,200}>)", re.I | re.M)
_IDENTIFIER = re.compile(r"<[^<>\s]{3,200}>")
_SAID = (
    re.compile(r"^diagnostic-code:\s*(?:smtp;\s*)?(.+(?:\n[ \t]+.+){0,5})", re.I | re.M),
    re.compile(r"^.{0,80}?\b([45]\d\d[ -][45]\.\d{1,3}\.\d{1,3} .+)", re.M),
    re.compile(r"^.{0,80}?\b([45]\d\d [a-z].+)", re.I | re.M),
    re.compile(r"^status:\s*([245]\.\d{1,3}\.\d{1,3}.*)", re.I | re.M),
)


@dataclass(frozen=True)
class Returned:
    """What came back: the Message-IDs it may be, the likeliest first; `final`: it will not be tried again."""

    message_ids: tuple[str, ...]
    final: bool
    words: str


def read(raw: bytes) -> Returned | None:
    """Read a bounce; None for any other mail."""
    taken = raw[:LARGEST].replace(b"\r\n", b"\n")
    if len(_PART.findall(taken)) > MOST_PARTS:
        return None
    try:
        return _returned(message_from_bytes(taken))
    except Exception as fault:  # noqa: BLE001 - the edge to libraries that read what any stranger may send
        log.warning("a mail was not read as a bounce: %s: %s", type(fault).__name__, fault)
        return None


def _returned(message: Message) -> Returned | None:
    """Ask the library whether somebody could not be reached, for now or for good."""
    from flufl import bounce

    logging.getLogger("flufl.bounce").setLevel(logging.CRITICAL)  # it logs every format it tries
    delayed, failed = bounce.all_failures(message)
    if not (delayed or failed):
        return None
    text = "\n".join(_texts(message))
    return Returned(_identifiers(message, text), bool(failed), _words(text))


def _identifiers(message: Message, text: str) -> tuple[str, ...]:
    """List the Message-IDs found: of the original below the report, then of the thread the bounce puts itself in."""
    thread = " ".join(str(message.get(name, "")) for name in ("In-Reply-To", "References", "X-Original-Message-ID"))
    found = (*_ORIGINAL.findall(text), *reversed(_IDENTIFIER.findall(thread)))
    return tuple(dict.fromkeys(found))[:20]


def _texts(message: Message) -> Iterator[str]:
    """Give what all parts say; the header of a returned original is a part's header."""
    for at, part in enumerate(message.walk()):
        if at:
            yield "".join(f"{name}: {value}\n" for name, value in part.items())
        payload = None if part.is_multipart() else part.get_payload(decode=True)
        if isinstance(payload, bytes):
            yield payload.decode("utf-8", "replace")


def _words(text: str) -> str:
    """Give what the server said, on one line."""
    found = next((match[1] for match in (pattern.search(text) for pattern in _SAID) if match), "")
    return " ".join(found.split())[:WORDS]
