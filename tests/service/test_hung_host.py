"""Several hosts on one PostgreSQL, one of which hangs in the middle of a letter: only that campaign waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlmodel import Session, select

from pbem.mail.reading.letter import read
from pbem.service.work import routing, unrouted_letters, work
from pbem.store.engine import SERVICE, open_engine, reading, writing
from pbem.store.repository import campaigns, inbox, mailboxes, unrouted
from pbem.store.tables import Inbox, Sheet, Turn
from pbem.store.wake import open_wake
from tests.servers.postgres import Server
from tests.service.kit import Office, open_office
from tests.store.conftest import TEMPLATE

DUE = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


class HungUp(Exception):
    """The end of a host that hangs: the server ends its session."""


@pytest.fixture
def office(migrated: Server, tmp_path: Path) -> Iterator[Office]:
    """A service with two campaigns, `first` and `second`."""
    with migrated.database(TEMPLATE) as url:
        engine = open_engine(url, waits=SERVICE)
        opened = open_office(engine, tmp_path)
        for key in ("first", "second"):
            opened.key = key
            opened.start(key=key)
        yield opened
        engine.dispose()


@contextmanager
def hanging(office: Office, key: str) -> Iterator[Session]:
    """Another host hangs in the middle of the oldest letter, its campaign locked, until the block ends."""
    engine = open_engine(office.house.engine.url.render_as_string(hide_password=False), waits=SERVICE)
    other = replace(office.house, engine=engine, wake=open_wake(engine))
    try:
        with suppress(HungUp), writing(engine) as session:
            row = unrouted.oldest(session)
            assert row is not None
            routing.route(other, session, row, read(row.raw))
            assert campaigns.claim(session, key) is not None
            session.flush()
            yield session
            raise HungUp
    finally:
        engine.dispose()


def written(office: Office, key: str, seat: str, words: str, **changes: str) -> None:
    """Let a letter come to a campaign."""
    office.key = key
    office.arrives(office.written(seat, words, **changes))


def answered(office: Office) -> list[str]:
    """List the campaigns whose letters have been answered, in the order these came."""
    return [letter.campaign or "-" for letter in office.letters() if letter.state == "done"]


def turns(office: Office) -> set[tuple[str, int]]:
    """List the turns that were played."""
    with reading(office.house.engine) as session:
        return {(turn.campaign, turn.number) for turn in session.exec(select(Turn)) if turn.number}


def orders(office: Office, key: str, seat: str) -> list[int | None]:
    """List the letters whose orders were taken from a seat."""
    with reading(office.house.engine) as session:
        sheets = select(Sheet).where(Sheet.campaign == key, Sheet.seat == seat, Sheet.author != "silence")
        return [sheet.inbox for sheet in session.exec(sheets.order_by(Sheet.revision))]  # type: ignore[arg-type]


def test_letters_of_the_other_campaign_are_answered_meanwhile(office: Office) -> None:
    """Its own wait, for none may overtake the one in hand; they are answered in their order when it is over."""
    written(office, "first", "blue", "army 1: up 1")
    with hanging(office, "first"):
        written(office, "first", "blue", "army 1: up 2")
        written(office, "second", "blue", "army 1: up 1")
        written(office, "second", "red", "armáda 1: dolů 1")
        looked = work.look(office.house)
        assert answered(office) == ["second", "second"]
        assert looked.again is not None
    work.look(office.house)
    assert answered(office) == ["first", "first", "second", "second"]
    first, second = orders(office, "first", "blue")
    assert first is not None
    assert second is not None
    assert first < second


def test_the_turn_of_the_other_campaign_is_played_meanwhile(office: Office) -> None:
    """That of its own waits: what came in time counts."""
    written(office, "first", "blue", "army 1: up 1")
    with hanging(office, "first"):
        office.clock.set(DUE)
        office.reads()
        work.look(office.house)
        assert turns(office) == {("second", 1)}
    work.look(office.house)
    assert turns(office) == {("first", 1), ("second", 1)}
    assert len(orders(office, "first", "blue")) == 1


def test_a_letter_that_needs_what_the_other_host_holds_is_passed_over(office: Office) -> None:
    """A stranger's letter with a right code has a question put to the player, for which the campaign is needed."""
    written(office, "first", "blue", "army 1: up 1")
    with hanging(office, "first"):
        written(office, "first", "red", "armáda 1: dolů 1", sender="eve@strange.test")
        written(office, "second", "blue", "army 1: up 1")
        office.clock.set(DUE)
        office.reads()
        work.look(office.house)
        assert answered(office) == ["second"]
        assert turns(office) == {("second", 1)}
    work.look(office.house)
    assert {letter.state for letter in office.letters()} == {"done", "asked"}


def test_a_letter_without_a_code_may_be_for_the_campaigns_its_writer_plays_in(office: Office) -> None:
    """Blue plays in both: both wait for it. A stranger's keeps nobody waiting."""
    for sender, waits in (("eve@strange.test", set()), ("blue@players.test", {"first", "second"})):
        with writing(office.house.engine) as session:
            for row in session.exec(select(Inbox).where(Inbox.state == "new")):
                inbox.settle(session, row, "rejected", "seen")
        written(office, "first", "blue", "hello", sender=sender, to="orders@host.test")
        with hanging(office, "first"), writing(office.house.engine) as session:
            rows = {key: campaigns.get(session, key) for key in ("first", "second")}
            until = office.house.now
            held = {key for key, row in rows.items() if row and unrouted_letters.before(session, row, until)}
            assert held == waits


def test_a_mailbox_another_host_is_just_storing_into_keeps_no_letter_back(office: Office) -> None:
    """Where it has been read to is written by whoever comes next."""
    engine = open_engine(office.house.engine.url.render_as_string(hide_password=False), waits=SERVICE)
    written(office, "second", "blue", "army 1: up 1")
    with writing(engine) as session:
        mailboxes.advance(session, "orders", 1, 4000)
        session.flush()
        written(office, "second", "red", "armáda 1: dolů 1")
        office.works()
        assert answered(office) == ["second", "second"]
    engine.dispose()
