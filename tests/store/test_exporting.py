"""A campaign moves to another database, or beside itself, whole or not at all."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine, func
from sqlmodel import select

from pbem.store import checks, exporting, importing, migrate
from pbem.store.engine import open_engine, reading, writing
from pbem.store.repository import campaigns, events, inbox, outbox, people, seats, sheets, timers, turns
from pbem.store.tables import Amendment, Campaign, Event, Inbox, Outbox, Row, Sheet, Turn
from tests.store.rows import NOW, SECRET, letter, mail, ordered, sheet, start, timer, turn

HEAD = f'"{migrate.head()}"'.encode()


@pytest.fixture
def exported(engine: Engine, tmp_path: Path) -> Path:
    """Give a file with a campaign that has some of everything; another campaign stands beside it."""
    with writing(engine) as session:
        start(session, "gk")
        letter(session, 1, "gk")
        row = start(session)
        source = letter(session, 2)
        sheets.add(session, sheet(1, source=source.id, words='["Přesun"]'))
        turns.branch_off(session, turns.add(session, turn(number=1)))
        campaigns.move_head(session, row, 1, 1)
        timers.add(session, timer(60))
        outbox.queue(session, mail(1), SECRET, "pbem.example")
        outbox.sent(session, outbox.queue(session, mail(2), SECRET, "pbem.example"), NOW)
        events.append(session, Event(at=NOW, campaign="rk", who="referee", kind="started"))
    written = export(engine, "rk", tmp_path / "rk.zip")
    once = dict.fromkeys(("mailbox", "campaign", "inbox", "sheet", "timer", "event"), 1)
    unused = ("partner", "absence", "application", "invitation", "challenge", "amendment", "disclosure", "judgement")
    none = dict.fromkeys((*unused, "dice", "press"), 0)
    assert written == {**none, **once, "person": 2, "address": 2, "seat": 2, "turn": 3, "outbox": 2}
    return tmp_path / "rk.zip"


def test_a_campaign_whose_position_was_corrected_moves(engine: Engine, tmp_path: Path) -> None:
    """What the referee changed hangs on a turn, which must be there first."""
    with writing(engine) as session:
        row = start(session)
        branch = turns.branch_off(session, turns.add(session, turn(number=1)))
        turns.amend(session, Amendment(campaign="rk", branch=branch.branch, number=1, orders="[]", at=NOW))
        campaigns.move_head(session, row, branch.branch, 1)
    assert export(engine, "rk", tmp_path / "rk.zip")["amendment"] == 1
    there = other(tmp_path)
    take(there, tmp_path / "rk.zip", NOW)
    with reading(there) as session:
        assert session.exec(select(func.count()).select_from(Amendment)).one() == 1
    there.dispose()


def other(tmp_path: Path) -> Engine:
    """Make an empty database elsewhere."""
    url = f"sqlite:///{tmp_path / 'other.db'}"
    migrate.upgrade(url)
    return open_engine(url)


def export(engine: Engine, key: str, path: Path) -> Mapping[str, int]:
    """Write a campaign to a file."""
    with reading(engine) as session:
        return exporting.write(session, key, path)


def take(engine: Engine, path: Path, now: datetime, key: str = "") -> Campaign:
    """Take a campaign in."""
    with writing(engine) as session:
        return importing.read(session, path, now, key)


def test_a_campaign_moves(exported: Path, tmp_path: Path) -> None:
    """All of it arrives but for the secret of its reply addresses; its clock stands and its unsent mail is held."""
    there = other(tmp_path)
    row = take(there, exported, NOW)
    with reading(there) as session:
        assert (row.state, row.dice_secret, row.identity_secret == SECRET) == ("paused", b"dice", False)
        assert checks.faults(session, row) == ()
        assert turns.history(session, row) == ((0, 0), (0, 1), (1, 1))
        (source,) = inbox.listing(session, "rk")
        kept = sheets.last_of(session, "rk", 0, 0, "red")
        assert kept is not None
        assert (kept.inbox, kept.orders) == (source.id, ordered('["Přesun"]'))
        assert outbox.counts(session) == {"held": 1, "sent": 1}
        assert [one.kind for one in events.of_campaign(session, "rk")] == ["imported", "started"]
        assert people.seats_at(session, "red@rk.example") == []
    there.dispose()


def test_exporting_again_gives_the_same_rows(exported: Path, tmp_path: Path) -> None:
    """What was imported and is exported again is the same byte for byte, where no counted ids are in it."""
    there = other(tmp_path)
    take(there, exported, NOW)
    export(there, "rk", tmp_path / "again.zip")
    there.dispose()
    with zipfile.ZipFile(exported) as one, zipfile.ZipFile(tmp_path / "again.zip") as two:
        for name in ("turn.jsonl", "timer.jsonl"):
            assert one.read(name) == two.read(name)


def test_a_copy_beside_the_original(exported: Path, engine: Engine) -> None:
    """Under another key: nobody's seat until they say yes, other Message-IDs, the original untouched."""
    take(engine, exported, NOW, key="rk2")
    with reading(engine) as session:
        assert [row.key for row in campaigns.listing(session)] == ["gk", "rk", "rk2"]
        assert [seat.campaign for seat in people.seats_at(session, "blue@rk.example")] == ["rk"]
        assert len({row.message_id for row in session.exec(select(Outbox))}) == 4
        assert outbox.counts(session, "rk") == {"queued": 1, "sent": 1}
        assert [len(turns.branches(session, key)) for key in ("rk", "rk2")] == [2, 2]
        assert seats.get(session, "rk2", "red") is not None


def test_a_taken_key_is_refused(exported: Path, engine: Engine) -> None:
    """The message says what to do, and nothing is written."""
    with pytest.raises(importing.KeyTaken, match="another key"):
        take(engine, exported, NOW)
    with reading(engine) as session:
        assert session.exec(select(func.count()).select_from(Inbox)).one() == 2


def test_an_unknown_campaign(engine: Engine, tmp_path: Path) -> None:
    """There is nothing to export, and no file is made."""
    with pytest.raises(exporting.NoSuchCampaign, match="'no'"):
        export(engine, "no", tmp_path / "no.zip")
    assert not (tmp_path / "no.zip").exists()


def rewrite(path: Path, change: Callable[[str, bytes], bytes]) -> None:
    """Write a zip file again with changed contents."""
    with zipfile.ZipFile(path) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in contents.items():
            archive.writestr(name, change(name, content))


def forged(path: Path, table: str, old: str, new: str) -> None:
    """Change a table's file and the hash of it in the manifest, as a forger would."""
    rewrite(path, lambda name, content: content.replace(old.encode(), new.encode()) if name == table else content)
    with zipfile.ZipFile(path) as archive:
        total = hashlib.sha256(archive.read(table)).hexdigest()
        manifest = json.loads(archive.read(exporting.MANIFEST))
    manifest["tables"][table.removesuffix(".jsonl")]["sha256"] = total
    rewrite(path, lambda name, content: json.dumps(manifest).encode() if name == exporting.MANIFEST else content)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda path: path.write_bytes(b"no zip"), "not a zip"),
        (lambda path: rewrite(path, lambda name, content: content.replace(b"red", b"rad")), "manifest"),
        (lambda path: forged(path, "sheet.jsonl", "Přesun", "Presun"), "sheet 1 of red"),
        (lambda path: forged(path, "seat.jsonl", '"rk"', '"xx"'), "another campaign"),
        (lambda path: forged(path, "address.jsonl", '"person":3', '"person":9'), "point to nothing"),
        (lambda path: rewrite(path, lambda name, content: content.replace(HEAD, b'"9999"')), "newer pbem"),
    ],
    ids=["no zip", "changed", "forged orders", "another campaign", "forged references", "newer"],
)
def test_a_wrong_file_changes_nothing(
    exported: Path, tmp_path: Path, change: Callable[[Path], None], said: str
) -> None:
    """Damage is found by hashes, references and versions, before anything is written."""
    change(exported)
    there = other(tmp_path)
    with pytest.raises(importing.BadExport, match=said):
        take(there, exported, NOW)
    with reading(there) as session:
        assert session.exec(select(Campaign)).all() == []
    there.dispose()


def test_every_table_is_exported_or_has_a_reason() -> None:
    """A new table cannot be forgotten: all but the host's own are in the export; who is signed in is none of it."""
    names = {str(row.__tablename__) for row in exporting.TABLES}
    assert set(Row.metadata.tables) - names == {"host", "deferral", "process", "sign_in", "browser"}


def test_damage_is_found(engine: Engine) -> None:
    """A changed state, a changed sheet and a head that is nowhere are told."""
    with writing(engine) as session:
        row = start(session)
        sheets.add(session, sheet(1))
        assert checks.faults(session, row) == ()
        for broken in session.exec(select(Turn)):
            broken.snapshot = b"rubbish"
        for torn in session.exec(select(Sheet)):
            torn.orders = "[1]"
        row.head_turn = 9
        session.flush()
        assert [fault.split(" ")[0] for fault in checks.faults(session, row)] == ["the", "turn", "sheet"]
