"""`pbem words`: all forms of the words of the installed games, made when the service is installed."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from pbem.cli.app import app


def test_all_forms_are_made_of_every_game_in_every_language() -> None:
    made = CliRunner().invoke(app, ["words", "--json"])
    assert made.exit_code == 0, made.output
    counts = {(row["ruleset"], row["language"]): row["forms"] for row in json.loads(made.output)}
    assert {language for _, language in counts} == {"en", "ru", "cs", "sk"}
    assert min(counts.values()) > 300
