"""Upgrades (D-3.1, D-3.2): prices beside the portal and away, one after another, as far as the points last."""

from __future__ import annotations

import pytest

from pbem.rulesets.duncan.orders import BonusOrder, MoveOrder, UpgradeOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon

HOME = {"portal": "C3", "points": 50}


def prices(game: Game) -> list[int]:
    """List what was paid."""
    return [each["price"] for each in game.told("blue", "upgraded")]


def test_x2_beside_the_portal() -> None:
    """X2: 1/1/1 beside the portal to strength 4: 1+2+3 = 6."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": HOME}).order("blue", UpgradeOrder(1, "strength", 3)).play()
    assert (prices(game), game.team("blue").points) == ([1, 2, 3], 44)
    assert game.values("blue", 1) == "4 w0"
    assert [each["value"] for each in game.told("blue", "upgraded")] == [2, 3, 4]


def test_x2_away() -> None:
    """X2: away from the portal it is twice as much: 12."""
    game = dungeon(blue=["u1 F4 1/1/1"], teams={"blue": HOME}).order("blue", UpgradeOrder(1, "strength", 3)).play()
    assert (prices(game), game.team("blue").points) == ([2, 4, 6], 38)
    assert {each["away"] for each in game.told("blue", "upgraded")} == {1}


@pytest.mark.parametrize(("quick", "price"), list(enumerate((14, 12, 10, 8, 7, 7))))
def test_x2_quick_learners(quick: int, price: int) -> None:
    """X2, D-7.6: 4/3/2 away with 0 to 4 quick learners: 14, 12, 10, 8, 7; the penalty is never below 0."""
    game = dungeon(blue=["u1 F4 4/3/2" + " quick" * quick], teams={"blue": HOME})
    assert prices(game.order("blue", UpgradeOrder(1, "sight")).play()) == [price]


def test_quick_learners_gain_nothing_beside_the_portal() -> None:
    """D-7.6: only the penalty is less."""
    game = dungeon(blue=["u1 D4 4/3/2 quick quick"], teams={"blue": HOME})
    assert prices(game.order("blue", UpgradeOrder(1, "sight")).play()) == [7]


@pytest.mark.parametrize("param", ["strength", "speed", "sight"])
def test_every_parameter_costs_the_same(param: str) -> None:
    """D-3.1: S+R+D-2, whichever is raised."""
    game = dungeon(blue=["u1 D4 3/2/4"], teams={"blue": HOME})
    assert prices(game.order("blue", UpgradeOrder(1, param)).play()) == [7]  # type: ignore[arg-type]


def test_several_upgrades_one_after_another() -> None:
    """D-3.1: each is computed with the values of that moment, whatever stands between them."""
    orders = (UpgradeOrder(1, "strength"), UpgradeOrder(1, "speed"), UpgradeOrder(2, "sight"), UpgradeOrder(1, "sight"))
    game = dungeon(blue=["u1 D4 1/1/1", "u2 B2 1/1/1"], teams={"blue": HOME}).order("blue", *orders).play()
    assert prices(game) == [1, 2, 1, 3]
    assert [each["order"] for each in game.told("blue", "upgraded")] == [1, 2, 3, 4]


def test_bonus_increases_count() -> None:
    """D-3.1: bonus increases count in the price, in written order; the strength lost in combat makes it cheaper."""
    team = {**HOME, "stock": ["strength"]}
    before = (UpgradeOrder(1, "sight"), BonusOrder("strength", unit=1))
    assert prices(dungeon(blue=["u1 D4 1/1/1"], teams={"blue": team}).order("blue", *before).play()) == [1]
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": team}).order("blue", *reversed(before)).play()
    assert prices(game) == [2]
    assert prices(dungeon(blue=["u1 D4 1/1/1 best6"], teams={"blue": HOME}).order("blue", before[0]).play()) == [1]


def test_where_the_unit_stands_in_phase_one() -> None:
    """D-3.1: beside the portal in phase 1 counts; the unit walks away afterwards."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": HOME})
    game.order("blue", MoveOrder(1, "E4"), UpgradeOrder(1, "speed")).play()
    assert (prices(game), game.at("blue", 1)) == ([1], "E4")


def test_the_own_portal_only() -> None:
    """D-3.1: beside another team's portal it is as dear as anywhere."""
    game = dungeon(blue=["u1 K11 1/1/1"], teams={"blue": HOME}).order("blue", UpgradeOrder(1, "speed")).play()
    assert prices(game) == [2]


def test_not_enough_points() -> None:
    """D-3.2: what cannot be paid fails, and later orders are still tried."""
    orders = (UpgradeOrder(1, "sight"), UpgradeOrder(2, "sight"))
    units = ["u1 D4 5/5/5", "u2 D3 1/1/1"]
    game = dungeon(blue=units, teams={"blue": {**HOME, "points": 3}}).order("blue", *orders).play()
    assert game.told("blue", "failed") == [
        {
            "order": 1,
            "what": "upgrade",
            "why": "points",
            "unit": 1,
            "param": "sight",
            "times": 1,
            "bonus": "",
            "at": "",
            "price": 13,
            "points": 3,
        }
    ]
    assert (prices(game), game.team("blue").points) == ([1], 2)


def test_as_many_as_can_be_paid() -> None:
    """D-3.1: `x5` goes as far as the points last; the rest fails together."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": {**HOME, "points": 7}})
    game.order("blue", UpgradeOrder(1, "strength", 5)).play()
    assert prices(game) == [1, 2, 3]
    assert [(each["times"], each["price"], each["points"]) for each in game.told("blue", "failed")] == [(2, 4, 1)]


def test_wounds_stay_when_strength_is_raised() -> None:
    """D-3.2: a higher strength needs more wounds to lose the next point."""
    game = dungeon(blue=["u1 D4 2/1/1 w1"], teams={"blue": HOME}).order("blue", UpgradeOrder(1, "strength")).play()
    assert (game.values("blue", 1), game.unit("blue", 1).best) == ("3 w1", 3)


def test_a_unit_that_died() -> None:
    """D-3.2: an order to a unit that is no more fails; nothing is paid."""
    game = dungeon(teams={"blue": {**HOME, "fallen": {"u1": 3}}}).order("blue", UpgradeOrder(1, "sight")).play()
    assert (game.failures("blue"), game.team("blue").points) == ([(1, "upgrade", "no_unit")], 50)


def test_teams_pay_for_themselves() -> None:
    """D-1.2: the list of one team touches nothing of another."""
    game = dungeon(blue=["u1 D4 1/1/1"], red=["u1 K11 1/1/1"]).order("blue", UpgradeOrder(1, "sight")).play()
    assert (game.team("red").points, game.unit("red", 1).sight) == (50, 1)
    assert game.told("red", "upgraded") == []


def test_no_upgrade_pays_points() -> None:
    """D-3.1: a unit the referee set to 1/0/0 costs 0, not less."""
    game = dungeon(blue=["u1 F4 1/0/0"], teams={"blue": HOME}).order("blue", UpgradeOrder(1, "speed", 3)).play()
    assert (prices(game), game.team("blue").points) == ([0, 0, 2], 48)
