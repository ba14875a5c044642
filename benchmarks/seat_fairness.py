"""Measures whether a seat is favoured: `python -m benchmarks.seat_fairness GAME [games] [players ...] [name=value]`.

GAME is `dice_empires` or `europe`. For each number of players it plays games in which the house player `bold` has all
seats, and prints how often each place in the order of the first round won, and in Evropská válka each power too, with
the 95 % confidence interval (Wilson). A victory that is shared
counts in parts. The last column says whether the share that everybody would have of the games somebody won lies in the
interval.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any

from benchmarks.house_players import ended
from benchmarks.measuring import wilson
from pbem.core.ruleset.rules import Outcome
from pbem.core.seats import Seat
from pbem.registry import AnyOptions, Registry
from pbem.rulesets.dice_empires.options import Options as Cities
from pbem.rulesets.dice_empires.state import State as Circle
from pbem.rulesets.europe.options import Options as Powers
from pbem.rulesets.europe.state import State as Table
from tests.known import known

PLAYERS = {"dice_empires": (2, 3, 4, 5, 6), "europe": (2, 3, 4, 5)}
PLAYER = "bold"
_DRAW = "no winner"


@dataclass(frozen=True)
class Played:
    """One game: who won, by place in the order of the first round and by name; how many rounds it took."""

    winners: tuple[tuple[int, str], ...]
    seats: tuple[str, ...]
    rounds: int


def cities(options: Cities, key: str) -> Played:
    """Play Dice Empires."""
    state = known(ended(Registry()["dice_empires"], AnyOptions(options), PLAYER, key), Circle)
    circle = tuple(lord.seat for lord in state.lords)
    return _told(state.result, _from(circle, state.token, state.round - 1), state.round)


def europe(options: Powers, key: str) -> Played:
    """Play Evropská válka."""
    state = known(ended(Registry()["europe"], AnyOptions(options), PLAYER, key), Table)
    rotates = options.rotate_first == "on" or (options.rotate_first == "auto" and options.mode == "simultaneous")
    return _told(state.result, _from(state.circle, state.first, (state.round - 1) * rotates), state.round)


def _from(circle: tuple[Seat, ...], first: Seat, gone: int) -> tuple[Seat, ...]:
    """List the players from the one who began the game, so many rounds ago, to the left."""
    at = (circle.index(first) - gone) % len(circle)
    return circle[at:] + circle[:at]


def _told(outcome: Outcome | None, order: tuple[Seat, ...], rounds: int) -> Played:
    won = outcome.winners if outcome else ()
    return Played(tuple((order.index(seat) + 1, seat) for seat in won), order, rounds)


def rows(played: Sequence[Played], players: int) -> Iterator[tuple[str, float, int]]:
    """Count: whose share it is, how much he won, of how many games."""
    places: Counter[str] = Counter()
    names: Counter[str] = Counter()
    there: Counter[str] = Counter(name for one in played for name in one.seats)
    for one in played:
        for place, name in one.winners:
            places[f"place {place}"] += 1 / len(one.winners)  # type: ignore[assignment]
            names[name] += 1 / len(one.winners)  # type: ignore[assignment]
    yield from ((f"place {place}", places[f"place {place}"], len(played)) for place in range(1, players + 1))
    yield from ((name, names[name], count) for name, count in sorted(there.items()))
    yield _DRAW, sum(not one.winners for one in played), len(played)


def table(played: Sequence[Played], players: int) -> None:
    """Print the shares of one number of players."""
    rounds = sorted(one.rounds for one in played)
    print(f"\n{players} players, {len(played)} games, rounds: median {rounds[len(rounds) // 2]}, longest {rounds[-1]}")
    fair = sum(bool(one.winners) for one in played) / len(played) / players
    for name, won, games in rows(played, players):
        low, high = wilson(won, games)
        verdict = "" if name == _DRAW or low <= fair <= high else "uneven"
        print(f"| {name} | {100 * won / games:.1f} % | {100 * low:.1f} to {100 * high:.1f} | {verdict} |")


def with_options(options: Any, said: Sequence[str]) -> Any:
    """Set options written as `name=value`."""
    kinds: dict[str, type] = {field.name: type(getattr(options, field.name)) for field in fields(options)}
    for one in said:
        name, _, value = one.partition("=")
        kind = kinds[name]
        options = replace(options, **{name: value == "true" if kind is bool else kind(value)})
    return options


def main(words: Sequence[str]) -> None:
    """Play and print."""
    game = words[0] if words else "dice_empires"
    numbers = [int(word) for word in words[1:] if word.isdigit()]
    said = [word for word in words[1:] if "=" in word]
    games, counts = numbers[0] if numbers else 2000, numbers[1:] or PLAYERS[game]
    play, bare = (cities, Cities()) if game == "dice_empires" else (europe, Powers())
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in counts:
            options = with_options(replace(bare, players=players), said)
            keys = [f"{game} {players} {number}" for number in range(games)]
            table(list(pool.map(partial(play, options), keys, chunksize=20)), players)


if __name__ == "__main__":
    main(sys.argv[1:])
