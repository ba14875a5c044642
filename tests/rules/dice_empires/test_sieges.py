"""Sieges (X-8.6)."""

from __future__ import annotations

from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table, war


def test_a_siege_is_for_one_part_of_the_wall() -> None:
    """X-1.4, X-8.6: left leads to the right wall of the left neighbour; people on his other wall do not count."""
    told = war(table(blue=lord("F1 OL4"), red=lord("WL5 WR2 F1"), green=lord("F1")), 1, 1)
    siege = told.facts("siege")
    assert (siege["who_one"], siege["side"], siege["who_other"], siege["units_other"]) == (BLUE, "L", RED, 2)


def test_from_the_right_road_the_left_wall() -> None:
    """X-1.4: sending right leads to the left wall of the right neighbour."""
    told = war(table(blue=lord("F1 OR4"), red=lord("F1"), green=lord("WL3 WR1 F1")), 1, 1)
    siege = told.facts("siege")
    assert (siege["side"], siege["who_other"], siege["units_other"]) == ("R", GREEN, 3)


def test_the_garrison_loses_the_difference() -> None:
    """X-8.6: the weaker side loses min(d, ...); while somebody holds the wall nobody enters."""
    told = war(table(blue=lord("F1 OL4"), red=lord("WR4 F1")), 5, 3)
    siege = told.facts("siege")
    assert (told.city(RED), siege["open"], told.kinds()) == ("WR2 F1", 0, ["siege"])
    assert (siege["lost"], siege["left_one"], siege["left_other"]) == (2, 4, 2)


def test_the_attackers_lose_the_difference() -> None:
    """X-8.6: the attackers may be the weaker side; all of them may fall."""
    told = war(table(blue=lord("F1 OL2"), red=lord("WR4 F1")), 1, 6)
    assert (told.city(BLUE), told.city(RED), told.facts("siege")["loser"]) == ("F1", "WR4 F1", BLUE)


def test_plunder_follows_in_the_same_round() -> None:
    """X-8.6: if the garrison is gone, plunder follows in the same round."""
    told = war(table(blue=lord("F1 OL4"), red=lord("WR1 F6")), 5, 1)
    assert (told.kinds(), told.city(RED), told.points(BLUE)) == (["siege", "entered", "withdrew"], "F2", 1)


def test_an_empty_wall_needs_no_siege() -> None:
    """X-8.6: with nobody on that wall the army enters at once, without a throw."""
    assert war(table(blue=lord("F1 OL1"), red=lord("WL6 F6"))).kinds() == ["entered", "withdrew"]


def test_a_draw_leaves_the_siege_on() -> None:
    """D16 (X-8.6): at equal strength nothing is lost, the siege goes on."""
    told = war(table(blue=lord("F1 OL2"), red=lord("WR2 F1")), 3, 3)
    assert (told.facts("siege")["loser"], told.city(BLUE), told.city(RED)) == ("no", "F1 OL2", "WR2 F1")


def test_a_siege_is_no_battle() -> None:
    """X-8.6, X-8.5: whoever kills a garrison, or all attackers, gets no point for it."""
    told = war(table(blue=lord("F1 OL4", standing=["plunder no"]), red=lord("WR1 F1")), 6, 1)
    assert (told.points(BLUE), told.city(RED)) == (0, "F1")
    told = war(table(blue=lord("F1 OL1"), red=lord("WR4 F1")), 1, 6)
    assert told.points(RED) == 0


def test_no_slaves_after_a_siege() -> None:
    """X-10.2: never after a siege, though the order says so and the hall would allow it."""
    captor = lord("T4 OL6", standing=["captives yes", "reroll never", "plunder no"])
    told = war(table(blue=captor, red=lord("WR1 F1")), 6, 1)
    assert (told.slaves(BLUE), told.city(BLUE), told.city(RED)) == ("", "T4 OL6", "F1")


def test_church_and_hall_count_for_the_garrison() -> None:
    """X-8.2, X-8.6: the defender has his bonus and his second throw, too."""
    told = war(table(blue=lord("F1 OL4"), red=lord("WR2 C4 T2")), 4, 2, 4)
    siege = told.facts("siege")
    assert (siege["church_other"], siege["again_other"], siege["sum_other"]) == (2, 4, 8)


def test_reroll_if_behind_holds_the_wall_by_a_draw() -> None:
    """X-13.7: a side that is not ahead throws again; for the defender of a siege that is: who is behind."""
    behind = ["reroll behind"]
    state = table(blue=lord("T2 OL2", standing=behind), red=lord("WR2 T2", standing=behind))
    siege = war(state, 3, 3, 1).facts("siege")
    assert (siege["again_one"], siege["again_other"], siege["loser"]) == (1, 0, BLUE)


def test_losses_on_the_wall() -> None:
    """X-13.6: who falls on a wall says the same standing order as in battle."""
    city = lord("WR1 WR3 F1", standing=["losses largest"])
    assert war(table(blue=lord("F1 OL6"), red=city), 4, 4).city(RED) == "WR1 WR1 F1"


def test_two_sieges_of_one_city() -> None:
    """X-8.7: both walls of a city are fought for in one round, road by road."""
    state = table(blue=lord("F1 OL3"), red=lord("WL2 WR2 F1"), green=lord("F1 OR3"))
    throws = [
        ("siege blue-red blue", 1),
        ("siege blue-red red", 1),
        ("siege red-green green", 1),
        ("siege red-green red", 1),
    ]
    assert war(state, *throws).city(RED) == "WL1 WR1 F1"


def test_the_road_must_be_free_of_enemies() -> None:
    """X-8.6: units on a road without enemy units; after a battle that leaves both there is no siege."""
    told = war(table(blue=lord("F1 OL4"), red=lord("WR1 F1 OR4")), 3, 2)
    assert told.kinds() == ["battle"]
