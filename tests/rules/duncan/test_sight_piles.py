"""D-5.5, D-8.2: what a team knows of piles."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.view import KnownPile
from tests.rules.duncan.dungeon_kit import Game, dungeon


def known(game: Game, seat: str = "blue") -> list[tuple[str, str | None, int, bool, bool]]:
    """List the piles a team knows: square, holder, when, whether empty, whether in sight."""
    return [(each.cell.name, each.holder, each.turn, each.empty, each.seen) for each in game.view(seat).piles]


def test_a_pile_as_last_seen() -> None:
    """D-5.5: out of sight a pile stays as it was seen last, with the turn."""
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u1 E9 1/9/1"], piles=["F6 small"], teams={"blue": {"piles": []}})
    assert known(game) == [("F6", None, 4, False, True)]
    game.order("blue", MoveOrder(1, "D5")).order("red", MoveOrder(1, "F7")).play()
    assert known(game) == []
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u1 E9 1/9/1"], piles=["F6 small"])
    game.play()
    game.order("blue", MoveOrder(1, "D5")).order("red", MoveOrder(1, "F6")).play()
    assert game.state.piles[0].holder == "red"
    assert known(game) == [("F6", None, 5, False, False)]


def test_capacity_is_never_told() -> None:
    """D-8.2: what is left is not in the view, and not in the options either."""
    game = dungeon(blue=["u1 F6 1/1/1"], piles=["F6 small 7"], options={"small_pile_capacity": 7})
    (pile,) = game.view("blue").piles
    assert pile.left is None
    assert game.view("blue").options.small_pile_capacity == 0


def test_an_empty_pile_is_told_to_its_holder_and_to_those_who_see_it() -> None:
    """D-8.2: an empty pile is told to its holder and to those who see it."""
    teams = {seat: {"piles": ["F6 small 2 blue"]} for seat in ("blue", "red", "green")}
    game = dungeon(teams=teams, red=["u1 F7 1/1/1"], piles=["F6 small 1 blue"])
    game.play()
    assert known(game, "blue") == [("F6", "blue", 5, True, False)]
    assert known(game, "red") == [("F6", "blue", 5, True, True)]
    assert known(game, "green") == [("F6", "blue", 2, False, False)]


def test_a_lost_pile() -> None:
    """D-8.2: whose points do not come any more knows that its pile is lost, and not to whom."""
    game = dungeon(red=["u1 F7 1/1/1"], piles=["F6 small 9 blue"])
    game.play().order("red", MoveOrder(1, "F6")).play()
    assert game.view("blue").piles == (KnownPile(game.state.piles[0].cell, "small", None, 5, lost=True),)
    assert game.view("red").piles[0].holder == Seat("red")


def test_a_pile_lost_before_ones_eyes() -> None:
    """D-5.5: who sees the pile sees its new holder."""
    game = dungeon(blue=["u1 E3 1/1/3"], red=["u1 F7 1/1/1"], piles=["F6 small 9 blue"])
    game.order("red", MoveOrder(1, "F6")).play()
    assert known(game) == [("F6", "red", 5, False, True)]
    assert not game.view("blue").piles[0].lost


def test_scores() -> None:
    """D-8.3 scores: open, or everybody's own; points to buy with are never told."""
    teams = {"blue": {"score": 7, "points": 9}, "red": {"score": 4, "points": 3}}
    seen = dungeon(teams=teams).view("blue")
    assert [(each.seat, each.score, each.points) for each in seen.purses] == [("blue", 7, 9), ("red", 4, None)]
    own = dungeon(teams=teams, options={"scores": "own"}).view("blue")
    assert [(each.seat, each.score, each.points) for each in own.purses] == [("blue", 7, 9), ("red", None, None)]
