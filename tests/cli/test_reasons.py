"""Every act that changes something says why; lines held for the referee are judged from the command line too."""

from __future__ import annotations

import pytest

from pbem.testing.clock import ToldClock
from tests.cli.kit import CAMPAIGN, RED, Host
from tests.service.kit import Office

NONE = {"PBEM_REASON": ""}


@pytest.mark.parametrize(
    "words",
    [
        ("campaign", "pause", "rk4"),
        ("campaign", "resume", "rk4"),
        ("campaign", "end", "rk4", "--yes"),
        ("turn", "run", "rk4", "--yes"),
        ("referee", "hold", "rk4"),
        ("referee", "release", "rk4"),
        ("referee", "extend", "rk4", "24"),
        ("orders", "enter", "rk4", "blue"),
        ("seat", "away", "rk4", "blue", "2099-12-20"),
        ("seat", "renew", "rk4", "blue"),
    ],
)
def test_without_a_reason_nothing_is_done(host: Host, words: tuple[str, ...]) -> None:
    done = host.pbem(*words, **NONE)
    assert done.exit_code == 2
    assert "Say why" in done.stderr
    assert host.json("campaign", "show", "rk4")["state"] == "running"


def test_a_reason_may_stand_in_the_environment_and_goes_into_the_log(host: Host) -> None:
    assert host.code("referee", "hold", "rk4", PBEM_REASON="a quarrel") == 0
    assert "a quarrel" in "\n".join(host.json("campaign", "show", "rk4")["log"])


def test_a_dry_run_needs_none(host: Host) -> None:
    assert host.code("turn", "run", "rk4", "--dry-run", **NONE) == 0


def test_the_referees_new_code(host: Host) -> None:
    assert "is on its way" in host.pbem("referee", "renew", "rk4", **NONE).stdout


def test_judging_what_is_not_there(host: Host) -> None:
    assert host.json("referee", "judgements", "rk4") == []
    assert "No line was held" in host.pbem("referee", "judgements", "rk4").stdout
    assert "no held line 5" in host.pbem("referee", "judge", "rk4", 5, "reject").stderr
    assert host.code("referee", "judge", "rk4", 5, "read") == 2
    assert host.code("referee", "judge", "rk4", 5, "ponder") == 2


def test_a_held_line_is_judged(bare: Host) -> None:
    held = CAMPAIGN + '[referee]\nunclear = "hold for referee"\n'
    assert bare.code("campaign", "new", bare.written("rk4.toml", held + RED)) == 0
    opened = bare.house()
    office = Office(opened, ToldClock(opened.now))
    office.letter("blue", "army 2 dances over the hills", sender="blue@host.test")
    (line,) = bare.json("referee", "judgements", "rk4")
    assert (line["seat"], line["state"], line["words"]) == ("blue", "held", "army 2 dances over the hills")
    wrong = bare.pbem("referee", "judge", "rk4", line["number"], "read", "army 77: stay")
    assert (wrong.exit_code, "no army 77" in wrong.stderr) == (1, True)
    assert "read army 2: stay" in bare.pbem("referee", "judge", "rk4", line["number"], "read", "army 2: stay").stdout
    assert "was read as an order" in bare.pbem("referee", "judge", "rk4", line["number"], "reject").stderr
    opened.engine.dispose()
