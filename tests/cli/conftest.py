"""Hosts for tests: `bare` has a configuration, `host` also a started campaign `rk4`, `posted` a post office."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.mail.local_post import PostOffice
from tests.cli.kit import CAMPAIGN, CONFIG, RED, Host
from tests.store.conftest import migrated_file

__all__ = ["migrated_file"]


@pytest.fixture
def bare(migrated_file: Path, tmp_path: Path) -> Host:
    """A configuration and empty tables; its servers are away."""
    host = Host(tmp_path)
    host.written("pbem.toml", CONFIG.format(imap=1, smtp=1))
    (tmp_path / "data").mkdir()
    shutil.copy(migrated_file, tmp_path / "data" / "pbem.db")
    return host


@pytest.fixture
def host(bare: Host) -> Host:
    """A running campaign of two seats."""
    assert bare.code("campaign", "new", bare.written("rk4.toml", CAMPAIGN + RED)) == 0
    return bare


@pytest.fixture
def posted(host: Host) -> Iterator[tuple[Host, PostOffice]]:
    """A host with a post office that lets in who has the password."""
    with PostOffice(domain="host.test", open_password="door") as office:
        office.add_user("orders", "secret")
        host.written("pbem.toml", CONFIG.format(imap=office.imap_port, smtp=office.smtp_port))
        yield host, office
