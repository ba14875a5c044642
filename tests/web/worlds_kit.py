"""Two worlds that a seat of a played game cannot tell apart, and the walk through all its pages in one of them.

In the second world whatever the seat was not mailed is changed or spoilt: every state, the sheets, mails, letters,
absences and sessions of others, bounces, the log.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from sqlalchemy import Connection, Engine, event, text
from sqlmodel import Session, col, select

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.service.game import dealings, games
from pbem.store import tables
from pbem.store.engine import open_engine, reading, writing
from pbem.store.repository import people, turns
from pbem.testing.playing import random_lines
from pbem.web.routes import ROUTES
from tests.service.kit import REGISTRY, Office, open_office
from tests.service.press_kit import meet
from tests.service.story_kit import camp
from tests.service.test_example_campaigns import CITIES, POWERS, begun, report
from tests.service.test_history import days
from tests.service.test_time import paused
from tests.store.conftest import like_others
from tests.web.kit import Answer, Browser, window
from tests.web.test_sign_in import signed_in

SLIP, NEXT = "1" * 32, "2" * 32
CHANCE = re.compile(rb'(name="(?:token|slip)" value=")[0-9a-f]+')
"""What is drawn anew in each page."""
TURNS = ("0", "1", "2")
NEWER = 3
"""Turns that are played; the last two are looked at as they are, the states before are spoilt."""


@dataclass(frozen=True)
class Table:
    """A game that is played for the walk: who looks at its pages, who else sits there, how its turns are played.

    `probes` are letters that ask for what the seat cannot know, beside random lines of what it can.
    """

    game: str
    own: str
    others: tuple[str, ...]
    play: Callable[[Office, Table], Office]
    probes: tuple[str, ...]


@dataclass
class Seen:
    """What one world shows, and what it was asked for."""

    pages: dict[str, Answer] = field(default_factory=dict)
    asked: list[tuple[str, int]] = field(default_factory=list)


@dataclass(frozen=True)
class Worlds:
    """A played game, the same with all that is hidden otherwise, the cookie of its reader and the letters to check."""

    table: Table
    offices: tuple[Office, Office]
    cookie: str
    probes: tuple[str, ...]

    @property
    def seat(self) -> str:
        """Give the address that begins all pages of the seat."""
        return f"/t/{self.offices[0].key}/{self.table.own}"

    @property
    def desk(self) -> str:
        """Give the address of the writing desk."""
        return f"{self.seat}/orders"

    @property
    def places(self) -> Mapping[str, str]:
        """Give what stands in the addresses of a seat's pages."""
        return {"key": self.offices[0].key, "seat": self.table.own, "slip": SLIP}

    def walked(self, whole: bool = True) -> tuple[Seen, Seen]:
        """Walk through both; or open but the seat's own page and its desk, where something is known to be there."""
        one, two = (_walked(self, office, _paths(self) if whole else [self.seat], whole) for office in self.offices)
        return one, two


def _two_fords(office: Office, table: Table) -> Office:
    """Play two turns of the campaign game, and let the two meet and write to each other."""
    days(office, 1, 2)
    meet(office, {table.own: table.others, table.others[0]: (table.own,)})
    office.letter("red", "armáda 1: stát\npropose alliance with blue\nduration 2\nvictory joint\nend")
    return office


def _by_form(begin: Callable[[Office], Office]) -> Callable[[Office, Table], Office]:
    """Play two turns by sending the order forms back, with some random lines."""

    def play(office: Office, table: Table) -> Office:
        begin(office)
        for number in (1, 2):
            _turned(office, table, number)
        return office

    return play


def _cave(office: Office) -> Office:
    paused(office)
    return camp(office)


def _turned(office: Office, table: Table, number: int) -> None:
    """Let everybody who is asked send the form back, and the turn be played."""
    before = office.campaign().head_turn
    for seat in (table.own, *table.others):
        lines = (*report(office, seat).form, *_ready(office, seat, number))
        office.letter(seat, "\n".join(lines))
    while office.campaign().head_turn == before:
        office.later(hours=1)


def _ready(office: Office, seat: str, number: int) -> list[str]:
    """Write some orders a seat could give."""
    with reading(office.house.engine) as session:
        game = games.opened(session, REGISTRY, office.campaign())
        view = game.view(Seat(seat), dealings.heard(session, game, seat))
    return random_lines(game.installed, view, "en", Random(f"{seat} {number}"))[:3]


TABLES = (
    Table(
        "campaign",
        "blue",
        ("red",),
        _two_fords,
        (
            "army 1: attack red army 1\narmy 2: to city Lunaris\narmy 3: if red is near: attack it",
            "1: up 40\nrmy 2: lft 3\npropose truce to red\naccept 1\nto red: are you there?\n.\nstatus",
            "to white: and you?",
        ),
    ),
    Table(
        "duncan", "blue", ("red", "green"), _by_form(_cave), ("u1 to J5\nu2 attacks red unit 1\nu1: to the question",)
    ),
    Table(
        "dice_empires",
        "blue",
        ("red", "green", "white"),
        _by_form(lambda office: begun(office, "dice_empires", CITIES)),
        ("attack red\nspy on green\naccept 1\npropose trade to white",),
    ),
    Table(
        "europe",
        "russia",
        ("france", "dual", "ottoman"),
        _by_form(lambda office: begun(office, "europe", POWERS)),
        ("attack from Russia to France\nplay K hearts\nif the Turks attack: defend",),
    ),
    Table(
        "powers",
        "blue",
        ("red", "green", "white"),
        _by_form(lambda office: begun(office, "powers", CITIES, visibility="full")),
        ("A1: attack B2 with everything\nraid C3\naccept 1\npropose peace to red",),
    ),
)


@contextmanager
def worlds(table: Table, office: Office, folder: Path) -> Iterator[Worlds]:
    """Play a game, and copy it into a world where all is otherwise that the reader does not know."""
    table.play(office, table)
    office.letter(table.own, f"to {table.others[0]}: who are you?\n.\nto white: and you?\n.")
    office.letter(table.others[0], f"to {table.own}: nobody you know")
    probes = (*table.probes, "\n".join(_ready(office, table.own, NEWER)))
    with window(office.house) as opened:
        browser = signed_in(office, opened, f"{table.own}@players.test")
        _written(browser, f"/t/{office.key}/{table.own}/orders", SLIP)
    office.works()
    with closing(sqlite3.connect(folder / "pbem.db")) as source, closing(sqlite3.connect(folder / "other.db")) as copy:
        source.backup(copy)
    engine = like_others(open_engine(f"sqlite:///{folder / 'other.db'}"))
    second = open_office(engine, folder)
    second.key = office.key
    second.clock.set(office.clock.now())
    with writing(engine) as session:
        _spoilt(session, table, office.key)
    yield Worlds(table, (office, second), browser.cookies["pbem"], probes)
    engine.dispose()


@contextmanager
def _listened(engine: Engine, seen: Seen) -> Iterator[None]:
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


def _walked(of: Worlds, office: Office, left: list[str], onward: bool) -> Seen:
    """Open pages, and `onward` whatever of ours those link to; then have letters checked, and send one."""
    seen = Seen()
    with window(office.house) as opened, _listened(office.house.engine, seen):
        browser = Browser(opened, cookies={"pbem": of.cookie})
        while left:
            path = left.pop(0)
            seen.pages[path] = browser.get(path)
            linked = (link for link in seen.pages[path].links if onward and re.match(r"/(t|home)", link))
            left += [link for link in dict.fromkeys(linked) if link not in seen.pages and link not in left]
        for number, words in enumerate(of.probes):
            seen.pages[f"check {number}"] = _probed(browser, of.desk, words)
            seen.pages[f"live {number}"] = _probed(browser, of.desk, words, live="1")
        seen.pages["POST"] = _written(browser, of.desk, NEXT)
    return seen


def _probed(browser: Browser, desk: str, words: str, **fields: str) -> Answer:
    """Have a letter checked."""
    said = dict(re.findall(r'name="(token|step)" value="([^"]*)"', browser.get(desk).text))
    return browser.post(f"{desk}/check", words=words, **said, **fields)


def _written(browser: Browser, desk: str, slip: str) -> Answer:
    """Send a letter by the window."""
    said = dict(re.findall(r'name="(token|step)" value="([^"]*)"', browser.get(desk).text))
    return browser.post(desk, words="army 3: stay", slip=slip, **said)


def _paths(of: Worlds) -> list[str]:
    """Give an address of every page of the table that is a person's or a seat's; a route that needs more to be named
    fails here until it is."""
    named = [page.path for page in ROUTES if page.method == "GET" and page.who in ("person", "seat")]
    return [path.format(**of.places, turn=turn) for path in dict.fromkeys(named) for turn in TURNS]


def _spoilt(session: Session, table: Table, key: str) -> None:
    """Change whatever the seat was not told."""
    connection, other = session.connection(), table.others[0]
    earlier = f"campaign = '{key}' AND number < 2"
    connection.execute(text(f"UPDATE turn SET snapshot = x'00', events = x'00' WHERE {earlier}"))
    _dealt_anew(session, table, key)
    connection.execute(
        text(f"UPDATE event SET payload = '{{\"hidden\": 1}}', who = '{other}' WHERE kind <> 'resolved'")
    )
    connection.execute(text("UPDATE timer SET due_utc = '2027-01-01 00:00:00' WHERE state = 'waiting'"))
    _unheard_taken_away(session, table, key)
    connection.execute(text(f"UPDATE press SET readers = '{table.own},hidden' WHERE writer = '{other}'"))
    address = f"{other}@players.test"
    connection.execute(text(f"UPDATE address SET bounced = 1, returned = 'hidden' WHERE address = '{address}'"))
    for mail in session.exec(select(tables.Outbox).where(col(tables.Outbox.recipient) != table.own)).all():
        mail.briefing, mail.state = "hidden", "returned"
    person = people.by_address(session, address)
    assert person is not None
    person.name = "Hidden"
    now = _other_moment(session, key)
    session.add(tables.Browser(cookie="0" * 64, person=person.id, address=address, since=now, used_at=now))
    session.add(
        tables.Press(code="hidden", campaign=key, turn=2, writer=other, readers="referee", body="hidden", at=now)
    )
    session.add(tables.Absence(campaign=key, seat=other, first_day="2026-11-01", last_day="2027-11-30", booked_at=now))
    for number in range(-5, 0):
        session.add(
            tables.Sheet(
                campaign=key,
                branch=0,
                turn=3,
                seat=other,
                revision=number,
                orders="[]",
                digest="-",
                created_at=now,
            )
        )


def _unheard_taken_away(session: Session, table: Table, key: str) -> None:
    """Leave of the sheets of others what the seat was told, and nothing else."""
    installed = REGISTRY[table.game]
    of_others = select(tables.Sheet).where(tables.Sheet.campaign == key, col(tables.Sheet.seat).in_(table.others))
    for row in session.exec(of_others).all():
        lines = games.sheet(installed, row.orders).lines
        heard = (line for line in lines if table.own in dealings.told(installed.ruleset, row.seat, line.order))
        row.orders, row.digest = games.written(installed, Sheet(tuple(heard))), "x"


def _dealt_anew(session: Session, table: Table, key: str) -> None:
    """Deal anew whatever the seat does not know of the present position: a check reads what it knows."""
    campaign = session.get(tables.Campaign, key)
    assert campaign is not None
    game = games.opened(session, REGISTRY, campaign)
    other = game.installed.ruleset.keeping.reimagine(game.state, Seat(table.own), KeyedDice(b"other"))
    assert other != game.state
    row = turns.get(session, campaign.key, campaign.head_branch, campaign.head_turn)
    assert row is not None
    assert row.number == 2
    row.snapshot, row.hash = games.frozen(game.installed, other)


def _other_moment(session: Session, key: str) -> datetime:
    of_game = select(tables.Turn).where(tables.Turn.campaign == key).order_by(col(tables.Turn.number).desc())
    row = session.exec(of_game).first()
    assert row is not None
    return row.resolved_at + timedelta(minutes=1)
