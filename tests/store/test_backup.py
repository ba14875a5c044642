"""Backups are whole or not there; restores replace everything or nothing, and send no old mail."""

from __future__ import annotations

import threading
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.store import lock, migrate
from pbem.store.backup import BadCopy, backup, backup_into, restore
from pbem.store.engine import open_engine, reading, writing, writing_connection
from pbem.store.repository import campaigns, events, outbox
from tests.store.rows import NOW, SECRET, mail, start


@pytest.fixture
def url(own_url: str) -> str:
    """Use a database of its own: its tables are changed here."""
    return own_url


@pytest.fixture
def copy(url: str, engine: Engine, tmp_path: Path) -> Path:
    """Give a copy of a database with the campaign `rk` and an unsent mail."""
    with writing(engine) as session:
        start(session)
        outbox.queue(session, mail(1), SECRET, "pbem.example")
    path = tmp_path / "copies" / "pbem.copy"
    backup(url, path)
    return path


def keys(url: str) -> list[str]:
    """List the campaigns of a database, opened anew."""
    engine = open_engine(url)
    with reading(engine) as session:
        found = [row.key for row in campaigns.listing(session)]
    engine.dispose()
    return found


def test_a_restore_brings_back_what_was(url: str, engine: Engine, copy: Path) -> None:
    """All is as it was when the copy was made; unsent mail is held, and the log says so."""
    with writing(engine) as session:
        start(session, "gk")
    engine.dispose()
    assert restore(url, copy, NOW) == 1
    assert keys(url) == ["rk"]
    with reading(engine) as session:
        assert outbox.counts(session) == {"held": 1}
        assert [row.kind for row in events.latest(session)] == ["restored"]
    assert migrate.differences(url) == []


def test_a_copy_is_for_its_owner(copy: Path) -> None:
    """It holds letters and secrets; no unfinished file is left."""
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in copy.parent.iterdir()) == ["pbem.copy", "pbem.copy.sha256"]


def test_a_running_service_stops_a_restore(url: str, engine: Engine, copy: Path) -> None:
    """Nobody's database is replaced under their feet; afterwards it works."""
    with lock.serving(url), lock.serving(url), pytest.raises(lock.InUse, match="stop it first"):
        restore(url, copy, NOW)
    with lock.alone(url), pytest.raises(lock.InUse, match="being restored"), lock.serving(url):
        pass
    engine.dispose()
    restore(url, copy, NOW)


@pytest.mark.parametrize("summed", [True, False], ids=["with sum", "without sum"])
def test_a_damaged_copy_changes_nothing(url: str, engine: Engine, copy: Path, summed: bool) -> None:
    """It is looked at before anything is moved, or what was moved comes back."""
    if not summed:
        copy.with_name("pbem.copy.sha256").unlink()
    damaged = copy.read_bytes()
    copy.write_bytes(damaged[:100] + b"\0" * 2000 + damaged[2100:])
    engine.dispose()
    with pytest.raises(BadCopy):
        restore(url, copy, NOW)
    assert keys(url) == ["rk"]
    assert outbox_counts(url) == {"queued": 1}


def outbox_counts(url: str) -> dict[str, int]:
    """Count the mails of a database, opened anew."""
    engine = open_engine(url)
    with reading(engine) as session:
        found = dict(outbox.counts(session))
    engine.dispose()
    return found


def test_a_copy_of_a_newer_version_changes_nothing(url: str, engine: Engine, copy: Path, tmp_path: Path) -> None:
    """The old program restores no copy of a new one: the present database stays."""
    with writing_connection(engine) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    newer = tmp_path / "newer"
    backup(url, newer)
    with writing_connection(engine) as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{migrate.head()}'")
    engine.dispose()
    with pytest.raises(migrate.NewerDatabase):
        restore(url, newer, NOW)
    assert outbox_counts(url) == {"queued": 1}


def test_old_copies_are_removed(url: str, engine: Engine, tmp_path: Path) -> None:
    """The latest ones stay, and files of others too."""
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    made = [backup_into(url, folder, NOW + timedelta(days=day), keep=2) for day in range(4)]
    assert sorted(path.name for path in folder.iterdir()) == [
        "notes.txt",
        *(name for path in made[2:] for name in (path.name, f"{path.name}.sha256")),
    ]


def test_a_copy_beside_a_busy_writer(url: str, engine: Engine, tmp_path: Path) -> None:
    """A writer that never stops does not keep a copy from ending, and the copy is one picture: 2 seats a campaign."""
    stop = threading.Event()

    def write() -> None:
        for number in range(10_000):
            if stop.is_set():
                return
            with writing(engine) as session:
                start(session, f"c{number}")

    writer = threading.Thread(target=write)
    writer.start()
    try:
        backup(url, tmp_path / "copy")
    finally:
        stop.set()
        writer.join()
    engine.dispose()
    restore(url, tmp_path / "copy", NOW)
    with reading(engine) as session:
        row = session.connection().exec_driver_sql("SELECT count(*) FROM seat").scalar_one()
        assert row == 2 * len(campaigns.listing(session))


def test_nothing_to_copy(tmp_path: Path) -> None:
    """A wrong path makes no empty copy of a database that is not there."""
    with pytest.raises(FileNotFoundError, match="no database"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("**/*.part"))
