"""`pbem turn ...`, `pbem referee ...`, `pbem verify`: the referee's hand, and what a held campaign answers."""

from __future__ import annotations

import pytest
from sqlmodel import select

from pbem.store.engine import writing
from pbem.store.tables import Sheet
from tests.cli.kit import CAMPAIGN, Host


def test_a_turn_is_run_now(host: Host) -> None:
    assert host.code("turn", "run", "rk4", given="n\n") == 1
    assert "turn 2 is awaited" in host.pbem("turn", "run", "rk4", "--yes").stdout
    assert host.json("turn", "run", "rk4", "--yes") == {"turn": 3}


def test_a_dry_run_changes_nothing(host: Host) -> None:
    host.pbem("orders", "enter", "rk4", "blue", given="army 1: up 2\n")
    tried = host.json("turn", "run", "rk4", "--dry-run")
    assert (tried["turn"], tried["silent"]) == (1, ["red"])
    assert tried["events"]
    assert "no orders from: red" in host.pbem("turn", "run", "rk4", "--dry-run").stdout
    assert host.json("campaign", "show", "rk4")["turn"] == 1


def test_the_referees_word_goes_to_every_player(host: Host) -> None:
    assert host.pbem("referee", "say", "rk4", "Happy new year").stdout == "queued for 2 players\n"


def test_a_deadline_is_put_off(host: Host) -> None:
    assert "due" in host.pbem("referee", "extend", "rk4", 24).stdout
    for hours in ("nan", "0", "x", "1000000000"):
        assert host.code("referee", "extend", "rk4", hours) == 2


def test_a_held_campaign_needs_the_referee(host: Host) -> None:
    """Design 8: 4 = held: needs the referee."""
    host.pbem("referee", "hold", "rk4", "--reason", "a quarrel")
    for words in (
        ("turn", "run", "rk4", "--yes"),
        ("turn", "run", "rk4", "--dry-run"),
        ("orders", "enter", "rk4", "blue"),
        ("referee", "extend", "rk4", "5"),
        ("campaign", "pause", "rk4"),
    ):
        done = host.pbem(*words, given="army 1: stay\n")
        assert done.exit_code == 4
        assert "rk4 is held: a quarrel" in done.stderr


def test_released_it_goes_on(host: Host) -> None:
    host.pbem("referee", "hold", "rk4")
    assert host.pbem("referee", "release", "rk4").stdout == "rk4: running; 0 held mails queued\n"
    assert host.code("turn", "run", "rk4", "--yes") == 0


def test_releasing_what_is_not_held_is_nothing_to_do(host: Host) -> None:
    assert host.code("referee", "release", "rk4") == 3
    host.pbem("campaign", "end", "rk4", "--yes")
    assert host.code("referee", "release", "rk4") == 3
    assert host.code("referee", "hold", "rk4") == 1
    assert host.json("campaign", "show", "rk4")["state"] == "ended (a test)"


def test_what_has_not_started_is_neither_run_nor_held(bare: Host) -> None:
    bare.pbem("campaign", "new", bare.written("rk4.toml", CAMPAIGN))
    for words in (("turn", "run", "rk4", "--yes"), ("referee", "hold", "rk4"), ("turn", "run", "rk4", "--dry-run")):
        assert "not running" in bare.pbem(*words).stderr


@pytest.mark.parametrize("words", ["turn run mars --yes", "referee say mars hi", "referee hold mars", "verify mars",
                                   "referee release mars", "referee extend mars 1", "orders show mars"])  # fmt: skip
def test_an_unknown_campaign_is_told(bare: Host, words: str) -> None:
    done = bare.pbem(*words.split())
    assert done.exit_code == 1
    assert "'mars'" in done.stderr


def test_verify_plays_every_turn_again(host: Host) -> None:
    host.pbem("turn", "run", "rk4", "--yes")
    assert host.json("verify", "rk4") == [{"branch": 0, "number": n, "faults": []} for n in (0, 1)]
    assert host.pbem("verify", "rk4").stdout.splitlines() == ["ok    turn 0: the same", "ok    turn 1: the same"]


def test_verify_finds_a_changed_sheet(host: Host) -> None:
    host.pbem("orders", "enter", "rk4", "blue", given="army 1: up 2\n")
    host.pbem("turn", "run", "rk4", "--yes")
    house = host.house()
    with writing(house.engine) as session:
        sheet = session.exec(select(Sheet).where(Sheet.seat == "blue")).one()
        sheet.orders = sheet.orders.replace('"steps":2', '"steps":1')
        session.add(sheet)
    house.engine.dispose()
    done = host.pbem("verify", "rk4")
    assert done.exit_code == 1
    assert "FAULT turn 1: " in done.stdout
    assert "the sheets were changed" in done.stdout


def test_what_a_seat_ordered_can_be_settled_afterwards(host: Host) -> None:
    """`orders show --seat --turn`: the same digests the player's receipts bear, and which one ran."""
    host.pbem("orders", "enter", "rk4", "blue", given="army 1: up 2\n")
    host.pbem("turn", "run", "rk4", "--yes")
    shown = host.json("orders", "show", "rk4", "--seat", "blue", "--turn", "1")
    assert [(one["revision"], one["author"], one["ran"]) for one in shown] == [(1, "referee", True)]
    assert shown[0]["orders"][0]["order"] == "army 1: up 2"
    told = host.pbem("orders", "show", "rk4", "--seat", "blue", "--turn", "1", "--revision", "1").stdout
    assert f"revision 1 (ran): {shown[0]['digest']}" in told
    none = host.pbem("orders", "show", "rk4", "--seat", "blue", "--turn", "7")
    assert (none.exit_code, "No such orders of blue" in none.output) == (3, True)
    assert host.pbem("orders", "show", "rk4", "--turn", "1").exit_code == 2
