"""What the referee does at once (D-10.2): points, units, teams, rules."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.duncan import rule_changes
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import (
    Decree,
    ExcludeOrder,
    FineOrder,
    MoveOrder,
    Order,
    RemoveOrder,
    RuleOrder,
    SetOrder,
)
from pbem.rulesets.duncan.referee.decrees import decree
from pbem.rulesets.duncan.referee.view import view as referee_view
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.words.decree_checks import check
from tests.rules.duncan.dungeon_kit import Game, dungeon

BLUE, RED = COLOURS[:2]


def game() -> Game:
    """Put up two teams, blue with two units and a pile."""
    teams = {"blue": {"points": 9, "score": 4}, "red": {}}
    units = ["u1 D5 3/2/1 w2", "u3 E7 1/1/1 flash"]
    return dungeon(blue=units, teams=teams, piles=["E7 large blue", "F9 small"])


def done(order: Order, state: State | None = None) -> Resolution[State]:
    """Do a decree."""
    return decree(state or game().state, order)


def wrong(order: Decree, seat: str = "referee") -> list[tuple[str, dict[str, Any]]]:
    """List what is wrong with a decree."""
    view = referee_view(game().state) if seat == "referee" else game().view(seat)
    return [(one.code, dict(one.facts)) for one in check(order, view)]


def test_take_points() -> None:
    """D-10.2: take purchase or victory points; no account falls below 0, and the team is told what was taken."""
    assert done(FineOrder(BLUE, 5)).state.team(BLUE).points == 4
    told = done(FineOrder(BLUE, 7, "victory", "cheating"))
    assert told.state.team(BLUE).score == 0
    assert told.events[0].facts == {"points": 4, "of": "victory", "words": "cheating", "said": 1}
    assert told.events[0].seen_by == frozenset({BLUE})
    assert wrong(FineOrder(BLUE, 7, "victory")) == [("duncan-referee-fine", {"who": BLUE, "have": 4, "of": "victory"})]
    assert [code for code, _ in wrong(FineOrder(BLUE, 0))] == ["duncan-referee-number"]


def test_remove_a_unit() -> None:
    """D-10.2: the unit is gone, its bonuses with it, and its number is not used again; a pile it stood on is kept."""
    state = done(RemoveOrder(BLUE, 3)).state
    team = state.team(BLUE)
    assert ([unit.number for unit in team.units], team.fallen, team.next_number) == ([1], {"u3": 5}, 4)
    assert state.piles[0].holder == BLUE
    with pytest.raises(Refusal, match="duncan-no-unit"):
        decree(state, RemoveOrder(BLUE, 3))
    assert wrong(RemoveOrder(BLUE, 2))[0][1]["have"] == ("u1", "u3")


@pytest.mark.parametrize(
    ("of", "value", "found"),
    [("strength", 2, "2/2/1 w1"), ("strength", 6, "6/2/1 w2"), ("speed", 0, "3/0/1 w2"), ("wounds", 0, "3/2/1")],
)
def test_set_a_unit(of: Any, value: int, found: str) -> None:
    """D-10.2, D-1.4: set a value of a unit; wounds stay fewer than the strength."""
    unit = done(SetOrder(BLUE, 1, of, value)).state.team(BLUE).units[0]
    wounds = f" w{unit.wounds}" if unit.wounds else ""
    assert f"{unit.strength}/{unit.speed}/{unit.sight}{wounds}" == found
    assert unit.best >= unit.strength


@pytest.mark.parametrize(("of", "value"), [("strength", 0), ("wounds", 3), ("sight", 1001)])
def test_values_that_cannot_be(of: Any, value: int) -> None:
    """D-1.4: a unit has strength 1 at least, and fewer wounds than strength."""
    assert [code for code, _ in wrong(SetOrder(BLUE, 1, of, value))] == ["duncan-referee-number"]


def test_exclude_a_team() -> None:
    """D-10.2: its units vanish, its piles become unheld; all are told; it is asked for nothing any more."""
    told = done(ExcludeOrder(BLUE))
    team = told.state.team(BLUE)
    assert (team.units, team.excluded, told.state.piles[0].holder) == ((), 5, None)
    assert told.events[0].facts == {"who": "blue"}
    assert told.state.result is None
    with pytest.raises(Refusal, match="duncan-no-team"):
        decree(told.state, FineOrder(BLUE, 1))


def test_nobody_is_left() -> None:
    """D-10.2: when every team is excluded the game is over, without a winner."""
    state = done(ExcludeOrder(RED), done(ExcludeOrder(BLUE)).state).state
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((), "excluded")


@pytest.mark.parametrize(
    ("option", "value", "found"),
    [("smoke_mode", "blind", "blind"), ("friendly_fight", "no", False), ("turn_limit", "80", 80)],
)
def test_change_a_rule(option: str, value: str, found: object) -> None:
    """D-10.2: an option is other from now on, and all are told."""
    told = done(RuleOrder(option, value))
    assert getattr(told.state.options, option) == found
    assert told.state.rules == (option,)
    assert told.events[0].facts == {"option": option, "value": str(found).lower()}


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("gravity", "9", "duncan-referee-option"),
        ("teams", "3", "duncan-referee-option"),
        ("small_pile_capacity", "12", "duncan-referee-option"),
        ("large_pile_capacity", "12", "duncan-referee-option"),
        ("turn_limit", "0", "duncan-referee-value"),
        ("turn_limit", "many", "duncan-referee-value"),
        ("smoke_mode", "thick", "duncan-referee-value"),
        ("smoke_mode", "forget", "duncan-referee-same"),
    ],
)
def test_rules_that_cannot_be_changed_so(option: str, value: str, code: str) -> None:
    """D-10.2: no such option, one of the beginning only, a capacity (D-8.2), no such value, the same."""
    assert [found for found, _ in wrong(RuleOrder(option, value))] == [code]


def test_every_option_says_what_it_may_be() -> None:
    """D-10.2: and each of these values can be set."""
    for name in rule_changes.changeable():
        values = rule_changes.values(name)
        low = values[0].partition("-")[0] if "-" in values[0] else values[0]
        assert rule_changes.changed(Options(), name, low) is not None, name


@pytest.mark.parametrize("order", [FineOrder(BLUE, 1), RemoveOrder(BLUE, 1), ExcludeOrder(RED), RuleOrder("x", "y")])
def test_only_the_referee_decrees(order: Decree) -> None:
    """D-10.2: a team cannot."""
    assert [code for code, _ in wrong(order, "red")] == ["duncan-referee-only"]


def test_no_decree() -> None:
    """D-10.2: an order for the turn is none."""
    with pytest.raises(Refusal, match="no-decree"):
        done(MoveOrder(1, "E5"))
    assert wrong(FineOrder(Seat("pink"), 1))[0][0] == "duncan-referee-team"
