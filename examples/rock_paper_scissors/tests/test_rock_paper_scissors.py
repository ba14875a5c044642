"""Rock, paper, scissors: R-2 by hand, and everything pbem asks of a game."""

from __future__ import annotations

from pbem.core.dice import KeyedDice
from pbem.core.seats import COLOURS
from pbem.core.sheets import Sheet, Written
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from rock_paper_scissors.ruleset import ROCK_PAPER_SCISSORS, Hand, Options, Show

BLUE, RED, GREEN = COLOURS[:3]


def points(*hands: Hand) -> tuple[int, ...]:
    """Play one round from the beginning."""
    rules = ROCK_PAPER_SCISSORS.rules
    state = rules.setup(Options(rounds=1), COLOURS[:3], KeyedDice(b""))
    sheets = {seat: Sheet((Written(Show(hand)),)) for seat, hand in zip(COLOURS[:3], hands, strict=True)}
    return rules.resolve(state, sheets, KeyedDice(b"")).state.points


def test_who_beats_whom() -> None:
    """R-2: a point for each player whose hand one beats."""
    assert points("rock", "scissors", "scissors") == (2, 0, 0)
    assert points("rock", "rock", "scissors") == (1, 1, 0)
    assert points("rock", "paper", "scissors") == (1, 1, 1)


def test_everything_pbem_asks_of_a_game() -> None:
    conformance(ROCK_PAPER_SCISSORS, Series(games=2, turns=5))
