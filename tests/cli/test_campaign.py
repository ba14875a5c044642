"""`pbem campaign ...`: made, listed, shown, started, paused, resumed, ended, carried elsewhere."""

from __future__ import annotations

import pytest

from tests.cli.kit import CAMPAIGN, RED, Host

OTHERS = ("show", "start", "pause", "resume", "end", "export")


def test_a_full_campaign_starts_when_it_is_made(bare: Host) -> None:
    done = bare.pbem("campaign", "new", bare.written("rk4.toml", CAMPAIGN + RED))
    assert done.exit_code == 0
    assert "rk4: running" in done.stdout
    assert done.stderr == ""


def test_one_that_waits_for_players_starts_when_told(bare: Host) -> None:
    bare.pbem("campaign", "new", bare.written("rk4.toml", CAMPAIGN))
    assert bare.json("campaign", "list")[0]["state"] == "recruiting"
    assert bare.code("campaign", "start", "rk4") == 0
    assert bare.json("campaign", "list")[0]["state"] == "running"


def test_starting_at_once_leaves_seats_free(bare: Host) -> None:
    assert "running" in bare.pbem("campaign", "new", bare.written("rk4.toml", CAMPAIGN), "--start").stdout


def test_the_list_names_key_turn_and_deadline(host: Host) -> None:
    (row,) = host.json("campaign", "list")
    assert (row["key"], row["turn"], row["ruleset"]) == ("rk4", 1, "campaign")
    assert "20:00" in row["deadline"]
    assert "rk4" in host.pbem("campaign", "list").stdout


def test_show_tells_who_plays_and_who_has_sent_orders(host: Host) -> None:
    host.pbem("orders", "enter", "rk4", "blue", given="army 1: stay\n")
    shown = host.json("campaign", "show", "rk4")
    assert [(seat["player"], seat["orders"][:10]) for seat in shown["seats"]] == [
        ("Anna", "revision 1"),
        ("Boris", "-"),
    ]
    text = host.pbem("campaign", "show", "rk4").stdout
    assert "blue@host.test" in text
    assert "entered" in text


@pytest.mark.parametrize("command", OTHERS)
def test_an_unknown_campaign_is_told(bare: Host, command: str) -> None:
    more = {"end": ["--yes"], "export": ["out.zip"]}.get(command, [])
    done = bare.pbem("campaign", command, "mars", *more)
    assert done.exit_code == 1
    assert "mars" in done.stderr
    assert done.stdout == ""


def test_pause_and_resume(host: Host) -> None:
    assert host.code("campaign", "pause", "rk4", "--reason", "holidays") == 0
    assert "paused (holidays)" in host.pbem("campaign", "show", "rk4").stdout
    assert host.code("campaign", "pause", "rk4") == 1
    assert host.code("campaign", "resume", "rk4") == 0
    assert "not paused" in host.pbem("campaign", "resume", "rk4").stderr


def test_the_end_is_asked_about_and_is_final(host: Host) -> None:
    assert host.code("campaign", "end", "rk4", given="n\n") == 1
    assert host.json("campaign", "show", "rk4")["state"] == "running"
    assert host.code("campaign", "end", "rk4", given="y\n") == 0
    assert host.code("campaign", "end", "rk4", "--yes") == 1
    assert host.code("campaign", "resume", "rk4") == 1


def test_starting_twice_is_refused(host: Host) -> None:
    assert "already started" in host.pbem("campaign", "start", "rk4").stderr


def test_exported_and_imported_under_another_key(host: Host) -> None:
    file = host.folder / "rk4.zip"
    assert "2 seat" in host.pbem("campaign", "export", "rk4", file).stdout
    assert host.code("campaign", "import", file) == 1
    told = host.pbem("campaign", "import", file, "--as", "rk5").stdout.splitlines()
    assert told[0] == "rk5: paused"
    assert told[1].startswith("2 addresses are asked")
    assert host.code("verify", "rk5") == 0


def test_what_is_no_export_is_told(host: Host) -> None:
    broken = host.written("broken.zip", "no zip")
    assert "cannot be imported" in host.pbem("campaign", "import", broken).stderr
    assert host.code("campaign", "import", host.folder / "missing.zip") == 1
    assert host.code("campaign", "export", "rk4", broken / "x.zip") == 1


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('tilte = "x"', "did you mean 'title'"),
        ('timezone = "Europe/Prag"', "did you mean 'Europe/Prague'"),
        ("[[seat", "not TOML"),
        ('[[seat]]\nseat = "mauve"\nname = "X"\naddress = ["x@y.test"]', "mauve"),
        ('[[seat]]\nseat = "red"\nname = "X"\naddress = ["nobody"]', "name@host"),
    ],
)
def test_a_wrong_file_is_told_with_its_place_and_nothing_is_made(bare: Host, wrong: str, told: str) -> None:
    first, rest = (wrong + "\n", "") if " = " in wrong.partition("\n")[0] else ("", wrong)
    done = bare.pbem("campaign", "new", bare.written("bad.toml", first + CAMPAIGN + rest))
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr
    assert bare.json("campaign", "list") == []


def test_a_key_twice_and_a_file_that_is_not_there(host: Host) -> None:
    assert host.code("campaign", "new", host.folder / "rk4.toml") == 2
    assert host.code("campaign", "new", host.folder / "nothing.toml") == 2
    assert host.code("campaign", "new", host.folder) == 2
