"""S-7, S-8, P-6.27: meeting engagements, several attackers, contests."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import Doctrine, Retreat
from pbem.rulesets.powers.battle.forces import Site
from pbem.rulesets.powers.battle.many import meeting, scramble
from tests.rules.powers.battle.kit import BLUE, GREEN, MOUNTAINS, NEVER, PLAIN, RED, TIES, Always, army, left, points

SITE = Site("C1", PLAIN, ties=TIES)
PEACE = replace(SITE, truces=frozenset({frozenset({RED, GREEN})}))


def test_who_is_left_after_a_meeting_goes_on() -> None:
    """S-7"""
    outcome = meeting([army(RED, "6 tnk"), army(BLUE, "1 inf")], SITE, points(), Always())
    assert (outcome.ending, outcome.winner, left(outcome)) == ("won", RED, "1 tnk 6, 5 tnk")


def test_both_use_their_strength_in_attack() -> None:
    """S-7: both are on the move; AT guns do 2, not 4, and mountains do nothing."""
    outcome = meeting([army(RED, "1 atg"), army(BLUE, "1 tnk")], replace(SITE, land=MOUNTAINS), points(), Always())
    assert [hit.amount for hit in outcome.record.volleys[0].hits] == [(2, 1)]


def test_attackers_roll_their_own_dice_and_shoot_only_at_the_holder() -> None:
    """S-8: `versus holder` is the default."""
    outcome = battle([army(BLUE, "3 inf")], [army(RED, "2 tnk"), army(GREEN, "2 tnk")], SITE, points(), Always(3, 1, 6))
    volleys = [volley for volley in outcome.record.volleys if volley.label == "A1"]
    assert [(volley.seat, volley.die, volley.last) for volley in volleys] == [(RED, 1, False), (GREEN, 6, True)]
    assert {hit.foe for volley in volleys for hit in volley.hits} == {BLUE}


def test_attackers_fire_at_the_same_time() -> None:
    """S-8: damage is applied after all have fired; what is too much is lost, and no seat gains by its place."""
    outcome = battle([army(BLUE, "3 inf")], [army(RED, "3 tnk"), army(GREEN, "3 tnk")], SITE, points(), Always())
    after = next(volley.after for volley in outcome.record.volleys if volley.label == "A1" and volley.last)
    assert [(lot.count, lot.damage) for lot in after if lot.seat == BLUE] == [(2, 0)]


def test_versus() -> None:
    """P-6.27: `all` shoots at other attackers too, a list at those it names; `holdfire` never."""

    def foes(doctrine: Doctrine) -> set[str]:
        attackers = [army(RED, "2 tnk", doctrine), army(GREEN, "1 inf")]
        outcome = battle([army(BLUE, "4 inf")], attackers, SITE, points(), Always())
        return {
            hit.foe
            for volley in outcome.record.volleys
            if volley.label == "A1"
            for hit in volley.hits
            if hit.seat == RED
        }

    assert foes(NEVER) == {BLUE}
    assert foes(replace(NEVER, versus=("green",))) == {GREEN}
    assert foes(replace(NEVER, versus=("all",), aim=("inf",), holdfire=(BLUE,))) == {GREEN}
    assert foes(replace(NEVER, versus=("all",), holdfire=(BLUE, GREEN))) == set()


def test_a_contest_has_no_terrain_and_no_limit_of_three() -> None:
    """S-8.1, S-8.3"""
    outcome = scramble([army(RED, "4 inf"), army(GREEN, "3 inf")], replace(SITE, land=MOUNTAINS), points(), Always())
    assert (outcome.ending, outcome.winner) == ("conquered", RED)
    assert int(outcome.record.volleys[-1].label) > 3
    assert outcome.record.kind == "contest"


def test_a_contest_nobody_can_win() -> None:
    """S-8.1 with P-6.9 d: AT guns cannot shoot at each other; both go back, the land stays as it was."""
    outcome = scramble([army(RED, "2 atg"), army(GREEN, "3 atg")], SITE, points(), Always())
    assert (outcome.ending, outcome.winner, outcome.record.volleys) == ("parted", None, ())
    assert [bool(force.returned) for force in outcome.forces] == [True, True]


def test_attackers_at_peace_do_not_fight_for_it() -> None:
    """S-8.1: the largest force that can conquer gets the land, the others go back; of equal ones the earlier seat."""
    outcome = scramble([army(GREEN, "2 inf"), army(RED, "3 inf")], PEACE, points(), Always())
    assert (outcome.winner, [bool(force.returned) for force in outcome.forces]) == (RED, [True, False])
    outcome = scramble([army(GREEN, "2 inf"), army(RED, "2 tnk")], PEACE, points(), Always())
    assert outcome.winner == RED


def test_hostile_armies_do_not_shield_each_other() -> None:
    """P-12.2 in S-8: a line 1 stands only before its own line 2."""
    attackers = [army(RED, "3 inf"), army(GREEN, "2 trk")]
    outcome = battle([army(BLUE, "4 inf", replace(NEVER, aim=("trk", "*")))], attackers, SITE, points(), Always())
    assert [hit.foe for hit in outcome.record.volleys[0].hits] == [GREEN]


def test_nobody_is_left() -> None:
    """S-7: both sides fall in the same salvo."""
    outcome = meeting([army(RED, "3 inf 30"), army(BLUE, "3 inf 30")], SITE, points(), Always())
    assert (outcome.ending, outcome.winner) == ("dead", None)


def test_retreat_is_from_the_holder_only() -> None:
    """P-34.1: there is no defender's salvo in a contest, so nobody retreats from one."""
    fleeing = Doctrine(retreat=Retreat("after", 1))
    outcome = scramble([army(RED, "1 inf", fleeing), army(GREEN, "3 inf")], SITE, points(), Always())
    assert (outcome.forces[0].withdrawn, outcome.winner) == ((), GREEN)
