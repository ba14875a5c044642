"""The example game, installed as a package of its own: it passes its own tests, and a round of it is played by mail."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from pbem.registry import GROUP, Registry
from tests.service.kit import Office
from tests.service.test_time import paused

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "rock_paper_scissors"
QUIETLY = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
PLAYERS = {"blue": "en", "red": "cs", "green": "ru"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder the example is installed into by pip, from a copy."""
    folder = tmp_path_factory.mktemp("example")
    source, target = folder / "source", folder / "installed"
    copytree(EXAMPLE, source, ignore=ignore_patterns("__pycache__", "*.egg-info", "build"))
    command = (sys.executable, "-m", "pip", "install", *QUIETLY, "--target", str(target), str(source))
    subprocess.run(command, check=True, capture_output=True)
    return target


def registry(target: Path) -> Registry:
    """Find the games of that folder by their entry points."""
    found = metadata.distributions(path=[str(target)])
    return Registry([one for distribution in found for one in distribution.entry_points if one.group == GROUP])


def test_it_passes_conformance_from_outside(target: Path, tmp_path: Path) -> None:
    copytree(EXAMPLE / "tests", tmp_path / "tests")
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "tests"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(target), str(ROOT)))}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_a_round_is_played_by_mail(target: Path, office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna shows a stone in English, Boris paper in Czech; Vera does not write and shows rock (R-1)."""
    monkeypatch.syspath_prepend(str(target))
    paused(office)
    office.house = replace(office.house, registry=registry(target))
    office.key = "rps"
    players = [
        {"seat": seat, "name": seat, "address": [f"{seat}@players.test"], "language": language}
        for seat, language in PLAYERS.items()
    ]
    office.start(key="rps", ruleset="rps", options={"rounds": 2}, seat=players)
    office.letter("blue", "my stone, please")
    office.letter("red", "ukáži papír")
    office.until("2026-11-21 20:00:00")
    text = office.text("green@players.test")
    assert "Синие показывают камень и получают 0 очков." in text
    assert "Красные показывают бумагу и получают 2 очка." in text
    assert "Зелёные: 0" in text
