"""A host with many campaigns of four whose turns are all due at one minute, and a campaign that writes meanwhile.

The services are `pbem serve` as processes of their own (`crash_service`). Letters come through an embedded post office;
what is sent goes to a door that takes all mail and notes when it came.
"""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from resource import getpagesize

from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlmodel import col, delete, func, select

from benchmarks.crash_service import Service, group
from benchmarks.crash_table import CONFIG
from pbem.mail.local_post import PostOffice
from pbem.service.house.house import House, open_house
from pbem.service.work import work
from pbem.settings import load
from pbem.store import migrate
from pbem.store.engine import reading, writing
from pbem.store.tables import Campaign, Outbox
from pbem.testing.clock import ToldClock
from tests.servers.scripted import Script, scripted
from tests.service.kit import Office

SEATS = ("blue", "red", "green", "white")
ORDERS = "army 1: up 2\narmy 2: left 3\n"
PROBES = "probes"
"""The campaign whose players write while the turns of all others are due."""
_HEADERS = re.compile(rb"^(Message-ID|In-Reply-To):\s*(<[^>]+>)", re.I | re.M)


@dataclass
class Door(Script):
    """A mail server that takes everything at once, and notes when what came."""

    mails: Counter[str] = field(default_factory=Counter)
    answered: dict[str, float] = field(default_factory=dict)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Take a mail."""
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        named = {key.lower(): value.decode() for key, value in _HEADERS.findall(content.partition(b"\r\n\r\n")[0])}
        self.mails[named.get(b"message-id", "")] += 1
        self.answered.setdefault(named.get(b"in-reply-to", ""), time.monotonic())
        return "250 OK"


@contextmanager
def opened_door() -> Iterator[Door]:
    """Serve in a thread of its own."""
    door, ready, loop, closed = Door(), threading.Event(), asyncio.new_event_loop(), asyncio.Event()

    async def serve() -> None:
        async with scripted(door):
            ready.set()
            await closed.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    ready.wait(30)
    try:
        yield door
    finally:
        loop.call_soon_threadsafe(closed.set)
        thread.join(30)


@dataclass(frozen=True)
class Host:
    """A database with campaigns, the services on it, the post office before it and the door behind it."""

    house: House
    services: tuple[Service, ...]
    post: PostOffice
    door: Door
    office: Office

    def probe(self, number: int) -> str:
        """Let a player of the campaign that writes send orders; give the letter's Message-ID."""
        name = f"<probe{number}@players.test>"
        seat = SEATS[number % len(SEATS)]
        words = f"army 1: up {number % 9 + 1}\narmy 2: left {number % 7 + 1}\n"
        self.post.deliver("orders", self.office.written(seat, words, message_id=name))
        return name

    def unresolved(self) -> int:
        """Count the campaigns whose turn has not been played."""
        with reading(self.house.engine) as session:
            these = select(func.count()).where(Campaign.head_turn < 1, Campaign.key != PROBES)
            return session.exec(these).one()

    def unsent(self) -> int:
        """Count the mails of the turns that wait."""
        with reading(self.house.engine) as session:
            waits = col(Outbox.state).in_(("queued", "sending")), Outbox.campaign != PROBES
            return session.exec(select(func.count()).where(*waits)).one()

    def memory(self) -> float:
        """Give the resident memory of all processes of the services, in MB; what they share is counted for each."""
        pages = 0
        for service in self.services:
            for pid in group(int(service.process.pid or 0)) if service.process else ():
                with suppress(OSError):
                    pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * getpagesize() / 2**20


@contextmanager
def filled(folder: Path, url: str, campaigns: int, services: tuple[Service, ...]) -> Iterator[Host]:
    """Make the campaigns, each with a letter of one of its players, as if it had been a day before the turn."""
    with PostOffice(domain="host.test", open_password="door") as post, opened_door() as door:
        post.add_user("orders", "secret")
        for service in services:
            service.config.parent.mkdir(parents=True)
            words = CONFIG.format(database=url, imap=post.imap_port, smtp=door.port)
            service.config.write_text(words, encoding="utf-8")
        due = datetime.now(UTC) - timedelta(minutes=1)
        clock = ToldClock(due - timedelta(hours=23))
        migrate.upgrade(url)
        house = open_house(load(services[0].config, {}), clock)
        try:
            office = Office(house, clock)
            for number in range(campaigns):
                _begin(office, f"rush{number}", due)
                office.arrives(office.written("blue", ORDERS))
            work.do_all(house)
            clock.set(datetime.now(UTC))
            _begin(office, PROBES, due + timedelta(hours=12))
            with writing(house.engine) as session:
                session.exec(delete(Outbox))
            yield Host(house, services, post, door, office)
        finally:
            for service in services:
                service.end()
            house.engine.dispose()


def _begin(office: Office, key: str, due: datetime) -> None:
    """Start a campaign of four whose turn is due at that minute."""
    office.key = key
    office.start(
        title="Four Winds",
        options={"map": "four-winds", "seats": 4},
        schedule={"every_days": 1, "at": [due.strftime("%H:%M")]},
        brake={"silent_share": 0},
        seat=[{"seat": seat, "name": seat.title(), "address": [f"{seat}@players.test"]} for seat in SEATS],
    )
