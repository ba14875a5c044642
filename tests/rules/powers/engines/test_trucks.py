"""Land transport (P-42): what is said, foretold and shared; the rest is in the scenarios."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.forces import Fighters, Force, Outcome, Site, Unit
from pbem.rulesets.powers.battle.points import BattlePoints, joined
from pbem.rulesets.powers.battle.shot import LAND
from pbem.rulesets.powers.battle.tied import shared
from pbem.rulesets.powers.board.units import Row, rows
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.trucks import CarryOrder
from pbem.rulesets.powers.position import position
from tests.rules.powers.battle.kit import NEVER, PLAIN, Always
from tests.rules.powers.words import kit

RED, BLUE = Seat("red"), Seat("blue")
ROWS = {row.key: row for chapter in ("land", "ltrans") for row in rows(chapter)}
PLANE = Row("bom", "LE", {"NE": Fraction(4)}, place=9)
TIED = frozenset({"tied"})


def _fought(attackers: Row, count: int, *defence: tuple[str, int]) -> Outcome:
    holder = Force(BLUE, tuple(Fighters(Unit(BLUE, ROWS[row], marks=TIED), each) for row, each in defence), NEVER)
    attack = Force(RED, (Fighters(Unit(RED, attackers), count),), NEVER)
    points = joined(LAND, BattlePoints(shared=(shared,)))
    return battle([holder], [attack], Site("C1", PLAIN, max_salvos=1), points, Always())


def test_x18_one_aircraft_destroys_two_trucks_and_both_loads() -> None:
    """Example 18: 4 * 3 = 12: 6 for each truck, and for what it carried."""
    assert _fought(PLANE, 1, ("trk", 2), ("inf", 2)).forces[0].standing == ()


def test_a_wound_of_the_truck_is_one_of_its_load() -> None:
    """P-42.2: infantry does 3 to a truck; its load has 3, too."""
    (left,) = (_fought(ROWS["inf"], 1, ("trk", 1), ("atg", 1)).forces[0].standing,)
    assert sorted((each.unit.row.key, each.damage) for each in left) == [("atg", 18), ("trk", 18)]


def test_a_load_that_is_hit_itself_does_not_hurt_its_truck() -> None:
    """P-42.2: it goes one way only; a tank does its 2 to the gun that is worth more."""
    tank = replace(ROWS["tnk"], attack={"NE": Fraction(2)})
    standing = _fought(tank, 1, ("trk", 1), ("atg", 1)).forces[0].standing
    trucks = [each for each in standing if each.unit.row.key == "trk"]
    loads = [each for each in standing if each.unit.row.key == "atg"]
    assert [each.damage for each in loads] >= [each.damage for each in trucks]


CARRY = CarryOrder((Units("inf", 2),), ("A1", "B1", "C1"))
WAR = kit.war("blue trk A1 2, blue inf A1 2", chapters=("land-war", "multi", "ltrans"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "carry 2 infantry A1 -> B1 -> C1"),
        ("en", "haul 2 infantry from A1 to B1, then to C1"),
        ("cs", "převez 2 pěchoty A1 -> B1 -> C1"),
        ("sk", "prevez 2 pechoty A1 -> B1 -> C1"),
        ("ru", "перевезти 2 пехоты A1 -> B1 -> C1"),
    ],
)
def test_what_trucks_are_told(language: str, line: str) -> None:
    view = kit.seen(WAR)
    assert kit.read(line, language, view) == (CARRY,)
    assert kit.read(kit.said(CARRY, language), language, view) == (CARRY,)


def test_the_answer_says_what_becomes_of_the_load() -> None:
    (said,) = kit.foretold("carry 2 infantry A1 -> B1 -> C1", kit.seen(WAR))
    assert "In C1 the load is put down" in said


def test_what_is_tied_is_written_and_read() -> None:
    state = replace(WAR, stacks=tuple(replace(each, tied=True) for each in WAR.stacks))
    assert position.read(state.options, state.circle, position.write(state)).stacks == state.stacks
