"""Bonuses used in phase 1 (D-7), and regeneration."""

from __future__ import annotations

import pytest

from pbem.rulesets.duncan.orders import BonusOrder, MoveOrder, UpgradeOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon


def stocked(*stock: str, unit: str = "u1 D4 2/1/1", **more: object) -> Game:
    """Put up a team with a stock and one unit."""
    return dungeon(blue=[unit], teams={"blue": {"stock": list(stock)}}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "values"), [("strength", (3, 1, 1)), ("speed", (2, 2, 1)), ("sight", (2, 1, 2))])
def test_one_more(kind: str, values: tuple[int, int, int]) -> None:
    """D-7.2: strength, speed or sight +1."""
    game = stocked(kind).order("blue", BonusOrder(kind, unit=1)).play()  # type: ignore[arg-type]
    unit = game.unit("blue", 1)
    assert (unit.strength, unit.speed, unit.sight) == values
    assert (unit.bonuses, game.team("blue").stock) == ((kind,), ())


def test_cumulative() -> None:
    """D-7.2: increases add up."""
    game = stocked("speed", "speed", "speed").order("blue", *[BonusOrder("speed", unit=1)] * 3).play()
    assert game.unit("blue", 1).speed == 4
    assert [each["value"] for each in game.told("blue", "given")] == [2, 3, 4]


def test_effective_in_the_same_turn() -> None:
    """D-7.2: the speed given is walked with at once."""
    game = stocked("speed", "speed").order("blue", *[BonusOrder("speed", unit=1)] * 2, MoveOrder(1, "G4")).play()
    assert game.at("blue", 1) == "G4"


@pytest.mark.parametrize("kind", ["regeneration", "invisibility", "leech", "quick"])
def test_given_for_ever(kind: str) -> None:
    """D-7.1: a bonus given stays with the unit; the others of the stock keep."""
    game = stocked(kind, "smoke", kind).order("blue", BonusOrder(kind, unit=1)).play()  # type: ignore[arg-type]
    assert game.unit("blue", 1).bonuses == (kind,)
    assert game.team("blue").stock == ("smoke", kind)
    assert game.told("blue", "given") == [{"order": 1, "unit": 1, "bonus": kind, "value": 1}]


def test_one_has_not() -> None:
    """D-7.1: what is not in the stock cannot be used, nor twice what is there once."""
    game = stocked("leech").order("blue", BonusOrder("quick", unit=1), *[BonusOrder("leech", unit=1)] * 2).play()
    assert game.failures("blue") == [(1, "bonus", "stock"), (3, "bonus", "stock")]
    assert game.unit("blue", 1).bonuses == ("leech",)


def test_a_unit_that_died() -> None:
    """D-7.1: nothing is given to a unit that is no more, and the bonus is kept (H26)."""
    game = stocked("leech").order("blue", BonusOrder("leech", unit=7)).play()
    assert game.failures("blue") == [(1, "bonus", "no_unit")]
    assert game.team("blue").stock == ("leech",)


def test_off_the_board() -> None:
    """D-7.7: flash and smoke go to squares of the board."""
    game = stocked("flash").order("blue", BonusOrder("flash", cell="Z99")).play()
    assert game.failures("blue") == [(1, "bonus", "off_board")]
    assert game.team("blue").stock == ("flash",)


def test_flash_and_smoke_fly_to_any_square() -> None:
    """D-7.7: a square need not be discovered; the bonus is used up."""
    game = dungeon(teams={"blue": {"stock": ["flash", "smoke"], "discovered": "\n".join(["0" * 12] * 12)}})
    game.order("blue", BonusOrder("flash", cell="F6"), BonusOrder("smoke", cell="L12")).play()
    assert game.told("blue", "used") == [
        {"order": 1, "bonus": "flash", "at": "F6"},
        {"order": 2, "bonus": "smoke", "at": "L12"},
    ]
    assert game.team("blue").stock == ()
    assert game.view("blue").terrain[5][5] == "."


def test_smoke_cancels_the_flash_of_another_team() -> None:
    """D-5.6: all flashes, then all smokes, whoever wrote first and whichever team comes first."""
    game = dungeon(
        teams={
            "blue": {"stock": ["smoke"]},
            "red": {"stock": ["flash"], "discovered": "\n".join(["0" * 12] * 12)},
        }
    )
    game.order("blue", BonusOrder("smoke", cell="F6")).order("red", BonusOrder("flash", cell="F6")).play()
    assert game.view("red").terrain[5][5] == "?"


def test_regeneration() -> None:
    """D-7.3: n regenerations heal n wounds at the end of phase 1, not more than there are."""
    assert dungeon(blue=["u1 D4 5/1/1 w4 regeneration"]).play().values("blue", 1) == "5 w3"
    assert dungeon(blue=["u1 D4 5/1/1 w4 regeneration regeneration regeneration"]).play().values("blue", 1) == "5 w1"
    game = dungeon(blue=["u1 D4 5/1/1 w1 regeneration regeneration"]).play()
    assert game.values("blue", 1) == "5 w0"
    assert [each["healed"] for each in game.told("blue", "regenerated")] == [1]
    assert game.play().told("blue", "regenerated") == []


def test_regeneration_given_now_heals_now() -> None:
    """D-2.3: regeneration comes after the orders of phase 1, and before the fights."""
    game = stocked("regeneration", unit="u1 D4 3/1/1 w2").order("blue", BonusOrder("regeneration", unit=1)).play()
    assert game.values("blue", 1) == "3 w1"


def test_lost_strength_is_not_regained() -> None:
    """D-7.3, H7: wounds are healed, not strength."""
    game = dungeon(blue=["u1 D4 2/1/1 w1 best5 regeneration regeneration regeneration"]).play()
    assert game.values("blue", 1) == "2 w0"


@pytest.mark.parametrize(
    ("unit", "after"),
    [
        ("2/1/1 w1 best5 regeneration", "2 w0"),
        ("2/1/1 w0 best5 regeneration", "3 w2"),
        ("2/1/1 w0 best5 regeneration regeneration regeneration regeneration", "4 w3"),
        ("4/1/1 w0 best5 regeneration regeneration regeneration regeneration regeneration regeneration", "5 w0"),
        ("3/1/1 w1 best3 regeneration regeneration", "3 w0"),
    ],
)
def test_full_healing(unit: str, after: str) -> None:
    """D-7.3 `full`: lives go up by n to at most M(M+1)/2 of the highest strength M."""
    game = dungeon(options={"heal_mode": "full"}, blue=[f"u1 D4 {unit}"]).play()
    assert game.values("blue", 1) == after


def test_full_healing_by_leech() -> None:
    """H7: the option says what a life is, for the leech too."""
    game = dungeon(options={"heal_mode": "full"}, blue=["u1 D5 3/2/1 best5 leech leech leech"], red=["u1 E5 1/1/1"])
    assert game.play().values("blue", 1) == "4 w3"


def test_neutral_units_regenerate() -> None:
    """D-2.3: regeneration of all units."""
    assert dungeon(neutral=["u1 D5 4/1/1 w3 regeneration"]).play().values("neutral", 1) == "4 w2"


def test_upgrade_after_the_bonus() -> None:
    """D-2.3: upgrades and bonuses are carried out in written order."""
    game = stocked("strength", unit="u1 B2 1/1/1")
    game.order("blue", UpgradeOrder(1, "sight"), BonusOrder("strength", unit=1), UpgradeOrder(1, "sight")).play()
    assert [each["price"] for each in game.told("blue", "upgraded")] == [1, 3]
