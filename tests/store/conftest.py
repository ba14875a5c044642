"""Every test of the store runs on both databases."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.store import migrate
from pbem.store.engine import open_engine
from pbem.store.tables import Row
from tests.servers.postgres import Server, postgres

__all__ = ["postgres"]

TEMPLATE, SHARED = "pbem_template", "pbem_shared"
_FIRST: dict[str, Engine] = {}
BOTH = pytest.fixture(params=["sqlite", "postgresql"])


@pytest.fixture(scope="session")
def migrated(postgres: Server) -> Server:
    """Give a server with a migrated database to copy, and one to share."""
    postgres.run(f"CREATE DATABASE {TEMPLATE}")
    migrate.upgrade(postgres.url(TEMPLATE))
    postgres.run(f"CREATE DATABASE {SHARED} TEMPLATE {TEMPLATE}")
    return postgres


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a migrated SQLite file to copy."""
    path = tmp_path_factory.mktemp("template") / "pbem.db"
    migrate.upgrade(f"sqlite:///{path}")
    return path


@BOTH
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Give the URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'data' / 'pbem.db'}"
        return
    server: Server = request.getfixturevalue("postgres")
    with server.database() as made:
        yield made


@BOTH
def own_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Give the URL of a migrated database whose tables the test may change."""
    if request.param == "sqlite":
        yield copied(request, tmp_path)
        return
    server: Server = request.getfixturevalue("migrated")
    with server.database(TEMPLATE) as made:
        yield made


@BOTH
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a migrated database with empty tables."""
    if request.param == "sqlite":
        return copied(request, tmp_path)
    server: Server = request.getfixturevalue("migrated")
    tables = ", ".join(Row.metadata.tables)
    server.run(f"TRUNCATE {tables} RESTART IDENTITY CASCADE", SHARED)
    return server.url(SHARED)


def copied(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Copy the migrated SQLite file."""
    path = tmp_path / "data" / "pbem.db"
    path.parent.mkdir()
    shutil.copy(request.getfixturevalue("migrated_file"), path)
    return f"sqlite:///{path}"


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """Give a migrated database, open."""
    opened = like_others(open_engine(url))
    yield opened
    opened.dispose()


def like_others(engine: Engine) -> Engine:
    """Let the engines of a process share what SQLAlchemy has compiled; each test opens one of its own."""
    first = _FIRST.setdefault(engine.dialect.name, engine)
    engine.dialect, engine._compiled_cache = first.dialect, first._compiled_cache
    return engine
