"""What is asked of an open folder: its number, the headers of messages, whole messages; nothing is marked by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from imapclient import IMAPClient

Item = dict[bytes, Any]
"""What the server tells of a message, by what was asked."""
Told = dict[int, Item]
"""What it tells of messages, by their numbers."""


@dataclass(frozen=True)
class Heading:
    """What is known of a message before it is fetched; `raw` is the beginning of its header.

    `received` is None, and `raw` empty, where the server could not tell. `renumbered`: the folder was read before under
    other numbers, and the message may have been taken then.
    """

    uidvalidity: int
    uid: int
    received: datetime | None = None
    seen: bool = False
    size: int = 0
    raw: bytes = b""
    renumbered: bool = False


class NoFolder(IMAPClient.Error):  # type: ignore[misc]
    """The folder cannot be opened."""


def words(error: BaseException) -> str:
    """Say an error in a line."""
    return f"{type(error).__name__}: {error}"[:500]


def select(client: IMAPClient, name: str) -> int:
    """Open the folder and return its UIDVALIDITY."""
    try:
        return int(client.select_folder(name)[b"UIDVALIDITY"])
    except IMAPClient.AbortError:
        raise
    except IMAPClient.Error as error:
        raise NoFolder(f"{name}: {error}") from error


def headers(client: IMAPClient, uids: Sequence[int]) -> Told:
    """Ask for sizes, dates and headers; a server that cannot tell them is asked for the messages all the same."""
    try:
        return dict(client.fetch(uids, ["RFC822.SIZE", "INTERNALDATE", "FLAGS", "BODY.PEEK[HEADER]<0.16384>"]))
    except IMAPClient.AbortError:
        raise
    except IMAPClient.Error:
        return {}


def bodies(client: IMAPClient, uids: Sequence[int]) -> Told:
    """Ask for several messages at once; nothing comes of it where the server cannot give one of them."""
    try:
        return dict(client.fetch(uids, ["BODY.PEEK[]"]))
    except IMAPClient.AbortError:
        raise
    except IMAPClient.Error:
        return {}


def section(client: IMAPClient, uid: int, name: bytes) -> Item:
    """Ask for a section of a message; nothing comes of it when the message is gone."""
    told: Item = client.fetch([uid], [name.replace(b"BODY", b"BODY.PEEK")]).get(uid, {})
    return told


def heading(validity: int, uid: int, told: Item, renumbered: bool) -> Heading:
    """Read what the server tells of a message."""
    received = told.get(b"INTERNALDATE")
    raw = next((value for key, value in told.items() if key.startswith(b"BODY[HEADER]")), None) or b""
    return Heading(
        validity,
        uid,
        received.astimezone(UTC) if received else None,
        rb"\Seen" in told.get(b"FLAGS", ()),
        int(told.get(b"RFC822.SIZE", 0)),
        raw,
        renumbered,
    )
