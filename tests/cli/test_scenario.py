"""`pbem scenario run`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.kit import Host

SWAP = Path(__file__).parents[2] / "pbem" / "rulesets" / "campaign" / "scenarios" / "w01-swap.toml"


def test_a_scenario_is_played_and_told(tmp_path: Path) -> None:
    done = Host(tmp_path).pbem("scenario", "run", SWAP)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "=== turn 1" in done.stdout
    assert done.stdout.endswith("as expected\n")


def test_as_json_it_has_everything(tmp_path: Path) -> None:
    """Design 8: problems, events, dice, reports, the position after."""
    played = Host(tmp_path).json("scenario", "run", SWAP)
    assert played["failures"] == []
    assert {"problems", "events", "reports", "position"} <= set(played["turns"][0])


def test_what_was_expected_and_did_not_happen_is_a_fault(tmp_path: Path) -> None:
    host = Host(tmp_path)
    path = host.written("wrong.toml", SWAP.read_text(encoding="utf-8").replace("Victory at C5", "a flying whale"))
    done = host.pbem("scenario", "run", path)
    assert done.exit_code == 1
    assert "NOT MET" in done.stdout
    assert json.loads(host.pbem("scenario", "run", path, "--json").stdout)["failures"]


@pytest.mark.parametrize("text", ["[[turn", 'ruleset = "mars"', "ruleset = 5", ""])
def test_what_is_no_scenario_is_wrong_usage(tmp_path: Path, text: str) -> None:
    host = Host(tmp_path)
    done = host.pbem("scenario", "run", host.written("bad.toml", text))
    assert done.exit_code == 2
    assert "bad.toml" in done.stderr
    assert host.code("scenario", "run", tmp_path / "missing.toml") == 2
