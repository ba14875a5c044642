"""The leak test for everything a command is answered with: what the seat cannot know is dealt anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from sqlmodel import Session

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.store import tables
from pbem.store.engine import open_engine, writing
from pbem.store.repository import campaigns, turns
from pbem.store.wake import open_wake
from pbem.testing.clock import ToldClock
from tests.service.kit import REGISTRY, Office

LETTERS = (
    "help", "help orders", "rules battle", "map", "status", "orders", "orders 1", "orders 1 r1", "report", "report 1",
    "test\n1: capture H7\n2: to K9", "cancel 1", "cancel army 9", "1: attack red army\n2: up 9\n3: capture Sokol",
    "language ru", "map", "statuss", "1: right 8; if it reveals an enemy: flee",
)  # fmt: skip


def copied(office: Office, folder: Path) -> Office:
    """Copy a service as it stands, with a clock of its own."""
    with writing(office.house.engine):
        shutil.copy(str(office.house.engine.url.database), folder / "copy.db")
        for log in Path(str(office.house.engine.url.database)).parent.glob("*.db-wal"):
            shutil.copy(log, folder / "copy.db-wal")
    clock = ToldClock(office.clock.now())
    engine = open_engine(f"sqlite:///{folder / 'copy.db'}")
    return Office(House(office.house.settings, engine, REGISTRY, open_wake(engine), clock), clock, office.key)


def dealt_anew(session: Session, office: Office) -> bool:
    """Put another state in place of the present one; tell whether it differs."""
    row = campaigns.get(session, office.key)
    assert row is not None
    game = games.opened(session, REGISTRY, row)
    other = game.installed.ruleset.keeping.reimagine(game.state, Seat("blue"), KeyedDice(b"other"))
    head = session.get(tables.Turn, (row.key, row.head_branch, row.head_turn))
    assert head is not None
    head.snapshot, head.hash = games.frozen(game.installed, other)
    session.add(head)
    return bool(other != game.state)


def answered(office: Office) -> list[tuple[str, ...]]:
    """Write every command; give what came back, byte for byte."""
    before = len(office.mails("blue"))
    for number, text in enumerate(LETTERS):
        office.letter("blue", text, message_id=f"<secret{number}@players.test>")
    contents = [office.content(mail) for mail in office.mails("blue")[before:]]
    assert len(contents) >= len(LETTERS)
    return [
        (one.subject, one.text, one.html, *(file.data.decode("utf-8") for file in one.attachments)) for one in contents
    ]


@pytest.mark.parametrize("days", [1, 3])
def test_no_answer_depends_on_what_the_seat_cannot_know(office: Office, tmp_path: Path, days: int) -> None:
    for day in range(days):
        office.letter("blue", "1: right 6, down 2\n2: right 4\n3: left 3")
        office.letter("red", "1: left 6\n2: up 5")
        office.until(f"2026-11-{21 + day} 20:00:01")
    office.letter("blue", "1: up 2\n2: right 3")
    (tmp_path / "other").mkdir()
    other = copied(office, tmp_path / "other")
    with writing(other.house.engine) as session:
        assert turns.get(session, "rk4", 0, days)
        assert dealt_anew(session, other)
    other.uids = office.uids
    for true, dealt in zip(answered(office), answered(other), strict=True):
        assert true == dealt
