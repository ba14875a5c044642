"""Where a player keeps mails: files, a Maildir, an mbox, or a folder with any of these below it."""

from __future__ import annotations

import mailbox
from collections.abc import Iterator
from pathlib import Path

LARGEST = 50_000_000
"""Bytes of one mail file that are read; an mbox may be larger."""
_MAILDIR = ("cur", "new")
_MAIL = (".eml", ".mail", ".msg")


def mails(place: Path) -> Iterator[tuple[str, bytes]]:
    """Give every mail below a place, with a name to find it by."""
    files = sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else [place]
    for path in files:
        name = str(path.relative_to(place)) if place.is_dir() else path.name
        if _is_mbox(path):
            yield from _of_mbox(path, name)
        elif path == place or path.suffix.lower() in _MAIL or path.parent.name in _MAILDIR:
            yield name, _start(path, LARGEST)


def _is_mbox(path: Path) -> bool:
    return path.suffix.lower() not in _MAIL and path.parent.name not in _MAILDIR and _start(path, 5) == b"From "


def _of_mbox(path: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """Give the mails of an mbox, counted."""
    box = mailbox.mbox(path, create=False)
    try:
        for number, key in enumerate(box.iterkeys(), 1):
            yield f"{name}, mail {number}", box.get_bytes(key)
    finally:
        box.close()


def _start(path: Path, most: int) -> bytes:
    """Read the beginning of a file; what may not be read is empty."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError:
        return b""
