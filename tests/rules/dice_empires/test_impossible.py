"""X-13.4: what becomes of commands that are impossible, or not quite possible, at their moment."""

from __future__ import annotations

import pytest

from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.round_kit import Played, play
from tests.rules.dice_empires.table_kit import lord, table


def blue(dice: str, *lines: str, slaves: str = "", options: Options | None = None, round_: int = 1) -> Played:
    """Play a round in which blue alone gives commands."""
    return play(table(options, round_, blue=lord(dice, slaves), red=lord("F6")), blue=lines)


SKIPPED = [
    ("T6", "move d3 F", "gone"),
    ("T6", "transfer 2 d1 d4", "gone"),
    ("T6", "move H F", "none"),
    ("T6", "move d1 T", "here"),
    ("T6", "split 6 d1 T", "here"),
    ("T6", "send d1 L", "barracks"),
    ("T6", "recall d1", "home"),
    ("T2 F6", "transfer 2 d1 d2", "full"),
    ("T6", "transfer 2 d1 d1", "same"),
    ("OL2 T4", "move d1 F", "outside"),
    ("OL2 T4", "split 1 d1 F", "outside"),
    ("OL2 T4", "send d1 R", "barracks"),
    ("OL2 T4", "transfer 1 d1 d2", "apart"),
    ("OL2 OR2 T4", "transfer 1 d1 d2", "apart"),
    ("T4", "move slaves:red F", "none"),
    ("H2 F2 C2 B2 T2 WL2", "split 1 d1 WR", "no-die"),
    ("H2 F2 C2 B2 T2 T2", "send 1 d4 R", "no-die"),
    ("H2 F6 C2 B2 T2 WL2", "split 1 d1 F", "no-die"),
    ("H2 F2 C2 B2 T2 WL2", "split 1 d1 H", "no-die"),
]


@pytest.mark.parametrize(("dice", "line", "reason"), SKIPPED)
def test_skipped(dice: str, line: str, reason: str) -> None:
    """X-13.4: a line that is impossible is skipped, the next one moves up, and its lord is told why."""
    before = table(None, 1, blue=lord(dice), red=lord("F6"))
    played = play(before, blue=[line, *["pass"] * 5])
    if "O" not in dice:
        assert played.dice("blue") == Played(before, ()).dice("blue")
    assert played.all("skipped", "order", "reason") == [(1, reason)]
    assert played.audience("skipped") == [frozenset({"blue"})]
    assert ("blue",) not in played.all("idle", "who")


@pytest.mark.parametrize(
    ("line", "reason"),
    [("move slaves:red T", "here"), ("move slaves:red WL", "workplaces"), ("transfer 1 slaves:red d1", "slaves")],
)
def test_slaves_are_no_citizens(line: str, reason: str) -> None:
    """X-7.4: slaves only move, and only to the houses, the farm and the town hall; they never join citizens."""
    played = blue("T6", line, "split 1 slaves:red F", slaves="red T3")
    assert played.all("skipped", "reason") == [(reason,), ("slaves",)]
    assert (played.dice("blue"), played.slaves("blue")) == ("d1 T 6", "red T3")


def test_skipped_tells_what_the_line_said() -> None:
    """X-13.2: the lord is told which line was skipped, in words that can be made from the event."""
    played = blue("T6", "send 2 d3 L", "move slaves:red F", "transfer 1 d1 d2")
    facts = ("what", "group", "origin", "people", "to", "side")
    assert played.all("skipped", *facts) == [
        ("send", "d3", "no", 2, "no", "L"),
        ("move", "slaves", "red", 0, "F", "no"),
        ("transfer", "d1", "no", 1, "d2", "no"),
    ]


def test_more_people_than_the_group_has() -> None:
    """X-13.4: a number larger than the group means the whole group, and is noted."""
    played = blue("T3 F1", "transfer 5 d1 d2")
    assert played.dice("blue") == "d2 F 4"
    assert played.all("adjusted", "order", "reason", "wanted", "got") == [(1, "whole", 5, 3)]


def test_transfer_as_many_as_fit() -> None:
    """X-13.4: a transfer over six: as many as fit."""
    played = blue("T5 F4", "transfer 4 d1 d2")
    assert played.dice("blue") == "d1 T 3, d2 F 6"
    assert played.all("adjusted", "reason", "wanted", "got") == [("fit", 4, 2)]


def test_split_without_a_free_die_joins() -> None:
    """X-13.4: with no free die they join an own group that is there: the one with most room, as many as fit."""
    played = blue("H5 F5 F4 B2 T2 WL2", "split 3 d1 F")
    assert played.dice("blue").startswith("d1 H 3, d2 F 5, d3 F 6")
    assert played.all("adjusted", "reason", "wanted", "got") == [("joined", 3, 3), ("fit", 3, 2)]
    assert "transferred" in played.kinds()


def test_send_without_a_free_die_joins() -> None:
    """X-13.4: with no free die, units sent join an own group on that road."""
    played = blue("B3 OL2 F2 C2 T2 WL2", "send 2 d1 L")
    assert played.all("sent", "new", "now", "left") == [(2, 4, 1)]
    assert played.all("adjusted", "reason", "got") == [("joined", 2)]


def test_the_die_wanted_is_in_use() -> None:
    """X-13.4: a die that is wanted and used: the lowest free one is taken."""
    played = blue("T6 F1", "split 1 d1 H d2")
    assert played.dice("blue") == "d1 T 5, d2 F 1, d3 H 1"
    assert played.all("adjusted", "reason", "wanted", "got") == [("die", 2, 3)]


def test_people_who_are_gone_by_then() -> None:
    """X-13.4: a group that starved at the start of the round can be moved no more; the next line moves up."""
    played = blue("C1 T2 F1", "move d1 F", "move d2 H", round_=3)
    assert played.dice("blue") == "d2 H 2, d3 F 1"
    assert played.all("skipped", "order", "reason") == [(1, "gone")]


def test_victims_block_a_die() -> None:
    """D12 `slave_dice = "victim"`: a slave group uses a die of its origin lord, the highest free one."""
    state = table(
        Options(slave_dice="victim"), 1, blue=lord("T2 H2 F2 C2 B2"), red=lord("F6", "blue F2"), green=lord("F6")
    )
    assert play(state, blue=["split 1 d1 WL"]).all("skipped", "reason") == [("no-die",)]
    state = table(Options(), 1, blue=lord("T2 H2 F2 C2 B2"), red=lord("F6", "blue F2"), green=lord("F6"))
    assert play(state, blue=["split 1 d1 WL"]).dice("blue").endswith("d6 WL 1")


@pytest.mark.parametrize("line", ["split 2 d1 F", "transfer 3 d2 d1", "send 1 B L", "move d1 F"])
def test_nothing_is_noted_of_what_was_done_as_said(line: str) -> None:
    """X-13.4: all of a group, and the lowest free die where none was wanted, are no change."""
    played = blue("T3 H3 B2", line)
    assert played.all("adjusted", "reason") == played.all("skipped", "reason") == []
