"""X-7.2 to X-7.4: what each command does to the city."""

from __future__ import annotations

from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.round_kit import Played, commands, play
from tests.rules.dice_empires.table_kit import lord, table


def blue(dice: str, *lines: str, slaves: str = "", options: Options | None = None) -> Played:
    """Play a first round in which blue alone gives commands."""
    return commands(table(options, 1, blue=lord(dice, slaves), red=lord("F6")), blue=lines)


def test_move() -> None:
    """X-7.2 C1: a whole group goes to another part, with its die."""
    played = blue("T6", "move d1 F")
    assert played.dice("blue") == "d1 F 6"
    assert played.all("moved", "who", "die", "people", "place", "to") == [("blue", 1, 6, "T", "F")]


def test_move_the_largest_group_of_a_part() -> None:
    """X-13.4: a part named instead of a die means its largest group, of equal ones that with the lowest die."""
    assert blue("T2 T4 T4", "move T F").dice("blue") == "d1 T 2, d2 F 4, d3 T 4"


def test_transfer() -> None:
    """X-7.2 C2: people go to another own group, wherever in the city it is."""
    played = blue("T4 F2", "transfer 3 d1 d2")
    assert played.dice("blue") == "d1 T 1, d2 F 5"
    facts = played.all("transferred", "people", "die", "place", "left", "new", "to", "now")
    assert facts == [(3, 1, "T", 1, 2, "F", 5)]


def test_transfer_between_groups_of_one_part() -> None:
    """X-13.4: a part named as target means another group than the one that gives."""
    assert blue("T4 T2", "transfer 2 d1 T").dice("blue") == "d1 T 2, d2 T 4"


def test_transfer_of_all_frees_the_die() -> None:
    """X-7.3 C2: as many as the group has: all of them, and the die is free again."""
    assert blue("T2 F2", "transfer 2 d1 d2").dice("blue") == "d2 F 4"


def test_split() -> None:
    """X-7.2 C3: people become a new group, with the lowest free die."""
    played = blue("T6 F1", "split 2 d1 H")
    assert played.dice("blue") == "d1 T 4, d2 F 1, d3 H 2"
    assert played.all("split", "people", "die", "left", "new", "now", "to") == [(2, 1, 4, 3, 2, "H")]


def test_split_within_a_part() -> None:
    """X-7.2 C3: the new group may stand in the same part."""
    assert blue("T6", "split 2 d1 T").dice("blue") == "d1 T 4, d2 T 2"


def test_split_with_the_die_wanted() -> None:
    """X-13.4: a free die that is named is taken."""
    assert blue("T6", "split 2 d1 H d5").dice("blue") == "d1 T 4, d5 H 2"


def test_split_of_all_moves_the_die() -> None:
    """X-7.3 C3: as many as the group has: the whole group moves, and no free die is needed."""
    played = blue("T1 H1 F1 C1 B1 WL1", "split 1 d1 WR")
    assert played.dice("blue") == "d1 WR 1, d2 H 1, d3 F 1, d4 C 1, d5 B 1, d6 WL 1"
    assert played.kinds() == ["moved"]


def test_send_a_group() -> None:
    """X-7.2 C4: a whole group goes from the barracks to the left road: to the right wall of the left neighbour."""
    played = blue("B4 T2", "send d1 L")
    assert played.dice("blue") == "d1 OL 4, d2 T 2"
    assert played.all("sent", "people", "side", "whom", "left") == [(4, "L", "red", 0)]


def test_send_some() -> None:
    """X-7.2 C4: some of a group go as a new one."""
    assert blue("B4 T2", "send 3 d1 R").dice("blue") == "d1 B 1, d2 T 2, d3 OR 3"


def test_send_in_the_round_they_came_to_the_barracks() -> None:
    """X-7.2 C4: who came to the barracks in this round may be sent at once."""
    assert blue("T2 H4", "move d2 B", "send d2 R").dice("blue") == "d1 T 2, d2 OR 4"


def test_recall() -> None:
    """X-7.2 C5: a group on a road comes back to the barracks; C5 may be given in the same round as others."""
    played = blue("OL4 T2", "recall d1")
    assert played.dice("blue") == "d1 B 4, d2 T 2"
    assert played.all("recalled", "people", "side", "whom", "to") == [(4, "L", "red", "B")]


def test_units_on_one_road_are_regrouped() -> None:
    """X-7.4: units on a road accept C2 between own groups on the same road."""
    state = table(None, 1, blue=lord("OL4 OL1 T1"), red=lord("F6"), green=lord("F6"))
    assert commands(state, blue=["transfer 2 d1 d2"]).all("transferred", "now", "to") == [(3, "OL")]


def test_slaves_move() -> None:
    """X-7.4: slaves go to the houses, the farm and the town hall."""
    played = blue("T6", "move slaves:red F", slaves="red T3")
    assert played.slaves("blue") == "red F3"
    assert played.all("moved", "die", "origin", "people", "place", "to") == [(0, "red", 3, "T", "F")]


def test_sending_is_a_command() -> None:
    """D4: by default troops are sent with a command like others: with three commands two groups go, not three."""
    assert blue("B1 B1 B1 F1", "send d1 L", "send d2 L", "move d4 H", "send d3 L").city("blue") == "OL1 OL1 B1 H1"


def test_sending_is_free() -> None:
    """D4 `send_costs = "free"`: sending uses no command, wherever it stands in the list."""
    lines = ["send d1 L", "move d4 H", "move d4 C", "send d2 L", "move d4 T", "move d4 F", "send d3 L"]
    played = blue("B1 B1 B1 F1", *lines, options=Options(peace_rounds=0, send_costs="free"))
    assert played.city("blue") == "OL1 OL1 OL1 T1"
    state = table(Options(peace_rounds=0, send_costs="free"), 1, blue=lord("B1 B1 B1 F1"), red=lord("F6"))
    assert play(state, blue=lines).all("reserves", "orders") == [((6,),)]
