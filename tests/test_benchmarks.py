"""The benchmarks still run: each once, as small as it goes. Nothing is timed here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SMALL = {
    "turn": ["--players", "4", "--turns", "1"],
    "view": ["--side", "40", "--doublings", "1"],
    "picture": ["--repeat", "1", "--maps", "1"],
    "dispatch": ["3"],
    "flow": ["--mails", "2"],
    "powers_turn": ["--turns", "1"],
    "answer": ["--mails", "1"],
    "idle": ["--campaigns", "3", "--seconds", "2"],
    "store": ["--letters", "3"],
    "letter": ["--letters", "1"],
    "age": ["--turns", "4", "--others", "100", "--letters", "1"],
    "crashes": ["--kills", "1", "--seconds", "3"],
    "deadline_rush": ["--campaigns", "2", "--letters", "2", "--crowd", "6"],
    "fetch": ["--mails", "3", "--rounds", "1"],
    "typos": ["3"],
    "everyday": ["--game", "duncan", "--language", "cs"],
    "own_words": ["20"],
    "growth": ["100"],
    "map_fairness": ["1"],
    "dungeon_fairness": ["1", "1", "2"],
    "rush": ["1", "2", "every=200"],
    "seat_fairness": ["dice_empires", "2", "2"],
    "hosts": ["--seconds", "1", "--keep-connected"],
    "bluffs": ["--seeds", "2", "--secrets", "1"],
    "web": ["--checks", "1", "--keys", "1", "--idle", "0.1", "--games", "duncan"],
    "two_worlds": ["europe", "--games", "1", "--turns", "1"],
    "powers_economy": ["--rounds", "3"],
    "powers_battles": ["--battles", "2", "--repeat", "1"],
    "powers_seats": ["1", "ten-lands"],
    "powers_sets": ["--sets", "1"],
    "powers_long": ["--presets", "minimal", "--seats", "2", "--rounds", "1"],
    "house_players": ["dice_empires", "1", "players=2"],
    "host": ["--campaigns", "1", "--on", "sqlite:1", "--pictures", "off"],
    "house_cost": ["dice_empires", "turns=1"],
    "house_night": ["1", "dice_empires", "turns=2"],
    "long_campaign": ["map=ten-lands", "chapters=all,elim", "rounds=1"],
    "duncan": ["--teams", "2", "--units", "4", "--side", "24", "--turns", "1"],
}


def test_every_benchmark_is_tried() -> None:
    """A new benchmark is added to the table."""
    programs = {path.stem for path in (ROOT / "benchmarks").glob("*.py") if "__main__" in path.read_text("utf-8")}
    assert programs == set(SMALL) | {"trail"}  # compares two albums; tests/test_trail.py tries it


@pytest.mark.parametrize("name", SMALL)
def test_a_benchmark_runs(name: str) -> None:
    """It prints something and raises nothing; a goal missed at this size is no fault."""
    command = [sys.executable, "-m", f"benchmarks.{name}", *SMALL[name]]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False, timeout=600)
    assert "Traceback" not in done.stderr
    assert done.stdout
