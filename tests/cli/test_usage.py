"""Design 8: help without configuration, wrong settings with place and remedy, the environment, completion."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from pbem import __version__
from pbem.cli.app import app
from pbem.cli.opening import faults_told
from tests.cli.kit import CONFIG, Host, script


def _paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Walk over all groups and commands."""
    yield path
    for name, child in getattr(command, "commands", {}).items():
        yield from _paths(child, (*path, name))


PATHS = tuple(_paths(typer.main.get_command(app)))
READS = (
    "campaign list", "campaign show rk4", "orders show rk4", "verify rk4", "doctor", "status", "rulesets",
    "seat preview rk4 red", "turn run rk4 --dry-run",
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_help_needs_no_configuration(path: tuple[str, ...], tmp_path: Path) -> None:
    done = Host(tmp_path / "nowhere").pbem(*path, "--help")
    assert done.exit_code == 0
    assert "Usage" in done.stdout


def test_the_installed_program_helps_without_anything(tmp_path: Path) -> None:
    done = script(Host(tmp_path), "--help", PBEM_CONFIG="/dev/null/pbem.toml")
    assert (done.returncode, done.stderr) == (0, "")
    assert "campaign" in done.stdout
    assert script(Host(tmp_path), "--version").stdout == f"pbem {__version__}\n"


@pytest.mark.parametrize("words", ["nonsense", "campaign nonsense", "campaign show", "turn run rk4 --nonsense"])
def test_wrong_usage(host: Host, words: str) -> None:
    assert host.code(*words.split()) == 2


@pytest.mark.parametrize("read", READS)
def test_every_read_speaks_json(host: Host, read: str) -> None:
    assert json.dumps(host.json(*read.split()))


@pytest.mark.parametrize(
    ("right", "wrong", "place", "remedy"),
    [
        ("referee =", "refere =", "refere", "did you mean 'referee'"),
        ("port = 1", "port = 99999", "mailbox.0.imap.port", "65535"),
        ('referee = "referee@host.test"', 'referee = "referee"', "referee", "name@host"),
        ('data = "data"', 'timezone = "Europe/Prage"', "timezone", "Europe/Prague"),
        ("[[mailbox]]", "[[mailbox", "pbem.toml", "not TOML"),
    ],
)
def test_a_wrong_configuration_is_told_with_place_and_remedy(
    tmp_path: Path, right: str, wrong: str, place: str, remedy: str
) -> None:
    host = Host(tmp_path)
    host.written("pbem.toml", CONFIG.format(imap=1, smtp=1).replace(right, wrong, 1))
    for words in (("campaign", "list"), ("doctor",), ("db", "upgrade"), ("serve", "--once")):
        done = host.pbem(*words)
        assert (done.exit_code, done.stdout) == (2, "")
        assert place in done.stderr
        assert remedy in done.stderr


def test_a_missing_configuration_is_told_with_its_remedy(tmp_path: Path) -> None:
    done = Host(tmp_path).pbem("campaign", "list")
    assert done.exit_code == 2
    assert "pbem init" in done.stderr


def test_a_wrong_value_of_the_environment_is_wrong_configuration(bare: Host) -> None:
    assert bare.code("campaign", "list", PBEM_SMTP__PORT="0") == 2
    assert bare.code("campaign", "list", PBEM_DATABASE="nosql://x") == 2
    assert bare.code("campaign", "list", PBEM_MAILBOX__X__ADDRESS="a@b") == 2


def test_a_database_that_is_away_is_worth_another_try(bare: Host) -> None:
    done = bare.pbem("campaign", "list", PBEM_DATABASE="postgresql://nobody@127.0.0.1:1/none")
    assert done.exit_code == 75
    assert "away" in done.stderr


def test_who_has_read_enough_is_told_of_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    """`pbem campaign list | head -1`: the shell's pipe is closed, and the program that is read ends quietly."""

    @faults_told
    def printing() -> None:
        raise BrokenPipeError(32, "Broken pipe")

    with pytest.raises(BrokenPipeError):
        printing()
    assert capsys.readouterr().err == ""


def test_every_option_is_an_environment_variable_too(host: Host) -> None:
    """Design 8: every option also as PBEM_*."""
    assert host.pbem("campaign", "list", PBEM_JSON="1").stdout.startswith("[")
    assert host.code("campaign", "end", "rk4", PBEM_CAMPAIGN_END_YES="1", PBEM_CAMPAIGN_END_REASON="enough") == 0
    assert "enough" in host.pbem("campaign", "show", "rk4").stdout
    assert host.code("rulesets", PBEM_VERSION="1.2") == 0


@pytest.mark.parametrize(("typed", "offered"), [("", "rk4"), ("rk", "rk4"), ("x", "")])
def test_the_shell_completes_the_keys_of_campaigns(host: Host, typed: str, offered: str) -> None:
    words = {"COMP_WORDS": f"pbem campaign show {typed}", "COMP_CWORD": "3"}
    done = script(host, _PBEM_COMPLETE="complete_bash", **words)
    assert (done.stdout.strip(), done.stderr) == (offered, "")


def test_completion_without_configuration_offers_nothing_and_makes_nothing(tmp_path: Path) -> None:
    words = {"COMP_WORDS": "pbem campaign show ", "COMP_CWORD": "3"}
    done = script(Host(tmp_path), _PBEM_COMPLETE="complete_bash", **words)
    assert (done.stdout.strip(), done.stderr) == ("", "")
    assert list(tmp_path.iterdir()) == []
