"""Out of the outbox: claim, render, send, mark. SMTP happens outside any transaction (design, section 6).

A mail is claimed when it is its turn: of a process that is killed only the mail it was at has to wait. The pictures of
those that come next are drawn meanwhile, which needs no claim.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import timedelta
from typing import assert_never

from pbem.core.texts import text
from pbem.mail.sending.outgoing import Away, Rejected, Retry, Sender, Sent, Unknown, Verdict
from pbem.service.archive import parcels
from pbem.service.desk import undelivered_mail
from pbem.service.house.house import House, smtp_account
from pbem.service.post.pictures import Pictures
from pbem.service.post.posting import REFEREE, notice, to_host
from pbem.service.post.rendering import drawn
from pbem.service.post.server_clock import ServerClock
from pbem.store import holder
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, outbox
from pbem.store.repository.outbox import Lease
from pbem.store.tables import Outbox

log = logging.getLogger("pbem.dispatch")

LEASE = timedelta(minutes=15)
BATCH = 16
PAUSES = (30, 120, 600, 1800, 3600, 7200, 14400)
"""Seconds before the next attempts at a mail the server refused for now; the last one is repeated."""

Drawings = Mapping[int, Future[bytes] | None]
"""The pictures that are being drawn, by mail."""


@dataclass(frozen=True)
class Post:
    """What sending needs; `holder` is who claims the mails."""

    house: House
    pictures: Pictures
    sender: Sender
    holder: str = ""
    server: ServerClock = field(default_factory=ServerClock)


def open_post(house: House) -> Post:
    """Get ready to send; mails at which this process, or a dead one of this host, broke off are free again."""
    settings = house.settings
    own_name = settings.mailbox[0].address.rpartition("@")[2]
    sender = Sender(smtp_account(settings), local_hostname=own_name)
    folder = settings.data / "senders"
    name, gone = holder.own(folder), holder.dead(folder)
    with writing(house.engine) as session:
        freed = outbox.free(session, (name, *gone), house.now)
    holder.forget(folder, gone)
    if freed:
        log.info("%d mails that were being sent when that broke off are sent again", freed)
    return Post(house, Pictures(settings.data / "pictures"), sender, name)


@dataclass(frozen=True)
class Sending:
    """What came of a batch: how many mails were dealt with and how many sent; what kept the others back."""

    dealt: int
    sent: int
    away: str = ""


async def send_waiting(post: Post) -> Sending:
    """Send what may be sent now, one mail after another; nothing while the server serves nobody."""
    dealt = 0
    verdicts: list[Verdict] = []
    drawings = {} if post.server.waits(post.house.now) else await asyncio.to_thread(_coming, post)
    while drawings and dealt < BATCH and not post.server.waits(post.house.now):
        lease = await asyncio.to_thread(_claimed, post)
        if lease is None:
            break
        dealt += 1
        if (raw := await asyncio.to_thread(_ready, post, lease.mail, drawings)) is not None:
            verdicts.append(await _handed_over(post, lease, raw))
    away = [verdict.text for verdict in verdicts if isinstance(verdict, Retry | Away | Unknown)]
    return Sending(dealt, sum(isinstance(verdict, Sent) for verdict in verdicts), "".join(away[:1]))


def _claimed(post: Post) -> Lease | None:
    with writing(post.house.engine) as session:
        return outbox.claim(session, post.house.now, post.house.now + LEASE, post.holder)


async def _handed_over(post: Post, lease: Lease, raw: bytes) -> Verdict:
    """Send a mail and write down what came of it."""
    box = post.house.mailbox(lease.mail.mailbox)
    verdict = await post.sender.send(box.address, lease.mail.address, raw)
    await asyncio.to_thread(_mark, post, lease, verdict)
    return verdict


def _coming(post: Post) -> Drawings:
    """Start to draw the pictures of the mails that come next, side by side; without any there is nothing to send."""
    with reading(post.house.engine) as session:
        mails = outbox.coming(session, post.house.now, BATCH)
    return {mail.id: _begun(post, mail) for mail in mails}


def _begun(post: Post, mail: Outbox) -> Future[bytes] | None:
    """Start to draw the picture of a mail that has one and is not rendered yet."""
    try:
        picture = drawn(post.house, mail) if mail.raw is None else ""
    except Exception as fault:  # the edge of one mail: rendering it will tell
        log.exception("%s: the picture of mail %s cannot be drawn: %s", _named(mail), mail.id, fault)
        return None
    return post.pictures.begin(picture) if picture else None


def _ready(post: Post, mail: Outbox, drawings: Drawings) -> bytes | None:
    """Give the bytes of a mail, the same as at an earlier attempt; one that cannot be rendered is set aside."""
    if mail.raw is not None:
        return mail.raw
    picture = drawings[mail.id] if mail.id in drawings else _begun(post, mail)
    try:
        made = parcels.rendered(post.house, post.pictures, mail, _finished(mail, picture))
    except Exception as fault:  # the edge of one mail: it must not stop the others
        log.exception("%s: mail %s cannot be written", _named(mail), mail.id)
        _set_aside(post.house, mail, fault)
        return None
    with writing(post.house.engine) as session:
        return outbox.keep_raw(session, mail, made)


def _finished(mail: Outbox, picture: Future[bytes] | None) -> bytes:
    """Wait for a picture; a mail whose picture fails goes out without it."""
    try:
        return picture.result() if picture else b""
    except Exception as fault:  # the edge to the processes that draw
        log.exception("%s: the picture of mail %s cannot be drawn: %s", _named(mail), mail.id, fault)
        return b""


def _set_aside(house: House, mail: Outbox, fault: Exception) -> None:
    """Take a mail out of the queue and tell the referee which one."""
    said = f"{type(fault).__name__}: {fault}"
    with writing(house.engine) as session:
        if outbox.rejected(session, mail, said) and mail.recipient != REFEREE:
            campaign = campaigns.get(session, mail.campaign) if mail.campaign else None
            body = text("notice-unwritable-body", kind=mail.kind, seat=mail.seat or "-", fault=said)
            told = notice(house, house.settings.language, text("notice-unwritable"), body)
            to_host(house, session, told, campaign)


def _mark(post: Post, lease: Lease, verdict: Verdict) -> None:
    """Write down what the server said; what it will never take is told to the referee."""
    house, mail = post.house, lease.mail
    later = house.now + timedelta(seconds=PAUSES[min(mail.attempts, len(PAUSES)) - 1])
    if isinstance(verdict, Away):
        _put_back(post, lease, verdict)
        return
    with writing(house.engine) as session:
        if _answered(verdict) and post.server.answers():
            outbox.hasten(session, house.now)
        match verdict:
            case Sent(said):
                log.info("%s: %s sent", _named(mail), mail.kind)
                outbox.sent(session, mail, house.now, said)
            case Retry(code, said):
                log.warning("%s: %s not sent: %s %s", _named(mail), mail.kind, code, said)
                outbox.retry(session, mail, later, f"{code} {said}")
            case Unknown(said):
                log.warning("%s: %s perhaps sent: %s", _named(mail), mail.kind, said)
                outbox.unknown(session, mail, later, said)
            case Rejected(code, said):
                log.warning("%s: %s refused: %s %s", _named(mail), mail.kind, code, said)
                if outbox.rejected(session, mail, f"{code} {said}"):
                    undelivered_mail.refused(house, session, mail, code, said)
            case _:
                assert_never(verdict)


def _answered(verdict: Verdict) -> bool:
    """Tell whether the server answered to a mail; an address that cannot be written is not even named to it."""
    return isinstance(verdict, Sent | Retry | Rejected) and getattr(verdict, "code", 250) != 0


def _put_back(post: Post, lease: Lease, verdict: Away) -> None:
    """Let the server's clock begin, and the mail be as it was.

    A mail that had been named may be what the server closes at: it goes behind the others, and where the server had
    just served others it has tried in vain, as if the answer were about it.
    """
    house, mail, said = post.house, lease.mail, f"{verdict.code} {verdict.text}"
    blamed = verdict.named and post.server.serves
    post.server.refuses(house.now, said, verdict.named)
    pause = PAUSES[min(mail.attempts, len(PAUSES)) - 1] if blamed else PAUSES[0]
    later = house.now + timedelta(seconds=pause) if verdict.named else lease.not_before
    with writing(house.engine) as session:
        if blamed:
            outbox.retry(session, mail, later, f"closed: {said}")
        else:
            outbox.give_back(session, lease, later, said)


def _named(mail: Outbox) -> str:
    """Name a mail in the log: by campaign and seat, without what it says."""
    return f"{mail.campaign or '-'} {mail.seat or mail.recipient}"
