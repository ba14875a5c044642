"""The benchmarks still run: each once, as small as it goes. Nothing is timed here.

Those that need the same games run one after another in one process, which loads them once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINES = {
    "turn": ["--players", "4", "--turns", "1"],
    "view": ["--side", "40", "--doublings", "1"],
    "picture": ["--repeat", "1", "--maps", "1"],
    "typos": ["3"],
    "everyday": ["--game", "duncan", "--language", "cs"],
    "nonsense": ["--lines", "2", "--game", "duncan"],
    "own_words": ["20"],
    "growth": ["100"],
    "map_fairness": ["1"],
    "dungeon_fairness": ["1", "1", "2", "2"],
    "rush": ["1", "2", "every=200"],
    "seat_fairness": ["dice_empires", "2", "2"],
    "two_worlds": ["europe", "--games", "1", "--turns", "1"],
    "house_players": ["dice_empires", "1", "players=2"],
    "house_cost": ["dice_empires", "turns=1"],
    "house_night": ["1", "dice_empires", "turns=2"],
    "duncan": ["--teams", "2", "--units", "4", "--side", "24", "--turns", "1"],
}
POWERS = {
    "powers_turn": ["--turns", "1", "--lands", "24", "--units", "6"],
    "powers_economy": ["--rounds", "3"],
    "powers_battles": ["--battles", "2", "--repeat", "1"],
    "powers_seats": ["1", "ten-lands"],
    "powers_sets": ["--sets", "1", "--first", "24", "--nonsense", "0.1"],
    "powers_long": ["--presets", "minimal", "--seats", "2", "--rounds", "1"],
    "bluffs": ["--seeds", "2", "--secrets", "1", "--probes", "2"],
    "long_campaign": ["map=ten-lands", "chapters=all,elim", "rounds=1"],
}
HOUSES = {
    "dispatch": ["3"],
    "flow": ["--mails", "2", "--connections", "1"],
    "answer": ["--mails", "1"],
    "store": ["--letters", "3"],
    "letter": ["--letters", "1", "--before", "0"],
    "age": ["--turns", "1", "--others", "100", "--letters", "1"],
    "deadline_rush": ["--campaigns", "2", "--letters", "2", "--crowd", "6"],
    "fetch": ["--mails", "3", "--rounds", "1"],
    "web": ["--checks", "1", "--keys", "1", "--idle", "0.1", "--games", "duncan"],
    "idle": ["--campaigns", "3", "--seconds", "0.5"],
    "host": ["--campaigns", "1", "--on", "sqlite:1", "--pictures", "off"],
}
HANGING = {
    "hosts": ["--seconds", "1", "--keep-connected", "--let-go"],
}
TOGETHER: Mapping[str, Mapping[str, Sequence[str]]] = {
    "hosts that hang": HANGING,
    "houses": HOUSES,
    "wars": POWERS,
    "lines and games": LINES,
}
"""What runs in one process, the longest first: benchmarks by name, each with its arguments."""
ELSEWHERE = ("trail", "crashes")
"""Those that a test of their own runs: `tests/test_trail.py`, `tests/service/test_crashes.py`."""


def test_every_benchmark_is_tried() -> None:
    """A new benchmark is added to the table."""
    programs = {path.stem for path in (ROOT / "benchmarks").glob("*.py") if "__main__" in path.read_text("utf-8")}
    tried = [name for small in TOGETHER.values() for name in small]
    assert sorted(programs) == sorted([*tried, *ELSEWHERE])


@pytest.mark.parametrize(
    ("world", "name"),
    [pytest.param(world, name, id=f"{world}: {name}") for world, small in TOGETHER.items() for name in small],
)
def test_a_benchmark_runs(world: str, name: str) -> None:
    """It prints something and raises nothing; a goal missed at this size is no fault."""
    printed, raised = ran(world)[name]
    assert raised == ""
    assert printed


@cache
def ran(world: str) -> Mapping[str, tuple[str, str]]:
    """Run what belongs together; give what each printed, and what it raised."""
    command = [sys.executable, "-m", "tests.benchmarks_in_turn", json.dumps(TOGETHER[world])]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    found: Mapping[str, tuple[str, str]] = json.loads(done.stdout)
    return found
