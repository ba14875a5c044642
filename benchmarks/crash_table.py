"""The table at which services are killed: a post office that survives, a database, four players who write at random.

Each letter moves one army by a number of cells that tells which letter it was; its Message-ID tells it, too.
"""

from __future__ import annotations

import random
import smtplib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from sqlmodel import col, select

from benchmarks.crash_service import Service
from pbem.mail.local_post import HOST, PostOffice
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House, open_house
from pbem.service.post import addresses
from pbem.settings import load
from pbem.store import migrate
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import seats
from pbem.store.tables import Inbox, Outbox

KEY = "crash1"
SEATS = ("blue", "red", "green", "white")
STEPS = 9
CONFIG = """
data = "data"
database = "{database}"
referee = "referee@host.test"
settle_seconds = 0
answers_per_hour = 0
stranger_answers_per_hour = 0
[[mailbox]]
address = "orders@host.test"
[mailbox.imap]
host = "127.0.0.1"
port = {imap}
user = "orders"
password = "secret"
security = "plain"
[smtp]
host = "127.0.0.1"
port = {smtp}
security = "plain"
"""
CAMPAIGN = {
    "key": KEY,
    "title": "Four Winds",
    "ruleset": "campaign",
    "options": {"map": "four-winds", "seats": 4},
    "brake": {"silent_share": 0},
}


@dataclass(frozen=True)
class Wanted:
    """What the table is like."""

    hosts: int
    database: str
    seconds: float
    seed: int
    pictures: bool


@dataclass(eq=False)
class Table:
    """The post office, the hosts, and who wrote what."""

    office: PostOffice
    house: House
    services: list[Service]
    folder: Path
    chance: random.Random
    written: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Message-ID -> seat and number of the letter."""

    def write(self) -> None:
        """Let one of the players send orders."""
        seat, number = self.chance.choice(SEATS), len(self.written) + 1
        name = f"<letter{number}@{seat}.test>"
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = f"{seat}@host.test", self._reply_to(seat), f"letter {number}"
        mail["Message-ID"] = name
        mail.set_content(line(number))
        with smtplib.SMTP(HOST, self.office.smtp_port, timeout=600) as server:
            server.send_message(mail)
        self.written[name] = (seat, number)

    def _reply_to(self, seat: str) -> str:
        """Give the present reply address of a seat."""
        with reading(self.house.engine) as session:
            campaign, row = rows.get(session, KEY), seats.get(session, KEY, seat)
            assert campaign is not None
            assert row is not None
            return addresses.reply_to(self.house, campaign, row)

    def head(self) -> int:
        """Give the number of the last turn played."""
        with reading(self.house.engine) as session:
            campaign = rows.get(session, KEY)
            return campaign.head_turn if campaign else 0

    def ends(self) -> None:
        """Stop the clock, and let the leases of killed senders end at once, where a host would wait for them."""
        with writing(self.house.engine) as session:
            campaign = rows.claim(session, KEY, wait=True)
            assert campaign is not None
            if campaign.state == "running":
                lifecycle.pause(self.house, session, campaign, "the end")

    def leases_end(self) -> None:
        """Let mails that a killed sender had go out at once."""
        with writing(self.house.engine) as session:
            waits = col(Outbox.state).in_(("queued", "sending", "unknown"))
            for mail in session.exec(select(Outbox).where(waits, col(Outbox.not_before) > self.house.now)):
                mail.not_before = self.house.now
                session.add(mail)

    def left(self) -> tuple[int, int, int]:
        """Count the letters that have not come, those that are not settled, and the mails that have not gone out."""
        with reading(self.house.engine) as session:
            came = set(session.exec(select(Inbox.message_id)).all())
            letters = session.exec(select(Inbox.id).where(col(Inbox.state).in_(("new", "waiting", "asked")))).all()
            mails = session.exec(select(Outbox.id).where(col(Outbox.state).not_in(("sent", "rejected")))).all()
        return len(self.written.keys() - came), len(letters), len(mails)


def line(number: int) -> str:
    """Give the order of a letter."""
    return f"army {number % 4 + 1}: {('up', 'down', 'left', 'right')[number // 4 % 4]} {number // 16 % STEPS + 1}"


@contextmanager
def laid(folder: Path, wanted: Wanted) -> Iterator[Table]:
    """Open the post office, make the campaign and the configurations of the hosts."""
    with PostOffice(folder / "post", domain="host.test", open_password="door") as office:
        office.add_user("orders", "secret")
        where = wanted.database or f"sqlite:///{folder / 'pbem.db'}"
        configs = [_config(folder, number, office, where) for number in range(wanted.hosts)]
        house = open_house(load(configs[0], {}))
        migrate.upgrade(where)
        with writing(house.engine) as session:
            row = lifecycle.create(house, session, campaign_file.check("crashes", _campaign(wanted.seconds)))
            lifecycle.start_if_full(house, session, row)
        services = [Service(config, wanted.pictures) for config in configs]
        table = Table(office, house, services, folder, random.Random(wanted.seed))
        try:
            yield table
        finally:
            for service in table.services:
                service.end()
            house.engine.dispose()


def _config(folder: Path, number: int, office: PostOffice, database: str) -> Path:
    """Write the configuration of a host."""
    path = folder / f"host{number}" / "pbem.toml"
    path.parent.mkdir(parents=True)
    words = CONFIG.format(database=database, imap=office.imap_port, smtp=office.smtp_port)
    path.write_text(words, encoding="utf-8")
    return path


def _campaign(seconds: float) -> dict[str, Any]:
    """Describe the campaign: four players, a turn every few seconds."""
    people = [{"seat": seat, "name": seat.title(), "address": [f"{seat}@host.test"]} for seat in SEATS]
    return {**CAMPAIGN, "schedule": {"every_seconds": seconds}, "seat": people}
