"""The book's own examples of the war, with Victor (blue) and John (red), and the worked ones: their numbers."""

from __future__ import annotations

from pbem.core.events import Roll
from tests.rules.dice_empires.table_kit import BLUE, RED, lord, table, war


def test_y3_the_church() -> None:
    """Y3 (X-8.2): Victor has 3 people in the church, so each throw gets a bonus of 1, in battle and siege alike."""
    fought = war(table(blue=lord("C3 OL2"), red=lord("F1 OR2")), 3, 4).facts("battle")
    assert (fought["church_one"], fought["sum_one"], fought["church_other"], fought["sum_other"]) == (1, 6, 0, 6)
    besieged = war(table(blue=lord("C3 OL2"), red=lord("F1 WR2")), 3, 4).facts("siege")
    assert (besieged["church_one"], besieged["sum_one"]) == (1, 6)


def test_y5_the_siege() -> None:
    """Y5 (X-8.6, S1, S2): 4 units and a 2 are 6; 2 on the wall throw 1, then 3, and are 5, not 6 as the book prints it.

    John loses one, one holds the wall, nobody enters. For his second throw John must have two people in the hall.
    """
    told = war(table(blue=lord("H1 OL4"), red=lord("WR2 T2 F3")), 2, 1, 3)
    siege = told.facts("siege")
    assert (siege["sum_one"], siege["sum_other"], siege["loser"], siege["lost"]) == (6, 5, RED, 1)
    assert (siege["first_other"], siege["again_other"]) == (1, 3)
    assert (told.city(RED), told.kinds(), told.points(BLUE)) == ("WR1 T2 F3", ["siege"], 0)
    assert told.events[0].rolls == (
        Roll(6, 2, "siege blue-red blue"),
        Roll(6, 1, "siege blue-red red"),
        Roll(6, 3, "siege blue-red red again"),
    )


def test_y5_one_in_the_hall_throws_once() -> None:
    """S1 (X-8.2): the table binds: with one man in the hall John has no second throw, whatever the example says."""
    told = war(table(blue=lord("H1 OL4"), red=lord("WR2 T1 F3")), 2, 1)
    assert told.facts("siege")["again_other"] == 0


def test_y6_the_plunder() -> None:
    """Y6 (X-9.3): 3 units find groups of 1 and 4: the lone one falls, then two of the four; the army goes back out."""
    told = war(table(blue=lord("H1 OL3"), red=lord("F1 F4 T2")))
    assert (told.city(RED), told.city(BLUE), told.points(BLUE)) == ("F2 T2", "H1 OL3", 1)
    entered = told.facts("entered")
    assert [stroke.args for stroke in entered["strokes"]] == [
        {"people": 1, "killed": 1, "taken": 0, "left": 0, "origin": "no"},
        {"people": 4, "killed": 2, "taken": 0, "left": 2, "origin": "no"},
    ]
    assert (told.facts("withdrew")["rests"], told.facts("withdrew")["parts"]) == (0, 1)


def test_y7_slavery() -> None:
    """Y7 (X-10.2, S3): 4 + 6 against 2 + the last of 3 and 1: Victor takes both John's men; no plunder, no point."""
    victor = lord("T4 OL4", standing=["captives yes", "reroll never"])
    told = war(table(blue=victor, red=lord("F3 T2 OR2")), 6, 3, 1)
    battle = told.facts("battle")
    assert (battle["sum_one"], battle["sum_other"], battle["captured"], battle["killed"]) == (10, 3, 2, 0)
    assert (told.city(BLUE), told.slaves(BLUE), told.city(RED)) == ("T4 B4", "red T2", "F3 T2")
    assert (told.points(BLUE), battle["point"], told.kinds()) == (0, 0, ["battle"])


def test_y8_the_revenge() -> None:
    """Y8 (X-9.2, S5): 5 units enter by WR, kill 3 farmers and 2 in the church: two points, the wall gives none."""
    told = war(table(blue=lord("F3 C2 T3"), red=lord("T1 OR2", standing=["plunder no"]), green=lord("H2 OL5")))
    assert (told.city(BLUE), told.points("green")) == ("T3", 2)
    assert [event.facts["part"] for event in told.events if event.kind == "entered"] == ["F", "C"]


def test_y11_the_battle_goes_on() -> None:
    """Y11 (X-8.4, X-8.5): 3+1+2 against 4+0+4: A loses two and stays; next round B kills the last, no point."""
    state = table(blue=lord("C2 T1 OL3"), red=lord("F3 T1 OR4", standing=["plunder no"]))
    first = war(state, 2, 4)
    assert (first.facts("battle")["sum_one"], first.facts("battle")["sum_other"]) == (6, 8)
    assert (first.city(BLUE), first.city(RED), first.state.fought) == ("C2 T1 OL1", "F3 T1 OR4", (BLUE,))
    assert first.facts("battle")["new"] == 1
    second = war(first.state, 1, 6)
    battle = second.facts("battle")
    assert (battle["new"], battle["killed"], battle["point"], second.points(RED)) == (0, 1, 0, 0)
    assert (second.city(BLUE), second.kinds(RED)) == ("C2 T1", ["battle", "stayed"])


def test_y12_the_conversion() -> None:
    """Y12 (X-10.6): 5 slaves, a full hall, two in church: 5 + 1 is more than 5, 4 + 1 is not."""
    state = table(blue=lord("T6 C2", slaves="red H5", standing=["reroll never"]), red=lord("T6"))
    told = war(state, ("convert blue", 5), blue=RED)
    assert (told.city(BLUE), told.slaves(BLUE), told.facts("conversion")["converted"]) == ("T6 C2 H5", "", 5)
    failed = war(state, ("convert blue", 4), blue=RED)
    assert (failed.slaves(BLUE), failed.facts("conversion")["done"]) == ("red H5", 0)


def test_y13_more_captives_than_room() -> None:
    """Y13 (X-10.2): with 5 of John's people, and d = 2 against 3 of his: one is captured, one killed, one stays."""
    captor = lord("T4 OL5", slaves="red F5", standing=["captives yes", "reroll never"])
    told = war(table(blue=captor, red=lord("F3 T1 OR3")), 2, 2)
    battle = told.facts("battle")
    assert (battle["captured"], battle["killed"], battle["left_other"]) == (1, 1, 1)
    assert (told.city(BLUE), told.slaves(BLUE), told.city(RED)) == ("T4 B5", "red F6", "F3 T1 OR1")
    assert told.kinds() == ["battle"]


def test_y15_empty_parts() -> None:
    """Y15 (X-9.2, D9): one unit enters by WL: houses and barracks are empty, in the hall it kills one: three points."""
    told = war(table(blue=lord("T1 OR1"), red=lord("T6")))
    assert (told.city(RED), told.city(BLUE), told.points(BLUE)) == ("T5", "T1 OR1", 3)
