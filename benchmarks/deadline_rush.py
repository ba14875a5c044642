"""A thousand mails that wait when the deadline comes: until all are answered, and until all answers are written.

    python -m benchmarks.deadline_rush [--campaigns 100] [--letters 9] [--crowd 100] [--pictures]

Each of the campaigns has letters of its two players waiting, and one campaign a crowd of them; most letters have 1 to
2 KB, a fifth 10 KB, a twentieth 100 KB. SQLite in WAL with `synchronous=FULL`; the letters are in the inbox. Goal:
all answered in 30 s. Answers are then written without pictures; with `--pictures` also through the whole sending side
with its processes that draw, as far as the server's door.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from sqlmodel import col, select

from benchmarks.measuring import calibration, table
from benchmarks.players import Players, opened
from pbem.mail.sending.outgoing import Sender, Sent
from pbem.service.post import rendering
from pbem.service.post.pictures import Pictures
from pbem.service.work import work
from pbem.service.work.dispatch import Post, send_waiting
from pbem.store.engine import reading, writing
from pbem.store.tables import Inbox, Outbox

GOAL = 30.0
SIZES = (0,) * 15 + (10_000,) * 4 + (100_000,)


class Door:
    """A mail server that takes everything at once."""

    async def send(self, sender: str, recipient: str, raw: bytes) -> Sent:
        """Take a mail."""
        return Sent("250 OK")


def main() -> int:
    """Measure and print."""
    options = _options()
    unit = calibration()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder, opened(Path(folder)) as players:
        letters, size = _wait(players, options)
        answered = _spent(lambda: work.do_all(players.house))
        mails = _mails(players, letters)
        written = _spent(lambda: [rendering.rendered(players.house, mail, b"") for mail in mails])
        rows = [_row("all answered", answered, letters), _row("all answers written", written, letters)]
        rows.append(_row("together", answered + written, letters))
        if options.pictures:
            rows.append(_row("written with pictures, claimed, kept and marked", _sent(players, letters), letters))
    print(table([f"{letters} letters, {size / 1e6:.1f} MB", "clock", "CPU", "CPU a letter", "goal 30 s"], rows))
    print(f"calibration loop {unit:.3f} s")
    return 0


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=100)
    parser.add_argument("--letters", type=int, default=9, help="letters of each campaign")
    parser.add_argument("--crowd", type=int, default=100, help="letters of the one campaign that has many")
    parser.add_argument("--pictures", action="store_true", help="draw the maps of all answers")
    parser.add_argument("--folder", help="where to make the files (a real disk, no memory file system)")
    return parser.parse_args()


def _wait(players: Players, options: argparse.Namespace) -> tuple[int, int]:
    """Make the campaigns and lay the letters into the inbox, in an order that mixes them; give number and bytes."""
    sent: list[tuple[str, str]] = []
    for number in range(options.campaigns):
        players.campaign(f"duel{number}", "two-fords", 2, 5)
        sent += [(f"duel{number}", ("blue", "red")[letter % 2]) for letter in range(options.letters)]
    players.campaign("crowd", "six-harbours", 6, 10)
    seats = ("blue", "red", "green", "white", "yellow", "black")
    sent += [("crowd", seats[letter % 6]) for letter in range(options.crowd)]
    dice = random.Random(7)
    dice.shuffle(sent)
    address = {whose: players.address(*whose) for whose in sorted(set(sent))}
    raws = [
        players.letter(*whose, address[whose], players.orders(dice.randint(1, 5), "en"), dice.choice(SIZES))
        for whose in sent
    ]
    _drop(players)
    for raw in raws:
        players.arrive(raw)
    return len(raws), sum(map(len, raws))


def _drop(players: Players) -> None:
    """Forget the first reports: they are not what is measured."""
    with writing(players.house.engine) as session:
        for mail in session.exec(select(Outbox)):
            session.delete(mail)


def _mails(players: Players, letters: int) -> list[Outbox]:
    """Give the answers; every letter has one."""
    with reading(players.house.engine) as session:
        mails = list(session.exec(select(Outbox).where(Outbox.kind == "answer").order_by(col(Outbox.id))).all())
        left = session.exec(select(Inbox).where(Inbox.state != "done")).all()
    if len(mails) != letters or left:
        raise RuntimeError(f"{len(mails)} answers to {letters} letters; {len(left)} are not done")
    return mails


def _sent(players: Players, letters: int) -> Spent:
    """Send everything to a server that takes it at once; give what it takes."""
    pictures = Pictures(players.house.settings.data / "pictures")
    post = Post(players.house, pictures, cast(Sender, Door()))
    try:
        return _spent(lambda: asyncio.run(_empty(post, letters)))
    finally:
        pictures.rest()


async def _empty(post: Post, letters: int) -> None:
    """Send until the outbox is empty."""
    sent = 0
    while (batch := await send_waiting(post)).dealt:
        sent += batch.sent
    if sent != letters:
        raise RuntimeError(f"{sent} of {letters} answers were sent")


@dataclass(frozen=True)
class Spent:
    """Seconds by the clock and of this process's CPU."""

    wall: float
    cpu: float

    def __add__(self, other: Spent) -> Spent:
        """Take both together."""
        return Spent(self.wall + other.wall, self.cpu + other.cpu)


def _spent(run: Callable[[], object]) -> Spent:
    """Give what something takes."""
    wall, cpu = time.perf_counter(), time.process_time()
    run()
    return Spent(time.perf_counter() - wall, time.process_time() - cpu)


def _row(name: str, spent: Spent, letters: int) -> list[str]:
    """Write a row."""
    figures = (f"{spent.wall:.1f} s", f"{spent.cpu:.1f} s", f"{1000 * spent.cpu / letters:.1f} ms")
    return [name, *figures, "met" if spent.wall < GOAL else "missed"]


if __name__ == "__main__":
    raise SystemExit(main())
