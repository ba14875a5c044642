"""What the service needs when there is nothing to do: memory and CPU with many running campaigns in its database.

    python -m benchmarks.idle [--campaigns 1000] [--seconds 60]

Goals with 1,000 campaigns: 120 MB resident and 1 % of one core. One campaign is made and started as usual, its rows
are copied under other keys with deadlines far away, and `pbem serve` runs on them in a process of its own, watching a
mailbox with IDLE. The floor is a Python process that only sleeps.
"""

from __future__ import annotations

import argparse
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measuring import calibration, table
from pbem.mail.local_post import HOST, PostOffice
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House, open_house
from pbem.service.work import local
from pbem.store import migrate
from pbem.store.engine import writing

COPIED = ("campaign", "seat", "turn", "timer")
SETTLING, QUIET = 120.0, 2.0
"""A process is measured when it has done next to nothing for some seconds; after two minutes as it is."""
FAR = "2099-01-01 00:00:00"
CONFIG = """
data = "{folder}"
settle_seconds = 5
referee = "referee@{domain}"

[[mailbox]]
name = "orders"
address = "orders@{domain}"
[mailbox.imap]
host = "{host}"
port = {imap}
security = "plain"
user = "orders"
password = "secret"

[smtp]
host = "{host}"
port = {smtp}
security = "plain"
"""


@dataclass(frozen=True)
class Need:
    """Memory in MB, and the share of one core."""

    resident: float
    share: float


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    unit = calibration()
    with installation(options.campaigns) as config:
        service = measured(
            [str(Path(sys.executable).with_name("pbem")), "serve", "--config", str(config)], options.seconds
        )
    floor = measured([sys.executable, "-c", "import time; time.sleep(3600)"], min(options.seconds, 3))
    rows = [
        [f"service, {options.campaigns} campaigns", f"{service.resident:.0f} MB", f"{service.share:.2%}"],
        ["floor: Python asleep", f"{floor.resident:.0f} MB", f"{floor.share:.2%}"],
        ["ratio", f"{service.resident / floor.resident:.1f}", ""],
    ]
    print(table(["idle", "resident", "of one core"], rows))
    print(f"over {options.seconds:.0f} s; calibration loop {unit:.3f} s")
    return 0


@contextmanager
def installation(count: int) -> Iterator[Path]:
    """Open a post office and fill a database; give the configuration."""
    with tempfile.TemporaryDirectory() as name, PostOffice(domain=local.DOMAIN) as office:
        folder = Path(name)
        office.add_user("orders", "secret")
        house = open_house(local.settings(folder, office, "secret"))
        migrate.upgrade(house.settings.database_url)
        _template(house)
        path = Path(str(house.engine.url.database))
        house.engine.dispose()
        _multiply(path, count)
        config = folder / "pbem.toml"
        ports = {"imap": office.imap_port, "smtp": office.smtp_port}
        config.write_text(CONFIG.format(folder=folder, domain=local.DOMAIN, host=HOST, **ports), "utf-8")
        yield config


def _template(house: House) -> None:
    """Make one campaign of four players and start it."""
    seats = ("blue", "red", "green", "white")
    file = {
        "key": "c0",
        "title": "Template",
        "ruleset": "campaign",
        "options": {"seats": len(seats)},
        "schedule": {"every_days": 7, "at": ["20:00"]},
        "seat": [{"seat": seat, "name": seat, "address": [f"{seat}@{local.DOMAIN}"]} for seat in seats],
    }
    with writing(house.engine) as session:
        row = lifecycle.create(house, session, campaign_file.check("benchmark", file))
        lifecycle.start_if_full(house, session, row)


def _multiply(path: Path, count: int) -> None:
    """Copy the campaign under other keys; nothing waits to be sent, and all deadlines are far away."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE outbox SET state = 'sent'")
        database.execute("UPDATE timer SET due_utc = ?", (FAR,))
        for name in COPIED:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            key = "key" if name == "campaign" else "campaign"
            chosen = ", ".join(f"? AS {column}" if column == key else f'"{column}"' for column in columns)
            source = f"INSERT INTO {name} SELECT {chosen} FROM {name} WHERE \"{key}\" = 'c0'"  # noqa: S608
            database.executemany(source, [(f"c{number}",) for number in range(1, count)])


def measured(command: list[str], seconds: float) -> Need:
    """Run a process for so long; give what it needed once it had settled."""
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            _settled(process.pid)
            began = _cpu(process.pid)
            time.sleep(seconds)
            if process.poll() is not None:
                raise RuntimeError(f"{command} ended with {process.returncode}")
            return Need(_resident(process.pid), (_cpu(process.pid) - began) / seconds)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def _settled(pid: int) -> None:
    """Wait until a process has begun: a busy machine takes its time to load it."""
    last, end = -1.0, time.monotonic() + SETTLING
    while (now := _cpu(pid)) - last > 0.02 and time.monotonic() < end:
        last = now
        time.sleep(QUIET)


def _cpu(pid: int) -> float:
    """Give the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    """Give the resident memory of a process, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


if __name__ == "__main__":
    raise SystemExit(main())
