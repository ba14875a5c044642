"""X-5: births."""

from __future__ import annotations

from pbem.rulesets.dice_empires.city.births import newborn
from pbem.rulesets.dice_empires.city.circle import changed
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import BirthsOrder, SlavebornOrder
from tests.rules.dice_empires.round_kit import Played, play
from tests.rules.dice_empires.table_kit import BLUE, Said, lord, table


def born(city: Said, options: Options | None = None) -> Played:
    """Let the children of a city be born."""
    state = table(options, 4, blue=city, red=lord("F6"), green=lord("F6"))
    after, _ = newborn(state, BLUE)
    return Played(changed(state, after), ())


def test_y1_births() -> None:
    """Y1 (X-5.1, seed): Victor has five in the houses: one newborn fills the group, the second founds a new one."""
    assert born(lord("H5")).dice("blue") == "d1 H 6, d2 H 1"


def test_one_alone_has_no_child() -> None:
    """X-5.1: of one person nobody is born, and nothing is told."""
    played = play(table(None, 4, blue=lord("H1 F3"), red=lord("F6")))
    assert (played.dice("blue"), played.all("births", "who")) == ("d1 H 1, d2 F 3", [])


def test_y14_births_with_slaves() -> None:
    """Y14 (X-5.1, X-5.3): three citizens and three slaves: three newborn, one of them a child of slaves."""
    city = lord("H3", "red H3", ["slaveborn slaves"])
    played = born(city)
    assert (played.dice("blue"), played.slaves("blue")) == ("d1 H 5", "red H4")


def test_children_of_slaves_are_citizens_by_default() -> None:
    """X-5.3: by default the children of slaves are citizens."""
    played = born(lord("H3", "red H3"))
    assert (played.dice("blue"), played.slaves("blue")) == ("d1 H 6", "red H3")


def test_children_of_slaves_alone() -> None:
    """X-5.2: with slaves alone in the houses, their children found a group of citizens there."""
    assert born(lord("F1", "red H4")).dice("blue") == "d1 F 1, d2 H 2"


def test_seven_slaves_there_are_not() -> None:
    """X-5.3: above six of one origin the children of slaves are born as citizens."""
    played = born(lord("H1", "red H5", ["slaveborn slaves"]))
    assert (played.dice("blue"), played.slaves("blue")) == ("d1 H 3", "red H6")


def test_each_origin_has_its_own_children() -> None:
    """X-5.1: slave-born are counted for each group: 3 and 3 are 1 and 1, the third newborn is a citizen."""
    played = born(lord("F1", "red H3, green H3", ["slaveborn slaves"]))
    assert (played.dice("blue"), played.slaves("blue")) == ("d1 F 1, d2 H 1", "green H4, red H4")


def test_the_fullest_group_first() -> None:
    """X-13.6: by default the fullest group with room gets the newborn, of equal ones the lower die."""
    assert born(lord("H2 H4")).dice("blue") == "d1 H 3, d2 H 6"


def test_the_groups_named_first() -> None:
    """X-13.6 `births`: the dice that are named get them first, in that order; then the fullest."""
    assert born(lord("H1 H4 H3", standing=["births d3, d1"])).dice("blue") == "d1 H 2, d2 H 4, d3 H 6"


def test_a_new_group_only_when_all_are_full() -> None:
    """X-5.2: the groups in the houses are filled first; a new group has the lowest free die."""
    assert born(lord("H6 F2 H5")).dice("blue") == "d1 H 6, d2 F 2, d3 H 6, d4 H 4"


def test_no_die_no_child() -> None:
    """X-5.2: no free die and no room: not born, and it is told."""
    state = table(None, 4, blue=lord("H6 H5 F6 F6 T1 C1"), red=lord("F6"))
    played = play(state)
    assert played.dice("blue").startswith("d1 H 6, d2 H 6")
    assert ("blue", 11, 5, 4, (2,), (5,), (6,)) in played.all(
        "births", "who", "houses", "born", "unborn", "dice", "before", "after"
    )


def test_enslaved_people_block_a_die() -> None:
    """D12 `slave_dice = "victim"`: what the own people in slavery use is not there for newborn."""
    options = Options(slave_dice="victim")
    state = table(options, 4, blue=lord("H6 F4 T1 C1 B1"), red=lord("F6", "blue F1"), green=lord("F6"))
    assert newborn(state, BLUE)[1].unborn == 3


def test_standing_orders_of_the_letter_act_at_once() -> None:
    """X-13.6: what a letter says of newborn holds for this very round."""
    state = table(None, 4, blue=lord("H2 H4 F6", "red H2"), red=lord("F6"))
    played = play(state, blue=[BirthsOrder((1,)), SlavebornOrder("slaves")])
    assert played.dice("blue") == "d1 H 5, d2 H 4, d3 F 6"
    assert played.slaves("blue") == "red H3"


def test_what_is_told_of_a_new_group() -> None:
    """X-5.2: the group that grew with its number before, the new one with nobody."""
    played = play(table(None, 4, blue=lord("H5 F3"), red=lord("F6")))
    assert played.all("births", "who", "dice", "before", "after") == [("blue", (1, 3), (5, 0), (6, 1))]
