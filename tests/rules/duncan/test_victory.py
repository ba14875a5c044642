"""The end of the game (D-10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pbem.core.events import EVERYONE
from pbem.core.seats import Seat
from pbem.rulesets.duncan.orders import ChooseOrder
from pbem.rulesets.duncan.state import Result
from tests.rules.duncan.dungeon_kit import Game, dungeon


def result(*winners: str, reason: str) -> Result:
    """Make a result."""
    return Result(tuple(map(Seat, winners)), reason)


def ended(
    scores: Sequence[int],
    tie_break: str = "shared",
    piles: Sequence[str] = (),
    excluded: str = "",
    **units: Sequence[str],
) -> Game:
    """Play the last turn of blue, red and green with these scores."""
    seats = ("blue", "red", "green")
    teams = {
        seat: {"score": score, "excluded": int(seat == excluded)} for seat, score in zip(seats, scores, strict=True)
    }
    options = {"turn_limit": 5, "tie_break": tie_break}
    return dungeon(options=options, teams=teams, piles=piles, **units).play()  # type: ignore[arg-type]


def test_the_last_turn() -> None:
    """D-10.1: after turn_limit turns most points win; all are told."""
    game = ended((3, 7, 5))
    assert game.state.result == result("red", reason="turn_limit")
    (event,) = [event for event in game.events if event.kind == "ended"]
    assert (event.facts, event.seen_by) == ({"winners": ("red",), "reason": "turn_limit"}, EVERYONE)


def test_not_before() -> None:
    """D-10.1: a turn earlier the game goes on."""
    assert dungeon(options={"turn_limit": 6}).play().state.result is None


def test_this_turns_points_count() -> None:
    """D-2.1: phase 7 comes before the end."""
    game = ended((3, 3, 2), piles=["E5 large green", "F9 small 1 blue"])
    assert game.state.result == result("blue", "green", reason="turn_limit")


def test_every_pile_is_empty() -> None:
    """D-10.1: when the last one is emptied the game ends with that turn."""
    game = dungeon(piles=["E5 small 2 blue", "F9 large 0"])
    assert game.play().state.result is None
    assert game.play().state.result == result("blue", reason="exhausted")


def test_option_end_when_exhausted() -> None:
    """H11: by option the game goes on with empty piles."""
    assert dungeon(piles=["F9 large 0"], options={"end_when_exhausted": False}).play().state.result is None


def test_a_dungeon_without_piles() -> None:
    """D-10.1: where there never was a pile none is exhausted."""
    assert dungeon().play().state.result is None


@pytest.mark.parametrize(
    ("tie_break", "winners"), [("shared", ("blue", "red")), ("piles", ("red",)), ("units", ("blue",))]
)
def test_ties(tie_break: str, winners: tuple[str, ...]) -> None:
    """H11: as many points: shared, or whoever holds more piles, or whoever has more units."""
    units: dict[str, Any] = {"blue": ["u1 C9 1/1/1", "u2 E9 1/1/1"], "red": ["u1 I9 1/1/1"]}
    game = ended((6, 5, 4), tie_break, piles=["E5 small red"], **units)
    assert game.state.result == result(*winners, reason="turn_limit")


@pytest.mark.parametrize("tie_break", ["piles", "units"])
def test_ties_that_stay(tie_break: str) -> None:
    """H11: who is equal in that too shares the victory."""
    assert ended((6, 6, 4), tie_break).state.result == result("blue", "red", reason="turn_limit")


def test_the_excluded_do_not_win() -> None:
    """D-10.2: an excluded team has not won, whatever its points."""
    assert ended((9, 4, 3), excluded="blue").state.result == result("red", reason="turn_limit")


def test_no_team_is_eliminated() -> None:
    """D-10.1: without units a team plays on."""
    game = dungeon(blue=["u1 E5 1/1/1"], red=["u1 F5 3/2/1"]).order("red", ChooseOrder("leech")).play()
    assert (game.alive("blue"), game.state.result, game.team("blue").excluded) == ([], None, 0)
