"""The scenario files hold every worked example of the rules; `tests/rules/test_scenarios.py` plays them."""

from __future__ import annotations

from tests.rules.campaign_report.kit import FOLDER

FILES = sorted((FOLDER / "scenarios").glob("*.toml"))


def test_all_worked_examples_are_there() -> None:
    """Rules, section 7: W1 to W18."""
    assert {file.stem[:3] for file in FILES} >= {f"w{number:02}" for number in range(1, 19)}
