"""A proposal that does not reach a seat leaves no trace there, nor with others (C-8.10): the same turn in two worlds.

In one world Blue proposes to Red a treaty that names White, whom Blue does not know and who never hears of it; in the
other he does not, or names a colour that nobody plays.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlmodel import col, select

from pbem.service.house.case import Case
from pbem.service.referee import interventions
from pbem.store import tables
from pbem.store.engine import open_engine, reading, writing
from pbem.store.repository import campaigns, seats, sheets
from tests.service.kit import Office, open_office
from tests.service.press_kit import opened

SCHEDULE = {"every_days": 1, "at": ["20:00"], "early_seconds": 600, "reminder_hours": 6}
NAMING = (
    "propose alliance with red and {colour}\nred gives contact {colour} to me\nend",
    "propose alliance with red and {colour}\nred gives contact {colour} to me\n{colour} gives map to me\nend",
)


def world(migrated_file: Path, folder: Path) -> Iterator[Office]:
    """Open a service of its own."""
    folder.mkdir()
    shutil.copy(migrated_file, folder / "pbem.db")
    engine = open_engine(f"sqlite:///{folder / 'pbem.db'}")
    yield open_office(engine, folder)
    engine.dispose()


@pytest.fixture
def one(migrated_file: Path, tmp_path: Path) -> Iterator[Office]:
    """Give a world."""
    yield from world(migrated_file, tmp_path / "one")


@pytest.fixture
def two(migrated_file: Path, tmp_path: Path) -> Iterator[Office]:
    """Give another world, like the first one."""
    yield from world(migrated_file, tmp_path / "two")


def played(office: Office, words: str) -> Office:
    """Let everybody send orders, then Blue write a treaty, or nothing, and Red leave it at his orders."""
    opened(office, schedule=SCHEDULE)
    for seat in ("blue", "red", "green", "white"):
        office.letter(seat, "\n".join(office.report(f"{seat}@players.test").form))
    if words:
        office.letter("blue", words)
    office.letter("red", office.report("red@players.test").form[0])
    return office


def traces(office: Office, seat: str) -> dict[str, object]:
    """Give all that a seat could tell a world by: every mail to it, its sheet, what waits for it."""
    code = office.reply_to(seat).partition("@")[0].rpartition(".")[2]
    mails = [office.content(mail) for mail in office.mails(f"{seat}@players.test")]
    every = [re.sub(code, "CODE", repr((mail.subject, mail.text, mail.html)), flags=re.I) for mail in mails]
    with reading(office.house.engine) as session:
        row = sheets.last_of(session, office.key, 0, 1, seat)
        assert row is not None
        return {"mails": every, "revision": row.revision, "problems": row.problems, "orders": row.orders}


def timers(office: Office) -> list[tuple[str, str, object]]:
    """List the timers there are, and what they wait for."""
    with reading(office.house.engine) as session:
        found = select(tables.Timer).where(tables.Timer.campaign == office.key).order_by(col(tables.Timer.due_utc))
        return [(one.kind, one.state, one.due_utc) for one in session.exec(found)]


def waiting(office: Office) -> list[tuple[str, str, object]]:
    """List the timers that wait now."""
    return [one for one in timers(office) if one[1] == "waiting"]


def fresh(office: Office, words: str, seat: str) -> tuple[dict[str, object], list[str]]:
    """Play one world to the reminder; give the traces of a seat and who was reminded."""
    played(office, words)
    status = {"blue": "status", "white": "stav"}[seat]
    office.letter(seat, status)
    office.until("2026-11-21 14:00:01")
    return traces(office, seat), [mail.recipient for mail in office.mails(kind="reminder")]


@pytest.mark.parametrize("words", NAMING)
def test_who_never_hears_of_a_proposal_is_not_reminded_nor_waited_for(one: Office, two: Office, words: str) -> None:
    """White's mails, sheet, status are byte for byte those of a world in which nothing was proposed."""
    made, reminded = fresh(one, words.format(colour="white"), "white")
    not_made, _ = fresh(two, "", "white")
    assert made == not_made
    assert "white" not in reminded


@pytest.mark.parametrize("words", NAMING)
def test_a_proposer_cannot_tell_whether_a_colour_plays_by_what_is_waited_for(
    one: Office, two: Office, words: str
) -> None:
    """White plays and has never met Blue, yellow is nobody's: the same timers, the same turn, at the same instant."""
    for each, colour in ((one, "white"), (two, "yellow")):
        played(each, words.format(colour=colour))
        each.letter("blue", "1: stay\nstatus")
    assert waiting(one) == waiting(two)
    for each in (one, two):
        each.until("2026-11-21 14:00:01")
    assert timers(one) == timers(two)
    assert one.campaign().head_turn == 1
    assert one.campaign().head_turn == two.campaign().head_turn
    told = [[mail.kind for mail in each.mails("blue@players.test")] for each in (one, two)]
    assert told[0] == told[1]


def test_who_was_told_is_reminded_of_that_and_not_of_lines(one: Office) -> None:
    """Red heard of the proposal after he had sent orders: the reminder says what it is about."""
    played(one, "")
    one.letter("blue", "propose alliance with red\nduration 2\nend")
    one.until("2026-11-21 14:00:01")
    assert [mail.recipient for mail in one.mails(kind="reminder")] == ["red"]
    said = " ".join(one.text("red@players.test").split())
    assert "asked you something since your last mail" in said
    assert "could not be accepted" not in said


def test_a_seat_without_a_player_is_as_silent_as_one_with(one: Office, two: Office) -> None:
    """White's player left in one world: Blue's treaty is waited for as in the other."""
    for each in (one, two):
        played(each, "")
    with writing(two.house.engine) as session:
        campaign, seat = campaigns.claim(session, two.key, wait=True), seats.get(session, two.key, "white")
        assert campaign is not None
        assert seat is not None
        seats.vacate(session, seat)
        interventions.log(Case(two.house, session, campaign), "held", "")
    for each in (one, two):
        each.letter("blue", NAMING[0].format(colour="white"))
        each.letter("red", each.report("red@players.test").form[0])
        each.clock.advance(timedelta(minutes=11))
        each.works()
    assert one.campaign().head_turn == two.campaign().head_turn
