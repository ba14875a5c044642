"""A long past for all campaigns of a database, made in a moment: rows that are over and done with, by the thousand.

A row of each kind is written for each seat, then copied by one statement under keys of its own. Nothing of it is open:
letters are answered, mails sent, timers over, questions settled, other campaigns ended. The head of each campaign
stands at the end of a way of `TURNS` more turns. Seats, players and addresses are the young campaign's own.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, inspect, text
from sqlmodel import Session, col, func, select

from pbem import codec
from pbem.core.texts import text as words
from pbem.reports.briefing import Notice
from pbem.store.engine import is_sqlite, reading, writing, writing_connection
from pbem.store.tables import (
    Absence,
    Address,
    Amendment,
    Application,
    Browser,
    Campaign,
    Challenge,
    Event,
    Inbox,
    InboxState,
    Invitation,
    Judgement,
    LogKind,
    Outbox,
    Person,
    Press,
    Row,
    Seat,
    Sheet,
    SignIn,
    Timer,
    Turn,
)
from tests.service.cost_kit import unwatched
from tests.service.kit import Office

TURNS = 300
"""Turns between the first one played and the head."""
MANY = 400
"""Rows of each other kind: for each seat, or for the house."""
LONG_AGO = datetime(2025, 1, 1, tzinfo=UTC)
FAR_OFF = datetime(2099, 1, 1, tzinfo=UTC)
STRANGER = "olga@away.test"
FEW = {
    "host": "one row about the installation",
    "process": "one for each process of the service that was heard of in the last day",
    "deferral": "letters of strangers that wait now; the row goes when the letter is taken up",
    "dice": "one for each time a campaign was opened again after its end",
    "mailbox": "one row for each mailbox of the configuration",
}
"""Tables that have no past: they do not grow with what was done."""
FEW_EACH = {
    "seat": "a few for a campaign",
    "partner": "a few for a seat",
    "disclosure": "one for two seats of a campaign that want to know each other",
}
"""Tables that grow with the campaigns only: a statement may see all rows of one campaign, but not of all."""


@dataclass(frozen=True)
class Copied:
    """A row that is written, how often it is copied, and what differs in the copies, as SQL about the number `n`."""

    row: Row
    changed: Mapping[str, str] = field(default_factory=dict)
    times: int = MANY


def grow(engine: Engine) -> None:
    """Give a database a long past."""
    with writing(engine) as session:
        copies = list(_of_house(session))
        for campaign in session.exec(select(Campaign)).all():
            copies += _of(session, campaign, campaign.head_turn)
            _move_head(session, campaign)
        for copied in copies:
            session.add(copied.row)
            session.flush()
    with writing_connection(engine) as connection:
        for copied in copies:
            _copy(connection, copied)
        connection.execute(text(_ADDRESSES), {"no": False})
    if not is_sqlite(engine):
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE")


@dataclass
class Grown(Office):
    """An office whose past is not looked at by what a test asks it, and is counted for nobody."""

    def mails(self, address: str = "", kind: str = "") -> list[Outbox]:
        """List what was queued, without the past."""
        with unwatched(self.house.engine), reading(self.house.engine) as session:
            recent = col(Outbox.message_id).not_like("%@past.test%")
            found = session.exec(select(Outbox).where(recent).order_by(col(Outbox.id))).all()
        return [mail for mail in found if address in ("", mail.address) and kind in ("", mail.kind)]


def sizes(engine: Engine) -> dict[str, int]:
    """Count the rows of all tables."""
    with reading(engine) as session:
        return {
            name: session.connection().execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in Row.metadata.tables.items()
        }


def _of(session: Session, campaign: Campaign, head: int) -> Iterator[Copied]:
    """Make the rows of a campaign's past, from its present head on."""
    key, way = campaign.key, {"turn": f"{head} + n"}
    turn = session.exec(select(Turn).where(Turn.campaign == key, Turn.number == head)).one()
    yield Copied(turn, {"number": f"{head} + n", "parent_branch": "0", "parent_number": f"{head} + n - 1"}, TURNS)
    change = Amendment(campaign=key, branch=0, number=head, reason="x", at=LONG_AGO)
    yield Copied(change, {"number": f"{head} + n"}, TURNS)
    for kind, state in (("deadline", "fired"), ("reminder", "cancelled")):
        how: dict[str, Any] = {"kind": kind, "state": state, "rule": "{}", "zone": "UTC", "due_utc": LONG_AGO}
        yield Copied(Timer(campaign=key, branch=0, turn=head, **how), way, TURNS - 1)
    for sheet in session.exec(select(Sheet).where(Sheet.campaign == key, Sheet.turn == head)).all():
        yield Copied(sheet, way, TURNS)
        lately = {**sheet.model_dump(), "turn": head + TURNS + 1, "created_at": LONG_AGO, "author": "player"}
        if sheet.seat == "blue":
            yield Copied(Sheet(**lately), {"revision": "1 + n"}, TURNS)
    yield Copied(_event(key, head, "resolved", _RESOLVED), way, TURNS - 1)
    yield Copied(_event(key, head, "ordered", "{}"))
    asked: dict[str, Any] = {"address": STRANGER, "name": "x", "language": "en", "zone": "UTC", "created_at": LONG_AGO}
    yield Copied(Application(campaign=key, state="refused", **asked))
    yield Copied(Invitation(code=f"{key}x", campaign=key, state="used", created_at=LONG_AGO), {"code": "code || n"})
    for seat in session.exec(select(Seat).where(Seat.campaign == key, col(Seat.person).is_not(None))).all():
        yield from _of_seat(session, seat, head)
    for kind in ("referee-answer", "ask-referee"):
        yield Copied(_mail(key, head, "referee", kind, None, "referee@host.test"), _MAIL)
    ended = Campaign(**{**campaign.model_dump(), "key": f"{key}x", "state": "ended", "head_turn": 0})
    yield Copied(ended, {"key": "key || n"})
    quiet = Campaign(**{**campaign.model_dump(), "key": f"{key}y", "state": "running", "head_turn": 0})
    yield Copied(quiet, {"key": "key || n"})
    how = {"kind": "deadline", "state": "waiting", "rule": "{}", "zone": "UTC", "due_utc": FAR_OFF}
    yield Copied(Timer(campaign=f"{key}y", branch=0, turn=1, **how), {"campaign": "campaign || n"})


def _of_seat(session: Session, seat: Seat, head: int) -> Iterator[Copied]:
    """Make the rows of a seat's past."""
    key, name = seat.campaign, seat.key
    address = session.exec(select(Address.address).where(Address.person == seat.person)).first() or ""
    yield Copied(_letter(key, name, address, "done"), _LETTER)
    told = session.exec(
        select(Outbox).where(Outbox.campaign == key, Outbox.recipient == name, Outbox.kind == "report")
    ).first()
    assert told is not None
    report = _mail(key, head, name, "report", name, address)
    report.briefing, report.briefing_kind = told.briefing, told.briefing_kind
    yield Copied(report, {**_MAIL, "turn": f"{head} + n", "revision": "1"}, TURNS - 1)
    for kind in ("answer", "press", "report-again"):
        yield Copied(_mail(key, head, name, kind, name, address), _MAIL)
    press = Press(code=f"{key}{name}", campaign=key, turn=head, writer=name, readers=name, body="x", at=LONG_AGO)
    yield Copied(press, {"code": "code || 'x' || n"})
    yield Copied(_question(f"{key}{name}", address, key, name), {"code": "code || n"})
    held: dict[str, Any] = {"branch": 0, "turn": head, "line": 1, "words": "x", "problem": "{}", "state": "read"}
    yield Copied(Judgement(campaign=key, seat=name, **held, created_at=LONG_AGO))
    day: dict[str, Any] = {"first_day": "2025-01-01", "last_day": "2025-01-02", "state": "cancelled"}
    yield Copied(Absence(campaign=key, seat=name, booked_at=LONG_AGO, **day))


def _of_house(session: Session) -> Iterator[Copied]:
    """Make the rows of nobody's past: strangers' letters, what they were told, people who played once."""
    yield Copied(_letter(None, None, STRANGER, "rejected"), _LETTER)
    yield Copied(_letter(None, None, STRANGER, "duplicate"), _LETTER)
    yield Copied(_mail(None, 0, STRANGER, "notice-untagged", None, STRANGER), _MAIL)
    yield Copied(_mail(None, 0, "referee", "flood", None, "referee@host.test"), _MAIL)
    yield Copied(_question("stranger", STRANGER, None, None), {"code": "code || n"})
    yield Copied(Person(name="Past", language="en", zone="UTC"))
    signed: dict[str, Any] = {
        "browser": "past",
        "address": STRANGER,
        "network": "192.0.2.0/24",
        "url": "https://x.test",
    }
    yield Copied(
        SignIn(**signed, at=FAR_OFF, state="used", link="past"), {"browser": "browser || n", "link": "link || n"}
    )
    browser = Browser(cookie="past", address=STRANGER, since=FAR_OFF, used_at=FAR_OFF)
    yield Copied(browser, {"cookie": "cookie || n"})


def _event(campaign: str, turn: int, kind: LogKind, payload: str) -> Event:
    """Make a line of the log."""
    return Event(at=LONG_AGO, campaign=campaign, turn=turn, who="service", kind=kind, payload=payload)


def _letter(campaign: str | None, seat: str | None, sender: str, state: InboxState) -> Inbox:
    """Make a letter that is settled."""
    name = f"{campaign}{seat}{state}"
    return Inbox(
        mailbox="orders",
        uidvalidity=zlib.crc32(name.encode()) + 2,
        uid=1,
        received_at=LONG_AGO,
        sender=sender,
        message_id=f"<{name}@past.test>",
        sha256=name,
        raw=b"From: x\r\n\r\nx\r\n",
        campaign=campaign,
        seat=seat,
        state=state,
        note="orders",
    )


def _mail(campaign: str | None, turn: int, recipient: str, kind: str, seat: str | None, address: str) -> Outbox:
    """Make a mail that was sent."""
    return Outbox(
        campaign=campaign,
        branch=0,
        turn=turn,
        recipient=recipient,
        kind=kind,
        revision=MANY,
        seat=seat,
        language="en",
        address=address,
        mailbox="orders",
        message_id=f"<{campaign}{recipient}{kind}@past.test>",
        briefing=codec.dumps(Notice(None, "en", words("press-to-referee"), ()), Notice),
        briefing_kind="notice",
        raw=b"Content-Type: text/plain\r\n\r\nx\r\n",
        state="sent",
        created_at=LONG_AGO,
        not_before=LONG_AGO,
        sent_at=LONG_AGO,
    )


def _question(code: str, address: str, campaign: str | None, seat: str | None) -> Challenge:
    """Make a question that was answered."""
    return Challenge(
        code=code,
        kind="address",
        address=address,
        campaign=campaign,
        seat=seat,
        created_at=LONG_AGO,
        expires_at=LONG_AGO,
        state="confirmed",
    )


def _move_head(session: Session, campaign: Campaign) -> None:
    """Say of the head of the long way what is said of the present turn, and of the next one."""
    for table in ("timer", "outbox", "event", "sheet"):
        later = f"UPDATE {table} SET turn = turn + {TURNS} WHERE campaign = :key AND turn >= :head"
        later += " AND turn > :head" if table == "sheet" else ""
        session.connection().execute(text(later), {"key": campaign.key, "head": campaign.head_turn})
    campaign.head_turn += TURNS
    session.flush()
    session.expire_all()


def _copy(connection: Connection, copied: Copied) -> None:
    """Copy a row; counted keys are given by the database."""
    table = Row.metadata.tables[str(copied.row.__tablename__)]
    identity = inspect(copied.row).identity
    keys = {column.name: value for column, value in zip(table.primary_key, identity, strict=True)}
    columns = [column.name for column in table.columns if column.name != "id"]
    taken = ", ".join(copied.changed.get(name, f'one."{name}"') for name in columns)
    listed = ", ".join(f'"{name}"' for name in columns)
    which = " AND ".join(f"one.{name} = :{name}" for name in keys)
    numbers = f"WITH RECURSIVE past(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM past WHERE n < {copied.times})"
    found = f"SELECT {taken} FROM {table.name} one, past WHERE {which}"
    if is_sqlite(connection):
        connection.execute(text(f"INSERT INTO {table.name} ({listed}) {numbers} {found}"), keys)
    else:
        connection.execute(text(f"{numbers} INSERT INTO {table.name} ({listed}) {found}"), keys)


_IDENTIFIER = "'<' || n || substr(message_id, 2)"
_LETTER = {"uid": "1 + n", "message_id": _IDENTIFIER, "sha256": "sha256 || n"}
_MAIL = {"revision": "n - 1", "message_id": _IDENTIFIER}
_RESOLVED = '{"turn": 0, "silent": [], "missing": 0, "asked": 2, "missed": []}'
_ADDRESSES = """
    INSERT INTO address (address, person, rank, bounced)
    SELECT 'past' || id || '@past.test', id, 0, :no FROM person WHERE name = 'Past'
"""
