"""A service that is killed again and again, with SIGKILL at random instants, while four players write and turns run.

    python -m benchmarks.crashes [--kills 300] [--database sqlite|postgresql] [--hosts 1] [--pictures]

`pbem serve` runs as processes of its own against an embedded post office that survives. Each kill takes all processes
of one host, or first one of them and the others a moment later; then it is started again, some of them at once, some
after a while. In the end it may finish, and every letter, sheet, turn, mail and report is counted. Turns take seconds.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import crash_proofs, crash_service, crash_table
from benchmarks.crash_service import Service
from benchmarks.crash_table import Table, Wanted

LONGEST = 4.0
"""Seconds at most between the moment a host serves, or is started, and the next kill; often much less."""
STARTING = 0.2
"""The share of kills that do not wait until the host serves, so that its start is hit, too."""
READ = 0.5
"""The others above this share wait until the mailbox is read: else a long folder is begun again and again."""
SLOWEST = 60.0
"""Seconds a start may take before it is killed whatever it does."""
FINISHING = 1200.0
"""Seconds the service gets to finish in the end."""


@dataclass
class Counts:
    """What was done to it."""

    kills: Counter[str] = field(default_factory=Counter)
    began: float = field(default_factory=time.monotonic)


def main() -> int:
    """Kill, let it finish, prove."""
    options = _options()
    crash_service.warm_up()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder, _database(options.database) as database:
        wanted = Wanted(options.hosts, database, options.seconds, options.seed, options.pictures)
        with crash_table.laid(Path(folder), wanted) as table:
            counts = _killed(table, options.kills)
            finished = _finish(table)
            found = crash_proofs.faults(table, sum(counts.kills.values()))
            _tell(table, counts, finished, found)
    return 1 if found or not finished else 0


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--hosts", type=int, default=1, help="services on the same database and mailbox")
    parser.add_argument("--seconds", type=float, default=6, help="how long a turn takes")
    parser.add_argument("--pictures", action="store_true", help="draw the maps, too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="where to make the files (a real disk, no memory file system)")
    return parser.parse_args()


@contextmanager
def _database(kind: str) -> Iterator[str]:
    """Give the URL of an empty PostgreSQL of our own, or nothing for SQLite."""
    if kind == "sqlite":
        yield ""
        return
    from tests.servers.postgres import server

    with server() as running, running.database() as url:
        yield url


def _killed(table: Table, kills: int) -> Counts:
    """Kill one host after the other, while letters come."""
    counts = Counts()
    for service in table.services:
        service.start()
    for _ in range(kills):
        service = table.chance.choice(table.services)
        _let_it_begin(table, service)
        _write_for(table, LONGEST * table.chance.random() ** 2)
        counts.kills[service.kill(table.chance)] += 1
        if table.chance.random() < 0.2:
            _write_for(table, 1.0)
        service.start()
    return counts


def _let_it_begin(table: Table, service: Service) -> None:
    """Let letters come until a host serves, or has read its mailbox, or not even that."""
    drawn = table.chance.random()
    if drawn > STARTING:
        _until(table, service.has_read if drawn > READ else service.serves)


def _until(table: Table, reached: Callable[[], bool]) -> None:
    """Let letters come until a host has got so far."""
    until = time.monotonic() + SLOWEST
    while not reached() and time.monotonic() < until:
        _write_for(table, 0.2)


def _write_for(table: Table, seconds: float) -> None:
    """Let letters come for a while."""
    until = time.monotonic() + seconds
    while (rest := until - time.monotonic()) > 0:
        time.sleep(min(rest, table.chance.expovariate(2)))
        table.write()


def _finish(table: Table) -> bool:
    """Let the service answer everything, stop the clock, let it send everything; tell whether it did."""
    until = time.monotonic() + FINISHING
    _wait(table, until, lambda: not any(table.left()[:2]))
    table.ends()
    _wait(table, until, lambda: not any(table.left()))
    for service in table.services:
        service.stop()
    return not any(table.left())


def _wait(table: Table, until: float, done: Callable[[], bool]) -> None:
    """Wait until something is done."""
    while not done() and time.monotonic() < until:
        table.leases_end()
        time.sleep(1)


def _tell(table: Table, counts: Counts, finished: bool, found: crash_proofs.Mapping[str, list[str]]) -> None:
    """Print what came of it."""
    how = ", ".join(f"{number} of {name}" for name, number in sorted(counts.kills.items()))
    spent = time.monotonic() - counts.began
    print(f"{sum(counts.kills.values())} kills ({how}) of {len(table.services)} hosts in {spent / 60:.0f} minutes")
    doubles = crash_proofs.doubles(table)
    print(f"{len(table.written)} letters, {table.head()} turns, {doubles} mails arrived again; finished: {finished}")
    if not finished:
        print("left (letters to come, letters to settle, mails to send):", table.left())
    for sentence in (*crash_proofs.PROOFS, crash_proofs.FEW_DOUBLES):
        wrong = found.get(sentence, [])
        print(f"{'FALSE' if wrong else 'true '}  {sentence}")
        print("\n".join(f"       {one}" for one in wrong[:20]))


if __name__ == "__main__":
    raise SystemExit(main())
