"""P-6.26, P-6.28: what submarines are told to do, and who is told to fire first at a landing."""

from __future__ import annotations

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.position import position
from tests.rules.powers.battle.test_examples_played import fire, record
from tests.rules.powers.words.kit import BLUE, RED, begun, seen, sheet


@pytest.mark.parametrize(
    ("name", "shore", "first"),
    [
        ("landing-most-threatening", "1 tnk on inf 4, 1 inf on inf 2", "2 inf on inf 1"),
        ("landing-chosen", "2 inf on inf 4", "1 inf on inf 1/2, 1 tnk on inf 1"),
    ],
)
def test_who_fires_first_at_a_landing(name: str, shore: str, first: str) -> None:
    """P-6.28: whoever threatens most, or the types that are ordered, in their order; the others in D1."""
    battle = record(name)
    assert (fire(battle, "D0"), fire(battle, "D1")) == (shore, first)


@pytest.mark.parametrize(("odds", "stays"), [("", True), ("fight", False), ("odds 1:1", True), ("odds 1:2", False)])
def test_submarines_fight_at_the_odds_they_were_told(odds: str, stays: bool) -> None:
    """P-6.26: 3 of strength against ships on one side, 6 against submarines on the other are 1:2."""
    new = begun(chapters=("R2",), map="two-seas")
    table = {"round": 3, "lands": {"W1": "blue: 1 inf"}, "seas": {"SW": "blue 1 sub", "SN": "red 2 des"}}
    state = position.read(new.options, new.circle, table)
    lines = f"doctrine all subs {odds if odds == 'fight' else f'fight if {odds}'}" if odds else "doctrine all aim best"
    sheets = {RED: sheet("2 destroyers SN -> SW", seen(state, RED)), BLUE: sheet(lines, seen(state))}
    done = turn.resolve(state, sheets, KeyedDice(b"odds"))
    assert any(each.kind == "battle" for each in done.events) is not stays
