"""Ports, certificates and waiting for real servers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def free_port() -> int:
    """Return a port of loopback nobody listens on now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def until(true: Callable[[], object], seconds: float = 60.0, what: str = "it") -> None:
    """Wait until something holds; a test that waits in vain fails."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            pytest.fail(f"waited {seconds} s in vain for {what}")
        time.sleep(0.02)


def answers(port: int) -> bool:
    """Tell whether somebody listens there."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def binary(name: str) -> str:
    """Find a server's program; without it the test is skipped, in continuous integration it fails."""
    path = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if path is None and os.environ.get("CI", "").lower() == "true":
        pytest.fail(f"{name} is not installed")
    if path is None:
        pytest.skip(f"{name} is not installed")
    return path


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a self-signed certificate for `localhost` and 127.0.0.1, and its key."""
    paths = folder / "certificate.pem", folder / "key.pem"
    command = [
        binary("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
        "-out", str(paths[0]), "-keyout", str(paths[1]),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    return paths


@contextmanager
def open_folder(name: str) -> Iterator[Path]:
    """Make a temporary folder which a server's other users may enter, as pytest's own folders forbid."""
    with tempfile.TemporaryDirectory(prefix=f"{name}-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        yield path
