"""At the pace `command`: who hears of a step at once (X-13.1)."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.sight.audience import concerned
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.table_kit import BLUE, RED, WHITE, lord, table


def step(options: Options, after: str) -> tuple[State, State]:
    """Put up four lords, blue on turn, before and after his command."""
    others = {"red": lord("T6"), "green": lord("T6"), "white": lord("T6")}
    before = replace(table(options, blue=lord("B4 T2"), cities=others), queue=(BLUE, RED))
    return before, replace(table(options, blue=lord(after), cities=others), queue=(RED,))


def test_the_neighbour_on_whose_road_something_changed() -> None:
    """X-13.1: who gave the command, and who sees new troops on his road."""
    options = Options(pace="command")
    assert concerned(*step(options, "OL4 T2")) == frozenset({BLUE, RED})
    assert concerned(*step(options, "OR4 T2")) == frozenset({BLUE, WHITE})
    assert concerned(*step(options, "F4 T2")) == frozenset({BLUE})


def test_both_neighbours_in_the_fog() -> None:
    """X-11.2: nobody may tell from who gets a mail whether troops went out."""
    options = Options(pace="command", visibility="fog")
    for after in ("OL4 T2", "F4 T2"):
        assert concerned(*step(options, after)) == frozenset({BLUE, RED, WHITE})


def test_everybody_after_the_war() -> None:
    """X-4: with the last command of a round its war is played, and at the pace `plan` everything at once."""
    before, after = step(Options(pace="command"), "F4 T2")
    assert concerned(before, replace(after, round=5)) is None
    assert concerned(*step(Options(), "F4 T2")) is None
