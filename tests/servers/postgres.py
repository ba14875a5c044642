"""A real PostgreSQL server for tests: made in a temporary folder, on a free port, never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest


class Server:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._numbers = count(1)

    def run(self, statement: str, database: str = "postgres") -> None:
        """Run a statement."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def url(self, name: str) -> str:
        """Give the address of a database of this server."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def database(self, template: str = "template1") -> Iterator[str]:
        """Make a new database, give its URL, drop it in the end: each has hundreds of files."""
        name = f"pbem{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


def program(name: str) -> str | None:
    """Find a program of PostgreSQL, in PATH or where Debian puts it."""
    return shutil.which(name) or max(glob(f"/usr/lib/postgresql/*/bin/{name}"), default=None)


@contextmanager
def server(addresses: str = "127.0.0.1") -> Iterator[Server]:
    """Run a server as long as the block runs, at some addresses of loopback."""
    folder = Path(tempfile.mkdtemp(prefix="pbem-pg-"))
    try:
        _run("initdb", folder, "-D", str(folder / "data"), "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync")
        with _serving(folder, addresses) as port:
            yield Server(port)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _serving(folder: Path, addresses: str) -> Iterator[int]:
    """Start the server, and stop it at once in the end: its data are thrown away."""
    port = _free_port()
    settings = (f"port={port}", f"listen_addresses={addresses}", "unix_socket_directories=", "fsync=off")
    arguments = [part for setting in settings for part in ("-c", setting)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [str(program("postgres")), "-D", str(folder / "data"), *arguments],
            **_unprivileged(folder),
            stdout=log,
            stderr=log,
        )
    try:
        _await(process, port, folder / "log")
        yield port
    finally:
        process.send_signal(signal.SIGQUIT)
        process.wait(20)


def _await(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        if process.poll() is not None:
            break
        try:
            psycopg.connect(Server(port).url("postgres")).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError(f"PostgreSQL does not start:\n{log.read_text(errors='replace')}")


def _run(name: str, folder: Path, *arguments: str) -> None:
    """Run one of its programs to its end."""
    command = [str(program(name)), *arguments]
    subprocess.run(command, check=True, capture_output=True, **_unprivileged(folder))


def _unprivileged(folder: Path) -> dict[str, Any]:
    """Give what makes a child run as somebody else when we are root, which PostgreSQL refuses to be run as."""
    child: dict[str, Any] = {"cwd": folder, "start_new_session": True}
    if os.getuid() != 0:
        return child
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    somebody = known.get("postgres") or known["nobody"]
    os.chown(folder, somebody.pw_uid, somebody.pw_gid)
    return {**child, "user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": ()}


def _free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Give a server for this session; where PostgreSQL is not installed the tests are skipped, but never in CI."""
    if not (program("initdb") and program("postgres")):
        missing = "PostgreSQL is not installed: the server's initdb and postgres are needed"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with server() as running:
        yield running
