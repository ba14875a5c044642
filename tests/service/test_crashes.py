"""Section 6: a service killed at any instant: the short form of `benchmarks/crashes.py`, which kills far more often."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers.postgres import postgres

__all__ = ["postgres"]

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("database", "hosts"), [("sqlite", "1"), ("postgresql", "2")])
def test_nothing_is_lost_or_done_twice(database: str, hosts: str, request: pytest.FixtureRequest) -> None:
    """Letters, sheets, turns, mails and reports are counted after a handful of kills."""
    if database == "postgresql":
        request.getfixturevalue("postgres")
    wanted = ["--kills", "4", "--seconds", "3", "--database", database, "--hosts", hosts]
    command = [sys.executable, "-m", "benchmarks.crashes", *wanted]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "finished: True" in done.stdout
