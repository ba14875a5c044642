"""The service as processes that are killed: each in a process group of its own, started from one that is warm.

Starting Python and reading the games takes seconds where other work runs; a fork of a process that has done so takes
none, so that an hour holds hundreds of kills. What runs in it is `pbem serve` itself. Unless told otherwise maps are
not drawn: the processes that draw start Python anew after each kill, and one point stands for each picture.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from benchmarks import no_pictures
from pbem.cli import main as pbem_main

processes = multiprocessing.get_context("forkserver")


def warm_up() -> None:
    """Begin the process the services are forked from; before this one has any thread."""
    processes.set_forkserver_preload(["benchmarks.crash_warm"])
    idle = processes.Process(target=os.getpid)
    idle.start()
    idle.join()


def _serve(config: str, log: str, pictures: bool) -> None:
    """Be the service: `pbem serve` in a process group of its own."""
    os.setsid()
    if not pictures:
        no_pictures.draw_nothing()
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for standard in (1, 2):
        os.dup2(descriptor, standard)
    os.environ["PBEM_CONFIG"] = config
    sys.argv = ["pbem", "serve"]
    pbem_main()


@dataclass
class Service:
    """A host: its configuration, whether it draws, and the process that serves just now."""

    config: Path
    pictures: bool = False
    process: ForkServerProcess | None = None
    begins: int = 0

    def start(self) -> None:
        """Start it."""
        self.begins = self._log.stat().st_size if self._log.exists() else 0
        self.process = processes.Process(target=_serve, args=(str(self.config), str(self._log), self.pictures))
        self.process.start()

    def serves(self) -> bool:
        """Tell whether it has come as far as its mailbox since it was started."""
        return self._logged(b"pbem.intake")

    def has_read(self) -> bool:
        """Tell whether it has read its mailbox to the end since it was started."""
        return self._logged(b": idle")

    def _logged(self, words: bytes) -> bool:
        if not self._log.exists():
            return False
        with self._log.open("rb") as log:
            log.seek(self.begins)
            return words in log.read()

    @property
    def _log(self) -> Path:
        """Give where it writes its log."""
        return self.config.with_suffix(".log")

    def kill(self, chance: random.Random) -> str:
        """SIGKILL: mostly all its processes at once; sometimes one of them, and the others a moment later."""
        assert self.process is not None
        leader, how = int(self.process.pid or 0), "group"
        members = group(leader)
        if len(members) > 1 and chance.random() < 0.25:
            how = "one process"
            with suppress(ProcessLookupError):
                os.kill(chance.choice(members), signal.SIGKILL)
            time.sleep(chance.random())
        end(leader)
        self.process.join(30)
        return how

    def stop(self) -> None:
        """SIGTERM: let it finish the step at hand."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(int(self.process.pid or 0), signal.SIGTERM)
        self.process.join(60)
        self.end()

    def end(self) -> None:
        """Whatever happens, leave no process behind."""
        if self.process is not None and self.process.pid:
            end(self.process.pid)


def end(leader: int) -> None:
    """SIGKILL a process and its group; a process that has just been forked has none yet."""
    for kill in (os.killpg, os.kill, os.killpg):
        with suppress(ProcessLookupError):
            kill(leader, signal.SIGKILL)


def group(leader: int) -> list[int]:
    """List the processes of a group."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = entry.read_text().rpartition(")")[2].split()
            if int(fields[2]) == leader:
                found.append(int(entry.parent.name))
    return sorted(found)
