"""Section 6: a database comes to the version of the code, and nothing in it is lost on the way."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, text

from pbem.store import migrate
from pbem.store.engine import open_engine, reading, writing, writing_connection
from pbem.store.repository import campaigns
from tests.store.rows import start


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
