"""Plunder, part by part from either side (X-9)."""

from __future__ import annotations

import pytest

from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.table_kit import BLUE, RED, Told, lord, table, war


def parts(told: Told) -> str:
    """List the parts entered, in order."""
    return " ".join(str(event.facts["part"]) for event in told.events if event.kind == "entered")


def test_the_way_from_the_right_wall() -> None:
    """X-9.1: the path from WR is F C T B H WL; the other wall is its end."""
    told = war(table(blue=lord("H1 OL6"), red=lord("F1 C1 T1 B1 H1 WL3")))
    assert (parts(told), told.city(RED), told.points(BLUE)) == ("F C T B H WL", "WL2", 5)


def test_the_way_from_the_left_wall() -> None:
    """X-9.1: the path from WL is H B T C F WR."""
    told = war(table(blue=lord("H1 OR6"), red=lord("F1 C1 T1 B1 H1 WR3")))
    assert (parts(told), told.city(RED), told.points(BLUE)) == ("H B T C F WR", "WR2", 5)


def test_walls_give_no_point() -> None:
    """X-9.2, S5: the five inner parts give a point each, walls none."""
    told = war(table(blue=lord("H1 OR6"), red=lord("WR6 H1")))
    assert (parts(told), told.points(BLUE)) == ("H B T C F WR", 5)


def test_each_unit_kills_one() -> None:
    """X-9.3: the army is not weakened by it, and goes no deeper while somebody is left."""
    told = war(table(blue=lord("H1 OL2 OL1"), red=lord("F5 C1")))
    assert (parts(told), told.city(RED), told.city(BLUE)) == ("F", "F2 C1", "H1 OL2 OL1")


def test_a_part_must_be_cleared_before_going_on() -> None:
    """D15 (X-9.3): of citizens and slaves; with the last unit spent nobody goes deeper either."""
    told = war(table(blue=lord("H1 OL3"), red=lord("F2 C1 T1", slaves="green F1"), green=lord("H1")))
    assert (parts(told), told.city(RED), told.slaves(RED), told.points(BLUE)) == ("F", "C1 T1", "", 1)


def test_entering_an_empty_part() -> None:
    """D9 (X-9.2): a part without people gives a point, too; not with `score_empty_parts` off."""
    cities = {"blue": lord("H1 OL1"), "red": lord("T2 H1")}
    told = war(table(cities=cities))
    assert (parts(told), told.points(BLUE)) == ("F C T", 3)
    assert war(table(Options(score_empty_parts=False), cities=cities)).points(BLUE) == 1


def test_one_man_makes_a_part_no_empty_one() -> None:
    """D9: with `score_empty_parts = false` a single one is somebody."""
    told = war(table(Options(score_empty_parts=False), blue=lord("F1 OL2"), red=lord("F1 T2")))
    assert (told.points(BLUE), told.city(RED)) == (2, "T1")


def test_back_outside_the_same_wall() -> None:
    """X-9.4, D8: the army stays there and acts again next round without new commands."""
    state = table(blue=lord("H1 OL2"), red=lord("F6"))
    once = war(state)
    assert (once.city(BLUE), once.city(RED)) == ("H1 OL2", "F4")
    again = war(once.state)
    assert (again.city(RED), again.points(BLUE)) == ("F2", 2)


def test_to_the_barracks_if_the_game_is_played_so() -> None:
    """D8 (X-9.4): with `after_plunder = "barracks"` the plunderers go home."""
    told = war(table(Options(after_plunder="barracks"), blue=lord("H1 OL2"), red=lord("F6")))
    assert (told.city(BLUE), told.facts("withdrew")["rests"]) == ("H1 B2", 1)


@pytest.mark.parametrize(
    ("order", "entered"),
    [
        ("plunder no", ""),
        ("plunder yes", "F C T B H WL"),
        ("plunder until T", "F C T"),
        ("plunder until F", "F"),
        ("plunder until WR", ""),
        ("plunder until WL", "F C T B H WL"),
    ],
)
def test_how_deep(order: str, entered: str) -> None:
    """X-13.6: a lord may keep his army outside, or name the last part entered."""
    told = war(table(blue=lord("H1 OL6", standing=[order]), red=lord("T1 WL6")))
    assert (parts(told), told.city(BLUE)) == (entered, "H1 OL6")


def test_who_stays_outside_is_told_alone() -> None:
    """X-11.3: that a standing order kept the army outside is nobody else's knowledge."""
    told = war(table(blue=lord("H1 OL6", standing=["plunder no"]), red=lord("T1")))
    assert (told.kinds(BLUE), told.kinds(RED)) == (["stayed"], [])


@pytest.mark.parametrize(
    ("order", "citizens", "slaves"),
    [
        ("targets smallest", "F3", ""),
        ("targets largest", "F1", "green F2"),
        ("targets slaves", "F3", ""),
        ("targets citizens", "F1", "green F2"),
    ],
)
def test_whom_in_a_part(order: str, citizens: str, slaves: str) -> None:
    """X-13.6, X-9.3: the smallest groups first, the largest, slaves or citizens; one group until it is gone."""
    state = table(blue=lord("H1 OL3", standing=[order]), red=lord("F1 F3", slaves="green F2"), green=lord("H1"))
    told = war(state)
    assert (told.city(RED), told.slaves(RED)) == (citizens, slaves)


def test_both_armies_of_a_lord_left_first() -> None:
    """X-4.9: lord by lord from the start lord to the left, each lord's left road before his right road."""
    state = table(blue=lord("H1 OL1 OR1"), red=lord("F3 H3"), green=lord("F3 H3"))
    order = [(event.facts["who"], event.facts["side"]) for event in war(state).events if event.kind == "entered"]
    assert order == [("blue", "L"), ("blue", "R")]
    state = table(blue=lord("H3 F3 OL1"), red=lord("F3 H3 OL1"), green=lord("F3 H3 OL1"))
    order = [(event.facts["who"], event.facts["side"]) for event in war(state).events if event.kind == "entered"]
    assert order == [("blue", "L"), ("red", "L"), ("green", "L")]


def test_a_city_entered_from_both_sides() -> None:
    """X-9.1: what the first army left, the second finds."""
    told = war(table(blue=lord("H1 OL2"), red=lord("T3"), green=lord("F1 OR2")))
    assert [event.facts["killed"] for event in told.events if event.kind == "entered"] == [0, 0, 2, 0, 0, 1, 0, 0, 0]
    assert (told.points(BLUE), told.points("green"), told.lord(RED).ruined) == (3, 5, True)
