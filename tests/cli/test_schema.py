"""`pbem schema`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.kit import Host

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"


def test_the_schema_of_a_game_is_the_published_one(tmp_path: Path) -> None:
    """It needs no house: authors of client programs have none."""
    done = Host(tmp_path).pbem("schema", "powers")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == (SCHEMAS / "powers.json").read_text(encoding="utf-8")


def test_of_a_game_without_one_it_names_those_that_have(tmp_path: Path) -> None:
    done = Host(tmp_path).pbem("schema", "chess")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "campaign, " in done.stderr
