"""Rows to test with: a campaign `rk`, its seats, letters, sheets, mails."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlmodel import Session

from pbem.codec import digest, pack
from pbem.store.repository import arrivals, campaigns, inbox, mailboxes, people, seats, turns
from pbem.store.repository.arrivals import Arrival
from pbem.store.tables import Campaign, Inbox, Outbox, Seat, Sheet, Timer, Turn

NOW = datetime(2026, 5, 4, 18, 0, tzinfo=UTC)
SECRET = b"identity"


def later(seconds: float) -> datetime:
    """Give an instant after `NOW`."""
    return NOW + timedelta(seconds=seconds)


def campaign(key: str = "rk") -> Campaign:
    """Make a campaign's row."""
    return Campaign(
        key=key,
        title="Red Kingdom",
        ruleset="campaign",
        ruleset_version=1,
        options="{}",
        timezone="Europe/Prague",
        schedule="{}",
        language="en",
        mailbox="orders",
        state="running",
        dice_secret=b"dice",
        dice_anchor="ab",
        identity_secret=SECRET,
        created_at=NOW,
    )


def turn(key: str = "rk", number: int = 0, branch: int = 0) -> Turn:
    """Make a turn's row, the child of the one before it."""
    state = f'{{"turn":{number}}}'
    return Turn(
        campaign=key,
        branch=branch,
        number=number,
        parent_branch=branch if number else None,
        parent_number=number - 1 if number else None,
        ruleset_version=1,
        snapshot=pack(state),
        hash=digest(state),
        resolved_at=later(number),
        events=pack("[]"),
        rolls=pack("[]"),
    )


def start(session: Session, key: str = "rk") -> Campaign:
    """Keep a mailbox and a campaign with its setup and two players."""
    mailboxes.enrol(session, "orders")
    row = campaigns.add(session, campaign(key))
    turns.add(session, turn(key))
    for seat in ("red", "blue"):
        person = people.add(session, seat.title(), "en", "UTC", [f"{seat}@{key}.example"])
        seats.give(session, seats.add(session, Seat(campaign=key, key=seat, language="en", zone="UTC")), person)
    return row


def letter(session: Session, uid: int, key: str | None = "rk", seat: str | None = "red", **extra: object) -> Inbox:
    """Keep a letter, routed to a campaign unless `key` is None."""
    given: dict[str, object] = {"sender": "red@rk.example", "message_id": f"<{uid}@x>", **extra}
    arrival = Arrival("orders", 1, uid, later(uid), b"From: red\r\n\r\nletter %d" % uid, **given)  # type: ignore[arg-type]
    row = arrivals.store(session, arrival)
    assert row is not None
    if key is not None:
        inbox.route(session, row, key, seat)
    return row


def ordered(words: str) -> str:
    """Write a sheet of one order."""
    return f'{{"lines":[{{"line":1,"order":{words},"words":""}}]}}'


def sheet(revision: int, seat: str = "red", key: str = "rk", words: str = "[]", source: int | None = None) -> Sheet:
    """Make a sheet for the first turn; `words` stand for its only order, as JSON."""
    orders = ordered(words)
    return Sheet(
        campaign=key,
        branch=0,
        turn=0,
        seat=seat,
        revision=revision,
        inbox=source,
        orders=orders,
        digest=digest(orders),
        created_at=NOW,
    )


def mail(revision: int, recipient: str = "red", key: str | None = "rk", kind: str = "answer") -> Outbox:
    """Make a mail that may be sent at once."""
    return Outbox(
        campaign=key,
        recipient=recipient,
        kind=kind,
        revision=revision,
        seat=recipient if key else None,
        language="en",
        address=f"{recipient}@rk.example",
        briefing="{}",
        briefing_kind=kind,
        created_at=NOW,
        not_before=NOW,
    )


def timer(seconds: float, kind: str = "deadline", key: str = "rk", seq: int = 0) -> Timer:
    """Make a timer due some seconds after `NOW`."""
    return Timer(
        campaign=key, branch=0, turn=0, kind=kind, seq=seq, rule="{}", zone="Europe/Prague", due_utc=later(seconds)
    )
