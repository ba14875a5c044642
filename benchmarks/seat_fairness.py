"""Measures whether a seat is favoured: `python -m benchmarks.seat_fairness GAME [games] [players ...] [name=value]`.

GAME is `dice_empires` or `europe`. For each number of players it plays games between players that all play alike
(`blocs`, `lords`; every fourth lord or so begins with a rush) and prints how often each place in the order of the first
round won, and in Evropská válka each power too, with the 95 % confidence interval (Wilson). A victory that is shared
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

from benchmarks import blocs, lords
from benchmarks.measuring import wilson
from pbem.rulesets.dice_empires.options import Options as Cities
from pbem.rulesets.europe.options import Options as Powers

PLAYERS = {"dice_empires": (2, 3, 4, 5, 6), "europe": (2, 3, 4, 5)}
_DRAW = "no winner"


@dataclass(frozen=True)
class Played:
    """One game: who won, by place in the order of the first round and by name; how many rounds it took."""

    winners: tuple[tuple[int, str], ...]
    seats: tuple[str, ...]
    rounds: int


def cities(options: Cities, key: str) -> Played:
    """Play Dice Empires, a quarter of the lords with a rush."""
    state = lords.play(options, key, lords.rushers(options.players, key))
    order = lords.order_of_the_first_round(state)
    won = state.result.winners if state.result else ()
    return Played(tuple((order.index(seat) + 1, seat) for seat in won), tuple(order), state.round)


def europe(options: Powers, key: str) -> Played:
    """Play Evropská válka."""
    state = blocs.play(options, key)
    order = blocs.order_of_the_first_round(state)
    won = state.result.winners if state.result else ()
    return Played(tuple((order.index(seat) + 1, seat) for seat in won), tuple(order), state.round)


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
