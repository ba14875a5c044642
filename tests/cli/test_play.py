"""`pbem play`: a game against house players in the terminal; each wrong word has a clear answer."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbem.cli.app import app
from pbem.cli.output import Exit

CITIES = ("play", "dice_empires", "--option", "players=2", "--seed", "x")


def test_a_turn_is_typed_answered_and_played(tmp_path: Path) -> None:
    typed = f"split 3 from d1 to farm\nmove d1 to the moon\n\ngo\nsave {tmp_path / 'it.toml'}\nquit\n"
    said = CliRunner().invoke(app, CITIES, input=typed)
    assert said.exit_code == 0, said.output
    assert "1 of 2 lines understood" in said.output
    assert "Results of turn 1" in said.output
    assert not [word for word in ("mail", "receipt", ", .") if word in said.output]
    position = tomllib.loads((tmp_path / "it.toml").read_text(encoding="utf-8"))
    assert position["lords"]["blue"]["dice"] == ["d1 T 3", "d2 F 3"]
    assert position["lords"]["red"]["dice"] != ["d1 T 6"]  # the house player has given commands


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (CliRunner().invoke(app, CITIES, input="go\nquit\n").output for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("play", "chess"), "There is no game chess"),
        ((*CITIES, "--against", "brave"), "There is no house player brave; there are: bold, calm."),
        ((*CITIES, "--seat", "violet"), "There is no seat violet; there are: blue, red."),
        ((*CITIES, "--language", "de"), "There is no language de"),
        ((*CITIES, "--option", "pace=7"), "pace"),
    ],
)
def test_what_is_not_there_is_told(words: tuple[str, ...], answer: str) -> None:
    said = CliRunner().invoke(app, words)
    assert said.exit_code == Exit.USAGE
    assert answer in said.output
