"""C-1 and C-4: the board, steps, joining, splitting, allied cities, no-battle mode."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.orders import Action, Capture, Join, Stay, Wait, WaitJoin
from tests.rules.campaign.board_kit import NE, SE, E, N, S, W, War, city, drawn, on, reveal, to, war


def test_terrain() -> None:
    """C-1.1: sea and mountains stop an army; every passable cell costs one step."""
    game = drawn("R1 f h . ~ .\n. . . . . G1").order("red", 1, E(5)).play()
    assert game.at("red", 1) == "D1"
    assert game.facts("red", "blocked") == {"army": 1, "step": 4, "at": "D1", "direction": "E"}


def test_edge() -> None:
    """C-1.2, C-4.2: at the edge the move stops, and the plan goes on with its next action."""
    game = drawn(". R1 . .\n. . . .\n. . . G1").order("red", 1, N(3), W(1)).play()
    assert game.way("red", 1) == "B1 A1"
    assert game.facts("red", "blocked")["direction"] == "N"


def test_diagonal_squeeze() -> None:
    """C-1.2: no diagonal step between two impassable cells that touch at the corner."""
    game = drawn("R1 # . . .\n~ . . . .\n. . . . G1").order("red", 1, SE(1)).play()
    assert game.at("red", 1) == "A1"
    assert game.facts("red", "blocked")["direction"] == "SE"
    assert drawn("# . . . G1\nR1 ~ . . .").order("red", 1, NE(1)).play().at("red", 1) == "A2"


def test_squeeze_allowed() -> None:
    """C-1.2: with diagonal_squeeze an army slips between them."""
    game = drawn("R1 # . . .\n~ . . . .\n. . . . G1", diagonal_squeeze=True).order("red", 1, to("B2")).play()
    assert game.at("red", 1) == "B2"


def test_rook() -> None:
    """C-1.2: with the rook's metric there are four directions and distance is a sum."""
    game = drawn("R1 . .\n. . .\n. . .\n. . G1", move_metric="rook").order("red", 1, to("B2")).play()
    assert game.way("red", 1) == "A1 B1 B2"
    assert drawn(". .\nR1 .\n. G1", move_metric="rook").order("red", 1, NE(1)).play().at("red", 1) == "A2"


def test_sides_partition() -> None:
    """C-1.6: members of an alliance in force are on one side, everybody else is hostile."""
    allied = [{"number": 1, "members": ["red", "green"], "first": 1}]
    game = war("R1@C5 G1@C6 B1@C8", alliances=allied).order("red", 1, S(1)).order("blue", 1, N(1))
    game.order("green", 1, S(1)).play(5, 9)
    assert (game.at("red", 1), game.at("green", 1)) == ("C6", "C7")
    assert game.find("blue", 1) is None


def test_stacking() -> None:
    """C-1.7: any number of armies of one side share a cell, and nothing merges unless ordered."""
    game = war("R1@C5 R2@D5 G1@S19").order("red", 2, W(1)).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("C5", "C5")


def test_stack_limit() -> None:
    """C-1.7 stack_limit: who finds no room halts before the cell."""
    game = war("R1@C5 R2@D5 R3@E5 G1@S19", stack_limit=1).order("red", 2, W(1)).order("red", 3, W(1)).play()
    assert [game.at("red", number) for number in (1, 2, 3)] == ["C5", "D5", "E5"]
    assert {each.facts["why"] for each in game.told("red", "halted")} == {"full"}


def test_stack_limit_lets_columns_march() -> None:
    """C-1.7 stack_limit: a cell that is being left has room, and a joiner fits."""
    game = war("R1@C5 R2@D5 G1@S19", stack_limit=1).order("red", 1, W(1)).order("red", 2, W(1)).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("B5", "C5")
    game.order("red", 2, Join(1)).play()
    assert game.strength("red", 1) == 20


def test_move_limit() -> None:
    """C-4.1: the clock has move_limit ticks; who waits makes fewer steps."""
    game = war("R1@A5 R2@A7 G1@S19", move_limit=4)
    game.order("red", 1, E(10)).order("red", 2, Wait(3), E(10)).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("E5", "B7")


def test_goto_prefers_north() -> None:
    """C-4.2: among equal ways N, E, S, W come before the diagonals."""
    game = war("R1@C9 G1@S19").order("red", 1, to("D6")).play()
    assert game.way("red", 1) == "C9 C8 C7 D6"


def test_goto_round_a_lake() -> None:
    """C-4.2: unexplored cells are taken for passable; the way is found anew at every step."""
    picture = """
        .  . . . . . . . .
        .  . . . . # . . .
        R1 . . . . # . . .
        .  . . . . # . . .
        .  . . . . . . . G1
    """
    game = drawn(picture, army_sight=1).order("red", 1, to("H3")).play()
    assert game.at("red", 1) == "H3"
    assert game.facts("red", "march")["steps"] == 8


def test_blind_goto() -> None:
    """C-4.2: a cell that turned out to be impassable is known from then on, even to an army that sees nothing."""
    game = drawn("R1 . # . .\n. . . . .\n. . . . G1", army_sight=0).order("red", 1, to("D1")).play()
    assert game.at("red", 1) == "D1"


def test_friends_pass() -> None:
    """C-4.3: friendly armies pass each other, also changing places."""
    game = war("R1@C5 R2@D5 G1@S19").order("red", 1, E(1)).order("red", 2, W(1)).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("D5", "C5")


def test_join_does_not_swap() -> None:
    """C-4.4: a joiner that would change places with the army it joins waits."""
    game = war("R1@C5 R2@D5 G1@S19").order("red", 1, E(1), Stay()).order("red", 2, Join(1)).play()
    assert game.find("red", 2) is None
    assert (game.at("red", 1), game.strength("red", 1)) == ("D5", 20)


@pytest.mark.parametrize("done", [to("D5"), Wait(0)], ids=["arrived", "waited"])
def test_join_does_not_swap_after_what_is_done_already(done: Action) -> None:
    """C-4.4, E-5: `to D5, join 1` standing in D5 is `join 1` from the first step on: it waits for army 1."""
    game = war("R1@C5 R2@D5 G1@S19").order("red", 1, E(1), Stay()).order("red", 2, done, Join(1)).play()
    assert (game.facts("red", "merged")["step"], game.at("red", 1)) == (1, "D5")


def test_join_swaps_with_nobody_who_has_just_begun_to_move() -> None:
    """C-4.4: the army joined may have finished an action first, too: `to C5; right 1` standing in C5."""
    game = war("R1@C5 R2@D5 G1@S19").order("red", 1, to("C5"), E(1), Stay()).order("red", 2, Join(1)).play()
    assert (game.facts("red", "merged")["step"], game.at("red", 1)) == (1, "D5")


def test_join_finds_room_after_what_is_done_already() -> None:
    """C-1.7: with a stack_limit, who joins an army fits into its full cell, also after an action done already."""
    game = war("R1@C5 R2@D5 G1@S19", stack_limit=1).order("red", 2, to("D5"), Join(1)).play()
    assert (game.strength("red", 1), game.told("red", "halted")) == (20, [])


def test_join_each_other() -> None:
    """C-4.4: two armies that join each other meet; the lower number disappears into the higher one first."""
    game = war("R1@C5 R2@F5 G1@S19").order("red", 1, Join(2)).order("red", 2, Join(1)).play()
    (left,) = [army for army in game.state.armies if army.owner == "red"]
    assert (left.number, left.strength) == (2, 20)


def test_join_a_joiner() -> None:
    """C-4.4: a join aimed at an army that has merged is aimed at the survivor."""
    game = war("R1@C5 R2@D5 R3@G5 G1@S19").order("red", 2, Join(1)).order("red", 3, Join(2)).play()
    assert (game.at("red", 1), game.strength("red", 1)) == ("C5", 30)
    assert [each.facts["joined"] for each in game.told("red", "merged")] == [2, 3]


def test_join_keeps_plan() -> None:
    """C-4.4: the army joined keeps number, plan and rules."""
    game = war("R1@C5 R2@D5 G1@S19").order("red", 1, WaitJoin(2), W(2)).order("red", 2, Join(1)).play()
    assert (game.at("red", 1), game.strength("red", 1)) == ("A5", 20)


@pytest.mark.parametrize(
    ("overflow", "left"),
    [("refuse", [20, 22]), ("transfer", [30, 12]), ("trim", [30])],
)
def test_merge_overflow(overflow: str, left: list[int]) -> None:
    """C-4.4 merge_overflow: refused, filled up, or trimmed."""
    game = war("R1@C5=20 R2@D5=22 G1@S19", merge_overflow=overflow).order("red", 2, Join(1)).play()
    assert [army.strength for army in game.state.armies if army.owner == "red"] == left


def test_transfer_needs_a_rest() -> None:
    """C-4.4 transfer: refused when the rest would be less than split_min."""
    game = war("R1@C5=25 R2@D5=12 G1@S19", merge_overflow="transfer").order("red", 2, Join(1)).play()
    assert game.facts("red", "merge_refused")["total"] == 37


def test_merge_max() -> None:
    """C-4.4 merge_max: another limit."""
    game = war("R1@C5=20 R2@D5=22 G1@S19", merge_max=50).order("red", 2, Join(1)).play()
    assert game.strength("red", 1) == 42


def test_growth_above_thirty() -> None:
    """C-4.6: the capture gain may lift an army above 30."""
    game = war("R1@C5=30 G1@E5=10", ["Yaz E5 green", "Tor S19 green"]).order("red", 1, E(2)).play(1, 15)
    assert game.strength("red", 1) == 33


def test_split_numbers() -> None:
    """C-4.5: new armies take the next numbers, stand on the cell, and obey their own plans at once."""
    game = war("R1@C5=30 R4@K9=20 G1@S19")
    game.order("red", 1, split=(10, 10, 10)).order("red", 4, halve=True).order("red", 5, E(2)).play()
    assert [(a.number, a.strength) for a in game.state.armies if a.owner == "red"] == [
        (1, 10),
        (4, 10),
        (5, 10),
        (6, 10),
        (7, 10),
    ]
    assert (game.at("red", 5), game.at("red", 6), game.at("red", 7)) == ("E5", "C5", "K9")
    assert game.realm("red").next_number == 8


def test_split_inside_a_city() -> None:
    """C-4.5: 19 can not be divided, also inside a city where it fights as 21."""
    game = war("R1@C5=19 G1@S19", ["Yaz C5 red"]).order("red", 1, halve=True).play()
    assert game.facts("red", "split_refused") == {"army": 1, "strength": 19, "least": 10}


def test_split_min() -> None:
    """C-4.5 split_min: another least strength."""
    game = war("R1@C5=19 G1@S19", split_min=5).order("red", 1, halve=True).play()
    assert (game.strength("red", 1), game.strength("red", 2)) == (10, 9)


def allied(entry: bool) -> War:
    treaty = [{"number": 1, "members": ["red", "green"], "first": 1, "entry": entry}]
    return war("R1@C5 B1@S19", ["Yaz E5 green"], alliances=treaty).order("red", 1, E(2)).play()


def test_entry() -> None:
    """C-4.7: with the term `entry` an army enters an ally's city, and does not take it."""
    assert allied(entry=True).at("red", 1) == "E5"
    assert allied(entry=True).city("Yaz").owner == "green"
    assert allied(entry=False).at("red", 1) == "D5"


def test_careful() -> None:
    """C-4.8: a careful army halts before a cell where it sees an enemy, and goes on when it leaves."""
    game = war("R1@C5 G1@F5").order("red", 1, E(6), careful=True).order("green", 1, Wait(4), N(5)).play()
    assert game.way("red", 1) == "C5 D5 E5 F5 G5 H5 I5"
    assert game.facts("red", "halted") == {"army": 1, "step": 3, "at": "E5", "before": "F5", "why": "enemy"}


def test_careful_meets_who_comes() -> None:
    """C-4.8: it can not avoid an army that arrives in the same step."""
    game = war("R1@C5=20 G1@E5", ["Tor S19 green"]).order("red", 1, E(1), careful=True)
    game.order("green", 1, W(1)).play(1, 2)
    assert game.find("green", 1) is None


def test_revealed_city_on_the_way() -> None:
    """C-4.2: a rule may turn the army aside; it ends in the city."""
    game = war("R1@C9 G1@S19", ["Tor E5"]).order("red", 1, N(6), rules=[on(reveal("free_city"), Capture(city("Tor")))])
    assert game.play().city("Tor").owner == "red"
