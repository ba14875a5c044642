"""P-34, P-6.25: retreat from a battle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import Doctrine, Retreat
from pbem.rulesets.powers.battle.forces import Outcome, Site
from tests.rules.powers.battle.kit import BLUE, PLAIN, RED, TIES, Always, army, left, points


def retreating(retreat: Retreat | None, attack: str = "3 inf", defence: str = "4 inf", *chapters: str) -> Outcome:
    forces = [army(RED, attack, Doctrine(retreat=retreat))]
    site = Site("C1", PLAIN, ties=TIES)
    return battle([army(BLUE, defence)], forces, site, points(*chapters), Always())


def announced(outcome: Outcome) -> list[str]:
    return [volley.label for volley in outcome.record.volleys if volley.announced]


@pytest.mark.parametrize(
    ("retreat", "announcement", "last"),
    [
        (Retreat("after", 1), ["A1"], "D2"),
        (Retreat("after", 3), ["A3"], "D4"),
        (Retreat("losses", 30), ["A2"], "D3"),
        (Retreat("losses", 34), ["A4"], "D5"),
        (Retreat("odds", share="2/3"), ["A2"], "D3"),
        (Retreat("recon"), [], "D1"),
    ],
)
def test_announced_before_an_own_salvo_done_after_the_defenders_next(
    retreat: Retreat, announcement: list[str], last: str
) -> None:
    """P-34.1, P-34.4; P-34.5: a recon retreat is announced with the orders, so they fire no salvo."""
    outcome = retreating(retreat)
    assert (announced(outcome), outcome.record.volleys[-1].label) == (announcement, last)
    assert (outcome.ending, outcome.winner, left(outcome)) == ("retreated", BLUE, "")
    assert bool(outcome.forces[1].returned) == (retreat.when == "recon")
    assert outcome.record.volleys[-1].left != ()


def test_the_usual_odds() -> None:
    """P-6.25: 1/3, checked from A2 on: two infantry against six are too few, an even fight goes on."""
    assert announced(retreating(None, "2 inf", "6 inf")) == ["A2"]
    assert announced(retreating(None, "4 inf", "3 inf")) == []


def test_without_the_chapter_nobody_retreats() -> None:
    """P-6.25: the default is `never`, and a doctrine that says otherwise does nothing."""
    assert retreating(None, "2 inf", "6 inf", "land", "line2").ending == "held"
    assert retreating(Retreat("after", 1), "2 inf", "6 inf", "land").ending == "held"


def test_a_defender_never_retreats() -> None:
    """P-34.7"""
    fleeing = army(BLUE, "1 inf", Doctrine(retreat=Retreat("after", 1)))
    outcome = battle([fleeing], [army(RED, "4 inf")], Site("C1", PLAIN, ties=TIES), points(), Always())
    assert (outcome.ending, outcome.forces[0].withdrawn) == ("conquered", ())


def test_a_part_of_the_force_retreats() -> None:
    """P-34.1: of two moves one goes, the other fights on."""
    going = army(RED, "1 inf", Doctrine(retreat=Retreat("after", 1)), where="B1")
    staying = army(RED, "3 inf", Doctrine(retreat=Retreat("never")), where="B2")
    outcome = battle([army(BLUE, "1 inf")], [going, staying], Site("C1", PLAIN, ties=TIES), points(), Always())
    assert [(each.unit.where, each.count) for each in outcome.forces[1].withdrawn] == [("B1", 1)]
    assert (outcome.ending, left(outcome)) == ("conquered", "3 inf")


def test_never_when_retreat_is_impossible() -> None:
    """P-6.25, P-34.2"""
    force = replace(army(RED, "2 inf", Doctrine(retreat=Retreat("after", 1))), may_retreat=False)
    outcome = battle([army(BLUE, "6 inf")], [force], Site("C1", PLAIN, ties=TIES), points(), Always())
    assert outcome.ending == "held"
