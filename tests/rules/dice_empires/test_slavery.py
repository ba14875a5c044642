"""Slavery: who may take slaves, how many, and what they are (X-10.1 to X-10.4)."""

from __future__ import annotations

import pytest

from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.table_kit import BLUE, RED, lord, table, war

CAPTIVES = ["captives yes", "reroll never"]


def test_four_in_the_hall() -> None:
    """X-10.1: taking slaves needs four own citizens in the hall; slaves there do not count."""
    told = war(
        table(blue=lord("T3 OL4", slaves="green T1", standing=CAPTIVES), red=lord("F1 OR2"), green=lord("F1")), 6, 1
    )
    assert (told.facts("battle")["captured"], told.facts("battle")["killed"]) == (0, 2)


def test_only_if_the_lord_wants_it() -> None:
    """X-13.6: by default the beaten are killed."""
    told = war(table(blue=lord("T4 OL4", standing=["reroll never", "plunder no"]), red=lord("F1 OR2")), 6, 1)
    assert (told.slaves(BLUE), told.points(BLUE)) == ("", 1)


def test_the_winner_must_outnumber_the_loser() -> None:
    """X-10.2: by units on that road, counted before losses; equal numbers are not enough."""
    told = war(table(blue=lord("T4 OL2", standing=CAPTIVES), red=lord("F1 OR2")), 6, 1)
    assert (told.slaves(BLUE), told.facts("battle")["killed"]) == ("", 2)


def test_nobody_is_taken_in_a_draw() -> None:
    """X-10.2: the winner is who is ahead (d > 0)."""
    told = war(table(blue=lord("T4 OL4", standing=CAPTIVES), red=lord("F1 OR2")), 1, 3)
    assert (told.slaves(BLUE), told.city(RED)) == ("", "F1 OR2")


def test_the_whole_force_is_the_prey() -> None:
    """D10 (X-10.2): however small the difference is, the whole losing force is enslaved."""
    told = war(table(blue=lord("T4 OL4", standing=CAPTIVES), red=lord("F1 OR3")), 2, 2)
    assert (told.slaves(BLUE), told.city(RED), told.city(BLUE)) == ("red T3", "F1", "T4 B4")


def test_only_the_losses_are_the_prey() -> None:
    """D10 (X-10.2): with `capture = "losses"` those who would have fallen are enslaved, the others stay."""
    told = war(table(Options(capture="losses"), blue=lord("T4 OL4", standing=CAPTIVES), red=lord("F1 OR3")), 2, 2)
    assert (told.slaves(BLUE), told.city(RED), told.city(BLUE)) == ("red T1", "F1 OR2", "T4 B4")


def test_losses_beyond_the_limit_are_killed() -> None:
    """X-10.2: of the lost ones who find no room the rest is killed."""
    captor = lord("T4 OL6", slaves="red H5", standing=CAPTIVES)
    told = war(table(Options(capture="losses"), blue=captor, red=lord("F1 OR4")), 3, 2)
    battle = told.facts("battle")
    assert (battle["captured"], battle["killed"], told.slaves(BLUE), told.city(RED)) == (1, 2, "red H6", "F1 OR1")


def test_without_any_room_it_is_a_battle_like_others() -> None:
    """X-10.1, X-8.5: with six of them already, the beaten are killed, and that is worth the point."""
    captor = lord("T4 OL6", slaves="red H6", standing=[*CAPTIVES, "plunder no"])
    told = war(table(blue=captor, red=lord("F1 OR2")), 3, 2)
    assert (told.facts("battle")["killed"], told.points(BLUE), told.city(BLUE)) == (2, 1, "T4 OL6")


def test_captives_fill_the_group_there_is() -> None:
    """X-10.1: further captives of that origin go where the group is; new groups start in the hall."""
    captor = lord("T4 OL4", slaves="red F2", standing=CAPTIVES)
    assert war(table(blue=captor, red=lord("F1 OR2")), 6, 1).slaves(BLUE) == "red F4"


def test_capture_is_no_point() -> None:
    """D10 (X-8.5): who is captured is not killed; also when the rest of them were."""
    captor = lord("T4 OL6", slaves="red H5", standing=CAPTIVES)
    told = war(table(blue=captor, red=lord("F1 OR2")), 6, 1)
    assert (told.facts("battle")["killed"], told.facts("battle")["captured"], told.points(BLUE)) == (1, 1, 0)


def test_who_is_left_of_the_beaten_goes_no_further() -> None:
    """X-8.4, X-10.2: some stay on the road when there is no room; they were beaten and do not enter this round."""
    captor = lord("T4 OL5", slaves="red F5", standing=CAPTIVES)
    first = war(table(blue=captor, red=lord("F1 OR3")), 2, 2)
    assert (first.kinds(), first.state.fought) == (["battle"], (BLUE,))
    assert war(first.state).kinds()[0] == "entered"


def test_the_captors_do_not_besiege() -> None:
    """X-10.2: the winner's whole force on that road goes to the barracks, no siege and no plunder this round."""
    told = war(table(blue=lord("T4 OL2 OL2", standing=CAPTIVES), red=lord("WR1 F1 OR2")), 6, 1)
    assert (told.kinds(), told.city(BLUE)) == (["battle"], "T4 B2 B2")


@pytest.mark.parametrize(
    ("order", "slaves", "city"),
    [("plunder kill", "", "OL3"), ("plunder enslave", "red T3", "B3"), ("plunder enslave 2", "red T2", "B3")],
)
def test_slaves_in_plunder(order: str, slaves: str, city: str) -> None:
    """X-10.3, X-13.6: each unit may take a person instead of killing; then the whole army returns to the barracks."""
    told = war(table(blue=lord("T4 OL3", standing=[order]), red=lord("F5")))
    assert (told.slaves(BLUE), told.city(BLUE), told.city(RED), told.points(BLUE)) == (slaves, f"T4 {city}", "F2", 1)


def test_who_took_a_slave_takes_nobody_else() -> None:
    """X-9.3, X-10.3: a unit is spent by a captive as by a kill: three units take two on the farm and one in church."""
    told = war(table(blue=lord("T4 OL3", standing=["plunder enslave"]), red=lord("F2 C4 T1")))
    assert (told.slaves(BLUE), told.city(RED), told.points(BLUE)) == ("red T3", "C3 T1", 2)


def test_two_captives_and_no_more_in_the_whole_city() -> None:
    """X-13.6, D26: `enslave 2` counts over all parts; the third is killed."""
    told = war(table(blue=lord("T4 OL3", standing=["plunder enslave 2"]), red=lord("F1 C2 T1")))
    assert (told.slaves(BLUE), told.city(RED), told.city(BLUE)) == ("red T2", "T1", "T4 B3")


def test_several_groups_of_a_part_are_enslaved() -> None:
    """X-10.3: three units take three, the lone man first."""
    told = war(table(blue=lord("T4 OL3", standing=["plunder enslave"]), red=lord("F4 F1 T1")))
    assert (told.slaves(BLUE), told.city(RED)) == ("red T3", "F2 T1")


def test_one_captive_brings_the_whole_army_home() -> None:
    """X-10.3: if at least one was taken."""
    told = war(table(blue=lord("T4 OL3", standing=["plunder enslave 1"]), red=lord("F4 T1")))
    assert (told.slaves(BLUE), told.city(BLUE), told.city(RED)) == ("red T1", "T4 B3", "F1 T1")


def test_six_at_once() -> None:
    """X-10.1: whoever owns nobody of that origin has room for six."""
    told = war(table(blue=lord("T4 OL6 OL1", standing=CAPTIVES), red=lord("F1 OR6")), 1, 1)
    assert (told.slaves(BLUE), told.city(RED), told.city(BLUE)) == ("red T6", "F1", "T4 B6 B1")


def test_without_room_and_by_one_nobody_is_killed() -> None:
    """X-10.2: of the rest min(rest, d - captured) are killed: d = 1 and one captured leave two on the road."""
    told = war(table(blue=lord("T4 OL4", slaves="red H5", standing=CAPTIVES), red=lord("F1 OR3")), 2, 2)
    assert (told.slaves(BLUE), told.city(RED), told.facts("battle")["killed"]) == ("red H6", "F1 OR2", 0)


def test_plunder_enslaves_as_many_as_there_is_room_for() -> None:
    """X-10.1, X-10.3: six people of one origin at most; the others are killed."""
    told = war(table(blue=lord("T4 OL4", slaves="red H4", standing=["plunder enslave"]), red=lord("F5")))
    entered = told.facts("entered")
    assert (told.slaves(BLUE), entered["taken"], entered["killed"]) == ("red H6", 2, 2)


def test_plunder_needs_the_hall() -> None:
    """X-10.1: with three in the hall they are killed, and the army stays before the wall."""
    told = war(table(blue=lord("T3 OL3", standing=["plunder enslave"]), red=lord("F5")))
    assert (told.slaves(BLUE), told.city(BLUE)) == ("", "T3 OL3")


def test_slaves_of_third_lords() -> None:
    """X-10.3: slaves found there may be killed or taken, too; they keep their origin."""
    state = table(
        blue=lord("T4 OL3", standing=["plunder enslave", "targets slaves"]),
        red=lord("F5", slaves="green F2"),
        green=lord("H1"),
    )
    told = war(state)
    assert (told.slaves(BLUE), told.slaves(RED), told.city(RED)) == ("green T2, red T1", "", "F4")


def test_slaves_do_not_defend_fight_or_pray() -> None:
    """X-10.4: in the hall they give no second throw, and for units on the road nothing is added."""
    told = war(table(blue=lord("F1 OL3"), red=lord("WR1 F1", slaves="blue T6")), 1, 1)
    siege = told.facts("siege")
    assert (siege["units_other"], siege["church_other"], siege["again_other"]) == (1, 0, 0)
