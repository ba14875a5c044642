"""A folder of mails in place of a server: for tests, and to look at in any mail program."""

from __future__ import annotations

import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path


class Spool:
    """Keeps every mail as `0001-anna@example.org.eml`, numbered as they come."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, recipient: str, raw: bytes) -> Path:
        """Write one mail down, whole or not at all."""
        path = self.folder / f"{len(self.files()) + 1:04}-{_safe(recipient)}.eml"
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(raw)
        return unfinished.rename(path)

    def files(self, recipient: str = "") -> tuple[Path, ...]:
        """List the files, of one recipient or of all, in the order they came."""
        found = sorted(self.folder.glob("*.eml"))
        return tuple(path for path in found if not recipient or path.stem.partition("-")[2] == _safe(recipient))

    def mails(self, recipient: str = "") -> tuple[EmailMessage, ...]:
        """Read the mails, of one recipient or of all, in the order they came."""
        return tuple(_read(path) for path in self.files(recipient))


def _read(path: Path) -> EmailMessage:
    mail = message_from_bytes(path.read_bytes(), policy=policy.default)
    assert isinstance(mail, EmailMessage)
    return mail


def _safe(recipient: str) -> str:
    """Make an address fit for a file name."""
    return re.sub(r"[^a-z0-9@.+_-]", "_", recipient.lower())
