"""Games played at random, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbem import codec
from pbem.registry import AnyOptions, Installed
from pbem.testing.playing import Game, Position, play

AGAIN = 0.1
"""The share of nonsense that is enough for a game held once more with other options: its lexicon is the same."""


@dataclass(frozen=True)
class Series:
    """So many games of so many turns; `options` are taken in turn, by default those of the class.

    They begin with the setup, or with a `position`. Another `seed` gives other games. Of the lines nobody should write
    and of those that probe for secrets the share `nonsense` is written.
    """

    games: int = 3
    turns: int = 8
    seed: int = 0
    options: Sequence[object] = ()
    position: Position | None = None
    nonsense: float = 1.0


def options_of(installed: Installed, series: Series) -> tuple[AnyOptions, ...]:
    """List the options of a series."""
    return tuple(map(AnyOptions, series.options)) or (codec.loads("{}", installed.ruleset.options_type),)


def random_games(installed: Installed, series: Series) -> list[Game]:
    """Play the games of a series."""
    given = options_of(installed, series)
    key = installed.ruleset.key
    return [
        play(installed, given[number % len(given)], series.turns, f"{key} {series.seed}/{number}", series.position)
        for number in range(series.games)
    ]
