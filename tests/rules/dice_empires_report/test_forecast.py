"""The forecast of the next round says what happens when nothing changes (X-5, X-6, X-7.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import Event
from pbem.core.texts import Fact, number
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.report.neighbours import city
from pbem.rulesets.dice_empires.report.next_round import next_round
from pbem.rulesets.dice_empires.report.outlook import commands, free, outlook
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.round_kit import play
from tests.rules.dice_empires.table_kit import lord, table
from tests.rules.dice_empires_report.kit import BLUE, RED, view, words

CITIES = (
    lord("T3 F5 H5 WR1"),
    lord("T6 F2"),
    lord("H6 H6 H6 F6 T6 C1"),
    lord("H6 H6 H6 H6 H6 H6"),
    lord("T4 F4 H3", slaves="red H3"),
    lord("T4 F2 H3", slaves="red H6, green F2", standing=["slaveborn slaves"]),
    lord("T6 OL2 F1"),
    lord("H5 F6 T1"),
)
OPTIONS = (
    Options(),
    Options(units_eat=False),
    Options(slave_dice="victim"),
)


def start_of_the_next(state: State) -> list[Event]:
    """Play a round without a letter, and give what blue is told of its start."""
    done = play(state).events
    return [event for event in done if event.facts.get("who") == BLUE]


def happened(events: list[Event], kind: str, fact: str) -> Fact:
    """Give a fact of the only event of a kind; 0 when nothing of it happened."""
    return next((event.facts[fact] for event in events if event.kind == kind), 0)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("blue", CITIES)
def test_the_forecast_comes_true(options: Options, blue: dict[str, object]) -> None:
    """X-5, X-6: births, food, eaters and the hungry are what the round begins with."""
    state = table(options, blue=blue, red=lord("T1 F4 H1"), green=lord("T1 F4"))
    seen = view(state)
    found, events = outlook(seen, city(seen, BLUE)), start_of_the_next(state)
    assert found.births == number(happened(events, "births", "born")) - number(happened(events, "births", "unborn"))
    assert found.food == happened(events, "food", "food")
    assert found.mouths == happened(events, "food", "eaters")
    assert found.hungry == happened(events, "food", "hungry")


def test_who_eats_first_feeds_no_newborn() -> None:
    """D5: with food before births the newborn of the round do not eat yet."""
    state = table(Options(births_first=False), blue=lord("T3 F5 H4"), red=lord("T1 F4"))
    seen, events = view(state), start_of_the_next(state)
    found = outlook(seen, city(seen, BLUE))
    assert (found.births, found.mouths, found.hungry) == (2, 12, 0)
    assert (happened(events, "births", "born"), happened(events, "food", "eaters")) == (2, 12)


@pytest.mark.parametrize(("hall", "number_"), [("T2", 3), ("T3", 4), ("T4", 4), ("T5", 5), ("T6", 5)])
def test_the_town_hall_gives_commands(hall: str, number_: int) -> None:
    """X-7.1: one more from 3 on, another from 5 on."""
    seen = view(table(blue=lord(f"{hall} F6"), red=lord("T6 F2")))
    assert commands(seen, city(seen, BLUE)) == number_


def test_the_first_round_may_give_no_bonus() -> None:
    """D3: without `first_round_bonus` the full hall counts from round 2 on."""
    state = table(Options(first_round_bonus=False), 1, blue=lord("T6"), red=lord("T6"))
    seen = view(state)
    assert commands(seen, city(seen, BLUE)) == 3
    later = view(replace(state, round=2))
    assert commands(later, city(later, BLUE)) == 5


def test_dice_of_the_enslaved_may_be_blocked() -> None:
    """D12: with `slave_dice = "victim"` a group of slaves keeps a die of their lord, the highest free one."""
    state = table(Options(slave_dice="victim"), blue=lord("T6 F2"), red=lord("T6", slaves="blue H2"))
    seen = view(state)
    assert free(seen, city(seen, BLUE)) == (3, 4, 5)


def test_a_conversion_asked_for_earlier_in_the_round_is_told() -> None:
    """X-10.6: at the pace `command` its line may be many letters ago, and can be taken back."""
    state = table(Options(pace="command"), blue=lord("T6", "red H3"), red=lord("T6"))
    asked = replace(state, convert={"blue": RED})
    assert [each.id for each in next_round(view(asked))].count("dice-empires-ahead-convert") == 1
    assert not [each for each in next_round(view(state)) if each.id == "dice-empires-ahead-convert"]
    said = "slaves from Red; “convert never” cancels that."
    assert any(said in words().say(each) for each in next_round(view(asked)))
