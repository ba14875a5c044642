"""A start on one land (P-57.1): which land it is, what becomes of the others."""

from __future__ import annotations

from pbem.rulesets.powers.board.start_lands import one_land_each
from pbem.rulesets.powers.ground import world
from tests.rules.powers.kernel.kit import game, map_text, options, owners

LONG = map_text("A-B B-C C-D D-E E-F", sides={"N": "B C E F", "S": "A", "X": "D"})


def test_each_side_begins_on_the_land_farthest_from_the_others() -> None:
    """P-57.1: who has no choice comes first."""
    sides = one_land_each(world(options(LONG))).sides
    assert [(side.key, side.lands) for side in sides] == [("N", ("F",)), ("S", ("A",)), ("X", ("D",))]


def test_all_other_lands_are_nobodys() -> None:
    text = map_text(sides={"X": "A B", "Y": "D E"})
    assert owners(game(text=text)) == "A:blue B:blue C:- D:red E:red"
    assert owners(game(text=text, chapters=("land", "civ-start"))) == "A:blue B:- C:- D:- E:red"


def test_a_side_that_begins_at_sea_stays_there() -> None:
    text = map_text("A-B", {"A": 'kind = "sea"'}, {"X": "B", "Y": ""}).replace("lands = []", 'sea = ["A"]')
    assert [side.lands for side in one_land_each(world(options(text))).sides] == [("B",), ()]
