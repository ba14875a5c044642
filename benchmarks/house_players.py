"""How well house players play: `python -m benchmarks.house_players GAME [games] ['name = value' ...]`.

Every house player of a game plays against rivals who write random lines, and against each of the others, on every seat
equally often. Printed are the games each won, with the 95 % confidence interval (Wilson); a victory that is shared
counts in parts.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from benchmarks.measuring import wilson
from pbem.core import seat_requests
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyOptions, AnyOrder, AnyState, Installed, Registry
from pbem.service.game import options as option_table
from pbem.testing import playing
from pbem.testing.house_games import Party

RANDOM = "random"
"""A rival who writes whatever the lexicon lets a player say."""
MOST = 150
"""Turns after which a game counts as a draw."""
WARS: Mapping[str, Mapping[str, object]] = {
    "campaign": {"seats": 2, "board_width": 20, "board_height": 16, "cities_per_player": 3, "turn_limit": 25},
    "duncan": {"teams": 2, "map": "two-halls", "turn_limit": 25},
    "dice_empires": {"players": 3},
    "europe": {"players": 3},
    "powers": {"chapters": ["land-war"], "map": "ten-lands"},
}
"""What is played, by game."""


@dataclass(frozen=True)
class Rivals(Party):
    """A party in which some write at random."""

    chance: Random

    def sheets(self, state: AnyState, key: str) -> dict[Seat, Sheet[AnyOrder]]:
        """Let everybody write who is asked."""
        ruleset = self.installed.ruleset
        sober = Party(self.installed, {seat: name for seat, name in self.names.items() if name != RANDOM})
        given = sober.sheets(state, key)
        for seat, requests in seat_requests.by_seat(ruleset, state).items():
            if self.names[seat] == RANDOM:
                view = ruleset.rules.view(state, seat)
                given[seat] = playing.orders(self.installed, view, requests, self.chance, self.names)
        return given


def ended(installed: Installed, options: AnyOptions, name: str, key: str) -> AnyState:
    """Let a house player play a whole game on all seats; give its end."""
    options = playing.furnished(installed, options)
    party = Party(installed, dict.fromkeys(installed.ruleset.rules.seats(options), name))
    state = party.begun(options, key)
    for _, later in zip(range(MOST), party.states(state, key), strict=False):
        state = later
    return state


def won(installed: Installed, options: AnyOptions, names: Sequence[str], key: str) -> Mapping[str, float]:
    """Play a game, the names on the seats in their order; give what each name won of it."""
    seats = installed.ruleset.rules.seats(options)
    table = {seat: names[at % len(names)] for at, seat in enumerate(seats)}
    party = Rivals(installed, table, Random(key))
    state = party.begun(options, key)
    for _, later in zip(range(MOST), party.states(state, key), strict=False):
        state = later
    outcome = installed.ruleset.rules.outcome(state)
    winners = outcome.winners if outcome else ()
    return {name: sum(table[seat] == name for seat in winners) / max(1, len(winners)) for name in names}


def duels(installed: Installed) -> Iterator[tuple[str, str]]:
    """List who plays whom."""
    names = tuple(installed.ruleset.players)
    yield from ((name, RANDOM) for name in names)
    yield from combinations(names, 2)


def measured(installed: Installed, options: AnyOptions, games: int) -> None:
    """Print the shares of all duels of a game."""
    seats = installed.ruleset.rules.seats(options)
    for one, other in duels(installed):
        tables = ([one if seat == game % len(seats) else other for seat in range(len(seats))] for game in range(games))
        played = [
            won(installed, options, names, f"{installed.ruleset.key} {one} {other} {game}")
            for game, names in enumerate(tables)
        ]
        its, decided = sum(each[one] for each in played), sum(sum(each.values()) for each in played)
        low, high = wilson(its, games)
        said = f"{100 * its / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        fair = 100 * decided / games / len(seats)
        print(f"| {one} among {len(seats) - 1} {other} | {games} | {said} | {fair:.1f} % |", flush=True)


def main(words: Sequence[str]) -> None:
    """Play and print."""
    key = words[0]
    games = next((int(word) for word in words[1:] if word.isdigit()), 30)
    said = tomllib.loads("\n".join(word for word in words[1:] if "=" in word))
    installed = Registry()[key]
    measured(installed, option_table.read(installed, {**WARS.get(key, {}), **said}), games)


if __name__ == "__main__":
    main(sys.argv[1:])
