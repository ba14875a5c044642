"""Bringing a database to the version of the code.

On SQLite a change of a table makes it anew, and with foreign keys ON dropping the old one deletes or orphans the
rows that point to it. So they are switched OFF, all steps run in one transaction, and before its commit
`PRAGMA foreign_key_check` must find nothing. On PostgreSQL a lock lets one process migrate at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from pbem.store.engine import is_sqlite, normal_url, open_engine, writing_connection
from pbem.store.tables import Row

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x7062656D01


class NewerDatabase(Exception):
    """The database was written by a newer version of pbem."""


class BrokenReferences(Exception):
    """Rows of an SQLite database point to nothing; what was done is undone."""


def head() -> str:
    """Name the version of the code."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def knows(version: str) -> bool:
    """Tell whether this code can read what that version wrote."""
    return version in {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def current(url: str) -> str | None:
    """Name the version of a database; None when there is none yet."""
    parsed = normal_url(url)
    if parsed.drivername == "sqlite" and not Path(parsed.database or "").exists():
        return None
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


def upgrade(url: str, revision: str = "head") -> None:
    """Bring a database to a version, by default the code's; what is there already stays."""
    with migrating(url) as connection:
        _refuse_newer(connection)
        command.upgrade(_config(connection), revision)


def differences(url: str) -> list[object]:
    """List what the tables of a database have other than the code says; nothing, after `upgrade`."""
    with migrating(url) as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True, "render_as_batch": True}
        )
        return list(compare_metadata(context, Row.metadata))


def write_step(url: str, message: str) -> None:
    """Write the next step from what `differences` finds; for developers, the file is to be read before it is kept."""
    with migrating(url) as connection:
        number = len(list(ScriptDirectory.from_config(_config()).walk_revisions())) + 1
        command.revision(_config(connection), message, autogenerate=True, rev_id=f"{number:04}")


def _config(connection: Connection | None = None) -> Config:
    """Tell Alembic where the steps are, and which connection to use."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@contextmanager
def migrating(url: str) -> Iterator[Connection]:
    """Give a connection in a transaction that nobody else writes beside."""
    engine = open_engine(url, foreign_keys=False)
    try:
        with writing_connection(engine) as connection:
            if not is_sqlite(engine):
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
            yield connection
            if is_sqlite(engine):
                _check_references(connection)
    finally:
        engine.dispose()


def _check_references(connection: Connection) -> None:
    """Refuse to commit when a row points to nothing."""
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise BrokenReferences(f"{len(broken)} rows point to nothing, the first in {broken[0][0]!r}")


def _refuse_newer(connection: Connection) -> None:
    """Refuse a database whose version this code does not know."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and not knows(found):
        raise NewerDatabase(f"the database has version {found!r}, which this pbem does not know: install a newer one")
