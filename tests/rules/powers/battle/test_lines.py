"""P-12, P-6.22 to P-6.24: the second line on land."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import Doctrine, Reserve, Retreat, Units
from pbem.rulesets.powers.battle.forces import Outcome, Site
from tests.rules.powers.battle.kit import BLUE, NEVER, PLAIN, RED, TIES, Always, army, fought, points


def line(outcome: Outcome, unit: str, seat: str) -> int:
    """Tell in which line units stand before D1."""
    return next(lot.line for lot in outcome.record.start if (lot.unit, lot.seat) == (unit, seat))


def targets(outcome: Outcome, label: str) -> list[str]:
    return [hit.target for volley in outcome.record.volleys if volley.label == label for hit in volley.hits]


def steps(outcome: Outcome) -> list[tuple[str, str, int, int]]:
    return [(each.label, lot.unit, lot.count, lot.line) for each in outcome.record.volleys for lot in each.steps]


def test_who_can_hurt_nobody_stands_behind() -> None:
    """P-6.22: AT guns against infantry; not against tanks; and not if there is nobody else."""
    assert line(fought("1 inf", "1 inf, 1 atg"), "atg", BLUE) == 2
    assert line(fought("1 tnk", "1 inf, 1 atg"), "atg", BLUE) == 1
    assert line(fought("1 inf", "2 atg"), "atg", BLUE) == 1


def test_units_under_construction_stand_behind() -> None:
    """P-12.1"""
    assert fought("1 inf", "1 inf, 1 building").record.start[1].line == 2


def test_line_two_is_no_target_while_anybody_stands_in_line_one() -> None:
    """P-12.2; the same without the chapter (P-12.6): trucks are shot at at once."""
    outcome = fought("3 tnk", "1 inf, 1 trk")
    assert set(targets(outcome, "A1")) == {"inf"}
    holder, attackers = [army(BLUE, "1 inf, 1 trk")], [army(RED, "3 tnk", replace(NEVER, aim=("trk", "*")))]
    outcome = battle(holder, attackers, Site("C1", PLAIN, ties=TIES), points("land"), Always())
    assert targets(outcome, "A1")[0] == "trk"


def test_the_rest_of_the_fire_goes_on_to_line_two() -> None:
    """P-12.5, P-6.6: three tanks destroy the last infantry of line 1 with a part, the truck has the rest."""
    outcome = fought("3 tnk", "1 inf 6, 1 trk")
    assert targets(outcome, "A1") == ["inf", "trk"]
    assert [hit.amount for hit in outcome.record.volleys[1].hits] == [(5, 1), (3, 1)]


def test_listed_units_stand_behind_and_step_up_when_line_one_is_empty() -> None:
    """P-6.22, P-6.23: stepping up is instead of firing (P-12.4)."""
    second = Doctrine(second=("tnk",), retreat=Retreat("never"))
    outcome = fought("4 inf", "1 inf, 2 tnk", defender=second)
    assert line(outcome, "tnk", BLUE) == 2
    assert steps(outcome) == [("D3", "tnk", 1, 1)] * 2  # one of them was hit in A2 (P-12.5)
    assert targets(outcome, "D3") == []
    assert targets(outcome, "D4") != []


@pytest.mark.parametrize(
    ("reserve", "label"),
    [
        (Reserve(Units("tnk", 1), "salvo", 2), "D2"),
        (Reserve(Units("tnk", 1), "line1", 3), "D1"),
        (Reserve(Units("tnk", 1), "line1", 2), "D3"),
        (Reserve(Units("tnk", 1), "gone", row="tnk"), "D1"),
    ],
)
def test_reserves(reserve: Reserve, label: str) -> None:
    """P-6.23: one of two tanks stays behind until its hour; it steps up once."""
    doctrine = Doctrine(reserve=(reserve,), retreat=Retreat("never"))
    outcome = fought("4 inf", "2 inf, 2 tnk", defender=doctrine)
    assert [(lot.unit, lot.count) for lot in outcome.record.start if lot.line == 2] == [("tnk", 1)]
    assert steps(outcome) == [(label, "tnk", 1, 1)]


def test_the_damaged_step_back_and_can_still_be_shot_at_once() -> None:
    """P-6.24, P-12.4: in the next enemy salvo, not in the one after it."""
    doctrine = Doctrine(pull=24, retreat=Retreat("never"))
    attackers = [army(RED, "4 inf")]
    outcome = battle([army(BLUE, "6 inf", doctrine)], attackers, Site("C1", PLAIN, ties=TIES), points(), Always())
    assert steps(outcome)[0] == ("D2", "inf", 1, 2)
    hits = {each.label: [hit.before for hit in each.hits] for each in outcome.record.volleys if each.seat == RED}
    assert hits["A1"] == [0]
    assert hits["A2"] == [24, 0]


def test_the_last_of_line_one_stays() -> None:
    """P-6.24: only if another unit stays in line 1."""
    doctrine = Doctrine(pull=6, retreat=Retreat("never"))
    outcome = fought("2 inf", "1 inf", defender=doctrine)
    assert steps(outcome) == []
