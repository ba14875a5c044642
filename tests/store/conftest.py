"""Every test of the store runs on both databases."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine

from pbem.store import migrate
from pbem.store.engine import open_engine
from tests.servers.postgres import Server, postgres

__all__ = ["postgres"]

TEMPLATE = "pbem_template"


@pytest.fixture(scope="session")
def migrated(postgres: Server) -> Server:
    """Give a server with a migrated database to copy."""
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {TEMPLATE}".encode())
    migrate.upgrade(postgres.url(TEMPLATE))
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'pbem.db'}"
    server: Server = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a migrated SQLite file to copy."""
    path = tmp_path_factory.mktemp("template") / "pbem.db"
    migrate.upgrade(f"sqlite:///{path}")
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a migrated database."""
    if request.param == "sqlite":
        path = tmp_path / "data" / "pbem.db"
        path.parent.mkdir()
        shutil.copy(request.getfixturevalue("migrated_file"), path)
        return f"sqlite:///{path}"
    server: Server = request.getfixturevalue("migrated")
    return server.database(TEMPLATE)


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """Give a migrated database, open."""
    opened = open_engine(url)
    yield opened
    opened.dispose()
