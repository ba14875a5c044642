"""Out of the outbox: claim, send, mark. SMTP happens outside any transaction (design, section 6).

A mail is claimed when it is its turn: of a process that is killed only the mails it was at must wait. Those that come
next are written meanwhile (`ahead`), and several are handed over at once (`lanes`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import assert_never

from pbem.core.texts import text
from pbem.mail.sending.outgoing import Away, Rejected, Retry, Sender, Sent, Unknown, Verdict
from pbem.service.desk import undelivered_mail
from pbem.service.house.house import House, smtp_account
from pbem.service.post.pictures import Pictures
from pbem.service.post.pool import CORES
from pbem.service.post.posting import REFEREE, notice, to_host
from pbem.service.post.scribes import Scribes
from pbem.service.post.server_clock import ServerClock
from pbem.service.work.ahead import Ahead, named
from pbem.service.work.lanes import Lanes, Limits
from pbem.settings import Outgoing
from pbem.store import holder
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, outbox
from pbem.store.repository.outbox import Lease
from pbem.store.tables import Outbox

log = logging.getLogger("pbem.dispatch")

LEASE = timedelta(minutes=15)
LOOK = 0.5
"""Seconds until it is looked again whether another mail may go, while those on their way are not answered."""
PAUSES = (30, 120, 600, 1800, 3600, 7200, 14400)
"""Seconds before the next attempts at a mail the server refused for now; the last one is repeated."""


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Post:
    """What sending needs; `holder` is who claims the mails, `ends` tells that no further one is to be begun."""

    house: House
    pictures: Pictures
    sender: Sender
    holder: str = ""
    server: ServerClock = field(default_factory=ServerClock)
    lanes: Lanes = field(default_factory=Lanes)
    ends: Callable[[], bool] = _never
    scribes: Scribes | None = None

    def rest(self) -> None:
        """Let the processes go that draw and write: there is nothing to send."""
        self.pictures.rest()
        if self.scribes is not None:
            self.scribes.rest()


def limits(smtp: Outgoing) -> Limits:
    """Read from the configuration how much the server is asked at once."""
    return Limits(smtp.connections, smtp.per_domain, smtp.domain_pause)


def open_post(house: House, ends: Callable[[], bool] = _never) -> Post:
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
    lanes = Lanes(limits(settings.smtp))
    scribes = Scribes(settings) if CORES > 1 else None
    return Post(house, Pictures(settings.data / "pictures"), sender, name, lanes=lanes, ends=ends, scribes=scribes)


@dataclass(frozen=True)
class Sending:
    """What came of sending: how many mails were dealt with and how many sent; what kept the others back."""

    dealt: int
    sent: int
    away: str = ""


async def send_waiting(post: Post) -> Sending:
    """Send what may be sent now, several mails at once; nothing while the server serves nobody."""
    ahead = Ahead(post.house, post.pictures, post.scribes)
    going: set[asyncio.Task[Verdict | None]] = set()
    verdicts: list[Verdict | None] = []
    try:
        while True:
            going |= await _begun(post, ahead)
            if not going and not await _waits(post):
                break
            done, going = await _first(going)
            verdicts += [task.result() for task in done]
    finally:
        for task in going:
            task.cancel()
        ahead.close()
    away = [verdict.text for verdict in verdicts if isinstance(verdict, Retry | Away | Unknown)]
    return Sending(len(verdicts), sum(isinstance(verdict, Sent) for verdict in verdicts), "".join(away[:1]))


_Going = set[asyncio.Task[Verdict | None]]


async def _first(going: _Going) -> tuple[_Going, _Going]:
    """Wait until one of the mails is answered, or some time."""
    if not going:
        await asyncio.sleep(LOOK)
        return set(), set()
    return await asyncio.wait(going, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)


async def _waits(post: Post) -> bool:
    """Tell whether a mail waits only for its domain to have rested."""
    if not post.lanes.closed() or post.ends() or post.server.waits(post.house.now):
        return False
    return await asyncio.to_thread(_any_coming, post)


def _any_coming(post: Post) -> bool:
    with reading(post.house.engine) as session:
        return bool(outbox.coming(session, post.house.now, 1))


async def _begun(post: Post, ahead: Ahead) -> _Going:
    """Begin to hand over as many mails as may be on their way at once."""
    begun: _Going = set()
    while post.lanes.has_room(post.server.serves) and not post.ends() and not post.server.waits(post.house.now):
        await ahead.look()
        lease = await asyncio.to_thread(_claimed, post)
        if lease is None:
            break
        post.lanes.begin(lease.mail.id, lease.mail.address)
        begun.add(asyncio.create_task(_dealt_with(post, ahead, lease)))
    return begun


def _claimed(post: Post) -> Lease | None:
    now = post.house.now
    with writing(post.house.engine) as session:
        return outbox.claim(session, now, now + LEASE, post.holder, post.lanes.closed())


async def _dealt_with(post: Post, ahead: Ahead, lease: Lease) -> Verdict | None:
    """Send a mail and write down what came of it; one that cannot be written is set aside."""
    try:
        made = await ahead.take(lease.mail)
        if isinstance(made, Exception):
            await asyncio.to_thread(_set_aside, post.house, lease.mail, made)
            return None
        raw = await asyncio.to_thread(_kept, post, lease.mail, made)
        verdict = await post.sender.send(post.house.mailbox(lease.mail.mailbox).address, lease.mail.address, raw)
        await asyncio.to_thread(_mark, post, lease, verdict)
        return verdict
    finally:
        post.lanes.end(lease.mail.id)


def _kept(post: Post, mail: Outbox, made: bytes) -> bytes:
    """Keep what is about to be sent, so that every attempt sends the same bytes."""
    if mail.raw is not None:
        return mail.raw
    with writing(post.house.engine) as session:
        return outbox.keep_raw(session, mail, made)


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
                log.info("%s: %s sent", named(mail), mail.kind)
                outbox.sent(session, mail, house.now, said)
            case Retry(code, said):
                log.warning("%s: %s not sent: %s %s", named(mail), mail.kind, code, said)
                outbox.retry(session, mail, later, f"{code} {said}")
            case Unknown(said):
                log.warning("%s: %s perhaps sent: %s", named(mail), mail.kind, said)
                outbox.unknown(session, mail, later, said)
            case Rejected(code, said):
                log.warning("%s: %s refused: %s %s", named(mail), mail.kind, code, said)
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
