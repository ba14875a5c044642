"""Summoning (D-3.3, D-3.4, D-3.5): phase 5."""

from __future__ import annotations

from pbem.rulesets.duncan.orders import BuyOrder, MoveOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon

HOME = {"portal": "C3", "points": 50}
AROUND = ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")


def buys(*at: str) -> list[BuyOrder]:
    """Order a unit on each of these squares."""
    return [BuyOrder((each,)) for each in at]


def paid(game: Game) -> list[int]:
    """List what was paid for units."""
    return [each["price"] for each in game.told("blue", "summoned")]


def test_x1_prices() -> None:
    """X1: 50 points, no unit: six purchases 2+4+6+8+10+12 = 42, the seventh for 14 fails, 8 left."""
    game = dungeon(teams={"blue": HOME}).order("blue", *buys(*AROUND[:7])).play()
    assert (paid(game), game.team("blue").points) == ([2, 4, 6, 8, 10, 12], 8)
    (failed,) = game.told("blue", "failed")
    assert (failed["order"], failed["why"], failed["price"], failed["points"]) == (7, "points", 14, 8)


def test_a_new_unit() -> None:
    """D-3.4: it is 1/1/1 with the next number, known to nobody else who does not see it."""
    game = dungeon(blue=["u1 F6 1/1/1"], teams={"blue": {**HOME, "fallen": {"u4": 1}}})
    game.order("blue", BuyOrder(("D4",))).play()
    unit = game.unit("blue", 5)
    assert (unit.strength, unit.speed, unit.sight, unit.wounds, unit.bought) == (1, 1, 1, 0, 5)
    assert game.told("blue", "summoned") == [{"order": 1, "unit": 5, "at": "D4", "price": 4, "left": 46}]
    assert game.told("red", "summoned") == []


def test_the_price_at_phase_five() -> None:
    """D-3.3: units lost in phase 4 do not count."""
    units = ["u1 F6 1/1/1", "u2 H6 1/1/1"]
    game = dungeon(blue=units, red=["u1 G6 3/3/1"], teams={"blue": HOME}).order("blue", *buys("D4")).play()
    assert (game.alive("blue"), paid(game)) == ([3], [2])


def test_a_square_with_a_unit() -> None:
    """D-3.4: it must be free after combat: of any team, seen or not; nothing is paid."""
    for unit in ("u1 D4 9/1/1", "u1 D4 9/1/1 invisibility"):
        game = dungeon(red=[unit], teams={"blue": HOME}).order("blue", *buys("D4")).play()
        assert (game.failures("blue"), game.team("blue").points) == ([(1, "buy", "not_free")], 50)
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": HOME}).order("blue", *buys("D4")).play()
    assert game.failures("blue") == [(1, "buy", "not_free")]


def test_who_cannot_pay_is_told_nothing_of_the_squares() -> None:
    """D-3.3, D-3.4: without points every square beside the portal gets the same answer, whatever stands there."""
    rows = "\n".join(["............", ".#.........."] + ["." * 12] * 10)
    worlds = [["u1 D4 9/1/1 invisibility"], ["u1 H9 9/1/1"], []]
    told = []
    for units in worlds:
        game = dungeon(rows, red=units, teams={"blue": {**HOME, "points": 0}}).order("blue", *buys(*AROUND)).play()
        told.append(game.told("blue", "failed"))
    assert told[0] == told[1] == told[2]
    assert {each["why"] for each in told[0]} == {"points"}


def test_points_come_before_squares_in_every_line() -> None:
    """D-3.3, D-3.4: what was spent on the first line is not there for the second."""
    worlds: tuple[list[str], ...] = (["u1 D4 9/1/1 invisibility"], [])
    failed = []
    for units in worlds:
        game = dungeon(red=units, teams={"blue": {**HOME, "points": 2}}).order("blue", *buys("B2", "D4", "F9")).play()
        failed.append(game.failures("blue"))
    assert failed == [[(2, "buy", "points"), (3, "buy", "points")]] * 2


def test_a_square_that_becomes_free() -> None:
    """D-3.4: where a unit left in phase 2, or died in phase 4, it is free."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": HOME})
    assert paid(game.order("blue", BuyOrder(("D4",)), MoveOrder(1, "E4")).play()) == [4]
    game = dungeon(blue=["u1 D4 1/1/1"], red=["u1 E5 3/3/1"], teams={"blue": HOME})
    assert paid(game.order("blue", BuyOrder(("D4",))).play()) == [2]


def test_the_next_square() -> None:
    """Section 4: `buy at D4 or D3` takes the first that is free."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": HOME}).order("blue", BuyOrder(("D4", "D3", "B2"))).play()
    assert game.told("blue", "summoned")[0]["at"] == "D3"


def test_not_beside_the_portal() -> None:
    """D-3.4: one of the eight squares around the own portal, not the portal, and no wall."""
    game = dungeon("\n".join(["............", ".#.........."] + ["." * 12] * 10), teams={"blue": HOME})
    game.order("blue", *buys("F6", "C3", "B2", "Z99")).play()
    reasons = [(1, "buy", "not_beside"), (2, "buy", "not_beside"), (3, "buy", "wall"), (4, "buy", "not_beside")]
    assert game.failures("blue") == reasons


def test_two_own_units_on_one_square() -> None:
    """D-3.4, H13: units placed in this phase do not count; D-3.5: they do not fight next turn, but the turn after."""
    game = dungeon(teams={"blue": HOME}).order("blue", *buys("D4", "D4")).play()
    assert game.failures("blue") == []
    assert (game.at("blue", 1), game.at("blue", 2)) == ("D4", "D4")
    assert game.play().alive("blue") == [1, 2]
    assert game.told("blue", "spared") == [{"at": "D4", "units": (1, 2)}]
    assert game.play().alive("blue") == []


def test_two_teams_on_one_square() -> None:
    """D-3.4: new units of two teams with overlapping vicinities may share a square; next turn they fight."""
    teams = {"blue": HOME, "red": {"portal": "E3", "points": 50}}
    game = dungeon(teams=teams).order("blue", *buys("D3")).order("red", *buys("D3")).play()
    assert (game.at("blue", 1), game.at("red", 1)) == ("D3", "D3")
    assert game.play().alive("blue") == game.alive("red") == []


def test_another_portal_beside() -> None:
    """D-1.3: nothing is summoned on a portal."""
    game = dungeon(teams={"blue": HOME, "red": {"portal": "D3"}}).order("blue", *buys("D3")).play()
    assert game.failures("blue") == [(1, "buy", "portal")]


def test_it_obeys_from_the_next_turn() -> None:
    """k3: the new unit walks in the turn after."""
    game = dungeon(teams={"blue": HOME}).order("blue", BuyOrder(("D4",)), MoveOrder(1, "D5")).play()
    assert (game.failures("blue"), game.at("blue", 1)) == ([(2, "move", "no_unit")], "D4")
    assert game.order("blue", MoveOrder(1, "D5")).play().at("blue", 1) == "D5"


def test_it_sees_from_the_next_phase_three() -> None:
    """D-3.4, D-5.5: what it would see is unknown until the next turn is played."""
    dark = {**HOME, "discovered": "\n".join(["0" * 12] * 12)}
    game = dungeon(teams={"blue": dark}).order("blue", *buys("D4")).play()
    assert game.view("blue").terrain[4][4] == "?"
    assert game.play().view("blue").terrain[4][4] == "."


def test_a_summoned_unit_does_not_fight_in_its_turn() -> None:
    """D-2.1: combat comes before summoning."""
    game = dungeon(red=["u1 E5 3/3/1"], teams={"blue": HOME}).order("blue", *buys("D4")).play()
    assert (game.alive("blue"), game.told("blue", "blow")) == ([1], [])
