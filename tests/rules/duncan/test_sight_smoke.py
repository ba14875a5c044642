"""D-5.6, t13.1: flashes, then smokes, then sight."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.grid import cell
from pbem.rulesets.duncan.orders import BonusOrder, MoveOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon

NOTHING = ("0" * 12 + "\n") * 12


def dark(**kwargs: Any) -> Game:
    """Put up the board of the kit with blue in its corner, knowing nothing; red knows everything."""
    options = kwargs.pop("options", {})
    blue = {"discovered": NOTHING, "piles": [], "stock": ["flash", "smoke", "flash"], **kwargs.pop("team", {})}
    return dungeon(teams={"blue": blue, "red": {"stock": ["smoke", "smoke"]}}, options=options, **kwargs)


def fog(game: Game, square: str, seat: str = "blue") -> str:
    """Say how a team sees a square."""
    at = cell(square)
    return game.view(seat).fog[at.row][at.column]


def test_flash() -> None:
    """D-5.6: a flash discovers the 37 squares of radius 3, through walls, with their piles and without units."""
    rows = "\n".join(["............"] * 5 + ["###.########"] + ["............"] * 6)
    game = dark(rows=rows, red=["u1 F5 1/1/1"], piles=["F8 small 3 red", "L12 large"])
    game.order("blue", BonusOrder("flash", cell="F6")).play()
    view = game.view("blue")
    assert sum(row.count(":") for row in view.fog) == 37
    assert view.terrain[5] == "??#.#####???"
    assert [(each.cell.name, each.holder, each.turn, each.seen) for each in view.piles] == [("F8", "red", 5, False)]
    assert view.foreign == ()
    assert game.told("blue", "flash") == [{"at": "F6", "new": 37, "smoked": 0}]
    assert game.told("red", "flash") == []


def test_flash_on_undiscovered_squares_and_at_the_edge() -> None:
    """D-7.7: any square of the board, and what lies outside is nothing."""
    game = dark().order("blue", BonusOrder("flash", cell="L1")).play()
    assert sum(row.count(":") for row in game.view("blue").fog) == 13


def test_flash_shows_units() -> None:
    """H6 flash_shows_units: units too, this turn, but never invisible ones."""
    reds = ["u1 F5 1/1/1", "u2 F6 1/1/1 invisibility"]
    game = dark(red=reds, options={"flash_shows_units": True})
    game.order("blue", BonusOrder("flash", cell="F6")).play()
    assert [each.cell.name for each in game.view("blue").foreign] == ["F5"]
    assert fog(game, "F6") == "."
    assert game.play().view("blue").foreign == ()
    assert fog(game, "F6") == ":"


def test_smoke_takes_the_memory_of_all() -> None:
    """D-5.6: every team forgets the 97 squares of radius 5, the user too; the piles on them as well."""
    game = dark(team={"discovered": "all"}, piles=["F6 small"])
    game.order("blue", BonusOrder("smoke", cell="F6")).play()
    for seat in ("blue", "red"):
        view = game.view(seat)
        assert sum(row.count("s") for row in view.fog) == 97
        assert sum(row.count("?") for row in view.terrain) == 97
        assert view.piles == ()
        assert [told["count"] for told in game.told(seat, "forgot")] == [97]


def test_smoke_is_over_after_its_turn() -> None:
    """D-5.6: it lasts only that moment; what was forgotten is unknown from then on."""
    game = dark(team={"discovered": "all"}).order("blue", BonusOrder("smoke", cell="F6")).play().play()
    assert fog(game, "F6") == "?"
    assert game.told("blue", "forgot") == []


def test_sight_comes_after_smoke() -> None:
    """D-5.6, footnote b: units and portals see into the smoke and through it."""
    game = dark(team={"discovered": "all"}, blue=["u1 F6 1/1/1"])
    game.order("red", BonusOrder("smoke", cell="F6")).play()
    assert fog(game, "F5") == "."
    assert fog(game, "F4") == "s"
    assert [told["count"] for told in game.told("blue", "forgot")] == [97 - 9]


def test_smoke_cancels_a_flash_of_the_same_turn() -> None:
    """D-5.6, footnote a: whoever threw which, and whichever was ordered first."""
    for orders in (
        {"blue": [BonusOrder("smoke", cell="J6"), BonusOrder("flash", cell="F6")]},
        {"blue": [BonusOrder("flash", cell="F6")], "red": [BonusOrder("smoke", cell="J6")]},
    ):
        game = dark()
        for seat, said in orders.items():
            game.order(seat, *said)
        game.play()
        assert game.told("blue", "flash") == [{"at": "F6", "new": 10, "smoked": 27}]
        assert (fog(game, "D6"), fog(game, "F6")) == (":", "?")
        assert game.told("blue", "forgot") == []


def test_what_smoke_took_can_be_seen_again() -> None:
    """D-5.6: forgotten squares cannot be entered until seen again."""
    game = dark(team={"discovered": "all"}, blue=["u1 F6 1/3/1"])
    game.order("red", BonusOrder("smoke", cell="F6")).play()
    game.order("blue", MoveOrder(1, "F4")).play()
    assert game.failures("blue") == [(1, "move", "unknown")]
    game.order("blue", MoveOrder(1, "F5")).play().order("blue", MoveOrder(1, "F4")).play()
    assert game.at("blue", 1) == "F4"


def test_notes_outlast_smoke() -> None:
    """D-5.6: notes on forgotten squares survive."""
    game = dark(team={"discovered": "all", "notes": {"F6": "trap?"}})
    game.order("red", BonusOrder("smoke", cell="F6")).play()
    assert game.view("blue").notes == {"F6": "trap?"}


def test_a_held_pile_in_smoke() -> None:
    """D-5.6: who holds a forgotten pile still gets its points, and knows that much of it."""
    game = dark(team={"discovered": "all"}, piles=["F6 small 0 red", "F7 small 5 blue"])
    game.order("red", BonusOrder("smoke", cell="F6")).play()
    assert [each.cell.name for each in game.view("blue").piles] == ["F7"]
    assert fog(game, "F7") == "s"


def test_several_smokes_and_flashes() -> None:
    """D-5.6: all flashes, then all smokes."""
    game = dark(team={"stock": ["flash", "flash"]})
    game.order("blue", BonusOrder("flash", cell="C3"), BonusOrder("flash", cell="J9"))
    game.order("red", BonusOrder("smoke", cell="A1"), BonusOrder("smoke", cell="L6")).play()
    assert [(told["at"], told["smoked"]) for told in game.told("blue", "flash")] == [("C3", 28), ("J9", 26)]


def blinded(mode: str = "blind") -> Game:
    """Put up red's smoke over blue's unit and beside its portal."""
    team = {"portal": "E4", "stock": ["flash"]}
    options = {"smoke_mode": mode, "portal_sight": 2}
    return dark(team={"discovered": "all", **team}, blue=["u1 F6 1/1/3"], options=options, red=["u1 F7 9/9/1"])


def test_blind_smoke() -> None:
    """D-5.6 smoke_mode `blind`: nobody forgets, but no unit sees a square of the area in that turn; portals do."""
    game = blinded()
    game.order("red", BonusOrder("smoke", cell="F9"), MoveOrder(1, "F8")).play()
    assert (fog(game, "F3"), fog(game, "G6"), fog(game, "E6")) == (".", ":", ".")
    assert game.view("blue").foreign == ()
    assert game.told("blue", "forgot") == []
    assert game.told("blue", "blinded") == [{"units": ("u1",), "number": 1}]
    assert fog(game.play(), "G6") == "."


def test_blind_smoke_cancels_a_flash_too() -> None:
    """Footnote a of t13.1 holds for both modes: a flash shows nothing in the smoke of its turn."""
    game = dark(options={"smoke_mode": "blind"})
    game.order("blue", BonusOrder("flash", cell="F6")).order("red", BonusOrder("smoke", cell="F6")).play()
    assert fog(game, "F6") == "?"
    assert game.told("blue", "flash") == [{"at": "F6", "new": 0, "smoked": 37}]


@pytest.mark.parametrize("mode", ["forget", "blind"])
def test_smoke_nobody_notices_is_not_told(mode: str) -> None:
    """A team that knew nothing of the area, and has nobody there, learns nothing of a smoke."""
    game = dark(options={"smoke_mode": mode})
    before = game.view("blue")
    game.order("red", BonusOrder("smoke", cell="H8")).play()
    assert not [event for event in game.events if event.kind in ("forgot", "blinded") and "blue" in str(event.seen_by)]
    assert (game.view("blue").fog, game.view("blue").terrain) == (before.fog, before.terrain)
