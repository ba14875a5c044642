"""Movement (D-4): phase 2."""

from __future__ import annotations

import pytest

from pbem.rulesets.duncan.orders import BonusOrder, MoveOrder, UpgradeOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon

WALLED = "\n".join(["............", "............", "...#........"] + ["." * 12] * 9)


def walked(unit: str, *orders: MoveOrder, rows: str = "", **more: object) -> Game:
    """Play a turn in which one unit walks."""
    return dungeon(rows, blue=[unit], **more).order("blue", *orders).play()  # type: ignore[arg-type]


def failure(game: Game) -> dict[str, object]:
    """Give the only failure, without what does not apply to moves."""
    (facts,) = game.told("blue", "failed")
    return {key: facts[key] for key in ("unit", "at", "why", "price", "points")}


def test_a_move_is_told_with_its_way() -> None:
    """D-4.1: the owner is told the way and the cost."""
    game = walked("u1 D5 1/3/1", MoveOrder(1, "F6"))
    assert game.told("blue", "moved") == [
        {"unit": 1, "start": "D5", "end": "F6", "way": ("D5", "E5", "F6"), "cost": 5, "budget": 6}
    ]
    assert game.told("red", "moved") == []


@pytest.mark.parametrize(("speed", "to", "cost"), [(1, "E6", 3), (2, "F6", 5), (0, "D6", 2)])
def test_beyond_the_budget(speed: int, to: str, cost: int) -> None:
    """D-4.1, D-4.3: a target too far is refused with the cost; the unit stays."""
    game = walked(f"u1 D5 1/{speed}/1", MoveOrder(1, to))
    assert failure(game) == {"unit": 1, "at": to, "why": "too_far", "price": cost, "points": 2 * speed}
    assert game.at("blue", 1) == "D5"


@pytest.mark.parametrize(
    ("half_steps", "speed", "end"), [(2, 1, "E6"), (3, 1, "D5"), (3, 2, "E6"), (4, 1, "D5"), (4, 2, "E6")]
)
def test_what_a_diagonal_costs(half_steps: int, speed: int, end: str) -> None:
    """D-4.1, k7, H15: with diagonal_half_steps = 2 a diagonal is one step, with 3 one and a half, with 4 two."""
    game = walked(f"u1 D5 1/{speed}/1", MoveOrder(1, "E6"), options={"diagonal_half_steps": half_steps})
    assert game.at("blue", 1) == end
    assert [moved["cost"] for moved in game.told("blue", "moved")] == ([half_steps] if end == "E6" else [])


def test_x13_round_a_corner() -> None:
    """X13: a diagonal past a wall corner: no, go round for 2."""
    game = walked("u1 D2 1/2/1", MoveOrder(1, "E3"), rows=WALLED)
    assert game.told("blue", "moved")[0]["way"] == ("D2", "E2", "E3")
    assert failure(walked("u1 D2 1/1/1", MoveOrder(1, "E3"), rows=WALLED))["price"] == 4


def test_walls_portals_and_unknown_squares() -> None:
    """D-4.3, D-1.3: none of them can be entered."""
    assert failure(walked("u1 D2 1/2/1", MoveOrder(1, "D3"), rows=WALLED))["why"] == "wall"
    portal = {"red": {"portal": "E6"}}
    assert failure(walked("u1 D5 1/2/1", MoveOrder(1, "E6"), teams=portal))["why"] == "portal"
    near = {"blue": {"discovered": "\n".join(["111111000000"] * 12)}}
    assert failure(walked("u1 D5 1/9/1", MoveOrder(1, "J5"), teams=near))["why"] == "unknown"
    assert failure(walked("u1 D5 1/9/1", MoveOrder(1, "Z99"), teams=near))["why"] == "unknown"


def test_through_unseen_squares() -> None:
    """D-4.3: a path over undiscovered squares is none, though its end is known and floor lies between."""
    gap = {"blue": {"discovered": "\n".join(["111111000111"] * 12)}}
    assert failure(walked("u1 D5 1/9/1", MoveOrder(1, "K5"), teams=gap))["why"] == "no_way"


def test_a_square_to_pass_that_cannot_be_entered() -> None:
    """D-4.3: the failure names the square of `via` that is to blame."""
    game = walked("u1 D2 1/3/1", MoveOrder(1, "D4", ("D3",)), rows=WALLED)
    assert (failure(game)["at"], failure(game)["why"]) == ("D3", "wall")


def test_via() -> None:
    """D-4.3: waypoints are passed."""
    game = walked("u1 D5 1/3/1", MoveOrder(1, "F5", ("E6",)))
    assert game.told("blue", "moved")[0]["way"] == ("D5", "E6", "F5")


def test_what_is_seen_when_the_turn_begins_is_discovered() -> None:
    """D-4.3: a unit may walk to what it sees, also if its sight was raised between the turns."""
    blank = {"blue": {"discovered": "\n".join(["0" * 12] * 12)}}
    game = walked("u1 D5 1/3/3", MoveOrder(1, "G5"), teams=blank)
    assert game.at("blue", 1) == "G5"


def test_a_flash_opens_the_way_next_turn() -> None:
    """D-4.3: what a flash shows, or a sight raised now, is discovered too late for this turn's way."""
    blank = {"blue": {"discovered": "\n".join(["0" * 12] * 12), "stock": ["flash"]}}
    game = dungeon(blue=["u1 D5 1/4/1"], teams=blank)
    game.order("blue", BonusOrder("flash", cell="F5"), UpgradeOrder(1, "sight"), MoveOrder(1, "F5")).play()
    assert failure(game)["why"] == "unknown"
    assert game.order("blue", MoveOrder(1, "F5")).play().at("blue", 1) == "F5"


def test_swap_and_pass() -> None:
    """D-4.4: nobody is stopped or fought on the way; units swap and pass."""
    game = dungeon(blue=["u1 D5 2/4/1"], red=["u1 G5 2/4/1"])
    game.order("blue", MoveOrder(1, "H5")).order("red", MoveOrder(1, "D5")).play()
    assert (game.at("blue", 1), game.at("red", 1)) == ("H5", "D5")
    assert game.told("blue", "blow") == []


def test_over_an_enemy() -> None:
    """D-4.4: a way leads over squares where enemies stand."""
    rows = "\n".join(["#" * 12] * 4 + ["............"] + ["#" * 12] * 7)
    game = dungeon(
        rows, blue=["u1 D5 2/4/1"], red=["u1 E5 2/4/1"], teams={"blue": {"portal": "A5"}, "red": {"portal": "L5"}}
    )
    assert game.order("blue", MoveOrder(1, "H5")).play().at("blue", 1) == "H5"


def test_the_later_order_counts() -> None:
    """D-4.4: one move a unit and turn."""
    game = walked("u1 D5 1/1/1", MoveOrder(1, "E5"), MoveOrder(1, "D6"))
    assert game.at("blue", 1) == "D6"


def test_no_order_no_move() -> None:
    """D-4.4: without an order a unit stays."""
    assert dungeon(blue=["u1 D5 1/1/1"]).play().at("blue", 1) == "D5"


def test_a_unit_that_died() -> None:
    """D-4.4: a unit that is no more does not walk."""
    game = walked("u1 D5 1/1/1", MoveOrder(2, "E5"))
    assert failure(game)["why"] == "no_unit"


def test_to_where_it_stands() -> None:
    """D-4.4: a move to the own square is no move, and no failure."""
    game = walked("u1 D5 1/1/1", MoveOrder(1, "D5"))
    assert game.told("blue", "failed") == game.told("blue", "moved") == []


def test_option_portals_may_be_entered() -> None:
    """H23: by option a unit may stand on a portal."""
    game = walked(
        "u1 D5 1/2/1", MoveOrder(1, "E6"), teams={"red": {"portal": "E6"}}, options={"portal_enterable": True}
    )
    assert game.at("blue", 1) == "E6"


def test_option_units_in_a_diagonals_way() -> None:
    """H3: by option no diagonal passes a unit the team saw when the turn began; one it did not see stops nobody."""
    options = {"diagonal_blocked_by_units": True}

    def way(red: str) -> object:
        game = dungeon(options=options, blue=["u1 D5 9/2/2"], red=[red])
        return game.order("blue", MoveOrder(1, "E6")).play().told("blue", "moved")[0]["way"]

    assert way("u1 E5 1/1/1") == ("D5", "E5", "E6")
    assert way("u1 E5 1/1/1 invisibility") == ("D5", "E6")


def test_a_unit_seen_too_late_is_in_no_diagonals_way() -> None:
    """H3: a sight raised in phase 1 shows nobody before phase 3: the way is the one that was foretold."""
    game = dungeon(options={"diagonal_blocked_by_units": True}, blue=["u1 D5 9/4/1"], red=["u1 F6 1/1/1"])
    game.order("blue", UpgradeOrder(1, "sight", 2), MoveOrder(1, "F7")).play()
    assert game.told("blue", "moved")[0]["way"] == ("D5", "E6", "F7")


def test_neutral_units_never_move() -> None:
    """D-1.6: they stay."""
    assert dungeon(neutral=["u1 D5 1/9/1"]).play().at("neutral", 1) == "D5"
