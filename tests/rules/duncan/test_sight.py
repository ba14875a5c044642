"""D-5.1 to D-5.5: what a team sees, has discovered and remembers."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.duncan.orders import BuyOrder, MoveOrder
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.view import ForeignUnit, KnownPile, KnownPortal
from tests.rules.duncan.dungeon_kit import Game, dungeon

FIGURE = """
......
.#....
......
......
"""
ROOM = """
#########
#.......#
#..#....#
#.......#
#...#...#
#....#..#
#.......#
#########
"""
WALL = ".....\n.....\n..#..\n.....\n....."


def looking(rows: str, unit: str, portal: str, **options: Any) -> Game:
    """Put up a board where blue has just come in: one unit, and a portal out of its way that sees only itself."""
    lines = rows.strip().splitlines()
    nothing = "\n".join("0" * len(lines[0]) for _ in lines)
    teams = {
        "blue": {"portal": portal, "discovered": nothing, "piles": []},
        "red": {"portal": portal, "discovered": nothing, "piles": []},
    }
    return dungeon(rows.strip(), options=options, teams=teams, blue=[unit])


def shown(game: Game, seat: str = "blue") -> str:
    """Draw what a team sees now, its units as `@`."""
    view = game.view(seat)
    units = {unit.cell for unit in view.units}
    rows = [
        "".join(
            "@" if (column, row) in units else sign if view.fog[row][column] == "." else "?"
            for column, sign in enumerate(line)
        )
        for row, line in enumerate(view.terrain)
    ]
    return "\n".join(rows)


def test_x14_figure_6_1() -> None:
    """X14, k6 figure 6.1: the unit in B1 does not see the nearer C3, and sees D3 behind it."""
    game = looking(FIGURE, "u1 B1 1/1/3", "A1")
    assert shown(game) == ".@...?\n.#...?\n???.??\n??????"


def test_x15_single_wall() -> None:
    """X15: one wall, and its shadow to the edge of the board."""
    assert shown(looking(WALL, "u1 C2 1/1/4", "C2")) == ".....\n..@..\n..#..\n.???.\n?????"


def test_x16_room() -> None:
    """X16: a room with walls in it, seen from C4 with sight 2."""
    seen = "?????????\n?..??????\n#..#?????\n#.@..????\n#...#????\n?...?????\n?????????\n?????????"
    assert shown(looking(ROOM, "u1 C4 1/1/2", "C4")) == seen


def test_sight_1_shows_the_eight_squares_it_fights_on() -> None:
    """D-5.2, H1: sight 1 is the own square and the eight around it."""
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u1 D4 1/1/1", "u2 F6 1/1/1", "u3 E7 1/1/1"])
    assert [each.cell.name for each in game.view("blue").foreign] == ["D4", "F6"]


def test_sight_metric_square() -> None:
    """D-5.2 sight_metric `square`: the corners belong to it."""
    game = dungeon(blue=["u1 E5 1/1/2"], red=["u1 G7 1/1/1"])
    assert game.view("blue").foreign == ()
    wide = dungeon(blue=["u1 E5 1/1/2"], red=["u1 G7 1/1/1"], options={"sight_metric": "square"})
    assert [each.cell.name for each in wide.view("blue").foreign] == ["G7"]


def test_corner_peek() -> None:
    """D-5.3 corner_peek, H2: between two walls that touch one sees only if the option lets one."""
    rows = ".#..\n#...\n....\n...."
    assert shown(looking(rows, "u1 A1 1/1/2", "A1")) == "@#??\n#???\n????\n????"
    assert shown(looking(rows, "u1 A1 1/1/2", "A1", corner_peek=True)) == "@#??\n#.??\n????\n????"


def test_units_piles_and_portals_block_no_sight() -> None:
    """D-5.3, D-1.3: only walls do."""
    game = dungeon(
        blue=["u1 A6 1/1/6"], red=["u1 B6 1/1/1", "u2 G6 1/1/1"], piles=["C6 large"], teams={"red": {"portal": "D6"}}
    )
    assert [each.cell.name for each in game.view("blue").foreign] == ["B6", "G6"]


@pytest.mark.parametrize(("portal_sight", "seen"), [(0, 1), (1, 9), (2, 21), (3, 37)])
def test_portal(portal_sight: int, seen: int) -> None:
    """D-5.4, k6: the portal sees, always, by the same rule."""
    game = dungeon(teams={"blue": {"portal": "F6"}}, options={"portal_sight": portal_sight})
    assert sum(row.count(".") for row in game.view("blue").fog) == seen


def test_sight_is_of_where_the_unit_arrives() -> None:
    """D-5.1, k6: sight is computed once, after movement: squares passed on the way are not seen."""
    game = dungeon(blue=["u1 B6 1/6/1"], red=["u1 D4 1/1/1"], teams={"blue": {"discovered": "all"}})
    game.order("blue", MoveOrder(1, "H6")).play()
    assert game.view("blue").foreign == ()
    assert game.view("blue").fog[5][7] == "."
    assert game.view("blue").fog[5][3] == ":"


def test_discovered_for_ever() -> None:
    """D-5.5, k6: what was discovered stays shown, remembered when nobody looks; the rest is unknown."""
    game = looking("........\n........\n........", "u1 B2 1/6/1", "A1")
    game.play().order("blue", MoveOrder(1, "C2")).play()
    assert game.view("blue").terrain == ("....????", "....????", "....????")
    assert game.view("blue").fog == ("....????", ":...????", ":...????")


def test_only_present_sight_shows_units() -> None:
    """D-5.5, k6: a unit on a discovered square out of sight is not shown."""
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u1 H5 1/1/1"])
    assert game.view("blue").terrain[4][7] == "."
    assert game.view("blue").foreign == ()


def test_a_unit_that_died_has_discovered() -> None:
    """D-5.1, D-5.5: who falls in phase 4 has discovered what it saw in phase 3; nobody sees it any more."""
    game = dungeon(
        "........\n........\n........",
        blue=["u1 F2 1/1/1"],
        red=["u1 G2 9/9/1"],
        piles=["F3 small"],
        teams={"blue": {"portal": "A1", "discovered": "00000000\n" * 3, "piles": []}, "red": {"portal": "A3"}},
    )
    view = game.play().view("blue")
    assert game.alive("blue") == []
    assert view.terrain[0] == ".???...?"
    assert view.fog[1] == "????:::?"
    assert view.foreign == ()
    assert view.piles == (KnownPile(game.state.piles[0].cell, "small", None, 5),)


def test_who_was_summoned_sees_from_the_next_turn() -> None:
    """D-3.4, D-5.5: a unit summoned in phase 5 sees from the next phase 3."""
    game = dungeon(teams={"blue": {"portal": "C3", "points": 9}}, red=["u1 B6 1/1/1"])
    game.order("blue", BuyOrder(("B4",))).play()
    assert game.at("blue", 1) == "B4"
    assert game.view("blue").fog[4][1] == ":"
    assert game.play().view("blue").fog[4][1] == "."


def test_units_there_from_the_beginning_see() -> None:
    """Before the first turn those who were there from the beginning see."""
    game = dungeon(blue=["u1 E5 1/1/1"], turn=1)
    assert game.view("blue").fog[3][3:6] == "..."


@pytest.mark.parametrize(
    ("told", "values"), [("exact", (3, 2, 1)), ("strength", (3, None, None)), ("hidden", (None, None, None))]
)
def test_what_is_told_of_strangers(told: str, values: tuple[int | None, int | None, int | None]) -> None:
    """H9 enemy_stats: strength, speed and sight, strength alone, or nothing; never wounds, bonuses, numbers."""
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u4 D5 3/2/1 w2 leech quick"], options={"enemy_stats": told})
    (unit,) = game.view("blue").foreign
    assert unit == ForeignUnit(Seat("red"), game.unit("red", 4).cell, *values)


def test_neutral_units_are_seen() -> None:
    """D-1.6: neutral units too, in present sight."""
    game = dungeon(blue=["u1 E5 1/1/1"], neutral=["u1 D5 2/1/1", "u2 H9 2/1/1"])
    assert [(each.owner, each.cell.name) for each in game.view("blue").foreign] == [("neutral", "D5")]


def test_an_invisible_unit_is_never_seen() -> None:
    """D-7.4: no other team sees it, ever; its own team does."""
    game = dungeon(blue=["u1 E5 1/1/3"], red=["u1 D5 3/1/1 invisibility", "u2 D5 2/1/1"])
    assert [each.strength for each in game.view("blue").foreign] == [2]
    assert [unit.number for unit in game.view("red").units] == [1, 2]


def test_the_order_of_strangers_tells_no_number() -> None:
    """D-5.5: on one square strangers stand in the order of what is told of them."""
    one = dungeon(blue=["u1 E5 1/1/1"], red=["u1 D5 3/1/1", "u2 D5 2/1/1"])
    other = dungeon(blue=["u1 E5 1/1/1"], red=["u1 D5 2/1/1", "u2 D5 3/1/1"])
    assert one.view("blue").foreign == other.view("blue").foreign


def test_portals_on_discovered_squares() -> None:
    """D-5.5: a foreign portal is known once its square is discovered, the own one always."""
    game = looking("........\n........\n........", "u1 B2 1/1/1", "A1")
    known = game.view("blue").portals
    assert [each.owner for each in known] == ["blue", "red"]
    far = dungeon(teams={"blue": {"discovered": ("0" * 12 + "\n") * 12}})
    assert far.view("blue").portals == (KnownPortal(Seat("blue"), far.team("blue").portal),)


def test_discoveries_are_told() -> None:
    """D-5.5: a team is told which squares, piles and portals it has discovered, and nobody else is."""
    game = dungeon(
        "............\n............\n............",
        blue=["u1 D2 1/1/1"],
        piles=["F2 large 0 red", "L1 small"],
        teams={"blue": {"portal": "A1", "discovered": ("0" * 12 + "\n") * 3, "piles": []}, "red": {"portal": "F1"}},
    )
    game.order("blue", MoveOrder(1, "E2")).play()
    assert game.told("blue", "discovered") == [{"count": 3, "squares": ("F1", "F2", "F3")}]
    assert game.told("blue", "pile_found") == [{"at": "F2", "size": "large", "holder": "red", "empty": 1}]
    assert game.told("blue", "portal_found") == [{"whose": "red", "at": "F1"}]
    assert game.told("red", "discovered") == []
    assert game.play().told("blue", "discovered") == []


def test_the_public_sees_nothing() -> None:
    """Who has no seat knows the turn and the scores, if these are open."""
    game = dungeon(blue=["u1 E5 1/1/1"], piles=["E5 small 3 blue"], teams={"blue": {"score": 7}})
    view = vision.view(game.state, None)
    assert set("".join(view.terrain + view.fog)) == {"?"}
    assert (view.foreign, view.piles, view.units, view.portals) == ((), (), (), ())
    assert [purse.score for purse in view.purses] == [7, 0]
