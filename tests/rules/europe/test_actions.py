"""E-6.1 to E-6.3: draft, move, and the figure that must stay at home."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import table

LYING = "BRI britain 1, BEN britain 2, FRA france 1, SPA france 1"


def test_draft_puts_a_figure_on_an_own_home() -> None:
    """E-6.1: where one's own figures stand, or nobody."""
    game = table("britain france", LYING).play(britain="draft BEN", france="draft ITA")
    assert (game.land("BEN"), game.land("ITA")) == ("britain 3", "france 1")
    assert game.facts("drafted", "seat", "at", "figures") == [("britain", "BEN", 3), ("france", "ITA", 1)]


@pytest.mark.parametrize(("at", "why"), [("SCA", "held"), ("GER", "not_home"), ("FRA", "not_home")])
def test_draft_elsewhere(at: str, why: str) -> None:
    """E-6.1: not on a home another holds, not on conquered land (D18), not on foreign homes."""
    lying = "BRI britain 1, GER britain 1, SCA france 1, FRA france 1"
    game = table("britain france", lying).play(britain=f"draft {at}")
    assert (game.log(), game.why("britain")) == (["held", "held"], [("draft", why)])


def test_figure_limit() -> None:
    """D10: with a limit of figures on the map no more can be drafted."""
    lying = "BRI britain 2, BEN britain 2, FRA france 1"
    game = table("britain france", lying, figure_limit=4).play(britain="draft BRI", france="draft FRA")
    assert (game.land("BRI"), game.land("FRA")) == ("britain 2", "france 2")
    assert game.why("britain") == [("draft", "limit")]


def test_move_takes_exactly_one_figure() -> None:
    """E-6.2: to an empty land beside."""
    game = table("britain france", LYING).play(britain="move BEN GER")
    assert (game.land("BEN"), game.land("GER")) == ("britain 1", "britain 1")
    assert game.facts("moved", "start", "end", "sea") == [("BEN", "GER", 0)]


def test_move_by_ship() -> None:
    """E-6.2: to an empty harbour of the same group, whatever lies between."""
    game = table("britain france", LYING).play(britain="move BEN AFR", france="move SPA UKR")
    assert (game.land("AFR"), game.land("UKR")) == ("britain 1", "france 1")
    assert game.facts("moved", "sea") == [(1,), (1,)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("move BEN BRI", "occupied"),
        ("move BEN FRA", "occupied"),
        ("move BEN SPA", "reach"),
        ("move BEN AUS", "reach"),
        ("move BEN SWI", "reach"),
        ("move SCA GER", "no_figure"),
        ("move FRA ITA", "no_figure"),
    ],
)
def test_move_that_cannot_be(line: str, why: str) -> None:
    """E-6.2: own or foreign land, no border and no ship, no such land, no figure of one's own."""
    game = table("britain france", LYING).play(britain=line)
    assert (game.why("britain"), game.facts("moved", "seat")) == ([("move", why)], [])


def test_merge() -> None:
    """D7: with `merge` a figure may enter own land."""
    game = table("britain france", LYING, merge=True).play(britain="move BEN BRI", france="move SPA FRA")
    assert (game.land("BRI"), game.land("FRA")) == ("britain 2", "france 2")


@pytest.mark.parametrize("line", ["move BRI SCA", "move BRI IRE", "move BEN GER"])
def test_moves_that_keep_the_homeland(line: str) -> None:
    """E-6.3: another home is home, too; with others at home anybody may go."""
    lying = "BRI britain 1, BEN britain 1, FRA france 1, SPA france 1"
    game = table("britain france", lying, neutrals="on").play(britain=line)
    assert game.facts("moved", "seat") == [("britain",)]


@pytest.mark.parametrize("line", ["move BRI AFR", "move BRI GER"])
def test_the_last_figure_at_home_stays(line: str) -> None:
    """E-6.3, D16: the homeland is not left, over no border and by no ship."""
    game = table("britain france", "BRI britain 1, AUS britain 1, FRA france 1, SPA france 1")
    game = game.play(britain=line)
    assert (game.land("BRI"), game.why("britain")) == ("britain 1", [("move", "homeland")])


def test_hold() -> None:
    """E-5.1: the seed says "may": to do nothing is legal."""
    game = table("britain france", LYING).play(britain="hold")
    assert game.log() == ["held", "held"]
