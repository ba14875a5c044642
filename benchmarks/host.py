"""Many campaigns of four in one database whose turns are all due at one minute.

    python -m benchmarks.host [--campaigns 1000 10000] [--on sqlite:1 postgresql:1 ...] [--pictures off on]

One row for each size, database with so many services (`pbem serve`), and for pictures off (a point each) and on:
seconds from the start of the services until all turns are played and until all mails have been handed to a door that
takes everything; what letters wait for their answers meanwhile, from the mailbox to the door (a player writes every
half second, from when the services have answered a first letter); the most memory of all processes together; mails
that were sent twice. In each campaign one of four players has ordered something. Goal on two cores: 1,000 campaigns
resolved and written in 90 s without pictures, no letter waits more than 5 s, nothing is doubled.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from benchmarks import crash_service
from benchmarks.crash_service import Service
from benchmarks.host_rush import Host, filled
from benchmarks.measuring import calibration, table
from tests.servers.postgres import server

LONGEST = 3600.0
"""Seconds after which a host is given up."""
PROBE = 0.5
"""Seconds between two letters."""
HEADINGS = ("campaigns", "on", "pictures", "resolved", "sent", "mails", "letter median", "worst", "memory", "doubled")


@dataclass(frozen=True)
class Rush:
    """What came of one minute."""

    resolved: float
    sent: float
    waits: tuple[float, ...]
    memory: float


def main() -> int:
    """Measure and print."""
    options = _options()
    crash_service.warm_up()
    print(f"calibration loop {calibration():.3f} s", flush=True)
    rows = []
    for campaigns in options.campaigns:
        for on in options.on:
            for pictures in options.pictures:
                rows.append(_row(campaigns, on, pictures == "on"))
                print(" | ".join(rows[-1]), flush=True)
    print(table(HEADINGS, rows))
    return 0


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, nargs="+", default=[1000, 10000])
    worlds = ["sqlite:1", "postgresql:1", "postgresql:2", "postgresql:4"]
    parser.add_argument("--on", nargs="+", default=worlds, help="database and how many services")
    parser.add_argument("--pictures", nargs="+", choices=("off", "on"), default=["off", "on"])
    return parser.parse_args()


def _row(campaigns: int, on: str, pictures: bool) -> list[str]:
    """Fill a host, let the minute come, and write a row."""
    kind, _, number = on.partition(":")
    with tempfile.TemporaryDirectory() as place, _database(kind, Path(place)) as url:
        configs = (Path(place) / f"host{each}" / "pbem.toml" for each in range(int(number or 1)))
        services = tuple(Service(config, pictures) for config in configs)
        with filled(Path(place), url, campaigns, services) as host:
            rush = _rushed(host)
            mails, doubled = len(host.door.mails), host.door.mails.total() - len(host.door.mails)
    waits = sorted(rush.waits) or [0.0]
    times = (rush.resolved, rush.sent, waits[len(waits) // 2], waits[-1])
    resolved, sent, median, worst = (f"{each:.1f} s" for each in times)
    state = "on" if pictures else "off"
    return [f"{campaigns}", on, state, resolved, sent, f"{mails}", median, worst, f"{rush.memory:.0f} MB", f"{doubled}"]


@contextmanager
def _database(kind: str, place: Path) -> Iterator[str]:
    """Give the URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{place / 'pbem.db'}"
        return
    with server() as running, running.database() as url:
        yield url


def _rushed(host: Host) -> Rush:
    """Start the services; write letters and look until all is done."""
    began, resolved, memory = time.monotonic(), 0.0, 0.0
    asked: dict[str, float] = {}
    for service in host.services:
        service.start()
    first = host.probe(0)
    for number in count(1):
        if first in host.door.answered:
            asked[host.probe(number)] = time.monotonic()
        until = time.monotonic() + PROBE
        memory = max(memory, host.memory())
        if not resolved and not host.unresolved():
            resolved = time.monotonic() - began
        if resolved and not host.unsent():
            break
        if time.monotonic() - began > LONGEST:
            raise TimeoutError(f"{host.unresolved()} campaigns unresolved, {host.unsent()} mails unsent")
        time.sleep(max(0.0, until - time.monotonic()))
    sent = time.monotonic() - began
    while asked.keys() - host.door.answered.keys() and time.monotonic() - began < sent + 60:
        time.sleep(PROBE / 10)
    waits = (host.door.answered.get(name, time.monotonic()) - at for name, at in asked.items())
    rush = Rush(resolved, sent, tuple(waits), memory)
    for service in host.services:
        service.stop()
    return rush


if __name__ == "__main__":
    raise SystemExit(main())
