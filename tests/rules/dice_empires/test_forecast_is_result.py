"""Forecast = result: with nobody else moving, what the answer foretells of a list is what the round makes of it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import seen_by
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.answer.comparison import differences, laid_open
from pbem.rulesets.dice_empires.city.circle import changed, lord
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.commands import phase
from pbem.rulesets.dice_empires.commands.standing_orders import adopted
from pbem.rulesets.dice_empires.orders import Order, PlanOrder
from pbem.rulesets.dice_empires.sight.vision import view
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.words.trial import Trial, trial
from tests.rules.dice_empires import table_kit
from tests.rules.dice_empires.round_kit import command, sheet
from tests.rules.dice_empires.table_kit import BLUE, RED, Said, table
from tests.rules.dice_empires.test_random_play import line, options

HOME = ("T", "F", "H", "B", "C", "WL", "WR")


def city(chance: random.Random, *roads: str) -> Said:
    """Draw a city; the others stay at home."""
    groups = (f"{chance.choice((*HOME, *roads))}{chance.randint(1, 6)}" for _ in range(chance.randint(1, 5)))
    return table_kit.lord(" ".join(groups))


def drawn(chance: random.Random) -> State:
    """Draw a table; at the pace `command` blue is on turn, with or without another command behind this one."""
    others = {seat: city(chance) for seat in ("red", "green")[: chance.randint(1, 2)]}
    chosen = replace(options(chance), peace_rounds=chance.choice((0, 20)))
    state = table(chosen, 4, cities={"blue": city(chance, "OL", "OR"), **others})
    if chosen.pace == "plan":
        return state
    return replace(state, queue=chance.choice(((BLUE,), (BLUE, RED, BLUE))))


def result(state: State, orders: Sheet[Order]) -> State:
    """Play the commands of the round as it is played."""
    sheets = {BLUE: orders}
    state = adopted(state, sheets)
    if state.options.pace == "command":
        return phase.single(state, sheets)[0]
    for begin in turn._START:
        state, _ = begin(state)
    return phase.interleave(state, sheets)[0]


def same(whole: Trial, after: State, seat: Seat = BLUE) -> bool:
    """Tell whether the own city is as it was foretold."""
    foretold, real = lord(whole.after, seat), lord(after, seat)
    return (foretold.bands, foretold.slaves) == (real.bands, real.slaves)


@pytest.mark.parametrize("seed", range(100))
def test_the_list_does_what_was_foretold(seed: int) -> None:
    """X-13.2, D4: who stands where, which lines are skipped and why, which are reserves."""
    chance = random.Random(seed)
    state = laid_open(drawn(chance), BLUE)
    orders = sheet([line(chance) for _ in range(chance.randint(1, 8))])
    assert same(trial(view(state, BLUE), BLUE, orders), result(state, orders))
    played = turn.resolve(state, {BLUE: orders}, KeyedDice(b"forecast"))
    own = tuple(event for event in played.events if seen_by(event, BLUE))
    assert differences(view(state, BLUE), orders, view(played.state, BLUE), own) == ()


@pytest.mark.parametrize("seed", range(60))
def test_the_standing_plan_does_what_was_foretold(seed: int) -> None:
    """X-13.5: a letter without a command leaves them to the plan."""
    chance = random.Random(seed)
    state = drawn(chance)
    own = lord(state, BLUE)
    plan = PlanOrder(tuple(command(line(chance)) for _ in range(chance.randint(1, 6))))
    state = changed(state, replace(own, standing=replace(own.standing, plan=plan)))
    assert same(trial(view(state, BLUE), BLUE, Sheet()), result(state, Sheet()))


def test_a_line_behind_the_last_command_is_a_reserve_even_if_it_is_impossible() -> None:
    """X-13.2: three commands; of the fourth line, of a die that is free, nobody ever asks."""
    state = table(round_=4, blue=table_kit.lord("T1 F6"), red=table_kit.lord("T6"))
    assert citizens(lord(state, BLUE), "T") == 1
    last = trial(view(state, BLUE), BLUE, sheet(["pass", "pass", "pass", "move d6 T"])).lines[3]
    assert (last.spare, last.reason) == (True, "")
