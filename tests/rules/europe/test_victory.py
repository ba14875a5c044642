"""E-9: occupation, collapse, and who wins when several do."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.europe import victory
from pbem.rulesets.europe.state import Stack
from tests.rules.europe.table_kit import table

CIRCLE = tuple(map(Seat, ("britain", "france", "dual")))


def judged(lying: str, on_turn: str = "britain") -> str:
    """Say who has won: `britain by occupation of france`."""
    lands = {land: Stack(Seat(seat), int(figures)) for land, seat, figures in map(str.split, lying.split(", "))}
    result = victory.judge(lands, CIRCLE, Seat(on_turn))
    return f"{result.winners[0]} by {result.reason} of {result.of}" if result else ""


HOMES = "BRI britain 1, FRA france 1, GER dual 1"


@pytest.mark.parametrize(
    ("more", "ending"),
    [
        ("", ""),
        ("NRU britain 1, POL britain 1", ""),
        ("NRU britain 1, POL britain 1, UKR britain 2", "britain by occupation of russia"),
        ("NRU britain 1, POL britain 1, UKR dual 2", ""),
        ("NRU britain 1, POL france 1, UKR dual 2", ""),
    ],
)
def test_occupation(more: str, ending: str) -> None:
    """E-9.1: all homes of another power, played or not, held by one."""
    assert judged(", ".join(filter(None, (HOMES, more)))) == ending


def test_ones_own_trio_is_no_victory() -> None:
    """E-9.1: "other than your own"."""
    assert judged(f"{HOMES}, BEN britain 1, SCA britain 1") == ""


def test_occupation_needs_a_home_of_ones_own() -> None:
    """E-9.1: without a figure at home the trio counts nothing; the collapse does."""
    assert (
        judged("NRU britain 1, POL britain 1, UKR britain 1, FRA france 1, GER dual 1") == "dual by collapse of britain"
    )


def test_collapse_makes_the_right_neighbour_win() -> None:
    """E-9.2: he whose left neighbour it is."""
    assert judged("BRI britain 1, FRA france 1, HUN france 1") == "france by collapse of dual"
    assert judged("BRI britain 1, GER dual 1") == "britain by collapse of france"


@pytest.mark.parametrize(("on_turn", "winner"), [("britain", "britain"), ("dual", "dual"), ("france", "dual")])
def test_several_at_once(on_turn: str, winner: str) -> None:
    """E-9.3: the player on turn, else the first from his left."""
    lying = "NRU britain 1, POL britain 1, UKR britain 1, BRI britain 1, FRA france 1, GER dual 1, "
    lying += "BAL dual 1, ANA dual 1, AFR dual 1"
    assert judged(lying, on_turn).split()[0] == winner


def test_a_retreat_may_win_the_game_for_the_beaten() -> None:
    """E-9.3: judged once, after retreat and advance together."""
    lying = "GER dual 1, AUS dual 1, BEN britain 1, BRI britain 1, SPA britain 1, ITA britain 1"
    game = table("dual britain", lying, hands={"dual": "AC", "britain": "2C"}).play(dual="attack GER BEN")
    assert game.ending == "britain by occupation of france"


def test_the_end_is_told_to_all() -> None:
    """E-9.5, E-10.2: and nobody is asked any more."""
    lying = "FRA france 1, NRU france 1, POL france 1, HUN france 1, BRI britain 1"
    game = table("france britain", lying, mode="sequential").play(france="move HUN UKR")
    assert game.facts("ended", "winners", "reason", "of") == [(("france",), "occupation", "russia")]
    assert game.phase == ""


def test_doing_nothing_ends_nothing() -> None:
    """E-9.3: only a change on the map is judged; a table the referee has laid may wait for the next one."""
    game = table("france dual", "FRA france 1, GER dual 1, BRI dual 1, BEN dual 1, SCA dual 1")
    assert game.play().state.result is None
    assert game.play(dual="draft AUS").state.result is not None
