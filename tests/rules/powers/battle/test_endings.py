"""P-6.9 to P-6.14: how a battle ends."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import Doctrine, Reserve, Retreat, Units
from pbem.rulesets.powers.battle.forces import Outcome, Site
from tests.rules.powers.battle.kit import BLUE, NEVER, PLAIN, RED, TIES, Always, army, dice, fought, left, points


def labels(outcome: Outcome) -> list[str]:
    return [volley.label for volley in outcome.record.volleys]


def test_nobody_there_no_salvo_no_die() -> None:
    """P-6.14"""
    outcome = battle([], [army(RED, "2 inf")], Site("C1", PLAIN, ties=TIES), points(), Always())
    assert (outcome.ending, outcome.winner, labels(outcome), left(outcome)) == ("conquered", RED, [], "2 inf")


def test_only_units_under_construction_no_salvo_either() -> None:
    """P-6.10: it is checked before every salvo, the first among them."""
    outcome = fought("1 inf", "2 building")
    assert (outcome.ending, labels(outcome), left(outcome, BLUE)) == ("conquered", [], "")


def test_who_cannot_conquer_wins_nothing() -> None:
    """P-6.10, P-6.13: trucks alone cannot conquer; units under construction hold the land against them."""
    outcome = fought("2 trk", "1 building")
    assert (outcome.ending, outcome.winner) == ("stalemate", BLUE)
    outcome = battle([], [army(RED, "2 trk")], Site("C1", PLAIN, ties=TIES), points(), Always())
    assert (outcome.ending, outcome.winner) == ("unconquered", None)
    assert [each.count for each in outcome.forces[0].returned] == [2]


def test_units_under_construction_are_shot_at_last() -> None:
    """P-6.8: never while any other target is left, not even by who cannot hurt the others."""
    outcome = fought("1 inf, 2 trk", "1 building, 1 inf")
    assert {hit.building for volley in outcome.record.volleys for hit in volley.hits if hit.seat == RED} == {False}


def test_a_hidden_stalemate_ends_at_once() -> None:
    """P-6.9 d: AT guns stand before tanks that never step up: nobody hurts anybody he may shoot at."""
    behind = Doctrine(second=("tnk",), retreat=Retreat("never"))
    outcome = fought("2 atg", "1 atg, 2 tnk", defender=behind)
    assert (outcome.ending, labels(outcome)) == ("stalemate", ["D1", "A1"])


def test_a_stalemate_waits_for_reserves() -> None:
    """P-6.9 d: tanks that will step up in salvo 3 are targets that may have to step forward."""
    late = Doctrine(second=(), reserve=(Reserve(Units("tnk"), "salvo", 3),), retreat=Retreat("never"))
    outcome = fought("2 atg", "1 atg, 2 tnk", defender=late)
    assert labels(outcome)[:6] == ["D1", "A1", "D2", "A2", "D3", "A3"]
    steps = [volley.steps for volley in outcome.record.volleys if volley.label == "D3"][0]
    assert [(lot.unit, lot.count, lot.line) for lot in steps] == [("tnk", 2, 1)]


def test_fire_that_rounding_eats_is_none() -> None:
    """P-6.9 d: less than 1/6 damage with the best die."""
    weak = replace(PLAIN, defence=Fraction(1, 20))
    site = Site("C1", weak, die=None, ties=TIES)
    outcome = battle([army(BLUE, "1 bun")], [army(RED, "1 trk")], site, points(), Always())
    assert (outcome.ending, labels(outcome)) == ("stalemate", ["D1", "A1"])


def test_who_may_not_retreat_dies_in_a_stalemate() -> None:
    """P-6.11"""
    landed = replace(army(RED, "2 atg"), may_retreat=False)
    outcome = battle([army(BLUE, "1 atg")], [landed], Site("C1", PLAIN, ties=TIES), points(), Always())
    assert (outcome.ending, outcome.forces[1].withdrawn, outcome.forces[1].standing) == ("stalemate", (), ())


def test_the_safety_stop() -> None:
    """P-6.9 d: after `max_salvos` pairs the attacker must retreat."""
    site = Site("C1", PLAIN, max_salvos=10, ties=TIES)
    outcome = battle([army(BLUE, "30 inf")], [army(RED, "30 inf")], site, points(), Always())
    assert (outcome.ending, labels(outcome)[-1]) == ("stalemate", "A10")


def test_no_dice() -> None:
    """Section 4: `die = none` throws none; every factor is 1 but that of the first salvo."""
    site = Site("C1", PLAIN, die=None, ties=TIES)
    outcome = battle([army(BLUE, "1 inf")], [army(RED, "2 inf")], site, points(), dice(1))
    assert {(volley.die, volley.factor) for volley in outcome.record.volleys} == {(0, (1, 2)), (0, (1, 1))}


def test_damage_is_whole_sixths_and_left_to_be_repaired() -> None:
    """P-6.7, P-6.12, P-1.9"""
    outcome = fought("2 inf, 1 par", "1 inf, 1 par", 1, 1, 6, 6)
    assert all(0 <= each.damage < 36 for force in outcome.forces for each in force.standing)


def test_a_held_unit_begins_with_its_damage() -> None:
    """P-30: a tank with 5 BPk dies of 1."""
    outcome = fought("1 tnk 30", "2 inf", defender=NEVER)
    assert (outcome.ending, labels(outcome)) == ("held", ["D1"])
