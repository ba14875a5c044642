"""One pass over everything there is to do, for hosts who prefer cron to a service."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, replace

from pbem.mail.watching.intake import Fetched, Keeper, State
from pbem.mail.watching.mailbox import watch
from pbem.service.desk import intake
from pbem.service.desk.intake import AWAY, READ
from pbem.service.health.pulse import Pulse
from pbem.service.house.house import House, imap_account, patience
from pbem.service.house.reference_clock import Reference
from pbem.service.turns import brake
from pbem.service.work import retention, thinning
from pbem.service.work.dispatch import open_post, send_waiting
from pbem.service.work.mailbox_readings import readings
from pbem.service.work.work_process import Bench, apart, here
from pbem.settings import Mailbox
from pbem.store.engine import reading
from pbem.store.repository import inbox, unrouted
from pbem.store.tables import Campaign


@dataclass(frozen=True)
class Done:
    """What was done; `away` says which servers could not be reached, `held` which campaigns need the referee."""

    fetched: int
    steps: int
    sent: int
    away: tuple[str, ...]
    held: tuple[Campaign, ...] = ()


def once(house: House, bench: Bench | None = None) -> Done:
    """Fetch, answer, resolve, send; without a bench the work is done apart when letters are waiting."""
    from pbem.service.work.worker import enrol

    enrol(house)
    house = replace(house, reference=Reference(house.clock))
    fetched, away = 0, {}
    for mailbox in house.settings.mailbox:
        count, trouble = _fetch(house, mailbox)
        fetched += count
        if trouble:
            away[mailbox.name] = trouble
    steps = _done(house, bench)
    retention.thin(house)
    thinning.thin(house)
    sent, trouble = asyncio.run(_send(house))
    Pulse(house).once(bool(fetched or steps or sent))
    troubles = (*away.values(), *([f"smtp: {trouble}"] if trouble else []))
    with reading(house.engine) as session:
        return Done(fetched, steps, sent, troubles, tuple(brake.waiting(session)))


def _done(house: House, bench: Bench | None) -> int:
    """Do what there is to do."""
    steps = 0
    with (bench or _bench(house))(house) as look:
        while done := look().done:
            steps += done
    return steps


def _bench(house: House) -> Bench:
    """Work in a process of its own when letters are waiting, which may keep it busy for ever."""
    with reading(house.engine) as session:
        letters = unrouted.any_waits(session) or bool(inbox.campaigns_with_new(session))
    return apart if letters else here


def _fetch(house: House, mailbox: Mailbox) -> tuple[int, str]:
    """Read a mailbox once: the watch is stopped as soon as it has nothing left to take, or cannot."""
    stop, taken, trouble = threading.Event(), [], []
    take, tell = intake.taking(house, mailbox), intake.telling(house, mailbox)

    def counted(fetched: Fetched) -> None:
        take(fetched)
        taken.append(fetched.uid)

    def told(state: str, detail: str) -> None:
        if state != State.STOPPED:
            tell(state, detail)
        if state in AWAY:
            trouble.append(f"{mailbox.name}: {state}: {detail}")
        if state in READ | AWAY:
            stop.set()

    at, asked = intake.cursor(house, mailbox), readings(house, mailbox)
    watch(imap_account(mailbox), Keeper(at, counted, told), stop, patience(house.settings), asked)
    return len(taken), "".join(trouble[:1])


async def _send(house: House) -> tuple[int, str]:
    """Send what is queued; give how many mails went, and what kept others back."""
    post, sent, away = open_post(house), 0, ""
    async with post.sender:
        while (batch := await send_waiting(post)).dealt:
            sent, away = sent + batch.sent, away or batch.away
    post.rest()
    return sent, away
