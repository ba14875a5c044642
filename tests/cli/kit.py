"""A host at the command line: a configuration, a database, and `pbem` called with words, in this process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from pbem.cli.app import app
from pbem.service.house.house import House, open_house
from pbem.settings import load

SCRIPT = Path(sys.executable).parent / "pbem"
CONFIG = """
data = "data"
referee = "referee@host.test"
settle_seconds = 0
[[mailbox]]
address = "orders@host.test"
[mailbox.imap]
host = "127.0.0.1"
port = {imap}
user = "orders"
password = "secret"
security = "plain"
[smtp]
host = "127.0.0.1"
port = {smtp}
security = "plain"
"""
CAMPAIGN = """
key = "rk4"
title = "Two Fords"
ruleset = "campaign"
[schedule]
every_days = 1
at = ["20:00"]
[options]
map = "two-fords"
seats = 2
[[seat]]
seat = "blue"
name = "Anna"
address = ["blue@host.test"]
"""
RED = """
[[seat]]
seat = "red"
name = "Boris"
address = ["red@host.test"]
language = "cs"
"""


@dataclass
class Host:
    """A folder with a configuration in it."""

    folder: Path

    @property
    def config(self) -> Path:
        """Give the configuration file."""
        return self.folder / "pbem.toml"

    def written(self, name: str, text: str) -> Path:
        """Write a file for its owner only, as `pbem init` does."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o600)
        return path

    def pbem(self, *words: object, **settings: str) -> Result:
        """Call `pbem`; `given` is what is typed, the rest the environment. Nothing may end in a traceback."""
        given = settings.pop("given", None)
        environment = {"PBEM_CONFIG": str(self.config), "PBEM_REASON": "a test", **settings}
        done = CliRunner().invoke(app, [str(word) for word in words], input=given, env=environment)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done

    def code(self, *words: object, **settings: str) -> int:
        """Call `pbem` for its exit code."""
        return self.pbem(*words, **settings).exit_code

    def json(self, *words: object) -> Any:
        """Call `pbem ... --json`; stdout must be JSON and nothing else."""
        return json.loads(self.pbem(*words, "--json").stdout)

    def house(self) -> House:
        """Open the database beside the commands; the test disposes of the engine."""
        return open_house(load(self.config, {}))


def script(host: Host, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the installed `pbem` as a process."""
    return subprocess.run(
        [str(SCRIPT), *words], env=environment(host, settings), cwd=host.folder,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def environment(host: Host, settings: dict[str, str]) -> dict[str, str]:
    """Give the environment of a process."""
    kept: Sequence[str] = ("PATH", "HOME", "LANG", "VIRTUAL_ENV")
    inherited = {name: os.environ[name] for name in kept if name in os.environ}
    return {**inherited, "PBEM_CONFIG": str(host.config), "PBEM_REASON": "a test", **settings}
