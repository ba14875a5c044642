"""Out of the outbox: claim, render, send, mark. SMTP happens outside any transaction (design, section 6)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import timedelta
from typing import assert_never

from pbem.core.texts import text
from pbem.mail.sending.outgoing import Rejected, Retry, Sender, Sent, Unknown, Verdict
from pbem.service.archive import parcels
from pbem.service.house import House, smtp_account
from pbem.service.post import returns
from pbem.service.post.pictures import Pictures
from pbem.service.post.posting import REFEREE, notice, to_referee
from pbem.service.post.rendering import drawn
from pbem.store.engine import writing
from pbem.store.repository import campaigns, outbox
from pbem.store.tables import Outbox

log = logging.getLogger("pbem.dispatch")

LEASE = timedelta(minutes=15)
BATCH = 16
PAUSES = (30, 120, 600, 1800, 3600, 7200, 14400)
"""Seconds before the next attempts; the last one is repeated."""


@dataclass(frozen=True)
class Post:
    """What sending needs."""

    house: House
    pictures: Pictures
    sender: Sender


def open_post(house: House) -> Post:
    """Get ready to send."""
    settings = house.settings
    own_name = settings.mailbox[0].address.rpartition("@")[2]
    sender = Sender(smtp_account(settings), local_hostname=own_name)
    return Post(house, Pictures(settings.data / "pictures"), sender)


@dataclass(frozen=True)
class Sending:
    """What came of a batch: how many mails were dealt with and how many sent; what kept the others back."""

    dealt: int
    sent: int
    away: str = ""


async def send_waiting(post: Post) -> Sending:
    """Send what may be sent now."""
    with writing(post.house.engine) as session:
        mails = tuple(outbox.claim(session, post.house.now, post.house.now + LEASE, BATCH))
    verdicts = []
    for mail, raw in await asyncio.to_thread(_made_ready, post, mails):
        box = post.house.mailbox(mail.mailbox)
        verdicts.append(await post.sender.send(box.address, mail.address, raw))
        await asyncio.to_thread(_mark, post.house, mail, verdicts[-1])
    away = [verdict.text for verdict in verdicts if isinstance(verdict, Retry | Unknown)]
    return Sending(len(mails), sum(isinstance(verdict, Sent) for verdict in verdicts), "".join(away[:1]))


def _made_ready(post: Post, mails: Sequence[Outbox]) -> list[tuple[Outbox, bytes]]:
    """Render the mails that are not rendered yet, their pictures side by side, and keep their bytes."""
    begun = [(mail, _begun(post, mail)) for mail in mails]
    ready = ((mail, _ready(post, mail, picture)) for mail, picture in begun)
    return [(mail, raw) for mail, raw in ready if raw is not None]


def _begun(post: Post, mail: Outbox) -> Future[bytes] | None:
    """Start to draw the picture of a mail that has one and is not rendered yet."""
    try:
        picture = drawn(post.house, mail) if mail.raw is None else ""
    except Exception as fault:  # the edge of one mail: rendering it will tell
        log.exception("%s: the picture of mail %s cannot be drawn: %s", _named(mail), mail.id, fault)
        return None
    return post.pictures.begin(picture) if picture else None


def _ready(post: Post, mail: Outbox, picture: Future[bytes] | None) -> bytes | None:
    """Give the bytes of a mail, the same as at an earlier attempt; one that cannot be rendered is set aside."""
    if mail.raw is not None:
        return mail.raw
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
            to_referee(house, session, campaign, told)


def _mark(house: House, mail: Outbox, verdict: Verdict) -> None:
    """Write down what the server said; what it will never take is told to the referee."""
    later = house.now + timedelta(seconds=PAUSES[min(mail.attempts, len(PAUSES)) - 1])
    with writing(house.engine) as session:
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
                    returns.refused(house, session, mail, code, said)
            case _:
                assert_never(verdict)


def _named(mail: Outbox) -> str:
    """Name a mail in the log: by campaign and seat, without what it says."""
    return f"{mail.campaign or '-'} {mail.seat or mail.recipient}"
