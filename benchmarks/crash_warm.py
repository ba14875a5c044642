"""Imported by the process that services are forked from: everything that is read once has been read then.

A campaign is begun, a letter answered and its answer written, in a folder that is thrown away.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import pbem.service.work.once
import pbem.service.work.worker  # noqa: F401 - what `pbem serve` needs
from benchmarks import crash_service  # noqa: F401
from benchmarks.players import opened
from pbem.service.post import rendering
from pbem.service.work import work


def _warm() -> None:
    """Answer a letter."""
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as players:
        players.campaign("warm1", "four-winds", 4, 4)
        players.arrive(players.letter("warm1", "blue", players.address("warm1", "blue"), "army 1: up 2\n"))
        work.take_all(players.house)
        rendering.rendered(players.house, players.last(), b"")


_warm()
