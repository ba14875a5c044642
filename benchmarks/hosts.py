"""Three hosts on one PostgreSQL: one is stopped in the middle of a letter, one is cut off in the middle of another.

    python -m benchmarks.hosts [--seconds 75] [--keep-connected] [--let-go]

Each host is a `pbem serve` of its own at an address of its own on loopback. Two slow letters come to two campaigns;
whichever host has one in hand is stopped (SIGSTOP), or its packets to the database are dropped (iptables, as root;
without it, or with `--keep-connected`, the second host is stopped as well). Then a letter a second comes to the other
campaigns for longer than the server lets a transaction hang. Goal: each is answered within 5 s throughout; at the end
the two slow letters have been answered as well, each once. Mailboxes and mail servers are not needed for this. With
`--let-go` nobody waits for that limit of the server: what hosts that hang have begun there is ended for them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg
from sqlmodel import select

from benchmarks.measuring import table
from pbem.service.house.house import House
from pbem.settings import Mailbox, Outgoing, Settings
from pbem.store import migrate
from pbem.store.engine import open_engine, reading
from pbem.store.tables import Inbox
from pbem.store.wake import open_wake
from pbem.testing.clock import ToldClock
from tests.servers import postgres
from tests.service.kit import NOON, REGISTRY, Office

HOSTS, CAMPAIGNS, GOAL, PATIENCE = 3, 5, 5.0, 240.0
SLOW = "\n".join(f"army {number % 4 + 1}: dance with the wolves of {number}" for number in range(80))
CONFIG = """
data = "data"
database = "{url}"
referee = "referee@host.test"
mailbox = [{{address = "orders@host.test", imap = {{port = 9, security = "plain"}}}}]
smtp = {{port = 9, security = "plain"}}
"""
BUSY = """
SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) JOIN pg_class ON pg_class.oid = relation
WHERE relname = 'campaign' AND mode = 'RowShareLock' AND application_name LIKE 'host%'
"""
LET_GO = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY(%s)"
UP = """
SELECT count(*) FROM pg_stat_activity JOIN pg_locks USING (pid)
WHERE locktype = 'advisory' AND application_name LIKE 'host%' GROUP BY application_name
"""


@dataclass
class Host:
    """A running host: its name, its address of loopback, its processes."""

    name: str
    address: str
    process: subprocess.Popen[bytes]

    def stop(self) -> None:
        """Stop it as a machine stops that hangs."""
        os.killpg(self.process.pid, signal.SIGSTOP)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=75)
    parser.add_argument("--keep-connected", action="store_true")
    parser.add_argument("--let-go", action="store_true")
    options = parser.parse_args()
    if not postgres.program("initdb"):
        print("PostgreSQL is not installed")
        return 0
    cut = bool(os.getuid() == 0 and shutil.which("iptables")) and not options.keep_connected
    addresses = ",".join(f"127.0.0.{number + 1}" for number in range(HOSTS + 1))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(postgres.server(addresses))
        office = stack.enter_context(_opened(server, folder))
        hosts = [stack.enter_context(_host(server, folder, number)) for number in range(HOSTS)]
        _up(server, folder)
        _answered(office, [_write(office, number) for number in range(CAMPAIGNS)])
        slow = [_hung(office, server, hosts, 0, cut=False), _hung(office, server, hosts, 1, cut=cut)]
        if cut:
            stack.callback(_reconnect, server)
        waits = _measured(office, options.seconds)
        if options.let_go:
            _let_go(server, hosts)
        done = _answered(office, slow)
    rows = [["other campaigns' letters", f"{len(waits)}", *(f"{one:.2f} s" for one in _figures(waits))]]
    print(table(["", "letters", "median", "longest"], rows))
    print(f"second host {'cut off' if cut else 'stopped'}; the two slow letters were answered {done:.0f} s after that")
    print(f"goal: each within {GOAL:.0f} s: {'met' if max(waits) <= GOAL else 'MISSED'}")
    return 0


@contextmanager
def _opened(server: postgres.Server, folder: Path) -> Iterator[Office]:
    """Make the database and the campaigns."""
    server.run("CREATE DATABASE hosts")
    url = server.url("hosts")
    migrate.upgrade(url)
    engine = open_engine(url)
    mail = Outgoing(port=9, security="plain")
    box = Mailbox(address="orders@host.test", imap=mail)
    settings = Settings(data=folder, referee="referee@host.test", mailbox=(box,), smtp=mail)
    wake = open_wake(engine)
    office = Office(House(settings, engine, REGISTRY, wake), ToldClock(NOON))
    for number in range(CAMPAIGNS):
        office.key = f"game{number}"
        office.start(key=office.key, schedule={"every_days": 60, "at": ["20:00"]})
    try:
        yield office
    finally:
        engine.dispose()


@contextmanager
def _host(server: postgres.Server, folder: Path, number: int) -> Iterator[Host]:
    """Run a host."""
    name, address = f"host{number}", f"127.0.0.{number + 2}"
    home = folder / name
    home.mkdir()
    url = server.url("hosts").replace("127.0.0.1", address) + f"?application_name={name}"
    (home / "pbem.toml").write_text(CONFIG.format(url=url), encoding="utf-8")
    command = [sys.executable, "-c", "from pbem.cli import main; main()", "serve"]
    with (home / "log").open("wb") as log:
        environment = {**os.environ, "PBEM_CONFIG": str(home / "pbem.toml")}
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        yield Host(name, address, process)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)


def _up(server: postgres.Server, folder: Path) -> None:
    """Wait until every host serves, and the process in which it answers letters does."""
    until = time.monotonic() + PATIENCE
    with psycopg.connect(server.url("hosts"), autocommit=True) as connection:
        while [count for (count,) in connection.execute(UP)] != [2] * HOSTS:
            if time.monotonic() > until:
                logs = "\n".join(log.read_text("utf-8") for log in sorted(folder.glob("host*/log")))
                raise TimeoutError(f"the hosts do not start:\n{logs}")
            time.sleep(0.1)


def _write(office: Office, number: int, text: str = "army 1: up 1") -> str:
    """Let a letter come to a campaign; give its Message-ID."""
    office.key = f"game{number}"
    name = f"<{time.monotonic_ns()}@players.test>"
    office.arrives(office.written("blue", text, message_id=name))
    office.house.wake.notify()
    return name


def _answered(office: Office, names: list[str]) -> float:
    """Wait until letters are answered; give the seconds."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        with reading(office.house.engine) as session:
            found = session.exec(select(Inbox.state).where(Inbox.message_id.in_(names))).all()  # type: ignore[attr-defined]
        if set(found) == {"done"}:
            return time.monotonic() - began
        time.sleep(0.02)
    raise TimeoutError(f"not answered: {names}")


def _hung(office: Office, server: postgres.Server, hosts: list[Host], number: int, cut: bool) -> str:
    """Let a slow letter come, and hang whichever host has it in hand; give its Message-ID."""
    name = _write(office, number, SLOW)
    hung = _at_work(server, hosts)
    if cut:
        for side in (("-d", hung.address, "--dport"), ("-s", hung.address, "--sport")):
            _iptables("-I", "INPUT", "-p", "tcp", *side, str(server.port), "-j", "DROP")
    else:
        hung.stop()
    hosts.remove(hung)
    print(f"{hung.name} {'cut off' if cut else 'stopped'} with a letter of game{number} in hand", flush=True)
    return name


def _at_work(server: postgres.Server, hosts: list[Host]) -> Host:
    """Wait until a host has a campaign locked, and still has a moment later."""
    until = time.monotonic() + PATIENCE
    with psycopg.connect(server.url("hosts"), autocommit=True) as connection:
        while time.monotonic() < until:
            seen = {name for (name,) in connection.execute(BUSY)}
            time.sleep(0.05)
            seen &= {name for (name,) in connection.execute(BUSY)}
            found = [host for host in hosts if host.name in seen]
            if found:
                return found[0]
    raise TimeoutError("no host took the slow letter")


def _let_go(server: postgres.Server, serving: list[Host]) -> None:
    """End what all hosts but those that serve have begun on the server, as the server itself does after its limit."""
    hung = [name for name in map("host{}".format, range(HOSTS)) if name not in {host.name for host in serving}]
    with psycopg.connect(server.url("hosts"), autocommit=True) as connection:
        connection.execute(LET_GO, (hung,))


def _reconnect(server: postgres.Server) -> None:
    """Let all packets through again."""
    for number in range(HOSTS):
        address = f"127.0.0.{number + 2}"
        for side in (("-d", address, "--dport"), ("-s", address, "--sport")):
            with suppress(subprocess.CalledProcessError):
                _iptables("-D", "INPUT", "-p", "tcp", *side, str(server.port), "-j", "DROP")


def _iptables(*arguments: str) -> None:
    """Change what passes on loopback."""
    subprocess.run(["iptables", *arguments], check=True, capture_output=True)


def _measured(office: Office, seconds: int) -> list[float]:
    """Write a letter a second to the other campaigns; give how long each waited."""
    waits = []
    for turn in range(seconds):
        wait = _answered(office, [_write(office, 2 + turn % (CAMPAIGNS - 2), f"army 1: up {turn % 9 + 1}")])
        waits.append(wait)
        time.sleep(max(0.0, 1.0 - wait))
    return waits


def _figures(waits: list[float]) -> tuple[float, float]:
    """Give the median and the longest."""
    return statistics.median(waits), max(waits)


if __name__ == "__main__":
    raise SystemExit(main())
