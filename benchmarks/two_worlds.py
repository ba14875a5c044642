"""The leak test at length: turns of random games played in two worlds that a seat cannot tell apart.

    python -m benchmarks.two_worlds [campaign|duncan|dice_empires|europe|all] [--games 100] [--turns 4] [--seed 0]

Each turn is played several times for each seat, with its own and with probing letters (see `pbem.testing.worlds`).
Every difference in what a seat gets is shown; at the end stands how many pairs of worlds were compared.
"""

from __future__ import annotations

import argparse

from benchmarks.measuring import table
from pbem.testing.playing import Broken
from pbem.testing.worlds import Tally, worlds
from tests.rules.worlds_kit import RULESETS, games, installed


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="all", choices=("all", *RULESETS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    rows, found = [], 0
    for name in RULESETS if chosen.game == "all" else (chosen.game,):
        tally, turns, leaks = _played(name, chosen)
        rows.append([name, f"{turns}", f"{tally.played}", f"{tally.alike}", f"{leaks}"])
        found += leaks
    print(table(["game", "turns", "pairs", "compared", "leaks"], rows))
    return 1 if found else 0


def _played(name: str, chosen: argparse.Namespace) -> tuple[Tally, int, int]:
    """Play random games of one rule set, and count turns and leaks."""
    loaded = installed(name)
    tally, turns, leaks = Tally(), 0, 0
    for game, deal in games(name, loaded, chosen.games, chosen.turns, chosen.seed):
        turns += len(game.steps)
        try:
            tally += worlds(loaded, game, deal)
        except Broken as broken:
            leaks += 1
            print(f"{broken}\n", flush=True)
    return tally, turns, leaks


if __name__ == "__main__":
    raise SystemExit(main())
