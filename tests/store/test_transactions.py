"""Section 6: transactions, on both databases."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError
from sqlmodel import delete, select

from pbem.store.engine import driver, is_sqlite, normal_url, open_engine, reading, writing
from pbem.store.repository import campaigns, host, inbox, mailboxes
from pbem.store.tables import Campaign, Host, Inbox, Mailbox
from tests.store.rows import NOW, campaign, letter, start


def test_writing_commits(engine: Engine) -> None:
    """What a block has written is there afterwards, and the row can still be looked at."""
    with writing(engine) as session:
        row = mailboxes.enrol(session, "orders")
    assert row.key == "orders"
    with reading(engine) as session:
        assert mailboxes.cursor(session, "orders") == (0, 0)


def test_writing_rolls_back(engine: Engine) -> None:
    """A block that raises has written nothing."""

    def enrol(key: str) -> None:
        with writing(engine) as session:
            mailboxes.enrol(session, "orders")
            raise KeyError(key)

    with pytest.raises(KeyError):
        enrol("orders")
    with reading(engine) as session:
        assert not session.exec(select(Mailbox)).all()


def test_reading_cannot_write(engine: Engine) -> None:
    """A block that said it reads cannot write, and the next one still can."""
    with pytest.raises(DBAPIError), reading(engine) as session:
        mailboxes.enrol(session, "orders")
    with writing(engine) as session:
        mailboxes.enrol(session, "orders")


def test_readers_of_a_file_have_connections_of_their_own(engine: Engine) -> None:
    """On SQLite a connection that changed between reading and writing would forget each time how to carry out what it
    is told; those of the readers end with the engine's."""
    if not is_sqlite(engine):
        return
    with writing(engine) as session:
        writer = driver(session.connection())
    with reading(engine) as session:
        reader = driver(session.connection())
    with writing(engine) as session:
        assert driver(session.connection()) is writer
    with reading(engine) as session:
        assert driver(session.connection()) is reader
    assert reader is not writer
    engine.dispose()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        reader.execute("SELECT 1")
    with reading(engine) as session:
        assert not session.exec(select(Mailbox)).all()


def test_reading_sees_one_picture(engine: Engine) -> None:
    """What others commit meanwhile is not seen half way."""
    with reading(engine) as session:
        assert mailboxes.cursor(session, "orders") == (0, 0)
        with writing(engine) as other:
            mailboxes.advance(other, "orders", 1, 7)
        session.expire_all()
        assert mailboxes.cursor(session, "orders") == (0, 0)


def test_instants_come_back_as_utc(engine: Engine) -> None:
    """20:00 at +02:00 is written and reads 18:00 UTC."""
    with writing(engine) as session:
        row = campaign()
        row.created_at = datetime(2026, 5, 4, 20, 0, tzinfo=timezone(timedelta(hours=2)))
        campaigns.add(session, row)
    with reading(engine) as session:
        assert session.exec(select(Campaign)).one().created_at == NOW
        assert session.exec(select(Campaign)).one().created_at.utcoffset() == timedelta(0)


def test_an_instant_without_zone_is_refused(engine: Engine) -> None:
    """An instant nobody can place is an error here, not an hour's difference later."""
    row = campaign()
    row.created_at = datetime(2026, 5, 4, 20, 0)  # noqa: DTZ001
    with pytest.raises(StatementError, match="timezone"), writing(engine) as session:
        campaigns.add(session, row)


def test_an_unknown_state_is_refused(engine: Engine) -> None:
    """States are strings with a CHECK."""
    row = campaign()
    row.state = "lost"  # type: ignore[assignment]
    with pytest.raises(IntegrityError, match="ck_campaign_state"), writing(engine) as session:
        campaigns.add(session, row)


def test_a_row_cannot_point_to_nothing(engine: Engine) -> None:
    """Foreign keys are enforced on SQLite too."""
    with writing(engine) as session:
        start(session)
    with pytest.raises(IntegrityError), writing(engine) as session:
        letter(session, 1, key="other")


def test_a_claimed_campaign_is_passed_by(engine: Engine) -> None:
    """On PostgreSQL a second worker finds the campaign taken; on SQLite it cannot even begin."""
    with writing(engine) as session:
        start(session)
    with writing(engine) as session:
        assert campaigns.claim(session, "rk")
        assert not _claimed_beside(engine)
    assert _claimed_beside(engine)


def _claimed_beside(engine: Engine) -> bool:
    """Try a claim without waiting."""
    if not is_sqlite(engine):
        with writing(engine) as session:
            return campaigns.claim(session, "rk") is not None
    with closing(sqlite3.connect(str(engine.url.database), timeout=0, isolation_level=None)) as connection:
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        return connection.in_transaction


def test_errors_keep_secrets(engine: Engine) -> None:
    """What is logged of a failed statement quotes none of its values."""
    with writing(engine) as session:
        start(session)
    with pytest.raises(IntegrityError) as caught, writing(engine) as session:
        campaigns.add(session, campaign())
    assert "identity'" not in str(caught.value)


def test_two_writers_take_turns(engine: Engine) -> None:
    """Writers of several threads wait for one another and lose nothing."""
    with writing(engine) as session:
        start(session)

    def count(times: int) -> None:
        for _ in range(times):
            with writing(engine) as session:
                row = campaigns.claim(session, "rk", wait=True)
                assert row is not None
                row.head_turn += 1

    threads = [threading.Thread(target=count, args=(25,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with reading(engine) as session:
        assert session.exec(select(Campaign.head_turn)).one() == 100


def test_hosts_that_start_together_make_one_row(engine: Engine) -> None:
    """Neither the mailbox nor the host's secret is made twice, and nobody fails for having come second."""
    starts = threading.Barrier(4)

    def first(_: int) -> bytes:
        with writing(engine) as session:
            if not is_sqlite(engine):
                starts.wait(10)
            mailboxes.enrol(session, "orders", NOW)
            return host.secret(session, NOW)

    for _ in range(3):
        with ThreadPoolExecutor(4) as hosts:
            assert len(set(hosts.map(first, range(4)))) == 1
        with writing(engine) as session:
            assert [row.key for row in mailboxes.listing(session)] == ["orders"]
            session.exec(delete(Mailbox))
            session.exec(delete(Host))


def test_the_hosts_secret_is_made_once(engine: Engine) -> None:
    """Message-IDs to strangers stay stable because the secret does."""
    with writing(engine) as session:
        made = host.secret(session, NOW)
    with reading(engine) as session:
        assert host.secret(session, NOW) == made
    assert len(made) == 32


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    """WAL, synchronous FULL (2), foreign keys; and the file is for its owner only."""
    engine = open_engine(f"sqlite:///{tmp_path / 'deep' / 'pbem.db'}")
    with engine.connect() as connection:
        values = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    engine.dispose()
    assert values == ["wal", 2, 1]
    assert (tmp_path / "deep" / "pbem.db").stat().st_mode & 0o777 == 0o600


def test_an_unknown_database_is_refused() -> None:
    """The message says what would be right."""
    with pytest.raises(ValueError, match="use sqlite:"):
        normal_url("mysql://localhost/x")


def test_any_header_can_be_stored(engine: Engine) -> None:
    """Zero bytes and lone surrogates in a header lose no letter."""
    with writing(engine) as session:
        start(session)
        letter(session, 1, message_id="<\0\udcff>" + "x" * 5000)
    with reading(engine) as session:
        assert session.exec(select(Inbox.message_id)).one().startswith("<\ufffd?>x")
        assert inbox.oldest_new(session, "rk") is not None
