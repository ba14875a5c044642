"""A team's whole report of a lively turn, in every language; `python -m tests.rules.duncan_report.golden` writes it.

The map is left out: it has goldens of its own.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pbem.core.blocks import Brief
from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, ChooseOrder, MoveOrder, NoteOrder, Order, UpgradeOrder
from pbem.rulesets.duncan.state import Answer, Award, Clue, Question, Story
from tests.rules.duncan.dungeon_kit import Game, dungeon
from tests.rules.duncan_report.kit import BLUE, RED, reported, words
from tests.rules.golden_kit import Golden

ROWS = """
########################
#......#...............#
#......#......####.....#
#.............#..#.....#
#......#......#........#
#......#......####.....#
####.#######...........#
#......................#
#.....#......#####.....#
#.....#......#...#.....#
#.....####.###...#.....#
#.....#......#.........#
#............#...#.....#
#.....#......#####.....#
#.....#................#
########################
""".strip()
ORDERS: tuple[Order, ...] = (
    UpgradeOrder(1, "speed"),
    MoveOrder(1, "F4"),
    MoveOrder(2, "J8"),
    BuyOrder(("B2",)),
    BonusOrder("flash", cell="S12"),
    BonusOrder("smoke", cell="P4"),
    UpgradeOrder(3, "strength", 2),
    NoteOrder("?", cell="J8"),
    MoveOrder(4, "F9"),
    ChooseOrder("leech"),
)
STORY = Story(
    questions=(
        Question(1, "Who poisoned the well?", 2, 1, closed=True, winner=RED),
        Question(2, "Where does the miller hide?", 4, 2, until=8),
    ),
    clues=(Clue("The mill stands, yet its wheel turns.", 5, 3, 2), Clue("Look below the water.", 4, 3)),
    answers=(
        Answer(BLUE, 2, "in the mill", 4711, 4, 4, "wrong", 5, "Too easy."),
        Answer(BLUE, 2, "below the wheel", 4712, 5, 6),
    ),
)


def game() -> Game:
    """Put up three teams in the middle of a game."""
    blue = {"portal": "C3", "points": 19, "score": 14, "stock": ["flash", "smoke", "regeneration"], "received": 3}
    known = "\n".join(["1" * 19 + "0" * 5] * 16)
    notes = {"E7": "?", "u1": "!"}
    found = dungeon(
        ROWS,
        options={"portal_sight": 2},
        teams={
            "blue": {**blue, "choices": 1, "notes": notes, "discovered": known},
            "red": {"portal": "U3", "score": 11, "points": 3},
            "green": {"portal": "C14", "score": 2},
        },
        piles=["F9 small 12 blue", "J8 large", "P10 large 30 red", "T13 small"],
        neutral=["u1 K10 2/1/1"],
        blue=["u1 D4 2/1/1", "u2 I8 4/2/3 w1 regeneration leech", "u3 K8 3/2/2 w2", "u4 F8 1/1/1"],
        red=["u1 L8 4/1/2", "u2 J9 2/2/1", "u3 L9 1/3/2 invisibility"],
        green=["u1 E12 2/2/2"],
    )
    found.state = replace(found.state, story=STORY, awards=(Award(BLUE, 5, "football"),))
    return found


def report() -> tuple[Brief, None]:
    """Play the turn and write blue's report."""
    return reported(game().order("blue", *ORDERS).order("red", MoveOrder(2, "I9"))), None


GOLDEN = Golden(report, words, Path(__file__).parent / "goldens")


if __name__ == "__main__":
    GOLDEN.write()
