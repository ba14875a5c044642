"""Who holds a lease: this process, named by a file that it keeps locked for as long as it lives.

The lock ends with the process, however it ends; so whoever comes later can tell the leases of the dead, on this host,
after a restart of the machine, and in another container that has the same folder. A process of another host has its
file elsewhere, and is never taken for dead. POSIX locks are not handed on to processes that are forked off.
"""

from __future__ import annotations

import fcntl
import os
import re
import secrets
import socket
from collections.abc import Sequence
from functools import cache
from pathlib import Path

_ENDING = ".holder"
_OWN: set[str] = set()
"""The names this process has: looking at the lock of such a file would end it."""


@cache
def own(folder: Path) -> str:
    """Give the name of this process in a folder: host, process and a number nobody else has; made when first asked.

    The number of the file on its disk is part of it: in a copy of the folder the file is another one.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    host = re.sub(r"[^A-Za-z0-9-]", "-", socket.gethostname())[:60]
    begun = folder / f"{secrets.token_hex(8)}.part"
    descriptor = os.open(begun, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    name = f"{host}.{os.getpid()}.{begun.stem}.{os.fstat(descriptor).st_ino}"
    _OWN.add(name)
    begun.rename(folder / f"{name}{_ENDING}")
    return name


def dead(folder: Path) -> Sequence[str]:
    """Name the processes that had this folder and live no more."""
    others = (path for path in sorted(folder.glob(f"*{_ENDING}")) if path.stem not in _OWN)
    return [path.stem for path in others if _is_left(path)]


def forget(folder: Path, names: Sequence[str]) -> None:
    """Remove the files of the dead, once their leases are freed."""
    for name in names:
        (folder / f"{name}{_ENDING}").unlink(missing_ok=True)


def _is_left(path: Path) -> bool:
    """Tell whether a file is the one its process made, and nobody locks it any more."""
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    else:
        return path.stem.rpartition(".")[2] == str(os.fstat(descriptor).st_ino)
    finally:
        os.close(descriptor)
