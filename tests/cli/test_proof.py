"""`pbem verify --from-mail`: no configuration and no database is asked for; what the exit codes say."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner, Result

from pbem.cli.app import app

ANCHOR = "2-" + "4d" * 32


def verify(*words: str) -> Result:
    """Call the command in a folder without a configuration."""
    return CliRunner().invoke(app, ["verify", *words])


def report(place: Path, **changes: object) -> Path:
    """Write one mail with the first report of a campaign."""
    told = {
        "kind": "report",
        "campaign": "rk4",
        "seat": "blue",
        "turn": 1,
        "step": 0,
        "branch": 0,
        "rolls": [],
        "dice": {"promised": ANCHOR, "turns": [], "secret": ""},
        **changes,
    }
    (place / f"{len(list(place.iterdir()))}.eml").write_text(
        f"Content-Type: application/json\n\n{json.dumps(told)}\n", encoding="utf-8"
    )
    return place


def test_before_the_end_nothing_is_wrong(tmp_path: Path) -> None:
    report(tmp_path)
    report(tmp_path, step=1, turn=2, rolls=[{"sides": 15, "value": 3, "why": "battle J7 step 3 round 1 blue"}])
    said = verify("--from-mail", str(tmp_path))
    assert said.exit_code == 0
    assert f"rk4, blue: anchor {ANCHOR}" in said.stdout
    assert "turn 1: not yet revealed: 1 throw told" in said.stdout


def test_a_fault_is_exit_code_1_and_told_to_programs(tmp_path: Path) -> None:
    report(tmp_path)
    report(tmp_path, step=1, turn=2, dice={"promised": "2-" + "00" * 32, "turns": [], "secret": ""})
    said = verify("--from-mail", str(tmp_path), "--json")
    assert said.exit_code == 1
    proof = json.loads(said.stdout)["proofs"][0]
    assert (proof["campaign"], proof["general"]["status"]) == ("rk4", "FAULT")


def test_nothing_to_verify_is_exit_code_3(tmp_path: Path) -> None:
    (tmp_path / "a.eml").write_text("Subject: hello\n\nhow are you?\n", encoding="utf-8")
    said = verify("--from-mail", str(tmp_path))
    assert said.exit_code == 3
    assert "1 mails, and nothing in them to verify." in said.stderr


def test_another_campaign_is_left_out(tmp_path: Path) -> None:
    report(tmp_path)
    report(tmp_path, campaign="winter")
    said = verify("winter", "--from-mail", str(tmp_path))
    assert "winter, blue" in said.stdout
    assert "rk4" not in said.stdout


def test_a_folder_that_is_not_there_is_a_wrong_use(tmp_path: Path) -> None:
    assert verify("--from-mail", str(tmp_path / "nowhere")).exit_code == 2
    assert verify().exit_code == 2


def test_a_program_for_players_without_pbem_is_printed() -> None:
    said = verify("--script")
    assert said.exit_code == 0
    compile(said.stdout, "printed", "exec")
    assert "import pbem" not in said.stdout
