"""The list carried out as far as its team can know: D-2.1 and D-2.3, prices D-3.1 and D-3.3, bonuses D-7."""

from __future__ import annotations

from typing import Any

from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, ChooseOrder, MoveOrder, NoteOrder, UpgradeOrder
from pbem.rulesets.duncan.words.trial import trial
from tests.rules.duncan.dungeon_kit import Game, dungeon


def home(points: int = 50, **team: Any) -> Game:
    """Blue's u1 1/1/1 stands beside its portal, u2 away from it."""
    return dungeon(blue=["u1 D4 1/1/1", "u2 H8 2/1/1"], teams={"blue": {"portal": "C3", "points": points, **team}})


def test_upgrades_one_after_another() -> None:
    """D-3.1: each raise has the price of its moment; beside the portal 1, 2, 3."""
    done = trial(home().view("blue"), (UpgradeOrder(1, "strength", 2), UpgradeOrder(1, "speed")))
    assert [line.prices for line in done.lines] == [(1, 2), (3,)]
    assert [line.left for line in done.lines] == [47, 44]
    assert (done.units[0].strength, done.units[0].speed, done.points) == (3, 2, 44)


def test_away_from_the_portal_costs_double() -> None:
    """D-3.1: u2 2/1/1 away from the portal pays 4, a quick learner 2 less."""
    game = home(stock=["quick"])
    assert trial(game.view("blue"), (UpgradeOrder(2, "sight"),)).lines[0].price == 4
    after = trial(game.view("blue"), (BonusOrder("quick", unit=2), UpgradeOrder(2, "sight")))
    assert after.lines[1].price == 2


def test_order_of_the_lines_counts() -> None:
    """D-3.2: what an earlier line spent a later one has not; the line after it is tried all the same."""
    orders = UpgradeOrder(1, "strength", 2), UpgradeOrder(2, "sight"), UpgradeOrder(1, "speed")
    done = trial(home(points=6).view("blue"), orders)
    assert [(line.points, line.spent, line.payable, line.left) for line in done.lines] == [
        (6, 0, True, 3),
        (3, 3, False, 3),
        (3, 3, True, 0),
    ]


def test_part_of_an_upgrade_is_paid() -> None:
    """D-3.2: of three raises 1 + 2 can be paid with 4 points."""
    (line,) = trial(home(points=4).view("blue"), (UpgradeOrder(1, "sight", 3),)).lines
    assert (line.prices, line.paid, line.left, line.unit and line.unit.sight) == ((1, 2, 3), 2, 1, 3)


def test_purchases_come_after_all_upgrades() -> None:
    """D-2.3: an upgrade spends in phase 1, a purchase in phase 5, whatever is written first."""
    done = trial(home(points=6).view("blue"), (BuyOrder(("B2",)), UpgradeOrder(1, "strength")))
    assert [(line.points, line.payable) for line in done.lines] == [(5, False), (6, True)]


def test_each_unit_makes_the_next_dearer() -> None:
    """D-3.3: with two units 6, then 8; one that cannot be paid makes nothing dearer."""
    done = trial(home(points=15).view("blue"), (BuyOrder(("B2",)), BuyOrder(("C2",)), BuyOrder(("D2",))))
    assert [(line.price, line.owned, line.payable) for line in done.lines] == [
        (6, 2, True),
        (8, 3, True),
        (10, 4, False),
    ]
    assert done.points == 1


def test_a_purchase_nowhere_near_costs_nothing() -> None:
    """D-3.4: it fails, so the next one has the price of now."""
    done = trial(home().view("blue"), (BuyOrder(("H8",)), BuyOrder(("C2",))))
    assert [line.price for line in done.lines] == [6, 6]


def test_speed_of_this_turn_counts_for_this_turns_move() -> None:
    """D-6.6, D-7.2: upgrades and bonuses of phase 1 come before movement."""
    game = home(stock=["speed"])
    done = trial(game.view("blue"), (MoveOrder(1, "E5"), UpgradeOrder(1, "speed")))
    assert done.lines[0].unit is not None
    assert (done.lines[0].unit.speed, done.ends[1].name) == (2, "E5")
    assert trial(game.view("blue"), (BonusOrder("speed", unit=1), MoveOrder(1, "E5"))).ends[1].name == "E5"


def test_a_way_too_long_leaves_the_unit_where_it_is() -> None:
    """D-4.1: the way is known, however long."""
    done = trial(home().view("blue"), (MoveOrder(1, "D8"),))
    assert done.lines[0].way is not None
    assert (done.lines[0].way.cost, done.ends[1].name) == (8, "D4")


def test_stock_is_used_up_in_the_order_written() -> None:
    """D-7.1: one smoke, used once."""
    game = home(stock=["smoke", "leech"])
    done = trial(game.view("blue"), (BonusOrder("smoke", cell="A1"), BonusOrder("smoke", cell="A2")))
    assert ([line.had for line in done.lines], done.stock) == ([True, False], ("leech",))


def test_regeneration_heals_at_the_end_of_phase_1() -> None:
    """D-7.3: a bonus given in this turn heals already."""
    game = dungeon(blue=["u1 D4 3/1/1 w2"], teams={"blue": {"stock": ["regeneration"]}})
    assert trial(game.view("blue"), (BonusOrder("regeneration", unit=1),)).units[0].wounds == 1


def test_choices_are_taken_in_the_order_written() -> None:
    """D-7.8: one choice is open."""
    done = trial(home(choices=1).view("blue"), (ChooseOrder("leech"), ChooseOrder("smoke")))
    assert ([line.had for line in done.lines], done.choices) == ([True, False], 0)


def test_other_orders_do_nothing() -> None:
    """A line for every order of the list, in its order."""
    orders = NoteOrder("!", unit=1), UpgradeOrder(9, "speed"), MoveOrder(9, "E5"), BonusOrder("leech", unit=9)
    done = trial(home(stock=["leech"]).view("blue"), orders)
    assert tuple(line.order for line in done.lines) == orders
    assert (done.points, done.stock) == (50, ("leech",))
