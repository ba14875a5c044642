"""A service to write letters to: a real database, a told clock, letters as raw bytes in its inbox.

`office.letter("red", "1: stay")` writes as that player from the registered address to the seat's own reply address.
What comes back is read from the outbox, rendered as it would be sent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from itertools import count
from pathlib import Path

from sqlalchemy import Engine
from sqlmodel import col, select

from pbem.core.content import Content
from pbem.registry import Registry
from pbem.reports.briefing import Answer, Briefing, Notice, Report
from pbem.reports.compose import compose
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House
from pbem.service.post import addresses
from pbem.service.post.rendering import briefing, catalogue
from pbem.service.work import work
from pbem.settings import Mailbox, Outgoing, Settings
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, mailboxes, seats
from pbem.store.repository import campaigns as rows
from pbem.store.wake import open_wake
from pbem.testing.clock import ToldClock

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
REGISTRY = Registry()
PLAYERS = {"blue": ("Anna", "en"), "red": ("Boris", "cs")}


@dataclass
class Office:
    """The service of a test, with one campaign `rk4` of two seats on the map `two-fords`."""

    house: House
    clock: ToldClock
    key: str = "rk4"
    uids: count[int] = field(default_factory=lambda: count(1))

    def start(self, **changes: object) -> Office:
        """Make the campaign and start it."""
        table = {
            "key": self.key,
            "title": "Two Fords",
            "ruleset": "campaign",
            "options": {"map": "two-fords", "seats": 2},
            "schedule": {"every_days": 1, "at": ["20:00"]},
            "seat": [
                {"seat": seat, "name": name, "address": [f"{seat}@players.test"], "language": language}
                for seat, (name, language) in PLAYERS.items()
            ],
            **changes,
        }
        with writing(self.house.engine) as session:
            row = lifecycle.create(self.house, session, campaign_file.check("test", table), b"s" * 32)
            lifecycle.start_if_full(self.house, session, row)
        return self

    def reply_to(self, seat: str) -> str:
        """Give the present reply address of a seat."""
        with reading(self.house.engine) as session:
            campaign, row = rows.get(session, self.key), seats.get(session, self.key, seat)
            assert campaign is not None
            assert row is not None
            return addresses.reply_to(self.house, campaign, row)

    def letter(self, seat: str, text: str, **changes: str) -> None:
        """Write a letter as a player and let the service work."""
        self.arrives(self.written(seat, text, **changes))
        self.works()

    def written(self, seat: str, text: str, **changes: str) -> bytes:
        """Write a letter; `sender`, `to`, `subject` and any header may be given."""
        number = next(self.uids)
        mail = EmailMessage()
        mail["From"] = changes.pop("sender", f"{seat}@players.test")
        mail["To"] = changes.pop("to", "") or self.reply_to(seat)
        mail["Subject"] = changes.pop("subject", "Re: report")
        mail["Message-ID"] = changes.pop("message_id", f"<letter{number}@players.test>")
        for header, value in changes.items():
            mail[header.replace("_", "-")] = value
        mail.set_content(text)
        return mail.as_bytes()

    def arrives(self, raw: bytes, received: datetime | None = None, reason: tables.Reason = "", size: int = 0) -> None:
        """Put a letter into the inbox; `size` is what the mail server said, where not all of it was fetched."""
        from pbem.mail.reading.letter import read

        letter = read(raw)
        arrival = arrivals.Arrival(
            "orders", 1, next(self.uids), received or self.house.now, raw, letter.sender, letter.message_id
        )
        with writing(self.house.engine) as session:
            row = arrivals.store(session, arrival)
            if row is not None:
                row.reason, row.size = reason, size or row.size

    def until(self, moment: str) -> None:
        """Let time pass until then (`2026-11-21 20:00:01`, UTC) and let the service work."""
        self.clock.set(datetime.fromisoformat(moment).replace(tzinfo=UTC))
        self.works()

    def works(self) -> None:
        """Let the service work; its mailboxes are read."""
        self.reads()
        work.do_all(self.house)

    def reads(self) -> None:
        """Read the mailboxes to their end."""
        with writing(self.house.engine) as session:
            for mailbox in self.house.settings.mailbox:
                mailboxes.read_to_end(session, mailbox.name, self.house.now)

    def mails(self, address: str = "", kind: str = "") -> list[tables.Outbox]:
        """List what was queued, oldest first."""
        with reading(self.house.engine) as session:
            found = session.exec(select(tables.Outbox).order_by(col(tables.Outbox.id))).all()
        named = f"{address}@players.test" if address in PLAYERS else address
        return [mail for mail in found if (not address or mail.address == named) and kind in ("", mail.kind)]

    def said(self, mail: tables.Outbox) -> Briefing:
        """Give what a mail says."""
        return briefing(mail)

    def content(self, mail: tables.Outbox) -> Content:
        """Give a mail as its reader sees it."""
        said = briefing(mail)
        return compose(said, catalogue(self.house, said, mail))

    def text(self, address: str) -> str:
        """Give the text of the last mail to an address, subject first."""
        content = self.content(self.mails(address)[-1])
        return f"{content.subject}\n{content.text}"

    def answer(self, seat: str) -> Answer:
        """Give the last answer to a player."""
        said = self.said(self.mails(seat, "answer")[-1])
        assert isinstance(said, Answer)
        return said

    def report(self, seat: str) -> Report:
        """Give the last report of a player."""
        said = self.said(self.mails(seat, "report")[-1])
        assert isinstance(said, Report)
        return said

    def notice(self, address: str) -> Notice:
        """Give the last mail to an address, which must be a notice."""
        said = self.said(self.mails(address)[-1])
        assert isinstance(said, Notice)
        return said

    def campaign(self) -> tables.Campaign:
        """Give the campaign's row."""
        with reading(self.house.engine) as session:
            row = rows.get(session, self.key)
            assert row is not None
            return row

    def letters(self) -> list[tables.Inbox]:
        """List everything received, oldest first."""
        with reading(self.house.engine) as session:
            return list(session.exec(select(tables.Inbox).order_by(col(tables.Inbox.id))).all())

    def later(self, **span: float) -> None:
        """Let time pass and let the service work."""
        self.clock.advance(timedelta(**span))
        self.works()


def open_office(engine: Engine, folder: Path) -> Office:
    """Open a service on a migrated database."""
    server = Outgoing(port=1, security="plain")
    settings = Settings(
        data=folder,
        referee="referee@host.test",
        settle_seconds=0,
        mailbox=(Mailbox(address="orders@host.test", imap=server),),
        smtp=server,
    )
    clock = ToldClock(NOON)
    return Office(House(settings, engine, REGISTRY, open_wake(engine), clock), clock)
