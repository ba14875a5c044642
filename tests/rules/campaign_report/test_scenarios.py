"""The scenario files: every worked example of the rules, played with its dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.testing import scenario
from tests.rules.campaign_report.kit import FOLDER, games

FILES = sorted((FOLDER / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_holds(file: Path) -> None:
    """What the file expects is what happens."""
    assert scenario.run(file.read_text("utf-8"), games()).failures == ()


def test_all_worked_examples_are_there() -> None:
    """Rules, section 7: W1 to W18."""
    assert {file.stem[:3] for file in FILES} >= {f"w{number:02}" for number in range(1, 19)}
