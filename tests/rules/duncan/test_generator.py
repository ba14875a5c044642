"""Random dungeons: what was asked, in one piece, the same for the same dice, and fair."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.grid import KING, cell, step
from pbem.core.seats import COLOURS
from pbem.rulesets.duncan.dungeon import board
from pbem.rulesets.duncan.dungeon.board import Dungeon
from pbem.rulesets.duncan.dungeon.fairness import FAR, Standing, fields, standings, unfairness
from pbem.rulesets.duncan.dungeon.generator import generate
from pbem.rulesets.duncan.dungeon.rooms import cut, passage
from pbem.rulesets.duncan.dungeon.setup import setup
from pbem.rulesets.duncan.options import Options

possible = st.builds(
    Options, board_width=st.integers(10, 20), board_height=st.integers(10, 20), teams=st.integers(2, 4)
)
thrown = st.binary(min_size=1, max_size=4).map(KeyedDice)
calm = settings(max_examples=6)


@cache
def drawn(teams: int, key: bytes = b"a dungeon for a test") -> Dungeon:
    """Draw a dungeon of the usual size, once."""
    return generate(Options(teams=teams), KeyedDice(key))


def measured(teams: int) -> tuple[Standing, ...]:
    return standings(drawn(teams), Options(teams=teams))


@calm
@given(options=possible, dice=thrown)
def test_a_dungeon_has_what_was_asked(options: Options, dice: KeyedDice) -> None:
    """D-1: the size, a portal for each team with floor all round, gold for every team, and all of it in one piece."""
    assume(options.board_width * options.board_height >= 80 * options.teams)
    dungeon = generate(options, dice)
    assert (dungeon.board.width, dungeon.board.height) == (options.board_width, options.board_height)
    assert len(set(dungeon.portals)) == options.teams
    assert all(dungeon.board.floor(step(at, each)) for at in dungeon.portals for each in KING)
    assert len(dungeon.piles) >= options.teams
    for field in fields(dungeon.board, dungeon.portals, options):
        reached = field.reached[-1].bit_count()
        assert reached == sum(row.count(".") for row in dungeon.board.rows) - options.teams
    assert board.read(board.write(dungeon)) == dungeon


def test_nothing_of_a_map_stands_among_the_throws() -> None:
    """The map follows from shuffles alone; dice that never shuffle draw one too."""
    dice = KeyedDice(b"x")
    small = Options(teams=2, board_width=16, board_height=10)
    first = generate(small, dice)
    assert dice.thrown == []
    assert generate(small, KeyedDice(b"x")) == first
    assert generate(small, KeyedDice(b"y")) != first
    assert generate(small, ScriptedDice()).portals


@pytest.mark.parametrize("teams", [2, 3, 4])
def test_no_team_is_favoured(teams: int) -> None:
    """D-8, D-1.3: gold lies as far from every portal, to half a step; enemies are about as near, the ground as wide."""
    found = measured(teams)
    assert max(one.small for one in found) - min(one.small for one in found) <= 1
    assert max(one.large for one in found) - min(one.large for one in found) <= 3
    assert max(one.promise for one in found) <= 1.3 * min(one.promise for one in found)
    assert max(one.neighbour for one in found) <= 1.25 * min(one.neighbour for one in found)
    assert max(one.area for one in found) <= 1.5 * min(one.area for one in found)


def test_walls_make_sight_worth_something() -> None:
    """D-5: between a third and two thirds of the board are floor: rooms and passages, neither a maze nor a plain."""
    rows = drawn(3).board.rows
    assert 0.3 < sum(row.count(".") for row in rows) / 1200 < 0.7


def test_everybody_begins_with_the_same_view() -> None:
    """D-5.4: portals stand in chambers of one shape: none sees more than another."""
    state = setup(Options(teams=3), COLOURS[:3], drawn(3))
    assert {sum(map(int.bit_count, team.memory.discovered)) for team in state.teams} == {21}


def test_too_many_teams() -> None:
    """The options to change are named."""
    with pytest.raises(ValueError, match="12 teams do not fit on 10x10 squares: raise board_width or board_height"):
        generate(Options(teams=12, board_width=10, board_height=10), KeyedDice(b"x"))


def test_blocks_leave_a_wall_around_each() -> None:
    """A board is cut into blocks with a wall between any two, and all round."""
    blocks = cut(21, 11, 10)
    assert [(each.column, each.row, each.width, each.height) for each in blocks.blocks] == [(1, 1, 9, 9), (11, 1, 9, 9)]
    assert blocks.pairs() == ((0, 1),)
    assert cut(21, 21, 10).pairs() == ((0, 1), (2, 3), (0, 2), (1, 3))


def test_a_passage_has_one_bend() -> None:
    """Across first, or down first."""
    one, other = cell("A1"), cell("C2")
    assert passage(one, other, True) == {cell(name) for name in ("A1", "B1", "C1", "C2")}
    assert passage(one, other, False) == {cell(name) for name in ("A1", "A2", "B2", "C2")}


def test_ways_are_measured_in_half_steps() -> None:
    """D-4.1, D-4.2: straight 2, diagonal 3, not past a corner of a wall; nobody walks over a portal (D-1.3)."""
    dungeon = board.read("1...\n.##.\n...2")
    blue, red = fields(dungeon.board, dungeon.portals, Options())
    assert [blue.to(cell(name)) for name in ("B1", "C1", "D2", "B3", "C3")] == [0, 2, 6, 4, 6]
    assert blue.to(cell("B2")) == blue.to(cell("D3")) == FAR
    assert red.to(cell("A3")) == 4


def test_a_share_of_a_pile() -> None:
    """Who is as near as another shares evenly; a dungeon of two equal halves is perfectly fair."""
    found = standings(board.read("#######\n#.1..o#\n#.....#\n#o..2.#\n#######"), Options())
    assert found[0] == found[1]
    assert found[0].promise == pytest.approx(1)
    assert unfairness(found) == 0
