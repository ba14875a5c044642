"""`pbem seat ...` and `pbem orders ...`."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from pbem.registry import Registry
from pbem.service.house import house
from tests.cli.kit import CAMPAIGN, Host

VERA = ("--name", "Vera", "--address", "vera@away.test")


@pytest.fixture
def waiting(bare: Host) -> Host:
    """A campaign with a free seat."""
    assert bare.code("campaign", "new", bare.written("rk4.toml", CAMPAIGN)) == 0
    return bare


def test_the_last_seat_starts_the_campaign(waiting: Host) -> None:
    done = waiting.pbem("seat", "add", "rk4", "red", *VERA, "--language", "sk", "--timezone", "Europe/Bratislava")
    assert done.stdout.splitlines() == ["rk4 red: Vera", "rk4: running"]


def test_a_taken_seat_is_only_replaced(host: Host) -> None:
    assert "pbem seat replace" in host.pbem("seat", "add", "rk4", "red", *VERA).stderr
    assert host.code("seat", "replace", "rk4", "red", *VERA) == 0
    seats = host.json("campaign", "show", "rk4")["seats"]
    assert [seat["player"] for seat in seats] == ["Anna", "Vera"]


def test_a_seat_is_replaced_while_the_campaign_is_paused(host: Host) -> None:
    host.pbem("campaign", "pause", "rk4")
    assert host.pbem("seat", "replace", "rk4", "red", *VERA).stdout.splitlines()[-1] == "rk4: paused"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--name", "V", "--address", "nobody"), "name@host"),
        ((*VERA, "--timezone", "Mars/North"), "no such time zone"),
        ((*VERA, "--language", "de"), "de"),
        (("--name", "V"), "--address"),
    ],
)
def test_a_wrong_player_is_wrong_usage(waiting: Host, words: tuple[str, ...], told: str) -> None:
    done = waiting.pbem("seat", "add", "rk4", "red", *words)
    assert done.exit_code == 2
    assert told in done.stderr


@pytest.mark.parametrize("words", [("seat", "add"), ("seat", "replace"), ("seat", "resend"), ("seat", "preview")])
def test_an_unknown_seat_is_told_and_which_there_are(host: Host, words: tuple[str, ...]) -> None:
    more = VERA if words[1] in ("add", "replace") else ()
    done = host.pbem(*words, "rk4", "mauve", *more)
    assert done.exit_code == 1
    assert "blue, red" in done.stderr


def test_a_report_is_sent_again(host: Host) -> None:
    assert host.pbem("seat", "resend", "rk4", "blue").stdout == "rk4 blue: queued again\n"


def test_before_the_start_there_is_no_report(waiting: Host) -> None:
    assert waiting.code("seat", "resend", "rk4", "blue") == 3
    for words in (("seat", "preview", "rk4", "blue"), ("orders", "show", "rk4"), ("verify", "rk4")):
        assert "not started" in waiting.pbem(*words).stderr
        assert waiting.code(*words) == 1


def test_a_preview_is_the_report_of_that_seat(host: Host) -> None:
    file = host.folder / "blue.html"
    text = host.pbem("seat", "preview", "rk4", "blue", "--html", file).stdout
    assert "Two Fords" in text
    assert "<html" in file.read_text(encoding="utf-8")
    assert host.json("seat", "preview", "rk4", "blue")["text"].splitlines() == text.splitlines()


def test_orders_are_entered_from_a_file_and_shown(host: Host) -> None:
    orders = host.written("orders.txt", "army 1: up 2\n")
    assert host.pbem("orders", "enter", "rk4", "blue", orders).stdout == "entered\n"
    assert host.json("orders", "show", "rk4") == {"blue": ["army 1: up 2"], "red": []}
    assert "blue:\n  army 1: up 2\nred:\n  -\n" in host.pbem("orders", "show", "rk4").stdout
    assert "отряд" in host.pbem("orders", "show", "rk4", "--language", "ru").stdout


def test_a_line_not_understood_is_told_and_the_others_are_kept(host: Host) -> None:
    done = host.pbem("orders", "enter", "rk4", "blue", given="army 1: dance\narmy 2: stay\n")
    assert done.exit_code == 1
    assert "line 1:" in done.stdout
    assert host.json("orders", "show", "rk4")["blue"] == ["army 2: stay"]


def test_what_cannot_be_read_or_said_is_wrong_usage(host: Host) -> None:
    assert host.code("orders", "enter", "rk4", "blue", host.folder / "missing.txt") == 2
    assert host.code("orders", "show", "rk4", "--language", "xx") == 2
    assert host.code("orders", "enter", "rk4", "mauve", given="x\n") == 1


def test_a_house_player_gets_a_free_seat_and_is_taken_away_again(waiting: Host) -> None:
    """All seats had, the campaign starts, as with the last player."""
    assert waiting.pbem("seat", "bot", "rk4", "red", "bold").stdout == "rk4 red: bold\n"
    assert waiting.json("campaign", "show", "rk4")["state"] == "running"
    assert waiting.pbem("seat", "bot", "rk4", "red", "none").stdout == "rk4 red: none\n"
    assert "has no house player" in waiting.pbem("seat", "bot", "rk4", "red", "none").stderr


def test_a_game_without_house_players_says_so(bare: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of some other author's: its package brings none."""
    duel = Registry([EntryPoint("duel", "tests.toy.ruleset:TOY", "pbem.rulesets")])
    monkeypatch.setattr(house, "_games", lambda: duel)
    table = CAMPAIGN.replace('"campaign"', '"duel"').replace('map = "two-fords"\n', "")
    assert bare.code("campaign", "new", bare.written("rk4.toml", table)) == 0
    done = bare.pbem("seat", "bot", "rk4", "red", "bold")
    assert done.exit_code == 1
    assert "has no house players" in done.stderr


@pytest.mark.parametrize(
    ("seat", "name", "told"),
    [
        ("blue", "bold", "is taken; a house player gets only a seat"),
        ("blue", "none", "is taken; a house player gets only a seat"),
        ("red", "brave", "there are: bold"),
        ("red", "none", "has no house player"),
        ("mauve", "bold", "blue, red"),
    ],
)
def test_what_cannot_be_handed_to_a_house_player_is_told(waiting: Host, seat: str, name: str, told: str) -> None:
    done = waiting.pbem("seat", "bot", "rk4", seat, name)
    assert done.exit_code == 1
    assert told in done.stderr
