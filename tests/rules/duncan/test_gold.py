"""Piles (D-8): captured in phase 6, paid in phase 7."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.rulesets.duncan.orders import BuyOrder, MoveOrder
from pbem.rulesets.duncan.position.position import write
from tests.rules.duncan.dungeon_kit import Game, dungeon


def piles(game: Game) -> Any:
    """Write the piles."""
    return write(game.state)["piles"]


def test_x17_a_pile_runs_out() -> None:
    """X17: small, capacity 3, own unit on it: turn 1 pays 2, turn 2 pays 1 (the rest), then it is empty."""
    game = dungeon(blue=["u1 E5 1/1/1"], piles=["E5 small 3"], options={"end_when_exhausted": False}).play()
    assert game.told("blue", "income") == [{"at": "E5", "size": "small", "points": 2, "standing": 1}]
    assert (game.team("blue").score, game.told("blue", "emptied")) == (2, [])
    game.play()
    assert (game.team("blue").score, game.told("blue", "emptied")) == (3, [{"at": "E5", "size": "small"}])
    assert game.play().told("blue", "income") == game.told("blue", "emptied") == []
    assert piles(game) == ["E5 small 0 blue"]


def test_capture() -> None:
    """D-8.1: a unit on the square takes the pile, at once, and it pays in the same turn."""
    game = dungeon(blue=["u1 D5 1/1/1"], piles=["E5 large"]).order("blue", MoveOrder(1, "E5")).play()
    assert game.told("blue", "captured") == [{"at": "E5", "size": "large", "was": ""}]
    assert (piles(game), game.team("blue").score) == (["E5 large blue"], 4)
    assert game.play().told("blue", "captured") == []


@pytest.mark.parametrize(
    ("size", "standing", "points"), [("small", 0, 1), ("large", 0, 2), ("small", 1, 2), ("large", 1, 4)]
)
def test_what_piles_give(size: str, standing: int, points: int) -> None:
    """D-8.2: 1 or 2; twice that if the holder's unit stands on it; it is kept when the unit is gone (D-8.1)."""
    units = ["u1 E5 1/1/1"] if standing else []
    game = dungeon(blue=units, piles=[f"E5 {size} blue"]).play()
    assert game.told("blue", "income") == [{"at": "E5", "size": size, "points": points, "standing": standing}]


def test_options_of_piles() -> None:
    """k2: points and factor are options; the capacity sinks by what is paid."""
    options = {"small_pile_points": 3, "standing_factor": 3}
    game = dungeon(blue=["u1 E5 1/1/1"], piles=["E5 small 20"], options=options).play()
    assert (game.team("blue").score, piles(game)) == (9, ["E5 small 11 blue"])


@pytest.mark.parametrize(("option", "size"), [("small_pile_points", "small"), ("large_pile_points", "large")])
@pytest.mark.parametrize("points", [0, 7])
def test_points_by_option(option: str, size: str, points: int) -> None:
    """D-8.2, k2: what a small and a large pile give, down to nothing."""
    game = dungeon(piles=[f"E5 {size} blue"], options={option: points}).play()
    assert game.team("blue").score == points


def test_nobody_holds_it() -> None:
    """D-8.2: a pile nobody holds gives nothing."""
    game = dungeon(piles=["E5 large 9"]).play()
    assert (piles(game), game.team("blue").score) == (["E5 large 9"], 0)


def test_after_combat() -> None:
    """D-8.1: who fell in the fight for a pile does not take it."""
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 F5 1/1/1"], piles=["E5 small red"])
    game.order("blue", MoveOrder(1, "E5")).order("red", MoveOrder(1, "E5")).play()
    assert (game.alive("red"), piles(game)) == ([], ["E5 small blue"])


def test_taken_from_another() -> None:
    """D-8.1: the new holder, the old one if it does not see the pile, and third teams before whose eyes it was."""
    game = dungeon(blue=["u1 E5 1/1/1"], green=["u1 E8 1/1/4"], piles=["E5 small red"]).play()
    assert game.told("blue", "captured") == [{"at": "E5", "size": "small", "was": "red"}]
    assert game.told("red", "pile_lost") == [{"at": "E5", "size": "small", "who": ""}]
    assert game.told("green", "pile_taken") == [{"at": "E5", "size": "small", "who": "blue", "was": "red"}]
    assert game.told("red", "income") == game.told("red", "pile_taken") == []
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u1 E8 1/1/4"], piles=["E5 small red"]).play()
    assert game.told("red", "pile_lost") == [{"at": "E5", "size": "small", "who": "blue"}]


def test_only_those_who_live_see_it_taken() -> None:
    """D-5.5: what is seen after the fights is seen by the living."""
    game = dungeon(blue=["u1 E5 3/2/1"], green=["u1 E6 1/1/4"], piles=["E5 small"]).play()
    assert (game.alive("green"), game.told("green", "pile_taken")) == ([], [])


def test_new_units_take_piles() -> None:
    """D-8.1: summoned in phase 5, it counts in phase 6."""
    game = dungeon(teams={"blue": {"portal": "C3"}}, piles=["D4 small"]).order("blue", BuyOrder(("D4",))).play()
    assert piles(game) == ["D4 small blue"]


@pytest.mark.parametrize(("holder", "points"), [("", 0), (" red", 2)])
def test_two_new_units_on_a_pile(holder: str, points: int) -> None:
    """D-8.1: units of two teams there: holder unchanged; a holder whose unit is one of them is paid for standing."""
    teams = {"blue": {"portal": "C3"}, "red": {"portal": "E3"}}
    game = dungeon(teams=teams, piles=[f"D3 small{holder}"], options={"portal_sight": 1})
    game.order("blue", BuyOrder(("D3",))).order("red", BuyOrder(("D3",))).play()
    assert (piles(game), game.team("red").score) == ([f"D3 small{holder}"], points)
    facts = {"at": "D3", "size": "small", "holder": holder.strip(), "who": ("blue", "red")}
    assert game.told("blue", "contested") == game.told("red", "contested") == [facts]


def test_a_portal_that_sees_nothing() -> None:
    """D-5.5: who does not see the square is not told that another team's unit stands there."""
    teams = {"blue": {"portal": "C3"}, "red": {"portal": "E3"}}
    game = dungeon(teams=teams, piles=["D3 small"], options={"portal_sight": 0})
    game.order("blue", BuyOrder(("D3",))).order("red", BuyOrder(("D3",))).play()
    assert game.told("blue", "contested") == []


def test_neutral_units_hold_nothing() -> None:
    """D-1.6: a pile a neutral unit stands on is nobody's."""
    assert piles(dungeon(neutral=["u1 E5 1/1/1"], piles=["E5 small"]).play()) == ["E5 small"]


def test_an_empty_pile_is_told_to_those_who_see_it() -> None:
    """D-8.2: and to its holder, who may be far away; to nobody else."""
    far = ["u1 J10 1/1/1"]
    game = dungeon(blue=far, red=["u1 E6 1/1/2"], green=far and ["u1 B10 1/1/1"], piles=["E5 small 1 blue", "F9 small"])
    game.play()
    assert game.told("blue", "emptied") == game.told("red", "emptied") == [{"at": "E5", "size": "small"}]
    assert game.told("green", "emptied") == []


def test_an_empty_pile_may_be_taken() -> None:
    """D-8.1: it is held like any other, and gives nothing."""
    game = dungeon(blue=["u1 E5 1/1/1"], piles=["E5 small 0", "F9 small"]).play()
    assert (piles(game), game.team("blue").score) == (["E5 small 0 blue", "F9 small"], 0)


def test_income_of_every_turn() -> None:
    """H21: by option every team that plays gets purchase points each turn, to be spent from the next."""
    game = dungeon(options={"income_per_turn": 3}, teams={"blue": {"points": 1}, "red": {"excluded": 2}})
    game.order("blue", BuyOrder(("B1",))).play()
    assert (game.failures("blue")[0][2], game.team("blue").points, game.team("red").points) == ("points", 4, 50)
    assert game.told("blue", "allowance") == [{"points": 3}]
