"""`pbem map check`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.core.ruleset.keeping import MapFiles, MapReport
from pbem.core.shapes import Box, Look, Panel, Sketch
from pbem.core.texts import text
from pbem.registry import Installed, install
from tests.cli.kit import Host
from tests.toy.ruleset import TOY

SKETCH = Sketch(
    100, (Panel(50, (Box((10, 10), (30, 20), Look("#d2dba8")),)),), {}, (), text("map-legend"), text("answer-map")
)


def looked_at(said: str) -> MapReport:
    """A map without a letter B is wrong."""
    return MapReport(summary=("two lands",), remarks=("A is small",)) if "B" in said else MapReport(("add B",))


def made(wishes: Mapping[str, int], seed: str) -> str:
    if not wishes["lands"]:
        raise ValueError("lands: none")
    return f"{dict(wishes)} {seed}"


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games: one has map files, the other has none."""
    bare = install(TOY)
    mapped = install(replace(TOY, keeping=replace(TOY.keeping, maps=MapFiles(looked_at, lambda said: SKETCH, made))))
    found: dict[str, Installed] = {"bare": bare, "mapped": mapped}
    monkeypatch.setattr("pbem.registry.Registry", lambda: found)


def test_a_good_map_is_summed_up(tmp_path: Path) -> None:
    host = Host(tmp_path)
    done = host.pbem("map", "check", host.written("isle.toml", "A B"))
    assert done.exit_code == 0
    assert done.stdout == "two lands\nLook at:\n  A is small\nisle.toml is a map.\n"


def test_what_is_wrong_is_named_with_the_file(tmp_path: Path) -> None:
    host = Host(tmp_path)
    done = host.pbem("map", "check", host.written("isle.toml", "A"))
    assert (done.exit_code, done.stdout) == (1, "isle.toml: add B\nisle.toml is not a map yet: 1 to correct.\n")
    assert host.pbem("map", "check", host.written("isle.toml", "A"), "--json").exit_code == 1


@pytest.mark.parametrize("name", ["isle.svg", "isle.png"])
def test_it_is_drawn(tmp_path: Path, name: str) -> None:
    host = Host(tmp_path)
    path = tmp_path / name
    assert host.pbem("map", "check", host.written("isle.toml", "A B"), "--picture", path).exit_code == 0
    assert path.read_bytes()[:4] in (b"<svg", b"\x89PNG")


def test_a_random_map_is_printed(tmp_path: Path) -> None:
    host = Host(tmp_path)
    done = host.pbem("map", "random", "lands=24", "sides=4", "--seed", "spring")
    assert (done.exit_code, done.stdout) == (0, "{'lands': 24, 'sides': 4} spring")
    assert host.pbem("map", "random", "lands=many", "--seed", "x").exit_code == 2
    assert host.pbem("map", "random", "lands=0", "--seed", "x").stderr == "lands: none\n"


def test_wrong_usage(tmp_path: Path) -> None:
    """No such file; a game that has no map files."""
    host = Host(tmp_path)
    file = host.written("isle.toml", "A B")
    assert host.code("map", "check", tmp_path / "missing.toml") == 2
    done = host.pbem("map", "check", file, "--game", "bare")
    assert (done.exit_code, done.stderr) == (2, "bare has no map files to look at; games that have: mapped.\n")
