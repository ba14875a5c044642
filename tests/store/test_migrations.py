"""Section 6: a database comes to the version of the code, and nothing in it is lost on the way."""

from __future__ import annotations

from typing import get_args

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import IntegrityError
from sqlmodel import select

from pbem.store import migrate
from pbem.store.engine import open_engine, reading, writing, writing_connection
from pbem.store.repository import campaigns, outbox
from pbem.store.tables import Inbox, InboxState, Outbox, OutboxState, Row
from tests.store.rows import SECRET, letter, mail, start


@pytest.fixture
def url(own_url: str) -> str:
    """Use a database of its own: its tables are changed here."""
    return own_url


def test_migrations_make_the_tables_of_the_code(blank: str) -> None:
    """Autogenerate finds no difference after all steps, on both databases."""
    assert migrate.current(blank) is None
    migrate.upgrade(blank)
    assert migrate.current(blank) == migrate.head()
    assert migrate.differences(blank) == []


def test_a_difference_would_be_found(url: str) -> None:
    """The test above can fail: a missing column is seen."""
    engine = open_engine(url)
    with writing_connection(engine) as connection:
        connection.execute(text("ALTER TABLE event DROP COLUMN who"))
    engine.dispose()
    assert len(migrate.differences(url)) == 1


def test_upgrading_again_changes_nothing(url: str, engine: Engine) -> None:
    """What is there stays."""
    with writing(engine) as session:
        start(session)
    migrate.upgrade(url)
    with reading(engine) as session:
        assert [row.key for row in campaigns.listing(session)] == ["rk"]


def test_a_newer_database_is_refused(url: str, engine: Engine) -> None:
    """An old program does not touch the database of a new one, and says what to do."""
    with writing_connection(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrate.NewerDatabase, match="install a newer one"):
        migrate.upgrade(url)


def test_a_step_that_orphans_rows_is_undone(engine: Engine, url: str) -> None:
    """On SQLite foreign keys are off while migrating: a row that points to nothing stops the commit."""
    if engine.dialect.name != "sqlite":
        return
    with writing_connection(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    with pytest.raises(migrate.BrokenReferences, match="point to nothing"), migrate.migrating(url) as connection:
        connection.execute(
            text("INSERT INTO event (at, campaign, branch, turn, who, kind, payload) VALUES ('x','no',0,0,'','','')")
        )
    with reading(engine) as session:
        assert session.connection().execute(text("SELECT count(*) FROM event")).scalar() == 0


@pytest.mark.parametrize(("table", "states"), [(Inbox, InboxState), (Outbox, OutboxState)])
def test_a_migrated_database_takes_every_state_the_code_knows_and_no_other(
    engine: Engine, table: type[Row], states: object
) -> None:
    """Autogenerate does not compare checks, so they are tried."""
    name = str(table.__tablename__)
    with writing(engine) as session:
        start(session)
        letter(session, 1)
        outbox.queue(session, mail(1), SECRET, "pbem.example")
    for state in get_args(states):
        with writing_connection(engine) as connection:
            assert connection.execute(text(f"UPDATE {name} SET state = :state"), {"state": state}).rowcount == 1
    with pytest.raises(IntegrityError), writing_connection(engine) as connection:
        connection.execute(text(f"UPDATE {name} SET state = 'lost'"))


def test_letters_of_the_first_version_are_all_there_after_its_next_step(blank: str) -> None:
    """SQLite copies a table to allow it more states."""
    migrate.upgrade(blank, "0001")
    engine = open_engine(blank)
    with writing_connection(engine) as connection:
        connection.execute(text(_MAILBOX))
        connection.execute(text(_LETTER), {"raw": b"army 1: stay"})
    engine.dispose()
    migrate.upgrade(blank)
    engine = open_engine(blank)
    with reading(engine) as session:
        assert [row.raw for row in session.exec(select(Inbox))] == [b"army 1: stay"]
    engine.dispose()


_MAILBOX = "INSERT INTO mailbox (key, uidvalidity, last_uid, state, detail) VALUES ('orders', 1, 1, '', '')"
_LETTER = """
    INSERT INTO inbox (id, mailbox, uidvalidity, uid, received_at, sender, message_id, sha256, raw, state, note)
    VALUES (1, 'orders', 1, 1, '2026-05-04 18:00:00', 'anna@rk.example', '<1@x>', 'ab', :raw, 'done', '')
"""
