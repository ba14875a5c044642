"""A damaged database file: everything stops with a clear sentence, and no letter is blamed for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from pbem.service.work import local, work
from pbem.service.work.work_process import Trouble, apart, here
from pbem.service.work.worker import Worker
from pbem.store import damage
from pbem.store.engine import Damaged
from tests.cli.conftest import bare, host, migrated_file
from tests.cli.kit import Host
from tests.servers.waiting import until
from tests.service.kit import Office

__all__ = ["bare", "host", "migrated_file"]


@contextmanager
def damaged(file: Path, table: str) -> Iterator[None]:
    """Overwrite the first page of a table or an index, as a bad disk would; afterwards the disk is well again."""
    _written_back(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    before = _overwritten(file, (page - 1) * size, b"\xff" * size)
    yield
    _overwritten(file, (page - 1) * size, before)


def _written_back(file: Path) -> None:
    """Move everything from the log beside a database into its file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _overwritten(file: Path, at: int, data: bytes) -> bytes:
    """Write bytes over a place in a file; give what stood there."""
    with file.open("r+b") as opened:
        opened.seek(at)
        before = opened.read(len(data))
        opened.seek(at)
        opened.write(data)
    return before


@pytest.mark.parametrize("table", ["seat", "sheet", "outbox", "inbox"])
def test_no_letter_is_put_aside_for_the_sake_of_a_damaged_page(office: Office, table: str) -> None:
    office.arrives(office.written("blue", "army 1: up 1"))
    office.arrives(office.written("red", "army 1: dolů 1"))
    office.house.engine.dispose()
    with damaged(Path(str(office.house.engine.url.database)), table):
        with pytest.raises(Damaged, match="malformed"):
            work.do_all(office.house)
        office.house.engine.dispose()
    assert [letter.state for letter in office.letters()] == ["new", "new"]
    office.works()
    assert [letter.state for letter in office.letters()] == ["done", "done"]


def test_the_service_stops_by_itself_and_says_why(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with local.opened_office(tmp_path) as (_, house):
        house.engine.dispose()
        with damaged(Path(str(house.engine.url.database)), "ix_inbox_state_campaign_known_id"):
            worker = Worker(house, here)
            worker.start()
            until(lambda: worker.stopping(0.1), what="the end of the service")
            worker.stop()
        house.engine.dispose()
    assert "malformed" in worker.damage
    assert [record.levelname for record in caplog.records if "damaged" in record.getMessage()] == ["CRITICAL"]


def test_the_process_that_answers_letters_tells_the_service(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (_, house):
        local.practice(house)
        house.engine.dispose()
        with (
            damaged(Path(str(house.engine.url.database)), "campaign"),
            apart(house) as look,
            pytest.raises(Damaged, match="malformed"),
        ):
            look()


def test_what_is_wrong_with_the_process_is_no_damage(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (_, house):
        file = Path(str(house.engine.url.database))
        house.engine.dispose()
        file.rename(tmp_path / "elsewhere.db")
        with apart(house) as look, pytest.raises(Trouble, match="no such table"):
            look()


@pytest.mark.parametrize("words", ["serve", "serve --once", "campaign list", "backup copy.db", "turn run rk4 --yes"])
def test_a_file_that_is_no_database_is_told_without_a_traceback(host: Host, words: str) -> None:
    file = host.folder / "data" / "pbem.db"
    _written_back(file)
    _overwritten(file, 0, b"no database at all" * 100)
    done = host.pbem(*words.split())
    assert done.exit_code == 5
    assert "The database is damaged" in done.stderr
    assert "pbem restore COPY" in done.stderr


def test_a_service_does_not_start_on_a_damaged_page(host: Host) -> None:
    with damaged(host.folder / "data" / "pbem.db", "sheet"):
        done = host.pbem("serve", "--once")
        doctor = {one["what"]: one for one in host.json("doctor")}
    assert done.exit_code == 5
    assert "pbem restore COPY" in done.stderr
    assert not doctor["database"]["well"]
    assert "pbem restore COPY" in doctor["database"]["mend"]


def test_a_large_file_is_looked_through_as_far_as_there_is_time(host: Host) -> None:
    damage.look_for(f"sqlite:///{host.folder / 'data' / 'pbem.db'}", longest=0)
