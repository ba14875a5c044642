"""The mails that come next, written while others are handed over.

It needs no claim, for nothing is kept: whoever claims a mail keeps what was written, if it still goes to that address.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Set
from concurrent.futures import Future
from dataclasses import dataclass, field

from pbem.service.campaigns import parcels
from pbem.service.house.house import House
from pbem.service.post.pictures import Pictures
from pbem.service.post.pool import CORES
from pbem.service.post.rendering import drawn
from pbem.service.post.scribes import MANY, Scribes
from pbem.store.engine import reading
from pbem.store.repository import outbox
from pbem.store.tables import Outbox

log = logging.getLogger("pbem.dispatch")

BATCH = 16
"""Mails that are looked at together; their pictures are drawn side by side."""


@dataclass(frozen=True)
class _Coming:
    mail: Outbox
    picture: Future[bytes] | None


@dataclass
class Ahead:
    """What is being written, by mail."""

    house: House
    pictures: Pictures
    scribes: Scribes | None = None
    _written: dict[int, tuple[str, asyncio.Task[bytes | Exception]]] = field(default_factory=dict)
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _desks: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(CORES))
    _more: bool = True
    _many: bool | None = None

    async def look(self) -> None:
        """Begin with the mails that come next, unless enough are begun or there are no more."""
        if not self._more or len(self._written) > BATCH // 2:
            return
        coming = await asyncio.to_thread(_coming, self.house, self.pictures, frozenset(self._written))
        self._more = len(coming) == BATCH
        if self._many is None:
            self._many = self._more and self.scribes is not None and await asyncio.to_thread(_many, self.house)
        for one in coming:
            if one.mail.raw is None and one.mail.id not in self._written:
                self._written[one.mail.id] = one.mail.address, asyncio.create_task(self._write(one))

    async def take(self, mail: Outbox) -> bytes | Exception:
        """Give the bytes of a mail, the same as at an earlier attempt, or why it cannot be written."""
        address, task = self._written.pop(mail.id, ("", None))
        if mail.raw is not None:
            return mail.raw
        if task is None or address != mail.address:
            picture = await asyncio.to_thread(_begun, self.house, self.pictures, mail)
            return await asyncio.to_thread(_rendered, self.house, self.pictures, _Coming(mail, picture))
        return await task

    def close(self) -> None:
        """Stop writing what others will send."""
        for _, task in self._written.values():
            task.cancel()

    async def _write(self, one: _Coming) -> bytes | Exception:
        if self._many and self.scribes is not None:
            async with self._desks:
                return await asyncio.to_thread(self._elsewhere, self.scribes, one)
        async with self._turn:
            return await asyncio.to_thread(_rendered, self.house, self.pictures, one)

    def _elsewhere(self, scribes: Scribes, one: _Coming) -> bytes | Exception:
        """Have a mail written by another process, unless it carries a file."""
        try:
            if parcels.carries_file(one.mail):
                return _rendered(self.house, self.pictures, one)
            return scribes.begin(one.mail, _finished(one)).result()
        except Exception as fault:  # the edge to the processes that write
            log.exception("%s: mail %s cannot be written", named(one.mail), one.mail.id)
            return fault


def _many(house: House) -> bool:
    """Tell whether so many mails wait that they are written on all cores."""
    with reading(house.engine) as session:
        return outbox.as_many_wait(session, house.now, MANY)


def _coming(house: House, pictures: Pictures, begun: Set[int]) -> tuple[_Coming, ...]:
    """Start to draw the pictures of the mails that come next, side by side."""
    with reading(house.engine) as session:
        mails = outbox.coming(session, house.now, BATCH)
    return tuple(_Coming(mail, None if mail.id in begun else _begun(house, pictures, mail)) for mail in mails)


def _begun(house: House, pictures: Pictures, mail: Outbox) -> Future[bytes] | None:
    """Start to draw the picture of a mail that has one and is not rendered yet."""
    try:
        picture = drawn(house, mail) if mail.raw is None else ""
    except Exception as fault:  # the edge of one mail: rendering it will tell
        log.exception("%s: the picture of mail %s cannot be drawn: %s", named(mail), mail.id, fault)
        return None
    return pictures.begin(picture) if picture else None


def _rendered(house: House, pictures: Pictures, one: _Coming) -> bytes | Exception:
    """Write a mail as it is sent."""
    try:
        return parcels.rendered(house, pictures, one.mail, _finished(one))
    except Exception as fault:  # the edge of one mail: it must not stop the others
        log.exception("%s: mail %s cannot be written", named(one.mail), one.mail.id)
        return fault


def _finished(one: _Coming) -> bytes:
    """Wait for a picture; a mail whose picture fails goes out without it."""
    try:
        return one.picture.result() if one.picture else b""
    except Exception as fault:  # the edge to the processes that draw
        log.exception("%s: the picture of mail %s cannot be drawn: %s", named(one.mail), one.mail.id, fault)
        return b""


def named(mail: Outbox) -> str:
    """Name a mail in the log: by campaign and seat, without what it says."""
    return f"{mail.campaign or '-'} {mail.seat or mail.recipient}"
