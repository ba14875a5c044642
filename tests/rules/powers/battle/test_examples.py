"""The worked examples of section 12 that are battles, with their own numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import NEUTRAL, Doctrine, Retreat
from pbem.rulesets.powers.battle.forces import Outcome, Site
from pbem.rulesets.powers.battle.many import meeting
from tests.rules.powers.battle.kit import (
    BLUE,
    FOREST,
    GREEN,
    MOUNTAINS,
    NOBODY,
    PLAIN,
    RED,
    THIRD,
    TIES,
    Always,
    after,
    army,
    fought,
    left,
    points,
)


def first(outcome: Outcome, label: str) -> list[tuple[Any, ...]]:
    """Tell the fire of a salvo."""
    volleys = [volley for volley in outcome.record.volleys if volley.label == label]
    return [(hit.count, hit.unit, hit.target, Fraction(*hit.amount)) for volley in volleys for hit in volley.hits]


def test_1_multiplication() -> None:
    """P-6.3: a -50 % and a +200 % give 3/2: half a salvo, on mountains with roughness 3."""
    outcome = fought("1 tnk", "1 inf", land=replace(PLAIN, rough=3))
    assert first(outcome, "D1") == [(1, "inf", "tnk", Fraction(3, 2))]


@pytest.mark.parametrize(("die", "factor"), [(1, (1, 4)), (3, (1, 2)), (6, (3, 4))])
def test_2_the_die_of_the_first_salvo(die: int, factor: tuple[int, int]) -> None:
    """P-6.1, P-6.2: half a salvo, times 1/2 or 3/2; an attacker's first salvo is whole."""
    volleys = fought("1 inf", "1 inf", die, die).record.volleys
    assert volleys[0].factor == factor
    assert Fraction(*volleys[1].factor) == 2 * Fraction(*factor)


def test_3_sixths() -> None:
    """P-6.7: 1/8 rounds to nothing; 1/4 to 1/6; 1/6 and 1/4 are 5/12, 1/3."""
    outcome = fought("1 inf", "1 bun", 1, 3, 1, 3, 1)
    assert first(outcome, "D1") == [(1, "bun", "inf", Fraction(1, 8))]
    assert [after(outcome, label, RED) for label in ("D1", "D2", "D3")] == ["1 inf", "1 inf 1", "1 inf 2"]


def test_4_a_small_battle() -> None:
    outcome = fought("3 inf, 1 tnk", "2 inf, 1 atg", 3, 4, 2, 5)
    assert after(outcome, "D1", RED) == "3 inf, 1 tnk 18"
    assert after(outcome, "A1", BLUE) == "1 atg 30, 2 inf"
    assert first(outcome, "D2") == [(1, "atg", "tnk", 3), (2, "inf", "inf", 2)]
    assert first(outcome, "A2") == [(1, "inf", "atg", 1), (2, "inf", "inf", 2)]
    assert (outcome.ending, outcome.winner) == ("conquered", RED)
    assert left(outcome) == "1 inf 18, 1 inf"
    assert left(outcome, BLUE) == ""


def test_5_the_same_with_luck_on_the_other_side() -> None:
    """The one infantry has damage 1, the AT gun 5/2; both are repaired afterwards (P-6.12)."""
    outcome = fought("3 inf, 1 tnk", "2 inf, 1 atg", *(6, 1) * 5)
    assert after(outcome, "D1", RED) == "3 inf, 1 tnk 27"
    assert after(outcome, "A1", BLUE) == "1 atg 15, 2 inf"
    assert first(outcome, "D2")[0] == (1, "atg", "tnk", Fraction(3, 2))
    assert (outcome.ending, left(outcome, BLUE)) == ("held", "1 inf 6, 1 atg 15")


def test_6_forest() -> None:
    """P-8.2, P-8.3: 1 * 3/2 * 2 * 1/2 each; the tank dies in D2 of one infantry's 3."""
    outcome = fought("1 tnk", "2 inf", land=FOREST)
    assert after(outcome, "D1", RED) == "1 tnk 18"
    assert after(outcome, "A1", BLUE) == "1 inf 12, 1 inf"
    assert first(outcome, "D2") == [(1, "inf", "tnk", 3)]
    assert outcome.ending == "held"


def test_7_mountains() -> None:
    outcome = fought("4 inf", "2 inf", 1, 6, land=MOUNTAINS)
    assert after(outcome, "D1", RED) == "1 inf 6, 3 inf"
    assert after(outcome, "A1", BLUE) == "1 inf"
    assert (outcome.winner, left(outcome)) == (RED, "1 inf 30, 3 inf")


def test_8_a_bonus_below_one() -> None:
    """P-8.2: the tank fires with its 2 in attack, not with 2/3."""
    outcome = fought("2 inf", "1 tnk", land=replace(PLAIN, defence=THIRD))
    assert [first(outcome, label)[0][3] for label in ("D1", "D2", "D3")] == [1, 2, 2]
    assert [volley.label for volley in outcome.record.volleys][-1] == "A3"
    assert outcome.winner == RED


def test_9_guns_that_cannot_shoot_at_each_other() -> None:
    """P-6.9 d: the attackers must retreat after A1, whether or not chapter `retreat` is on."""
    outcome = fought("2 atg", "1 atg")
    assert [volley.label for volley in outcome.record.volleys] == ["D1", "A1"]
    assert (outcome.ending, outcome.winner) == ("stalemate", BLUE)
    assert [each.count for each in outcome.forces[1].withdrawn] == [2]


def test_10_only_a_unit_under_construction_stays_behind() -> None:
    """P-6.10: the land is conquered, the unit under construction is destroyed without a shot."""
    outcome = fought("1 tnk", "1 inf, 1 building")
    assert [volley.label for volley in outcome.record.volleys][-1] == "A3"
    assert all(hit.target == "inf" for volley in outcome.record.volleys for hit in volley.hits if hit.seat == RED)
    assert (outcome.ending, left(outcome, BLUE)) == ("conquered", "")


def test_11_whom_to_shoot_first() -> None:
    """P-6.21, P-6.31: by the best aim the AT gun goes first, and one tank wins; the infantry first, and all is lost."""
    assert left(fought("2 tnk", "1 inf, 1 atg")) == "1 tnk 27"
    infantry = Doctrine(aim=("inf", "*"), retreat=Retreat("never"))
    outcome = fought("2 tnk", "1 inf, 1 atg", attacker=infantry)
    assert (outcome.ending, left(outcome, BLUE)) == ("held", "1 atg 12")


def test_20_a_neutral_army() -> None:
    """P-51.1: it shoots at a tank (2 * 1 / 6) before the infantry (1 * 1 / 6)."""
    holder = replace(army(NOBODY, "3 neu"), doctrine=NEUTRAL)
    outcome = battle([holder], [army(RED, "2 tnk, 1 inf")], Site("C1", PLAIN, ties=TIES), points(), Always(2, 3, 4, 5))
    assert first(outcome, "D1") == [(3, "neu", "tnk", Fraction(3, 2))]
    assert (outcome.winner, left(outcome)) == (RED, "1 inf, 1 tnk 15")


def test_35_two_armies_meet() -> None:
    """S-7: both fire at the same time, three salvos, without terrain and half salvo; then all fall back."""
    outcome = meeting([army(RED, "2 tnk"), army(BLUE, "3 inf")], Site("A-B", FOREST, ties=TIES), points(), Always())
    assert [after(outcome, label, RED) for label in "123"] == ["1 tnk 18, 1 tnk", "1 tnk", "1 tnk 12"]
    assert [after(outcome, label, BLUE) for label in "123"] == ["1 inf 24, 2 inf", "1 inf 12, 1 inf", "1 inf 24, 1 inf"]
    assert (outcome.ending, outcome.winner) == ("parted", None)
    assert [sum(each.count for each in force.returned) for force in outcome.forces] == [1, 2]


def test_36_two_enemies_attack_one_infantry() -> None:
    """S-8, S-8.1: they share the infantry, then fight for the land without terrain."""
    attackers = [army(RED, "2 tnk"), army(GREEN, "1 tnk")]
    outcome = battle([army(BLUE, "1 inf")], attackers, Site("C1", PLAIN, ties=TIES), points(), Always())
    assert after(outcome, "D1", RED) == "1 tnk 3, 1 tnk"
    assert [each[3] for each in first(outcome, "A1")] == [4, 2]
    assert after(outcome, "1", GREEN) == "1 tnk 24"
    assert after(outcome, "1", RED) == "1 tnk 15, 1 tnk"
    assert after(outcome, "2", RED) == "1 tnk 27, 1 tnk"
    assert (outcome.ending, outcome.winner) == ("conquered", RED)
