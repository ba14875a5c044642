"""What waited in a database of an earlier release, known by its note alone, goes on after the upgrade."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlmodel import Session, select

from pbem.service.desk import confirmed_letters
from pbem.service.referee import interventions
from pbem.service.turns import brake
from pbem.service.work import retention
from pbem.store import exporting, importing
from pbem.store.engine import reading, writing
from pbem.store.repository import inbox, seats
from pbem.store.tables import Campaign, Inbox, Next
from tests.service.acting_kit import act, head
from tests.service.kit import Office
from tests.service.release_kit import unpacked, upgraded_office

LATE, PAUSED, CONFIRMED, FOREIGN = 101, 102, 103, 104
HELD, HELD_LATE, MACHINE, ODD, CUT = 105, 106, 107, 108, 109
LETTERS = (
    (LATE, "winds", "blue", "ca.anna@pbem.test", "waiting", "after the deadline of turn 3"),
    (PAUSED, "winds", "red", "ca.bozena@pbem.test", "waiting", "paused"),
    (CONFIRMED, "winds", "green", "ca.charles@pbem.test", "new", "confirmed at 2026-11-20T10:00:00+00:00"),
    (FOREIGN, "winds", "white", "somebody@else.test", "asked", "foreign address"),
    (HELD, "cellar", "blue", "du.anna@pbem.test", "asked", "held after a restore"),
    (HELD_LATE, "cellar", "red", "du.boris@pbem.test", "asked", "held after a restore; after the deadline of turn 3"),
    (MACHINE, None, None, "bot@else.test", "rejected", "automatic"),
    (ODD, None, None, "who@else.test", "rejected", "unknown sender"),
    (CUT, None, None, "big@else.test", "rejected", "truncated"),
)
"""Letters as the earlier release left them: `help` asks for something, which only a letter's first reading answers."""


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Put such letters and campaigns into the database of the earlier release, then upgrade it."""
    path = unpacked(tmp_path)
    with sqlite3.connect(path) as earlier:
        (mailbox,) = earlier.execute("SELECT mailbox FROM inbox LIMIT 1").fetchone()
        for number, key, seat, sender, state, note in LETTERS:
            raw = (
                f"From: {sender}\nTo: orders@host.test\nSubject: orders\nMessage-ID: <n{number}@x>\n\nhelp\n\n1: stay\n"
            )
            row = (number, mailbox, number, sender, f"<n{number}@x>", str(number), raw.encode(), key, seat, state, note)
            earlier.execute(_LETTER, row)
        earlier.execute("UPDATE campaign SET state='held', restored_from='running', note='restored' WHERE key='cellar'")
        earlier.execute("UPDATE campaign SET note='brake: silence of 3 in 4' WHERE key='tatry'")
        earlier.execute("UPDATE host SET restored_at='2026-11-20 10:00:00.000000'")
    upgraded = upgraded_office(path)
    yield replace(upgraded, key="winds")
    upgraded.house.engine.dispose()


def test_a_confirmed_letter_was_answered_for_its_orders_alone(office: Office) -> None:
    office.works()
    assert (letter(office, CONFIRMED).state, kinds(office, CONFIRMED)) == ("done", ["answer"])


def test_late_and_paused_letters_are_read_when_the_next_turn_has_begun(office: Office) -> None:
    """Their commands were served when they came, so only their orders are answered."""
    assert inbox.comes_next(letter(office, LATE)) is Next.TURN
    assert inbox.comes_next(letter(office, PAUSED)) is Next.RESUME
    turn = head(office).number
    act(office, interventions.run, "the test goes on")
    assert head(office).number == turn + 1
    assert [letter(office, number).state for number in (LATE, PAUSED)] == ["done", "done"]
    assert kinds(office, LATE) == kinds(office, PAUSED) == ["answer"]


def test_a_letter_from_elsewhere_waits_for_its_players_yes(office: Office) -> None:
    with writing(office.house.engine) as session:
        white = seats.get(session, "winds", "white")
        assert white is not None
        waiting = confirmed_letters.waiting(session, white, "somebody@else.test")
        assert [row.id for row in waiting] == [FOREIGN]
        inbox.settle(session, waiting[0], "rejected", "not the player's")


def test_letters_held_since_a_restore_wait_for_the_referee_and_are_then_what_they_were(office: Office) -> None:
    held = replace(office, key="cellar")
    assert {letter(office, number).state for number in (HELD, HELD_LATE)} == {"held"}
    act(held, interventions.release, "the test goes on")
    assert [letter(office, number).state for number in (HELD, HELD_LATE)] == ["done", "done"]
    assert kinds(office, HELD) == ["answer", "help"]
    assert kinds(office, HELD_LATE) == ["answer"]


def test_a_braked_turn_waits_until_the_referee_runs_it(office: Office) -> None:
    braked = replace(office, key="tatry")
    assert brake.braked(braked.campaign())
    act(braked, interventions.run, "the test goes on")
    assert not brake.braked(braked.campaign())


def test_what_a_machine_wrote_is_known_and_what_was_cut_is_not_taken_again(office: Office) -> None:
    assert [letter(office, number).reason for number in (MACHINE, ODD, CUT)] == ["machine", "", "too-large"]
    with pytest.raises(retention.NotNow, match="not kept whole"), writing(office.house.engine) as session:
        retention.again(office.house, session, session.merge(letter(office, CUT)))


def test_an_export_of_the_earlier_release_is_taken_in(office: Office, tmp_path: Path) -> None:
    """Its notes are read as those of a database are; what was open in it is closed, as in every file."""
    path = tmp_path / "tatry.zip"
    with reading(office.house.engine) as session:
        exporting.write(session, "tatry", path)
    as_before(path)
    with importing.opened(path) as session:
        assert session.exec(select(Campaign)).one().braked == "silence"
        assert {row.reason for row in session.exec(select(Inbox))} == {"", "late"}
    with writing(office.house.engine) as session:
        taken = importing.read(session, path, office.house.now, "carpathians")
        assert (taken.state, taken.braked) == ("paused", "")
        assert "imported" in {row.reason for row in _of(session, "carpathians")}


def as_before(path: Path) -> None:
    """Make of an export one that version 0009 wrote: without the columns that are newer, with notes in their place."""
    new = {"reason", "confirmed_at", "braked", "unanswered", "asked_at", "server_away", "house_player"}
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(files.pop(exporting.MANIFEST))
    for name, content in files.items():
        rows = [json.loads(line) for line in content.splitlines()]
        gone = new | {"kept"} if name == "outbox.jsonl" else new
        older = [{key: value for key, value in row.items() if key not in gone} for row in rows]
        if name == "inbox.jsonl":
            older[-1] |= {"state": "waiting", "note": "after the deadline of turn 1"}
        if name == "campaign.jsonl":
            older[0] |= {"note": "brake: silence of 3 in 4", "state": "running"}
        files[name] = b"".join(json.dumps(row).encode() + b"\n" for row in older)
        manifest["tables"][name.removesuffix(".jsonl")]["sha256"] = hashlib.sha256(files[name]).hexdigest()
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
        archive.writestr(exporting.MANIFEST, json.dumps({**manifest, "version": "0009"}))


def letter(office: Office, number: int) -> Inbox:
    with reading(office.house.engine) as session:
        return session.exec(select(Inbox).where(Inbox.id == number)).one()


def kinds(office: Office, number: int) -> list[str]:
    """List what a letter was answered with."""
    return sorted(mail.kind for mail in office.mails() if mail.in_reply_to == f"<n{number}@x>")


def _of(session: Session, key: str) -> list[Inbox]:
    return list(session.exec(select(Inbox).where(Inbox.campaign == key)).all())


_LETTER = """
    INSERT INTO inbox (id, mailbox, uidvalidity, uid, received_at, sender, message_id, sha256, raw, campaign, seat,
        state, note)
    VALUES (?, ?, 9, ?, '2026-11-20 09:00:00.000000', ?, ?, ?, ?, ?, ?, ?, ?)
"""
