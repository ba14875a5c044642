"""A seat's pages tell nothing a seat cannot know: in a world where all that is hidden is otherwise, they are the same.

In the second world whatever the seat was not mailed is changed or spoilt: every state, the sheets, mails, letters,
absences and sessions of others, bounces, the log. Bytes, headers, statements and the number of rows must be equal.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlmodel import Session, col, select

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.reports.briefing import Answer as Said
from pbem.reports.briefing import Posted
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import dealings, games
from pbem.service.orders import submissions
from pbem.service.orders.requests import Wishes
from pbem.service.window import table
from pbem.service.window.seat_mail import OwnMail
from pbem.store import tables
from pbem.store.engine import open_engine, writing
from pbem.store.repository import people, turns
from pbem.web.routes import ROUTES
from tests.service.kit import REGISTRY, Office, open_office
from tests.service.press_kit import meet
from tests.service.test_history import days
from tests.store.conftest import like_others
from tests.web.kit import Answer, Browser, window
from tests.web.test_sign_in import signed_in

OWN, OTHER = "blue", "red"
SLIP, NEXT = "1" * 32, "2" * 32
PLACES = {"key": "rk4", "seat": OWN, "slip": SLIP}
DESK = "/t/rk4/blue/orders"
CHANCE = re.compile(rb'(name="(?:token|slip)" value=")[0-9a-f]+')
"""What is drawn anew in each page."""
TURNS = ("0", "1", "2")
PROBES = (
    "army 1: attack red army 1\narmy 2: to city Lunaris\narmy 3: if red is near: attack it",
    "1: up 40\nrmy 2: lft 3\npropose truce to red\naccept 1\nto red: are you there?\n.\nto white: and you?\n.\nstatus",
)
"""Letters that ask for what the seat cannot know."""


@dataclass
class Seen:
    """What one world shows, and what it was asked for."""

    pages: dict[str, Answer] = field(default_factory=dict)
    asked: list[tuple[str, int]] = field(default_factory=list)


@contextmanager
def listened(engine: Engine, seen: Seen) -> Iterator[None]:
    """Write down every statement and how many rows it gives."""

    def heard(
        connection: Connection, cursor: object, statement: str, parameters: tuple[object, ...], *_: object
    ) -> None:
        rows = 0
        if statement.lstrip().upper().startswith("SELECT"):
            counted = connection.connection.dbapi_connection.execute(statement, parameters)  # type: ignore[union-attr]
            rows = len(counted.fetchall())
        seen.asked.append((statement, rows))

    event.listen(engine, "after_cursor_execute", heard)
    yield
    event.remove(engine, "after_cursor_execute", heard)


def walked(office: Office, cookie: str) -> Seen:
    """Open every page of the table that is a person's or a seat's, and whatever of ours those link to."""
    seen = Seen()
    with window(office.house) as opened, listened(office.house.engine, seen):
        browser = Browser(opened, cookies={"pbem": cookie})
        left = paths()
        while left:
            path = left.pop(0)
            seen.pages[path] = browser.get(path)
            linked = (link for link in seen.pages[path].links if re.match(r"/(t|home)", link))
            left += [link for link in dict.fromkeys(linked) if link not in seen.pages and link not in left]
        for number, words in enumerate(PROBES):
            seen.pages[f"check {number}"] = probed(browser, words)
            seen.pages[f"live {number}"] = probed(browser, words, live="1")
        seen.pages["POST"] = written(browser, NEXT)
    return seen


def probed(browser: Browser, words: str, **fields: str) -> Answer:
    """Have a letter checked."""
    said = dict(re.findall(r'name="(token|step)" value="([^"]*)"', browser.get(DESK).text))
    return browser.post(f"{DESK}/check", words=words, **said, **fields)


def written(browser: Browser, slip: str) -> Answer:
    """Send a letter by the window."""
    said = dict(re.findall(r'name="(token|step)" value="([^"]*)"', browser.get(DESK).text))
    return browser.post(DESK, words="army 3: stay", slip=slip, **said)


def paths() -> list[str]:
    """Give an address of every such route; a route that needs more to be named fails here until it is."""
    named = [page.path for page in ROUTES if page.method == "GET" and page.who in ("person", "seat")]
    return [path.format(**PLACES, turn=turn) for path in dict.fromkeys(named) for turn in TURNS]


def spoilt(session: Session) -> None:
    """Change whatever the seat was not told."""
    connection = session.connection()
    connection.execute(text("UPDATE turn SET snapshot = x'00', events = x'00' WHERE number < 2"))
    dealt_anew(session)
    connection.execute(text("UPDATE event SET payload = '{\"hidden\": 1}', who = 'red' WHERE kind <> 'resolved'"))
    connection.execute(text("UPDATE timer SET due_utc = '2027-01-01 00:00:00' WHERE state = 'waiting'"))
    unheard_taken_away(session)
    connection.execute(text("UPDATE press SET readers = 'blue,hidden' WHERE writer = 'red'"))
    connection.execute(text("UPDATE address SET bounced = 1, returned = 'hidden' WHERE address = 'red@players.test'"))
    for mail in session.exec(select(tables.Outbox).where(col(tables.Outbox.recipient) != OWN)).all():
        mail.briefing, mail.state = "hidden", "returned"
    other = people.by_address(session, "red@players.test")
    assert other is not None
    other.name = "Hidden"
    now = other_moment(session)
    session.add(tables.Browser(cookie="0" * 64, person=other.id, address="red@players.test", since=now, used_at=now))
    session.add(
        tables.Press(code="hidden", campaign="rk4", turn=2, writer=OTHER, readers="referee", body="hidden", at=now)
    )
    session.add(
        tables.Absence(campaign="rk4", seat=OTHER, first_day="2026-11-01", last_day="2027-11-30", booked_at=now)
    )
    for number in range(5):
        sheet = tables.Sheet(
            campaign="rk4", branch=0, turn=3, seat=OTHER, revision=-1 - number, orders="[]", digest="-", created_at=now
        )
        session.add(sheet)


def unheard_taken_away(session: Session) -> None:
    """Leave of the sheets of others what the seat was told, and nothing else."""
    installed = REGISTRY["campaign"]
    for row in session.exec(select(tables.Sheet).where(col(tables.Sheet.seat) == OTHER)).all():
        lines = games.sheet(installed, row.orders).lines
        heard = (line for line in lines if OWN in dealings.told(installed.ruleset, OTHER, line.order))
        row.orders, row.digest = games.written(installed, Sheet(tuple(heard))), "x"


def dealt_anew(session: Session) -> None:
    """Deal anew whatever the seat does not know of the present position: a check reads what it knows."""
    campaign = session.get(tables.Campaign, "rk4")
    assert campaign is not None
    game = games.opened(session, REGISTRY, campaign)
    other = game.installed.ruleset.keeping.reimagine(game.state, Seat(OWN), KeyedDice(b"other"))
    assert other != game.state
    row = turns.get(session, campaign.key, campaign.head_branch, campaign.head_turn)
    assert row is not None
    assert row.number == 2
    row.snapshot, row.hash = games.frozen(game.installed, other)


def other_moment(session: Session) -> datetime:
    row = session.exec(select(tables.Turn).order_by(col(tables.Turn.number).desc())).first()
    assert row is not None
    return row.resolved_at + timedelta(minutes=1)


@pytest.fixture
def worlds(office: Office, tmp_path: Path) -> Iterator[tuple[Office, Office, str]]:
    """Give a played game, the same with all that is hidden otherwise, and the cookie of its reader."""
    days(office, 1, 2)
    meet(office, {OWN: (OTHER,), OTHER: (OWN,)})
    office.letter("blue", "army 2: stay\nto red: who are you?\n.\nto white: and you?\n.")
    office.letter("red", "to blue: nobody you know")
    office.letter("red", "armáda 1: stát\npropose alliance with blue\nduration 2\nvictory joint\nend")
    with window(office.house) as opened:
        browser = signed_in(office, opened)
        cookie = browser.cookies["pbem"]
        written(browser, SLIP)
    office.works()
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(tmp_path / "pbem.db")) as source, closing(sqlite3.connect(other)) as copy:
        source.backup(copy)
    engine = like_others(open_engine(f"sqlite:///{other}"))
    second = open_office(engine, tmp_path)
    second.clock.set(office.clock.now())
    with writing(engine) as session:
        spoilt(session)
    yield office, second, cookie
    engine.dispose()


def differences(one: Seen, two: Seen) -> list[str]:
    """Name the pages that differ, and say whether the questions to the database do."""
    bytes_ = [path for path in one.pages if plain(one.pages[path]) != plain(two.pages[path])]
    heads = [path for path in one.pages if shown(one.pages[path]) != shown(two.pages[path])]
    return [*bytes_, *heads, *(["asked"] if one.asked != two.asked else [])]


def plain(page: Answer) -> bytes:
    return CHANCE.sub(rb"\1", page.body)


def shown(page: Answer) -> tuple[int, dict[str, str]]:
    return page.status, {name: value for name, value in page.headers.items() if name != "date"}


def test_both_worlds_show_a_seat_the_same(worlds: tuple[Office, Office, str]) -> None:
    sent = {page.path.format(**PLACES) for page in ROUTES if page.method == "POST" and page.who == "seat"}
    assert sent == {DESK, f"{DESK}/check"}, "what else is sent for a seat must be sent in both worlds"
    one, two = (walked(office, worlds[2]) for office in worlds[:2])
    assert set(one.pages) == set(two.pages)
    assert {page.status for page in one.pages.values()} == {200}
    assert "accept " in one.pages[DESK].text, "a treaty is on offer"
    assert differences(one, two) == []


def in_words(mail: OwnMail) -> str:
    """Tell how many sheets there are, of all seats."""
    return str(len(mail.session.exec(select(tables.Sheet)).all()))


def in_time(mail: OwnMail) -> str:
    """Read all letters of others, and tell nothing."""
    mail.session.exec(select(tables.Press)).all()
    return ""


@pytest.mark.parametrize("leak", [in_words, in_time])
def test_a_planted_leak_is_found(
    worlds: tuple[Office, Office, str], leak: Callable[[OwnMail], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the words of a page, and in nothing but the number of rows that were read for it."""
    real = table.frame
    monkeypatch.setattr(table, "frame", lambda mail: replace(real(mail), player=mail.person.name + leak(mail)))
    one, two = (walked(office, worlds[2]) for office in worlds[:2])
    found = differences(one, two)
    assert "asked" in found
    assert ("/t/rk4/blue" in found) == (leak is in_words)


def test_a_leak_planted_in_the_view_of_a_check_is_found(
    worlds: tuple[Office, Office, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = submissions.checked

    def leaking(desk: PlayerDesk, wishes: Wishes, letters: tuple[Posted, ...]) -> Said:
        said = real(desk, wishes, letters)
        return replace(
            said,
            remarks=(
                *said.remarks,
                Text("left-out-words", {"words": games.frozen(desk.game.installed, desk.game.state)[1]}),
            ),
        )

    monkeypatch.setattr(submissions, "checked", leaking)
    one, two = (walked(office, worlds[2]) for office in worlds[:2])
    assert {"check 0", "live 1"} <= set(differences(one, two))
