"""A letter that keeps the processor busy for ever: it ends its process, never the service, and is met twice at most.

The game of these tests is an installed one, the duel, whose reading of a promise is a search in a text that never
ends. No thread of the process gets a turn meanwhile, and no signal handler of Python's is run.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlmodel import col, select

from pbem.mail.local_post import PostOffice
from pbem.registry import Registry
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House, open_house
from pbem.service.post import addresses
from pbem.service.work.once import once
from pbem.settings import load
from pbem.store import migrate
from pbem.store.engine import reading, writing
from pbem.store.repository import seats
from pbem.store.tables import Campaign, Inbox, Outbox
from tests.cli.kit import CAMPAIGN, CONFIG, RED
from tests.servers.waiting import until

SERVE = (sys.executable, "-c", "from pbem.cli import main; main()", "serve")
TOY = Path(__file__).parent.parent / "toy"
GAME = '''
"""The duel, whose promises are never read to their end."""
import re
from dataclasses import replace
from tests.toy.orders import Promise
from tests.toy.ruleset import TOY, WORDS

def orders(phrase, view):
    orders = WORDS.orders(phrase, view)
    if isinstance(orders[0], Promise):
        re.fullmatch("(a+)+b", "a" * 64)
    return orders

ENDLESS = replace(TOY, key="endless", package=__package__, words=replace(WORDS, orders=orders))
'''
DUEL = """
key = "duel"
title = "Duel"
ruleset = "endless"
[schedule]
every_days = 1
at = ["20:00"]
[options]
seats = 2
[[seat]]
seat = "blue"
name = "Vera"
address = ["vera@host.test"]
[[seat]]
seat = "red"
name = "Olga"
address = ["olga@host.test"]
"""


@dataclass
class Place:
    """A post office, a database with two campaigns, and where the service finds the game without end."""

    office: PostOffice
    house: House
    folder: Path
    games: Path
    sent: int = 0

    @contextmanager
    def serving(self, seconds: int = 2) -> Iterator[subprocess.Popen[bytes]]:
        """Run the service, with so much time for a letter; SIGKILL ends it."""
        paths = os.pathsep.join(map(str, (self.games, TOY.parent.parent)))
        settings = {"PBEM_CONFIG": str(self.folder / "pbem.toml"), "PBEM_LETTER_SECONDS": str(seconds)}
        with (self.folder / "log").open("ab") as log:
            environment = {**os.environ, **settings, "PYTHONPATH": paths}
            service = subprocess.Popen(SERVE, env=environment, stdout=log, stderr=log)
        try:
            yield service
        finally:
            service.kill()
            service.wait(10)

    @property
    def log(self) -> list[str]:
        """What the service said."""
        return (self.folder / "log").read_text("utf-8").splitlines()

    def writes(self, key: str, seat: str, sender: str, words: str) -> str:
        """Write a letter of a player; give its Message-ID."""
        with reading(self.house.engine) as session:
            campaign, row = session.get(Campaign, key), seats.get(session, key, seat)
            assert campaign is not None
            assert row is not None
            to = addresses.reply_to(self.house, campaign, row)
        self.sent += 1
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = sender, to, "orders"
        mail["Message-ID"] = f"<letter{self.sent}@host.test>"
        mail.set_content(words)
        self.office.deliver("orders", mail.as_bytes())
        return str(mail["Message-ID"])

    def promises(self) -> str:
        """Write the letter that is never read to its end."""
        return self.writes("duel", "blue", "vera@host.test", "promise red peace")

    def orders(self) -> str:
        """Write an ordinary letter in the other campaign."""
        return self.writes("rk4", "blue", "blue@host.test", f"army 1: up {self.sent + 1}")

    def letter(self, message_id: str) -> Inbox | None:
        """Give a letter, once it has come."""
        with reading(self.house.engine) as session:
            return session.exec(select(Inbox).where(Inbox.message_id == message_id)).first()

    def settled(self, message_id: str) -> str:
        """Wait until a letter is settled; give how."""
        settled = lambda: (row := self.letter(message_id)) and row.state != "new"  # noqa: E731
        until(settled, seconds=120, what=f"an end of {message_id}")
        row = self.letter(message_id)
        assert row is not None
        return f"{row.state}: {row.note}"

    def told(self) -> list[Outbox]:
        """List the mails to the referee."""
        with reading(self.house.engine) as session:
            mails = select(Outbox).where(Outbox.address == "referee@host.test").order_by(col(Outbox.id))
            return list(session.exec(mails).all())

    def busy(self) -> bool:
        """Tell whether a letter is being read: nobody else may write meanwhile."""
        with closing(sqlite3.connect(self.folder / "data" / "pbem.db", timeout=0, isolation_level=None)) as database:
            try:
                database.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return True
            return False


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    games = installed(tmp_path / "games")
    monkeypatch.syspath_prepend(str(games))
    with PostOffice(domain="host.test", open_password="door") as office:
        office.add_user("orders", "secret")
        config = tmp_path / "pbem.toml"
        config.write_text(CONFIG.format(imap=office.imap_port, smtp=office.smtp_port), encoding="utf-8")
        house = replace(open_house(load(config, {"PBEM_LETTER_SECONDS": "2"})), registry=Registry())
        migrate.upgrade(house.settings.database_url)
        for name, text in (("rk4", CAMPAIGN + RED), ("duel", DUEL)):
            file = tmp_path / f"{name}.toml"
            file.write_text(text, encoding="utf-8")
            with writing(house.engine) as session:
                lifecycle.start(house, session, lifecycle.create(house, session, campaign_file.load(file)))
        yield Place(office, house, tmp_path, games)
        house.engine.dispose()


def installed(folder: Path) -> Path:
    """Install the game without end."""
    package, about = folder / "endless_game", folder / "endless_game-1.dist-info"
    for kind in ("lexicon", "locale"):
        shutil.copytree(TOY / kind, package / kind)
    about.mkdir()
    (package / "__init__.py").touch()
    (package / "ruleset.py").write_text(GAME, encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: endless-game\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[pbem.rulesets]\nendless = endless_game.ruleset:ENDLESS\n", "utf-8")
    return folder


def test_a_letter_without_end_is_tried_twice_put_aside_and_never_met_again(place: Place) -> None:
    """Others are answered between the tries, though they came later; the referee is told once."""
    with place.serving():
        endless = place.promises()
        others = [place.orders() for _ in range(3)]
        assert [place.settled(other) for other in others] == ["done: orders"] * 3
        assert place.settled(endless) == "rejected: put aside: SIGPROF"
        until(lambda: [mail.state for mail in place.told()] == ["sent"], what="the mail to the referee")
    tries = [number for number, line in enumerate(place.log) if "the process ended by SIGPROF" in line]
    answers = [number for number, line in enumerate(place.log) if "rk4 blue: letter" in line]
    assert [tries[0] < answer < tries[1] for answer in answers] == [True] * 3
    assert once(place.house).steps == 0
    assert len(tries) == 2
    assert [mail.kind for mail in place.told()] == ["notice-letter-stuck"]


def test_killing_the_service_counts_as_no_try(place: Place) -> None:
    """Nor does the process that was at the letter outlive it."""
    with place.serving(seconds=25):
        endless = place.promises()
        until(lambda: place.letter(endless) and place.busy(), what="the letter")
        until(place.busy, what="the letter")
    until(lambda: not place.busy(), seconds=50, what="the end of the process")
    row = place.letter(endless)
    assert row is not None
    assert (row.state, row.tries) == ("new", 0)


def test_one_pass_for_cron_gets_over_it_as_well(place: Place) -> None:
    endless, other = place.promises(), place.orders()
    once(place.house)
    assert place.settled(other) == "done: orders"
    assert place.settled(endless) == "rejected: put aside: SIGPROF"
    assert once(place.house).steps == 0
