"""Section 6, transaction 1: a letter is kept once, and found again in its order."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import Engine
from sqlmodel import Session, select

from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, inbox, mailboxes, unrouted
from pbem.store.repository.arrivals import Arrival
from pbem.store.tables import Inbox
from tests.store.rows import NOW, later, letter, start

LETTER = b"From: red@rk.example\r\nMessage-ID: <1@x>\r\n\r\narmy 1 holds\r\n"


def arrival(uid: int, raw: bytes = LETTER, uidvalidity: int = 1, sender: str = "Red@rk.example") -> Arrival:
    """Make the arrival of a letter."""
    message_id = "<1@x>" if b"Message-ID" in raw else ""
    return Arrival("orders", uidvalidity, uid, NOW, raw, sender, message_id)


def states(session: Session) -> list[str]:
    """List the states of all letters."""
    return [row.state for row in session.exec(select(Inbox).order_by(Inbox.id))]  # type: ignore[arg-type]


def test_a_letter_moves_the_cursor(engine: Engine) -> None:
    """The row and the mailbox's last UID are one transaction; 32-bit UIDs fit."""
    with writing(engine) as session:
        assert arrivals.store(session, arrival(4_294_967_295, uidvalidity=4_000_000_000))
    with reading(engine) as session:
        assert mailboxes.cursor(session, "orders") == (4_000_000_000, 4_294_967_295)
        row = session.exec(select(Inbox)).one()
        assert (row.raw, row.sender, row.state) == (LETTER, "red@rk.example", "new")


def test_the_same_uid_is_kept_once(engine: Engine) -> None:
    """Killed between our commit and the IMAP flag: the letter is fetched again and refused here."""
    with writing(engine) as session:
        assert arrivals.store(session, arrival(5))
        assert arrivals.store(session, arrival(5)) is None
        assert states(session) == ["new"]


def test_the_cursor_never_goes_back(engine: Engine) -> None:
    """An old UID does not undo the cursor; another UIDVALIDITY starts it anew."""
    with writing(engine) as session:
        mailboxes.advance(session, "orders", 1, 9)
        mailboxes.advance(session, "orders", 1, 3)
        assert mailboxes.cursor(session, "orders") == (1, 9)
        mailboxes.advance(session, "orders", 2, 1)
        assert mailboxes.cursor(session, "orders") == (2, 1)


def test_a_letter_delivered_twice_is_a_duplicate(engine: Engine) -> None:
    """Same sender, Message-ID and body; what servers add to the header does not count."""
    with writing(engine) as session:
        arrivals.store(session, arrival(1))
        arrivals.store(session, arrival(2, b"Received: again\r\n" + LETTER))
        assert states(session) == ["new", "duplicate"]


@pytest.mark.parametrize(
    ("raw", "sender"),
    [(LETTER + b"army 2 holds", "red@rk.example"), (LETTER, "blue@rk.example")],
    ids=["body", "sender"],
)
def test_a_message_id_alone_never_decides(engine: Engine, raw: bytes, sender: str) -> None:
    """A Message-ID can be copied: with another body or sender it is another letter."""
    with writing(engine) as session:
        arrivals.store(session, arrival(1))
        arrivals.store(session, arrival(2, raw, sender=sender))
        assert states(session) == ["new", "new"]


def test_a_mailbox_read_anew_doubles_nothing(engine: Engine) -> None:
    """UIDVALIDITY changed: everything is fetched again, letters without Message-ID too."""
    bare = b"From: red@rk.example\n\narmy 1 holds\n"
    with writing(engine) as session:
        for uidvalidity in (1, 2):
            arrivals.store(session, arrival(1, uidvalidity=uidvalidity))
            arrivals.store(session, arrival(2, bare, uidvalidity=uidvalidity))
        assert states(session) == ["new", "new", "duplicate", "duplicate"]


def test_letters_are_taken_in_order(engine: Engine) -> None:
    """A campaign's oldest new letter comes first, other campaigns' do not count."""
    with writing(engine) as session:
        start(session)
        start(session, "gk")
        letter(session, 1, "gk")
        first, second = letter(session, 2), letter(session, 3)
        assert inbox.oldest_new(session, "rk") == first
        inbox.settle(session, first, "done")
        assert inbox.oldest_new(session, "rk") == second
        assert sorted(inbox.campaigns_with_new(session)) == ["gk", "rk"]


def test_a_turn_takes_the_letters_received_before_it(engine: Engine) -> None:
    """Transaction 3: mail received up to the due time is drained, later mail is not."""
    with writing(engine) as session:
        start(session)
        letter(session, 10)
        assert inbox.oldest_new(session, "rk", until=later(9)) is None
        assert inbox.oldest_new(session, "rk", until=later(10)) is not None


def test_a_turn_waits_for_letters_not_yet_routed(engine: Engine) -> None:
    """A letter received in time counts although nobody has looked at it yet."""
    with writing(engine) as session:
        start(session)
        row = letter(session, 10, None)
        assert unrouted.oldest(session) == row
        assert unrouted.any_waits(session, until=later(10))
        assert not unrouted.any_waits(session, until=later(9))
        inbox.route(session, row, "rk", "red")
        assert not unrouted.any_waits(session)
        assert unrouted.oldest(session) is None


def test_late_letters_come_back(engine: Engine) -> None:
    """Kept for the next turn, and new again when that turn has begun."""
    with writing(engine) as session:
        start(session)
        inbox.settle(session, letter(session, 1), "waiting", reason="late")
        assert inbox.oldest_new(session, "rk") is None
        assert inbox.release(session, "rk") == 1
        assert inbox.oldest_new(session, "rk") is not None


def test_a_held_campaign_makes_no_work(engine: Engine) -> None:
    """A defect stopped it: its letters wait for the referee."""
    with writing(engine) as session:
        campaign = start(session)
        letter(session, 1)
        campaign.state = "held"
    with reading(engine) as session:
        assert inbox.campaigns_with_new(session) == []


def test_what_a_mailbox_tells_is_kept(engine: Engine) -> None:
    """The state of a connection can be shown to the referee."""
    with writing(engine) as session:
        mailboxes.tell(session, "orders", "away", "no route to host", NOW)
    with reading(engine) as session:
        (row,) = mailboxes.listing(session)
        assert (row.state, row.detail, row.told_at) == (
            "away",
            "no route to host",
            datetime(2026, 5, 4, 18, tzinfo=UTC),
        )
