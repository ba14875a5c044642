"""E-8: the order of turns, and how rounds follow one another."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

LYING = "BRI britain 1, BEN britain 1, FRA france 1, SPA france 1, GER dual 1, AUS dual 1"
DRAFTS = {"britain": "draft BRI", "france": "draft FRA", "dual": "draft GER"}


def drafted(game: Game) -> list[object]:
    """List who drafted, in the order of turns."""
    return [seat for (seat,) in game.facts("drafted", "seat")]


def test_from_the_first_seat_to_the_left() -> None:
    """E-8.1: the circle, beginning with the first."""
    assert drafted(table("britain france dual", LYING, first="france").play(None, **DRAFTS)) == [
        *("france", "dual", "britain"),
    ]


def test_each_plays_on_the_map_the_earlier_ones_left() -> None:
    """E-11.3: of two who want the same empty land the earlier seat gets it, the other drafts."""
    lying = "BEN britain 1, BRI britain 1, FRA france 1, SPA france 1, AUS dual 1"
    letters = {"britain": "move BEN GER else draft BRI", "france": "move FRA GER else draft SPA"}
    for first, lands in (("britain", ("britain 1", "france 2")), ("france", ("france 1", "france 1"))):
        game = table("britain france dual", lying, first=first).play(None, **letters)
        assert (game.land("GER"), game.land("SPA")) == lands


def test_the_first_seat_rotates_in_simultaneous_games() -> None:
    """D2: one to the left after each round."""
    game = table("britain france dual", LYING)
    orders = []
    for _ in range(4):
        game = game.play(None, **DRAFTS)
        orders.append(drafted(game)[0])
    assert orders == ["britain", "france", "dual", "britain"]
    assert (game.state.round, game.state.turn) == (5, 5)


@pytest.mark.parametrize(
    ("mode", "rotate", "first"),
    [
        ("simultaneous", "auto", "france"),
        ("simultaneous", "off", "britain"),
        ("sequential", "auto", "britain"),
        ("sequential", "on", "france"),
    ],
)
def test_rotate_first(mode: str, rotate: str, first: str) -> None:
    """D2: `auto` is on in simultaneous games, off in sequential ones."""
    game = table("britain france dual", LYING, mode=mode, rotate_first=rotate)
    for line in DRAFTS.values():
        if game.state.round == 1:
            game = game.play(None, **(DRAFTS if mode == "simultaneous" else {game.phase.split()[1]: line}))
    assert (game.state.round, game.state.first) == (2, first)


def test_the_remaining_turns_are_not_played_when_the_game_ends() -> None:
    """E-8.2: in the middle of a round."""
    lying = "FRA france 1, NRU france 1, POL france 1, HUN france 1, BRI britain 1"
    game = table("france britain", lying).play(france="move HUN UKR", britain="draft BRI")
    assert drafted(game) == []
    assert game.ending == "france by occupation of russia"


def test_round_limit() -> None:
    """E-2: after so many rounds nobody wins."""
    game = table("britain france dual", LYING, round_limit=10, round=9).play(None, **DRAFTS)
    assert game.ending == ""
    game = game.play(None, **DRAFTS)
    assert game.state.result is not None
    assert (game.state.result.winners, game.state.result.reason) == ((), "limit")
    assert game.facts("ended", "winners", "reason") == [((), "limit")]
