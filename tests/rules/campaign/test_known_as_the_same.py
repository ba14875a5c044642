"""C-7.3, E-3, E-5: which armies a state can tell apart: those it has watched throughout; never by hidden numbers."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.orders import Attack, Flee, Stay, Target, Wait
from tests.rules.campaign.board_kit import NE, NW, E, N, S, W, War, colour, on, reveal, see, war

HOME = ["Ost S20 red"]


@pytest.mark.parametrize("north", [1, 2])
def test_of_two_that_part_the_next_cell_is_attacked(north: int) -> None:
    """E-4: two green armies leave one cell: red goes after the one whose cell comes first, whatever its number is."""
    game = war("R1@H8 G1@H6 G2@H6", HOME, move_limit=3).order("red", 1, Attack(colour("green")))
    game.order("green", north, NE(3)).order("green", 3 - north, NW(3)).play()
    assert game.way("red", 1) == "H8 H7 H6 G5"


@pytest.mark.parametrize("south", [1, 2])
def test_it_is_what_stands_in_the_cell(south: int) -> None:
    """E-4: `it` are both; when they part, the nearer one is attacked, whatever its number is."""
    rules = [on(see("enemy"), Attack(Target(it=True)))]
    game = war("R1@H8 G1@H5 G2@H5", HOME).order("red", 1, Stay(), rules=rules)
    game.order("green", south, E(1)).order("green", 3 - south, N(9)).play(9, 1)
    assert [event.facts["at"] for event in game.told("red", "battle")] == ["I5"]


def test_both_are_caught_in_their_cell() -> None:
    """E-5: the attack is over when it has entered the cell of any of them."""
    game = war("R1@H8=30 G1@H7=9 G2@H7=9", HOME).order("red", 1, Attack(colour("green")), E(1)).play(1, 12, 1, 12)
    assert game.at("red", 1) == "I7"


def away_and_back() -> War:
    """Red walks out of sight of a green army, and back; nothing else of red's watches it."""
    return war("R1@C9 G1@C7", HOME)


def test_who_leaves_sight_and_returns_is_told_twice() -> None:
    """C-7.3: two armies are reported: nobody can know that they are one."""
    game = away_and_back().order("red", 1, S(5), N(5)).play()
    seen = [dict(event.facts) for event in game.told("red", "sighted")]
    assert [each["here"] for each in seen] == [0, 1]
    assert [(each["first"], each["last"]) for each in seen] == [(0, 1), (9, 10)]
    assert len([track for track in game.view("red").tracks if track.owner == "green"]) == 2


def test_who_leaves_sight_and_returns_is_revealed() -> None:
    """E-3: the rule fires when it comes into sight again; it may be another."""
    game = away_and_back().order("red", 1, S(5), N(5), rules=[on(reveal("enemy"), Flee())]).play()
    assert [event.facts["on"] for event in game.told("red", "fired")] == ["reveal-enemy"]


def test_who_is_watched_throughout_is_told_once() -> None:
    """C-7.3: another own army keeps it in view meanwhile."""
    game = war("R1@C9 R2@B8 G1@C7", HOME).order("red", 1, S(5), N(5), rules=[on(reveal("enemy"), Stay())]).play()
    assert len(game.told("red", "sighted")) == 1
    assert game.told("red", "fired") == []


@pytest.mark.parametrize("same", [True, False])
def test_who_returns_is_not_followed(same: bool) -> None:
    """E-5: `attack it` goes to where it was last seen, whether that army comes out of the fog again or another does."""
    rules = [on(see("enemy"), S(2), Attack(Target(it=True)))]
    game = war("R1@H9 G1@H6 G2@N6", HOME, move_limit=7).order("red", 1, Stay(), rules=rules)
    if same:
        game.order("green", 1, Wait(2), E(2)).play()
    else:
        game.order("green", 1, Wait(2), N(5)).order("green", 2, W(4)).play()
    assert [event.facts["end"] for event in game.told("red", "sighted")] == ["H6", "J6"]
    assert game.way("red", 1) == "H9 H10 H11 H10 H9 H8 H7 H6"
