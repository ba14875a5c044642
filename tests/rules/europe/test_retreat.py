"""E-12.3: where the beaten go when they may choose."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

HANDS = {"dual": "AC", "britain": "2C"}


def beaten(lying: str, britain: str = "", circle: str = "dual britain", **more: object) -> Game:
    """Let the Dual Alliance drive Britain out of Benelux or Scandinavia."""
    game = table(circle, lying, hands=HANDS, **more)  # type: ignore[arg-type]
    target = "SCA" if "SCA britain" in lying else "BEN"
    return game.play(dual=f"attack GER {target}", britain=f"stop none / {britain}")


def test_own_homes_first() -> None:
    """E-12.3 (2): Britain before unplayed France."""
    assert beaten("GER dual 1, AUS dual 1, BEN britain 1, POL britain 1").facts("retreated", "end") == [("BRI",)]


def test_unplayed_homes_before_others() -> None:
    """E-12.3 (3): of Northern Russia and Finland both are nobody's; alphabetical: Finland."""
    lying = "GER dual 1, AUS dual 1, SCA britain 1, BRI britain 1"
    assert beaten(lying, neutrals="on").facts("retreated", "end") == [("FIN",)]
    assert beaten(lying).facts("retreated", "end") == [("NRU",)]


def test_played_homes_last() -> None:
    """E-12.3 (4): with Russia in the game Finland, else Northern Russia all the same."""
    lying = "GER dual 1, AUS dual 1, SCA britain 1, BRI britain 1, POL russia 1"
    assert beaten(lying, circle="dual britain russia", neutrals="on").facts("retreated", "end") == [("FIN",)]
    assert beaten(lying, circle="dual britain russia").facts("retreated", "end") == [("NRU",)]


def test_nobodys_land_before_the_alphabet() -> None:
    """E-12.3 (3), (4): Poland, of unplayed Russia, goes before the Balkans of a power in play."""
    lying = "AUS dual 1, GER dual 1, HUN britain 1, BRI britain 1, ANA ottoman 1"
    game = table("dual britain ottoman", lying, hands=HANDS).play(dual="attack AUS HUN")
    assert game.facts("retreated", "end") == [("POL",)]


def test_a_land_that_wins_the_game() -> None:
    """E-12.3 (1): the retreat completes a trio."""
    lying = "GER dual 1, AUS dual 1, BEN britain 1, BRI britain 1, SPA britain 1, ITA britain 1"
    assert beaten(lying).ending == "britain by occupation of france"


@pytest.mark.parametrize(
    ("order", "end"),
    [
        ("retreat FRA", "FRA"),
        ("retreat SPA FRA BRI", "FRA"),
        ("retreat BEN: FRA", "FRA"),
        ("retreat BEN: FRA / retreat BRI", "FRA"),
        ("retreat SCA: FRA", "BRI"),
        ("retreat BEN: SPA / retreat FRA", "FRA"),
        ("retreat FRA / retreat", "BRI"),
        ("retreat GER", "BRI"),
    ],
)
def test_lists(order: str, end: str) -> None:
    """E-12.3: the list of that land, then the general one, then the default order; what is not possible is skipped."""
    lying = "GER dual 1, AUS dual 1, BEN britain 1, SCA britain 1, POL britain 1, UKR britain 1"
    game = table("dual britain", lying, hands=HANDS).play(dual="attack GER BEN", britain=f"stop none / {order}")
    assert game.facts("retreated", "end") == [(end,)]


def test_a_land_that_wins_goes_before_an_own_home() -> None:
    """E-12.3 (1), (2): Britain is free, too, and comes first in the alphabet."""
    lying = "GER dual 1, AUS dual 1, BEN britain 1, SPA britain 1, ITA britain 1"
    game = table("dual britain", lying + ", POL britain 1", hands=HANDS).play(dual="attack GER BEN")
    assert (game.facts("retreated", "end"), game.ending) == ([("BRI",)], "")
    home = table("dual britain", lying + ", SCA britain 1", hands=HANDS).play(dual="attack GER BEN")
    assert (home.facts("retreated", "end"), home.ending) == ([("FRA",)], "britain by occupation of france")
