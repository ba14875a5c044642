"""Services for tests: `office` on SQLite, `both` on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.store.engine import open_engine
from tests.servers.dovecot import dovecot
from tests.servers.postgres import postgres
from tests.service.kit import Office, open_office
from tests.store.conftest import engine, like_others, migrated, migrated_file, url

__all__ = ["dovecot", "engine", "migrated", "migrated_file", "postgres", "url"]


@pytest.fixture(scope="session")
def started_file(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give an SQLite file with a started campaign to copy: starting one takes longer than most tests."""
    folder = tmp_path_factory.mktemp("started")
    path = Path(shutil.copy(migrated_file, folder / "pbem.db"))
    opened = open_engine(f"sqlite:///{path}")
    open_office(opened, folder).start()
    opened.dispose()
    return path


@pytest.fixture
def office(started_file: Path, tmp_path: Path) -> Iterator[Office]:
    """A started campaign on SQLite."""
    path = tmp_path / "pbem.db"
    shutil.copy(started_file, path)
    opened = like_others(open_engine(f"sqlite:///{path}"))
    yield open_office(opened, tmp_path)
    opened.dispose()


@pytest.fixture
def both(engine: Engine, tmp_path: Path) -> Office:
    """A started campaign, on each database."""
    return open_office(engine, tmp_path).start()
