"""D-1: the game before its first turn."""

from __future__ import annotations

import pytest

from pbem.core import squares
from pbem.core.grid import cell
from pbem.core.seats import COLOURS
from pbem.rulesets.duncan.dungeon import board
from pbem.rulesets.duncan.dungeon.setup import setup, spaced
from pbem.rulesets.duncan.options import Options, problems
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import Pile, PileMemory, State, Unit

MAP = """
##########
#........#
#.1o....o#
#....#...#
#...n....#
#.O....2.#
#........#
##########

pile D3 12
pile I3 unlimited
neutral E5 3/2/1
"""


def begin(teams: int = 2, **options: object) -> State:
    made = Options(dungeon=MAP, teams=teams, **options)  # type: ignore[arg-type]
    return setup(made, COLOURS[:teams], board.read(MAP))


def test_every_team_has_a_portal_and_50_points() -> None:
    """D-1.2, D-1.3: a portal each in the order of the teams, 50 points, no unit, no bonus."""
    blue, red = begin().teams
    assert (blue.portal, red.portal) == (cell("C3"), cell("H6"))
    assert (blue.points, blue.score, blue.units, blue.stock, blue.next_number) == (50, 0, (), (), 1)
    assert begin(start_points=7).teams[0].points == 7


def test_only_the_sight_of_the_portal_is_known() -> None:
    """k6, D-5.4: all squares are hidden at the start but for the sight of the portal, 2 squares far."""
    blue = begin().teams[0]
    assert squares.has(blue.memory.discovered, cell("C1"))
    assert squares.has(blue.memory.discovered, cell("E3"))
    assert not squares.has(blue.memory.discovered, cell("F3"))
    assert blue.memory.piles == {"D3": PileMemory("small", None, 0)}
    assert vision.view(begin(), COLOURS[0]).terrain[2] == "#....?????"


def test_capacities() -> None:
    """D-1.5: a pile holds what the map says, else what the options say; 0 in the options is without limit."""
    assert begin().piles == (
        Pile(cell("D3"), "small", None, 12),
        Pile(cell("I3"), "small"),
        Pile(cell("C6"), "large"),
    )
    assert [pile.left for pile in begin(small_pile_capacity=5, large_pile_capacity=9).piles] == [12, None, 9]


def test_neutral_units_stand_where_they_are_drawn() -> None:
    """D-1.6: units of nobody."""
    assert begin().neutral == (Unit(1, cell("E5"), 3, 2, 1, best=3),)


def test_portals_nobody_plays_are_floor() -> None:
    """A map for two may be played by one fewer, not by one more."""
    assert begin(1).board.floor(cell("H6"))
    with pytest.raises(ValueError, match="the map has 2 portals, 3 are wanted"):
        begin(3)


def test_fewer_teams_take_portals_evenly_spaced() -> None:
    """Two teams on a map for four begin at opposite portals, four on one for eight at every second."""
    portals = tuple(cell(f"{column}1") for column in "ABCDEFGH")
    assert spaced(portals[:4], 2) == (cell("A1"), cell("C1"))
    assert spaced(portals, 4) == tuple(cell(f"{column}1") for column in "ACEG")
    assert spaced(portals, 8) == portals


def test_options_out_of_range_are_named() -> None:
    """2.2: each with the option, the value and the range."""
    found = problems(Options(teams=1, turn_limit=0))
    assert [(each.code, each.facts["option"]) for each in found] == [
        ("duncan-option-range", "teams"),
        ("duncan-option-range", "turn_limit"),
    ]
    assert problems(Options()) == ()
