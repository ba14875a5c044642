"""Services for tests: `office` on SQLite, `both` on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.store.engine import open_engine
from tests.servers.postgres import postgres
from tests.service.kit import Office, open_office
from tests.store.conftest import engine, migrated, migrated_file, url

__all__ = ["engine", "migrated", "migrated_file", "postgres", "url"]


@pytest.fixture
def office(migrated_file: Path, tmp_path: Path) -> Iterator[Office]:
    """A started campaign on SQLite."""
    path = tmp_path / "pbem.db"
    shutil.copy(migrated_file, path)
    opened = open_engine(f"sqlite:///{path}")
    yield open_office(opened, tmp_path).start()
    opened.dispose()


@pytest.fixture
def both(engine: Engine, tmp_path: Path) -> Office:
    """A started campaign, on each database."""
    return open_office(engine, tmp_path).start()
