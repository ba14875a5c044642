"""How long a queue of answers with maps takes to a mail server that thinks 0.1 s about each mail.

    python -m benchmarks.flow [--mails 48] [--connections 1 2 4]

The floor of the same run: the bytes, already written, over as many connections. What is more is what writing and
drawing hold up.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlmodel import col, select, update

from benchmarks.measuring import calibration, table
from benchmarks.players import Players, opened
from pbem.mail.sending.outgoing import Sender
from pbem.service.post.pictures import Pictures
from pbem.service.work import work
from pbem.service.work.dispatch import Post, send_waiting
from pbem.service.work.lanes import Lanes, Limits
from pbem.store.engine import reading, writing
from pbem.store.tables import Outbox
from tests.servers.scripted import Script, scripted

THINKS = 0.1
SEATS = ("blue", "red", "green", "white", "yellow", "black")


@dataclass
class Thinking(Script):
    """A server that takes its time for each mail."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        await asyncio.sleep(THINKS)
        return await super().handle_DATA(server, session, envelope)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mails", type=int, default=48)
    parser.add_argument("--connections", type=int, nargs="+", default=[1, 2, 4])
    options = parser.parse_args()
    mails: int = options.mails
    unit = calibration()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as players:
        _wait(players, mails)
        rows = [_row(players, Path(folder), connections) for connections in options.connections]
    print(table([f"{mails} answers with maps, {THINKS} s each", "seconds", "floor", "ratio"], rows))
    print(f"calibration loop {unit:.3f} s")
    return 0


def _wait(players: Players, mails: int) -> None:
    """Let so many answers wait, and nothing else."""
    players.campaign("crowd", "six-harbours", 6, 10)
    with writing(players.house.engine) as session:
        for mail in session.exec(select(Outbox)):
            session.delete(mail)
    for number in range(mails):
        seat = SEATS[number % len(SEATS)]
        to = players.address("crowd", seat)
        players.arrive(players.letter("crowd", seat, to, players.orders(5, "en")))
    work.do_all(players.house)


def _row(players: Players, folder: Path, connections: int) -> list[str]:
    """Send everything, then the same bytes again; everything waits again afterwards."""
    drawn = folder / f"pictures{connections}"
    ours, floor = asyncio.run(_timed(players, drawn, connections, written=False)), 0.0
    _again(players, written=True)
    floor = asyncio.run(_timed(players, drawn, connections, written=True))
    _again(players, written=False)
    return [f"{connections} connections", f"{ours:.1f}", f"{floor:.1f}", f"{ours / floor:.2f}"]


def _again(players: Players, written: bool) -> None:
    """Let all wait as before."""
    before: dict[str, object] = {"state": "queued", "attempts": 0, "not_before": players.house.now}
    with writing(players.house.engine) as session:
        session.exec(update(Outbox).values(**before if written else {**before, "raw": None}))


async def _timed(players: Players, drawn: Path, connections: int, written: bool) -> float:
    with reading(players.house.engine) as session:
        assert bool(session.exec(select(Outbox).where(col(Outbox.raw).is_(None))).first()) is not written
    async with scripted(Thinking()) as script:
        lanes = Lanes(Limits(connections))
        post = Post(players.house, Pictures(drawn), Sender(script.account()), lanes=lanes)
        began = time.perf_counter()
        while (await send_waiting(post)).dealt:
            pass
        took = time.perf_counter() - began
        await post.sender.close()
        post.pictures.rest()
    return took


if __name__ == "__main__":
    raise SystemExit(main())
