"""What a letter, a turn and a mail to send cost as a house grows old, and how much disk it takes.

    python -m benchmarks.age [--turns 500] [--others 100000] [--letters 8] [--no-pictures]

One campaign of four with three armies each is played for so many turns, one every third day: each player writes an
order letter a turn, every mail is written and taken by a door that takes all mail, and what is old is thinned out. CPU
time on SQLite at the first turns, at the hundredth and the last ones, and after so many mails of other campaigns were
sent; medians over `--letters` turns. Goal: a ratio of 1.2 at most, and 25 KB a player and turn after a year.

What grows because the position does is told from what grows because of the past: the house is copied, of the copy all
rows of earlier turns are struck out, and the same turns are played there.

Pictures are random bytes of their usual size, and so are not drawn: their cost does not depend on age.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from pathlib import Path

from sqlalchemy import text
from sqlmodel import func, select

from benchmarks.measuring import calibration, table
from benchmarks.players import Players, opened
from pbem.mail.sending.outgoing import Sender, Sent, Verdict
from pbem.service.house.house import smtp_account
from pbem.service.post.pictures import Pictures
from pbem.service.work import thinning, work
from pbem.service.work.dispatch import Post, send_waiting
from pbem.store.engine import reading, writing, writing_connection
from pbem.store.repository import mailboxes, sizes
from pbem.store.tables import Outbox, Row, Timer

KEY, OTHER = "aged1", "aged2"
DAYS, YEAR = 3, 365
PICTURE = 52_000
"""Bytes of a usual picture."""
CHANGED = {
    "campaign": f"'{OTHER}'",
    "state": "'sent'",
    "turn": "1 + n % 200",
    "revision": "n",
    "kind": "CASE n % 8 WHEN 0 THEN 'report' ELSE 'answer' END",
    "message_id": "'<' || n || '@past.test>'",
    "kept": "'words'",
    "raw": "x'436f6e74656e742d547970653a20746578742f706c61696e0a0a780a'",
}
PAST = (
    "DELETE FROM outbox WHERE campaign = :key AND turn < :kept",
    "DELETE FROM sheet WHERE campaign = :key AND turn < :kept",
    "DELETE FROM event WHERE campaign = :key AND turn < :kept",
    "DELETE FROM timer WHERE campaign = :key AND turn < :kept",
    "DELETE FROM inbox WHERE id NOT IN (SELECT id FROM inbox ORDER BY id DESC LIMIT 20)",
    "DELETE FROM turn WHERE campaign = :key AND number < :kept",
    "UPDATE turn SET parent_branch = NULL, parent_number = NULL WHERE campaign = :key AND number = :kept",
)
"""Strikes out what happened before the turn `kept`."""


class Door(Sender):
    """A mail server that takes all mail at once."""

    async def send(self, sender: str, recipient: str, raw: bytes) -> Verdict:
        """Take a mail."""
        return Sent("250 taken")


class Random(Pictures):
    """Pictures that are not drawn."""

    def __init__(self, size: int) -> None:
        self.size = size

    def begin(self, svg: str) -> Future[bytes]:
        """Give random bytes."""
        done: Future[bytes] = Future()
        done.set_result(os.urandom(self.size))
        return done


@dataclass
class Costs:
    """CPU seconds of letters, of turns, and of mails on their way."""

    letters: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    mails: list[float] = field(default_factory=list)

    def medians(self) -> tuple[float, float, float]:
        """Give the median of each."""
        return statistics.median(self.letters), statistics.median(self.turns), statistics.median(self.mails)


@dataclass
class Life:
    """A campaign that grows old."""

    players: Players
    post: Post
    seats: tuple[str, ...]

    def turn(self, costs: Costs) -> None:
        """Play a turn and send what comes of it."""
        players = self.players
        for seat in self.seats:
            to = players.address(KEY, seat)
            players.arrive(players.letter(KEY, seat, to, players.orders(3, "en")))
            costs.letters.append(_cpu(lambda: work.take_all(players.house)))
        self._due()
        costs.turns.append(_cpu(lambda: work.do_all(players.house)))
        waiting = self._waiting()
        costs.mails.append(_cpu(self._send) / max(1, waiting))
        while thinning.thin(players.house):
            pass

    def _due(self) -> None:
        """Let the turn be due, with all mail read."""
        with reading(self.players.house.engine) as session:
            due = session.exec(select(func.max(Timer.due_utc)).where(Timer.state == "waiting", Timer.campaign == KEY))
            self.players.clock.set(due.one() + timedelta(seconds=1))
        with writing(self.players.house.engine) as session:
            mailboxes.read_to_end(session, "orders", self.players.house.now)

    def _waiting(self) -> int:
        with reading(self.players.house.engine) as session:
            found = session.connection().execute(text("SELECT count(*) FROM outbox WHERE state = 'queued'"))
            return int(found.scalar_one())

    def _send(self) -> None:
        while asyncio.run(send_waiting(self.post)).dealt:
            pass


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=500)
    parser.add_argument("--others", type=int, default=100_000)
    parser.add_argument("--letters", type=int, default=8, help="turns at each age that are measured")
    parser.add_argument("--no-pictures", action="store_true")
    options = parser.parse_args()
    unit = calibration()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as players:
        life = _born(players, 0 if options.no_pictures else PICTURE)
        ages, disk = _aged(life, options.turns, options.letters)
        _others(players, options.others)
        ages.append(Age(f"and {options.others:,} mails of others", _measured(life, options.letters)))
    heads = ["", "letter", "turn", "mail sent", "to young", "to itself without its past"]
    print(table(heads, [_row(age, ages[0].costs) for age in ages]))
    print(table(["after", "turns", "KB a player and turn", "most of it"], disk))
    print(f"calibration loop {unit:.3f} s")
    return 0


def _born(players: Players, picture: int) -> Life:
    players.campaign(KEY, "four-winds", 4, 3, days=DAYS)
    with reading(players.house.engine) as session:
        found = session.connection().execute(text("SELECT key FROM seat WHERE campaign = :key"), {"key": KEY})
        seats = tuple(key for (key,) in found)
    players.campaign(OTHER, "four-winds", 4, 3)
    post = Post(players.house, Random(picture), Door(smtp_account(players.house.settings)))
    life = Life(players, post, seats)
    for _ in range(2):
        life.turn(Costs())
    return life


@dataclass(frozen=True)
class Age:
    """What is measured at an age, and in a copy of the house that has forgotten what is over."""

    name: str
    costs: tuple[float, float, float]
    forgotten: tuple[float, float, float] | None = None


def _aged(life: Life, turns: int, measured: int) -> tuple[list[Age], list[list[str]]]:
    """Play so many turns; give what they cost, and what they take."""
    ages, disk, played = [Age("young", _measured(life, measured))], [], 2 + measured
    for stop in sorted({min(100, turns), min(YEAR // DAYS, turns), turns}):
        while played < stop - measured:
            life.turn(Costs())
            played += 1
        forgotten = _without_past(life, measured)
        ages.append(Age(f"turn {stop}", _measured(life, measured), forgotten))
        played += measured
        disk.append(_disk(life, played))
    return ages, disk


def _without_past(life: Life, turns: int) -> tuple[float, float, float]:
    """Measure the next turns in a copy of the house in which nothing happened before the last turn."""
    with tempfile.TemporaryDirectory() as folder:
        with closing(sqlite3.connect(life.players.house.settings.data / "pbem.db")) as own:
            own.execute("VACUUM INTO ?", (f"{folder}/pbem.db",))
        with closing(sqlite3.connect(f"{folder}/pbem.db")) as copy:
            (head,) = copy.execute("SELECT head_turn FROM campaign WHERE key = ?", (KEY,)).fetchone()
            for forget in PAST:
                copy.execute(forget, {"key": KEY, "kept": head - 1})
            copy.commit()
        with opened(Path(folder)) as players:
            players.clock.set(life.players.house.now)
            players.uids = count(10_000_000)
            players.dice.setstate(life.players.dice.getstate())
            post = Post(players.house, life.post.pictures, life.post.sender)
            copied = Life(players, post, life.seats)
            copied.turn(Costs())
            return _measured(copied, turns)


def _measured(life: Life, turns: int) -> tuple[float, float, float]:
    costs = Costs()
    for _ in range(turns):
        life.turn(costs)
    return costs.medians()


def _disk(life: Life, turns: int) -> list[str]:
    """Say what the campaign takes on disk, free pages left out."""
    house = life.players.house
    with reading(house.engine) as session:
        used, free, size = (
            int(session.connection().execute(text(f"PRAGMA {name}")).scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        )
        kinds = sizes.sizes(session, house.now)
    each = turns * len(life.seats)
    most = sorted(kinds.items(), key=lambda one: -one[1].all)[:3]
    told = ", ".join(f"{kind} {found.all / each / 1000:.1f}" for kind, found in most)
    return [f"{turns * DAYS} days", f"{turns}", f"{(used - free) * size / each / 1000:.1f}", told]


def _row(age: Age, young: tuple[float, float, float]) -> list[str]:
    """Write the costs of an age, and how much more they are than those of the young and of the forgetful house."""
    each = (f"{1000 * one:.1f} ms" for one in age.costs)
    return [age.name, *each, _ratios(age.costs, young), _ratios(age.costs, age.forgotten) if age.forgotten else ""]


def _ratios(costs: tuple[float, float, float], others: tuple[float, float, float]) -> str:
    return ", ".join(f"{cost / other:.2f}" for cost, other in zip(costs, others, strict=True))


def _cpu(step: Callable[[], object]) -> float:
    began = time.process_time()
    step()
    return time.process_time() - began


def _others(players: Players, mails: int) -> None:
    """Let the house have sent so many mails of another campaign."""
    names = [column.name for column in Row.metadata.tables[str(Outbox.__tablename__)].columns if column.name != "id"]
    listed = ", ".join(f'"{name}"' for name in names)
    taken = ", ".join(CHANGED.get(name, f'one."{name}"') for name in names)
    numbers = "WITH RECURSIVE past(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM past WHERE n < :mails)"
    model = f"SELECT * FROM outbox WHERE campaign = '{OTHER}' AND kind = 'report' LIMIT 1"
    found = f"SELECT {taken} FROM past, ({model}) one"
    with writing_connection(players.house.engine) as connection:
        connection.execute(text(f"INSERT INTO outbox ({listed}) {numbers} {found}"), {"mails": mails})


if __name__ == "__main__":
    raise SystemExit(main())
