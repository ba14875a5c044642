"""The database of an earlier release is upgraded at the command line: its mails can be rendered again."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlmodel import select

from pbem.service.house.house import House
from pbem.service.post.pictures import Pictures
from pbem.service.post.rendering import briefing, drawn, render, rendered
from pbem.store.engine import reading
from pbem.store.tables import Outbox
from tests.cli.kit import CONFIG, Host

RELEASE = Path(__file__).parent.parent / "releases/tables_0009.db.xz"
CAMPAIGNS = ("winds", "cellar", "jaro", "tatry")


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Upgrade the database as a referee does."""
    host = Host(tmp_path_factory.mktemp("host"))
    host.written("pbem.toml", CONFIG.format(imap=1, smtp=1))
    (host.folder / "data").mkdir()
    with lzma.open(RELEASE) as packed:
        (host.folder / "data" / "pbem.db").write_bytes(packed.read())
    assert kinds(host.folder / "data" / "pbem.db") >= {"chart", "tableau"}
    assert host.code("db", "upgrade") == 0
    house = host.house()
    yield house
    house.engine.dispose()


def kinds(path: Path) -> set[str]:
    """List the kinds of scenes in the mails of a database that nobody has upgraded."""
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT briefing FROM outbox").fetchall()
    return {(json.loads(row).get("drawing") or {}).get("kind", "") for (row,) in rows}


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_its_mails_are_rendered_again(upgraded: House, campaign: str) -> None:
    """Every mail of a campaign has the picture and the text it had, whatever its scene was kept as."""
    with reading(upgraded.engine) as session:
        mails = session.exec(select(Outbox).where(Outbox.campaign == campaign)).all()
    assert mails
    pictures = Pictures(upgraded.settings.data / "pictures", workers=1)
    for mail in mails:
        told = briefing(mail)
        assert bool(drawn(upgraded, mail)) == bool(getattr(told, "drawing", None))
        assert rendered(upgraded, mail, b"")
    [*_, shown] = [mail for mail in mails if drawn(upgraded, mail)]
    assert b"image/png" in render(upgraded, shown, pictures)
    pictures.rest()
