"""Liberation and conversion (X-10.5, X-10.6)."""

from __future__ import annotations

import pytest

from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table, war


def test_slaves_go_home_to_the_hall() -> None:
    """X-10.5, X-12.1: an army entering where its own people are slaves frees them; +1 a group, no unit is used."""
    told = war(table(blue=lord("H1 OL2"), red=lord("F2 T1", slaves="blue F3")))
    assert (told.city(BLUE), told.slaves(RED), told.city(RED)) == ("H1 OL2 T3", "", "T1")
    assert (told.points(BLUE), told.facts("freed")["people"]) == (2, 3)


def test_only_in_parts_that_are_entered() -> None:
    """X-10.5: slaves deeper in the city stay slaves."""
    told = war(table(blue=lord("H1 OL1"), red=lord("F2", slaves="blue H3")))
    assert (told.slaves(RED), told.points(BLUE)) == ("blue H3", 1)


def test_a_part_with_own_slaves_alone_is_not_empty() -> None:
    """D9 (X-9.2): with `score_empty_parts` off a part where only one's own people were still gives its point."""
    told = war(table(Options(score_empty_parts=False), blue=lord("H1 OL1"), red=lord("T5", slaves="blue F3")))
    assert told.points(BLUE) == 3


def test_without_a_free_die_they_fill_groups() -> None:
    """X-10.5: into groups of the hall, then the nearest parts with room, left before right; who finds none is lost."""
    home = lord("T5 B4 C6 H6 F6 OL6")
    told = war(table(blue=home, red=lord("F1", slaves="blue F5")))
    freed = told.facts("freed")
    assert told.city(BLUE).startswith("T6 B6 C6 H6 F6")
    assert (freed["home"], freed["lost"], told.slaves(RED)) == (3, 2, "")


def test_slaves_of_others_are_not_freed() -> None:
    """X-10.5: only people of the army's own lord."""
    told = war(table(blue=lord("H1 OL1"), red=lord("T1", slaves="green F3"), green=lord("H1")))
    assert (told.slaves(RED), told.city(GREEN), told.facts("entered")["killed"]) == ("green F2", "H1", 1)


def test_with_victims_dice_their_own_die_becomes_free() -> None:
    """D12 (X-10.5): where slaves block a die of their lord, freeing them gives that die back."""
    home = lord("T5 B6 C6 H6 OL6")
    told = war(table(Options(slave_dice="victim"), blue=home, red=lord("F1", slaves="blue F5")))
    assert told.city(BLUE).endswith("T5")


def test_a_free_die_takes_their_place() -> None:
    """X-10.6: converted slaves live where they were."""
    told = war(table(blue=lord("T6", slaves="red F3"), red=lord("T6")), 4, blue=RED)
    assert (told.city(BLUE), told.slaves(BLUE), told.points(BLUE)) == ("T6 F3", "", 0)


def test_more_than_there_are_slaves() -> None:
    """X-10.6: the result must be greater than their number; a draw is a failure."""
    state = table(blue=lord("T6", slaves="red F3", standing=["reroll never"]), red=lord("T6"))
    told = war(state, 3, blue=RED)
    assert (told.slaves(BLUE), told.facts("conversion")["done"]) == ("red F3", 0)


def test_a_full_hall() -> None:
    """X-10.6, X-13.4: with fewer than six in the hall, or without such slaves: nothing, no throw; only he is told."""
    told = war(table(blue=lord("T5 F1", slaves="red F3"), red=lord("T6")), blue=RED)
    assert (told.slaves(BLUE), told.kinds(BLUE), told.kinds(RED)) == ("red F3", ["unconverted"], [])
    none = war(table(blue=lord("T6", slaves="red F3"), red=lord("T6"), green=lord("T6")), blue=GREEN)
    assert (none.facts("unconverted")["held"], none.facts("unconverted")["hall"]) == (0, 6)


def test_without_a_free_die_the_nearest_groups() -> None:
    """X-10.6: same part first, then distance 1, 2, ..., left before right, lower die; the others stay slaves."""
    city = lord("T6 F5 C6 WR5 H6 B6", slaves="red F4")
    told = war(table(blue=city, red=lord("T6")), 5, blue=RED)
    assert (told.city(BLUE), told.slaves(BLUE)) == ("T6 F6 C6 WR6 H6 B6", "red F2")
    assert (told.facts("conversion")["converted"], told.facts("conversion")["left"]) == (2, 2)


def test_the_nearest_before_the_leftmost() -> None:
    """X-10.6: the wall beside the farm, although the houses have room, too."""
    city = lord("T6 F6 C6 WR5 H5 B6", slaves="red F1")
    assert war(table(blue=city, red=lord("T6")), 5, blue=RED).city(BLUE) == "T6 F6 C6 WR6 H5 B6"


def test_left_before_right() -> None:
    """X-10.6: of two parts at the same distance the left one."""
    city = lord("T6 F6 C3 WR3 H6 B6", slaves="red F4")
    told = war(table(blue=city, red=lord("T6")), 5, blue=RED)
    assert told.city(BLUE) == "T6 F6 C6 WR4 H6 B6"


@pytest.mark.parametrize(("bonus", "converted"), [(True, 5), (False, 0)])
def test_the_church_helps_to_convert(bonus: bool, converted: int) -> None:
    """D11 (X-10.6): by `bonus_on_conversion` its bonus counts, or not."""
    city = lord("T6 C2", slaves="red F5", standing=["reroll never"])
    told = war(table(Options(bonus_on_conversion=bonus), blue=city, red=lord("T6")), 5, blue=RED)
    assert told.facts("conversion")["converted"] == converted


def test_the_second_throw_after_a_failure() -> None:
    """X-10.6: the hall's second throw is used when the first one failed, and only then; `never` forbids it."""
    state = table(blue=lord("T6", slaves="red F4"), red=lord("T6"))
    assert war(state, ("convert blue", 4), ("convert blue again", 5), blue=RED).slaves(BLUE) == ""
    assert war(state, ("convert blue", 5), blue=RED).facts("conversion")["again"] == 0
    never = table(blue=lord("T6", slaves="red F4", standing=["reroll never"]), red=lord("T6"))
    assert war(never, 1, blue=RED).slaves(BLUE) == "red F4"


def test_auto_takes_the_largest_group_with_a_chance() -> None:
    """X-13.6: `convert auto`: six slaves cannot be converted without a church, so the four are tried."""
    city = lord("T6", slaves="red F6, green H4, white T2", standing=["convert auto"])
    cities = {"red": lord("T6"), "green": lord("T6"), "white": lord("T6")}
    assert war(table(blue=city, cities=cities), 5).slaves(BLUE) == "red F6, white T2"
    pious = lord("T6 C2", slaves="red F6, green H4", standing=["convert auto"])
    assert war(table(blue=pious, cities=cities), 6).slaves(BLUE) == "green H4"


def test_auto_without_a_chance_says_nothing() -> None:
    """X-13.6, X-11.3: a standing order that has nothing to do leaves no trace."""
    city = lord("T5", slaves="red F2", standing=["convert auto"])
    assert war(table(blue=city, red=lord("T6"))).events == ()


def test_an_order_goes_before_the_standing_one() -> None:
    """X-10.6: one attempt a round; the one that was asked for."""
    city = lord("T6", slaves="red F1, green H4", standing=["convert auto"])
    told = war(table(blue=city, red=lord("T6"), green=lord("T6")), 3, blue=RED)
    assert told.slaves(BLUE) == "green H4"


def test_with_victims_dice_conversion_frees_one() -> None:
    """D12: the captor needs a free die of his own; the slaves' lord gets his back."""
    state = table(Options(slave_dice="victim"), blue=lord("T6", slaves="red F1"), red=lord("T6"))
    told = war(state, 3, blue=RED)
    assert (told.city(BLUE), told.slaves(BLUE)) == ("T6 F1", "")
