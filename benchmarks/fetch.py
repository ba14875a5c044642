"""From an IMAP mailbox to the queued answer, against a fetch with the standard library's parser and a bare commit.

    python -m benchmarks.fetch [--mails 200] [--rounds 3]

A real Dovecot on loopback holds order mails; the service takes them as its own threads do (intake, then the work
there is), and the floor fetches one mail, parses it and makes one durable SQLite commit for it. They take turns in one
process. Goals, of the floor's rate: 60 % for storing, 25 % for the queued answer.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from email import message_from_bytes
from pathlib import Path

from imapclient import IMAPClient

from benchmarks.measuring import bare_commits, calibration, table
from benchmarks.players import Players, opened
from pbem.mail.watching.intake import Intake
from pbem.mail.watching.patience import STANDARD
from pbem.service.desk import intake
from pbem.service.work import work
from pbem.service.work.worker import enrol
from tests.servers import dovecot as dovecots
from tests.servers.waiting import open_folder

STORED, ANSWERED = 0.6, 0.25
CAMPAIGNS = 5
SEATS = ("blue", "red", "green", "white")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mails", type=int, default=200, help="mails a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", help="where to make the files (a real disk, no memory file system)")
    options = parser.parse_args()
    if shutil.which("dovecot") is None and not Path("/usr/sbin/dovecot").exists():
        print("no Dovecot is installed: nothing was measured")
        return 0
    unit = calibration()
    with (
        _dovecot() as server,
        tempfile.TemporaryDirectory(dir=options.folder) as folder,
        opened(Path(folder)) as players,
    ):
        rounds = _rounds(server, players, Path(folder), options)
    names = ("floor: fetch, parse, commit", "fetched and stored", "fetched, stored, answer queued")
    rates = [statistics.median(each) for each in zip(*rounds, strict=True)]
    rows = [[name, f"{rate:.0f}", f"{rate / rates[0]:.0%}"] for name, rate in zip(names, rates, strict=True)]
    print(table(["median of the rounds", "mails/s", "of the floor"], rows))
    print(f"goals {STORED:.0%} and {ANSWERED:.0%}; calibration loop {unit:.3f} s")
    return 0


@contextmanager
def _dovecot() -> Iterator[dovecots.Dovecot]:
    """Run a Dovecot with one mailbox."""
    with open_folder("dovecot") as folder:
        server = dovecots.configured(folder, ("orders",))
        server.start()
        try:
            yield server
        finally:
            server.kill()


def _rounds(
    server: dovecots.Dovecot, players: Players, folder: Path, options: argparse.Namespace
) -> list[tuple[float, float, float]]:
    """Take the same mails in turns, three ways; give the rates."""
    for number in range(CAMPAIGNS):
        players.campaign(f"game{number}", "four-winds", 4, 5)
    enrol(players.house)
    commit = bare_commits(folder / "floor.db")
    rounds = []
    with IMAPClient("127.0.0.1", server.imap, ssl=False) as client:
        client.login("orders", dovecots.PASSWORD)
        for _ in range(options.rounds):
            _deliver(client, players, options.mails)
            floor = _rate(lambda: _floor(client, commit), options.mails)
            taken = _seconds(lambda: _take(client, players))
            answered = _seconds(lambda: work.do_all(players.house))
            rounds.append((floor, options.mails / taken, options.mails / (taken + answered)))
            _empty(client)
    return rounds


def _deliver(client: IMAPClient, players: Players, mails: int) -> None:
    """Put order mails of all players into the mailbox."""
    players.clock.advance(timedelta(hours=2))
    whose = [(f"game{number}", seat) for number in range(CAMPAIGNS) for seat in SEATS]
    address = {one: players.address(*one) for one in whose}
    for number in range(mails):
        one = whose[number % len(whose)]
        client.append("INBOX", players.letter(*one, address[one], players.orders(5, "en")))


def _floor(client: IMAPClient, commit: Callable[[int, bytes], None]) -> None:
    """Fetch, parse and keep each mail, and nothing else."""
    client.select_folder("INBOX")
    for uid in client.search("ALL"):
        raw = client.fetch([uid], ["BODY.PEEK[]"])[uid][b"BODY[]"]
        message_from_bytes(raw)
        commit(uid, raw)


def _take(client: IMAPClient, players: Players) -> None:
    """Take everything as the service's mailbox thread does."""
    house, box = players.house, players.house.settings.mailbox[0]
    keeper = intake.keeper(house, box, lambda state, detail: None)
    taking = Intake(keeper, threading.Event(), STANDARD)
    taking.open(client, "INBOX")
    taking.take_all(client)


def _empty(client: IMAPClient) -> None:
    """Delete everything."""
    client.select_folder("INBOX")
    client.delete_messages(client.search("ALL"))
    client.expunge()


def _rate(run: Callable[[], object], mails: int) -> float:
    """Give the mails a second."""
    return mails / _seconds(run)


def _seconds(run: Callable[[], object]) -> float:
    """Give the seconds something takes."""
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


if __name__ == "__main__":
    raise SystemExit(main())
