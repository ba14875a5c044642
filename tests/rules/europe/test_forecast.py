"""6.2: the forecast is the result, with nobody else moving and nothing unseen; and what will do nothing is said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import seen_by
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.answer import plan
from pbem.rulesets.europe.answer.comparison import differences, laid_open
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import (
    Action,
    ActionOrder,
    Attack,
    Attacked,
    Choice,
    DefaultOrder,
    Draft,
    Empty,
    Fate,
    Guard,
    HandAtLeast,
    Held,
    Hold,
    Move,
    Order,
    Play,
    SabotageOrder,
    Spied,
    SpyOrder,
)
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.sight import vision
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands, setup
from pbem.rulesets.europe.words import forms
from tests.rules.europe.letters_kit import letter
from tests.rules.europe.table_kit import table
from tests.rules.europe.test_random_play import letter as anything

MODES: tuple[dict[str, Any], ...] = (
    {"players": 2, "start_hand": 4},
    {"players": 3, "start_hand": 4, "hand_limit": 3, "sabotage_lone": "immune"},
    {"players": 4, "start_hand": 4, "merge": True, "retreat_by_sea": True, "figure_limit": 4},
    {"players": 5, "start_hand": 3, "attack_becomes_move": False, "attack_by_sea": False},
    {"players": 4, "start_hand": 4, "mode": "sequential", "power_figures": "FR 3"},
    {"players": 3, "start_hand": 4, "mode": "sequential", "react_hours": 24, "defender_cards": "figures"},
    {"players": 5, "mode": "sequential", "react_hours": 24, "k_by_defender": False, "neutrals": "off"},
)
LYING = "BAL russia 1, ANA ottoman 1, FRA france 2, SPA france 1, ITA france 1, BEN britain 1, GER dual 1, POL russia 1"


class Writer:
    """Writes letters of a seat that are possible more often than not."""

    def __init__(self, chance: random.Random, state: State, seat: Seat) -> None:
        self.chance, self.state, self.seat = chance, state, seat
        self.neutrals = figures.neutrals(state.options, state.circle)
        self.every = tuple(lands.territories(self.neutrals))
        self.own = tuple(land for land, stack in state.lands.items() if stack.power == seat) or self.every

    def sheet(self) -> Sheet[Order]:
        """Write card actions, lines of alternatives, and a standing default."""
        orders: list[Order] = []
        for _ in range(self.chance.randrange(3)):
            ace, on = self.chance.random() < 0.3, self.chance.choice(self.state.circle)
            orders.append(self.chance.choice((SpyOrder(on, ace), SabotageOrder(self.chance.choice(self.every), ace))))
        orders += [ActionOrder(self.choices()) for _ in range(self.chance.randrange(3))]
        orders += [DefaultOrder(self.choices())] if self.chance.random() < 0.3 else []
        return Sheet(tuple(Written(order, number) for number, order in enumerate(orders, 1)))

    def choices(self) -> tuple[Choice, ...]:
        """Write one to three alternatives, some with conditions."""
        number = self.chance.randrange(1, 4)
        return tuple(Choice(self.action(), tuple(self.guards())) for _ in range(number))

    def action(self) -> Action:
        """Write any action, mostly to a neighbour of an own land."""
        origin = self.chance.choice((*self.own, *self.own, self.chance.choice(self.every)))
        to = self.chance.choice((*lands.reach(origin, self.neutrals), self.chance.choice(self.every)))
        of = self.chance.choice(("", "", self.chance.choice(self.state.circle)))
        attack = Attack(origin, to, self.chance.randrange(4), Play(), of, self.chance.random() < 0.2)
        return self.chance.choice((Draft(origin), Move(origin, to), attack, attack, Fate(), Hold()))

    def guards(self) -> Iterator[Guard]:
        """Write a condition now and then."""
        if self.chance.random() < 0.3:
            land, power = self.chance.choice(self.every), self.chance.choice(self.state.circle)
            seen: Guard = Spied(power, self.chance.choice(("K", "2", "10")), self.chance.random() < 0.5)
            empty = Empty(land, self.chance.random() < 0.5)
            yield self.chance.choice((seen, empty, HandAtLeast(2), Held(land, power), Attacked()))


def compare(state: State, seat: Seat, sheet: Sheet[Order]) -> None:
    """Hold one letter's forecast against the turn that is played with it."""
    result = turn.resolve(laid_open(state, seat), {seat: sheet}, KeyedDice(b"forecast"))
    own = tuple(event for event in result.events if seen_by(event, seat))
    assert differences(vision.view(state, seat), sheet, vision.view(result.state, seat), own) == ()


@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_forecast_is_the_result(options: dict[str, Any]) -> None:
    """6.2: card actions, the alternative that is carried out, with how many figures, what is skipped and why."""
    chosen, chance = Options(**options), random.Random(str(options))
    for game in range(2):
        state = setup.setup(chosen, setup.seats(chosen), KeyedDice(b"%d" % game))
        for step in range(25):
            asked = forms.awaiting(state)
            for seat in (request.seat for request in asked if request.kind == forms.TURN):
                for _ in range(4):
                    compare(state, seat, Writer(chance, state, seat).sheet())
            letters = {request.seat: anything(chance, state) for request in asked}
            state = turn.resolve(state, letters, KeyedDice(b"%d %d" % (game, step))).state


def test_a_move_without_a_figure() -> None:
    """E-6.2: nobody stands in BAL to be moved: no arrow, the line does nothing, and the round is played without it."""
    written = letter(table("france britain russia dual ottoman", LYING.replace("BAL russia 1, ", "")), "move BAL ANA")
    chart, forecasts = plan.plan(written.view, written.standing)
    assert isinstance(chart, Chart)
    assert chart.arrows == ()
    assert [one.idle for one in forecasts] == [True]
    assert written.overview[0] == (
        "Round 1 will be played with: hold (as things stand nothing of what you ordered is possible)."
    )


def test_the_standing_action_takes_the_place_of_what_is_impossible() -> None:
    """E-11.6: it is what will be done indeed."""
    written = letter(table("france britain russia dual ottoman", LYING), "move SWI ITA\ndefault draft FRA else fate")
    assert written.overview[0] == (
        "Round 1 will be played with: draft FRA, else fate "
        "(your standing order; as things stand nothing of what you ordered is possible)."
    )


def test_the_alternative_that_is_carried_out_is_said() -> None:
    """E-11.4: France has nobody in BAL, so the next alternative is the one; written first, it is as it was written."""
    written = letter(table("france britain russia dual ottoman", LYING), "move BAL ANA else draft FRA")
    [first] = [one.played for one in plan.plan(written.view, written.standing)[1][:1]]
    assert first == ActionOrder((Choice(Draft("FRA")),))
    alone = letter(table("france britain russia dual ottoman", LYING), "draft FRA else hold")
    assert [one.played for one in plan.plan(alone.view, alone.standing)[1]] == [None]


def idle(lines: str, **more: Any) -> list[bool]:
    """Say of each line of France's letter whether it will do nothing as things stand."""
    written = letter(table("france britain russia dual ottoman", LYING, **more), lines)
    return [one.idle for one in plan.plan(written.view, written.standing)[1]]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("draft FRA", [False]),
        ("hold", [False]),
        ("move FRA ITA", [True]),
        ("move FRA ITA else draft FRA", [False]),
        ("move FRA ITA\ndraft FRA", [True, False]),
        ("draft FRA\nmove FRA ITA", [False, False]),
        ("if BEN empty: draft FRA", [True]),
        ("if BEN empty: draft ITA\ndraft FRA", [False, False]),
        ("spy DU\ndraft FRA", [True, False]),
        ("stop on me\ndefend best\ndefault move FRA ITA", [False, False, False]),
    ],
)
def test_which_lines_do_nothing(lines: str, expected: list[bool]) -> None:
    """Neither a reserve, nor a condition beside an action that is carried out, nor a standing order is idle."""
    assert idle(lines, hands={"britain": "2C"}) == expected


def test_a_spy_leaves_it_open() -> None:
    """E-11.4: what he will see nobody knows; both alternatives are shown, and nothing more than the view is known."""
    game = table("france britain russia dual ottoman", LYING, hands={"france": "QC", "dual": "KD"})
    written = letter(game, "spy DU\nif DU has K: draft FRA else move SPA POR else hold")
    assert written.overview[0] == (
        "Round 1 will be played with: spy on the Dual Alliance; if so: draft FRA, else move SPA → POR, else hold."
    )


def test_a_condition_that_does_not_hold() -> None:
    """E-11.4: it is said, beside what would be done."""
    written = letter(table("france britain russia dual ottoman", LYING), "if BEN empty: draft FRA")
    assert written.foretold(1) == ["As things stand its condition does not hold.", "3 figures will stand in FRA."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    """6.2: the text is there."""
    written = letter(table("france britain russia dual ottoman", LYING), "if BEN empty: draft FRA", language=language)
    assert "europe-" not in " ".join((*written.overview, *written.foretold(1)))


def test_a_king_that_may_not_be_played() -> None:
    """D8: with `k_by_defender` off whoever is attacked cannot stop it: his answer does nothing."""
    asked = {"kind": "diplomacy", "seat": "dual", "attack": {"origin": "GER", "to": "FRA", "figures": 1}}
    more: dict[str, Any] = {"hands": {"france": "KC"}, "mode": "sequential", "react_hours": 24, "phase": asked}
    assert idle("stop", **more) == [False]
    assert idle("stop", **more, k_by_defender=False) == [True]
