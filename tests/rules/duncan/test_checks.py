"""Checked when a letter comes, with the team's own knowledge only (4): a clear answer to everything that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.rulesets.duncan.orders import BuyOrder, UpgradeOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon
from tests.rules.duncan.orders_kit import letter


def home(points: int = 50, red: tuple[str, ...] = (), **team: Any) -> Game:
    """Blue's u1 1/1/1 stands beside its portal in C3, u2 2/1/1 in H8; u3 died in turn 4."""
    said = {"portal": "C3", "points": points, "fallen": {"u3": 4}, **team}
    return dungeon(blue=["u1 D4 1/1/1", "u2 H8 2/1/1"], red=red, teams={"blue": said})


def test_an_upgrade_an_earlier_line_has_spent_the_gold_for() -> None:
    """D-3.2: the order of the lines counts, and the answer says so; the line stands, for points may yet come."""
    written = letter(home(points=6), "upgrade u1 strength x2\nupgrade u2 sight")
    assert (written.warnings, written.errors) == ([(2, "upgrade-unpaid")], [])
    assert len(written.orders) == 2
    assert written.told(2) == (
        "u2 sight: the price is 4 (5 squares from the portal) and you have 3 left: "
        "orders before it on your list cost 3. It will fail unless points arrive."
    )


def test_an_upgrade_of_which_only_a_part_can_be_paid() -> None:
    """D-3.2: what can be paid is raised."""
    written = letter(home(points=4), "upgrade u1 strength x3")
    assert written.told(1) == (
        "u1 strength: 2 of 3 can be paid, then the price is 3 and you have 1. It will fail unless points arrive."
    )


def test_a_later_letter_goes_on_where_the_list_ended() -> None:
    """D-3.2: what earlier letters spend is spent."""
    game = home(points=6)
    first = letter(game, "upgrade u1 strength x2")
    second = letter(game, "upgrade u2 sight", after=first)
    assert second.warnings == [(1, "upgrade-unpaid")]
    assert second.orders == (UpgradeOrder(1, "strength", 2), UpgradeOrder(2, "sight"))


@pytest.mark.parametrize("order", ["upgrade u3 speed", "u3 to E5", "bonus leech on u3", 'note u3 "here"', "u3 up 1"])
def test_a_unit_that_died(order: str) -> None:
    """D-1.4: numbers are never used again, so the answer can say when it died."""
    written = letter(home(stock=["leech"]), order)
    assert (written.errors, written.orders) == ([(1, "dead-unit")], ())
    assert written.told(1) == "u3 died in turn 4."


@pytest.mark.parametrize("order", ["upgrade u9 speed", "u9 to E5", "bonus leech on u9", 'note u9 "here"', "u9 up 1"])
def test_a_unit_there_never_was(order: str) -> None:
    """D-1.4: the answer lists the own units, and nothing else."""
    written = letter(home(stock=["leech"], red=("u9 E5 1/1/1",)), order)
    assert written.errors == [(1, "no-unit")]
    assert written.told(1) == "You have no unit u9. Your units: u1 and u2."


def test_buying_away_from_the_portal() -> None:
    """D-3.4: the answer lists the squares beside it."""
    written = letter(home(), "buy at J9")
    assert written.errors == [(1, "not-beside")]
    assert written.told(1) == "J9 is not beside your portal (B2, C2, D2, B3, D3, B4, C4 and D4)."


def test_buying_on_a_wall_or_a_portal() -> None:
    """D-3.4: floor only."""
    rows = "\n".join(["............", ".#..........", *["............"] * 10])
    game = dungeon(rows, teams={"blue": {"portal": "C3", "points": 9}, "red": {"portal": "D4"}})
    written = letter(game, "buy at B2\nbuy at D4\nbuy at C3")
    assert written.errors == [(1, "buy-wall"), (2, "buy-portal"), (3, "not-beside")]


def test_buying_on_an_occupied_square() -> None:
    """D-3.4: only phase 5 can tell whether it is free, so it stands with a warning."""
    written = letter(home(), "buy at D4")
    assert (written.warnings, len(written.orders)) == ([(1, "buy-taken")], 1)
    assert written.told(1) == "Your u1 will stand on D4: the purchase fails if the square is not free after combat."


def test_buying_where_an_own_unit_leaves() -> None:
    """D-3.4: it will be gone by then."""
    assert letter(home(), "u1 to D5\nbuy at D4").warnings == []


def test_buying_where_an_own_unit_will_come() -> None:
    """D-3.4: the order of phases counts, not that of the lines."""
    assert letter(home(), "buy at D3\nu1 to D3").warnings == [(1, "buy-taken")]


def test_buying_where_another_team_stands() -> None:
    """D-3.4: only units the team sees; one it does not see is not betrayed."""
    assert letter(home(red=("u1 E3 1/1/1",)), "buy at D3").warnings == []
    assert letter(home(red=("u1 D3 1/1/1",)), "buy at D3").told(1).startswith("A unit of others stands on D3")
    hidden = home(red=("u1 D3 1/1/1 invisibility",))
    assert letter(hidden, "buy at D3").warnings == []


def test_another_square_makes_it_safe() -> None:
    """4: `buy at C3 or D3` tries the next one."""
    assert letter(home(), "buy at D4 or D3").warnings == []


def test_a_unit_that_cannot_be_paid() -> None:
    """D-3.3: the price of the third unit is 6; upgrades spend first."""
    written = letter(home(points=6), "buy at B2\nupgrade u1 speed")
    assert written.warnings == [(1, "buy-unpaid")]
    assert written.told(1) == (
        "A unit costs 6 when you own 2, and you have 5 left: upgrades and purchases before it cost 1. "
        "It will fail unless the price falls."
    )


def test_x1_the_seventh_unit() -> None:
    """X1: with 50 points six units can be paid, the seventh (14) cannot."""
    game = dungeon(teams={"blue": {"portal": "C3", "points": 50}})
    written = letter(game, "buy at B2, C2, D2, B3, D3, B4, C4")
    assert [one.code for one in written.remarks] == ["duncan-buy-unpaid"]
    assert written.remarks[0].facts["price"] == 14
    assert written.remarks[0].facts["points"] == 8


def test_a_bonus_one_has_not() -> None:
    """D-7.1: the answer says what is in stock."""
    written = letter(home(stock=["leech", "smoke", "smoke"]), "flash at E5")
    assert (written.errors, written.orders) == ([(1, "bonus-none")], ())
    assert written.told(1) == "You do not have the bonus “flash”. In stock: leech and smoke ×2."
    assert letter(home(), "flash at E5").told(1).endswith("There is no bonus in your stock.")


def test_a_bonus_used_twice() -> None:
    """D-7.1: an earlier line takes the only one, be it of an earlier letter."""
    game = home(stock=["smoke"])
    assert letter(game, "smoke at E5\nsmoke at E6").errors == [(2, "bonus-none")]
    again = letter(game, "smoke at E6", after=letter(game, "smoke at E5"))
    assert again.told(1) == "You have no more bonuses “smoke”: earlier orders of your list use them."


def test_a_square_bonus_on_a_unit() -> None:
    """t13.1: flash and smoke are for squares, on a board where u1 can be none."""
    assert letter(home(stock=["flash"]), "bonus flash on u1").errors == [(1, "bonus-on-square")]


def test_a_unit_bonus_on_a_square() -> None:
    """t13.1: it goes to the own unit that stands there; where none does, there is an answer."""
    game = home(stock=["leech"])
    assert letter(game, "bonus leech on H8").said == ["bonus leech on u2"]
    assert letter(game, "bonus leech on A1").errors == [(1, "nobody-there")]


def test_a_bonus_without_its_aim() -> None:
    """t13.1: what it is for is asked."""
    game = home(stock=["leech", "smoke"])
    assert letter(game, "use leech").told(1) == "Say which unit the bonus “leech” is for, such as “on u1”."
    assert letter(game, "use smoke").told(1) == "Say which square the bonus “smoke” is for, such as “at E5”."


def test_a_choice_nobody_gave() -> None:
    """D-7.8, H27: `choose` may stand before its time; the answer says when that is."""
    assert letter(home(choices=1, received=4), "choose leech").warnings == []
    written = letter(home(received=2), "choose leech")
    assert (written.warnings, len(written.orders)) == ([(1, "choose-none")], 1)
    assert "your next bonus is number 3, the next one to choose is number 4" in written.told(1)


def test_a_choice_where_nothing_is_chosen() -> None:
    """Option bonus_choice_every 0."""
    game = dungeon(options={"bonus_choice_every": 0})
    assert letter(game, "choose leech").errors == [(1, "choose-never")]


def test_comments() -> None:
    """4: on own units and on any square; deleting one there is not is warned of."""
    game = home(notes={"E5": "trap?"})
    assert letter(game, 'note E5 "yes"\nnote u1 "guard"\ndelete note on E6\ndelete note on E5').warnings == [
        (1, "replaced"),
        (3, "note-none"),
    ]
    assert letter(game, f"note E5 {'a' * 201}").errors == [(1, "note-long")]


def test_upgrades_that_are_none_or_too_many() -> None:
    """D-3.1: at least once, and no more than anybody could pay."""
    game = home()
    assert letter(game, "upgrade u1 speed x0").errors == [(1, "raise-none")]
    assert letter(game, "upgrade u1 speed by 999999999").errors == [(1, "raise-many")]
    assert letter(game, "buy 999999999 at B2").errors == [(1, "buy-many")]
    assert letter(game, "buy 0 at B2").errors == [(1, "buy-none")]


def test_what_cannot_be_settled_is_asked() -> None:
    """4: by 2, or up to 2?"""
    game = home()
    assert letter(game, "upgrade u1 speed 2").errors == [(1, "raise-unclear")]
    assert letter(game, "upgrade u2 strength to 2").errors == [(1, "raise-reached")]
    assert letter(game, "buy a unit").told(1) == (
        "Say where the new unit is to stand. Free beside your portal, as far as you see: B2, C2, D2, B3, D3, B4 and C4."
    )
    assert letter(game, "buy 3 at B2, C2").errors == [(1, "buy-count")]
    both = dungeon(blue=["u1 E5 1/1/1", "u2 E5 1/1/1"])
    assert letter(both, "E5 to E6").errors == [(1, "several-there")]


def test_a_bad_line_spoils_nothing() -> None:
    """4: the others stand, and what the bad one would have cost is not spent."""
    written = letter(home(points=6), "buy at J9\nbuy at B2\nfly u1 to the moon\nu1 to D5")
    assert written.errors == [(1, "not-beside"), (3, "unknown-word")]
    assert written.warnings == []
    assert written.orders[0] == BuyOrder(("B2",))


def test_referees_orders_are_his() -> None:
    """D-10.2: a team decrees nothing."""
    game = home()
    for line in ("award blue 5", "fine red 5 points", "exclude red"):
        assert letter(game, line).orders == (), line


def test_after_the_end_nothing_is_ordered() -> None:
    """D-10.1."""
    game = home()
    game.state = game.state.__class__(**{**vars(game.state), "turn": 40, "options": game.state.options})
    game.play()
    assert letter(game, "u1 to D5").errors == [(1, "game-over")]


def test_an_excluded_team_orders_nothing() -> None:
    """D-10.2."""
    game = dungeon(teams={"blue": {"excluded": 3}})
    assert letter(game, "buy at B2").errors == [(1, "excluded")]
