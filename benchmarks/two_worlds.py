"""The leak test at length: turns of random games played in two worlds that a seat cannot tell apart.

    python -m benchmarks.two_worlds [GAME|all] [--games 100] [--turns 4] [--seed 0] [--answers]
    nice python -m benchmarks.two_worlds powers-R2 --games 200 --turns 1 --answers

`powers-R2` are small wars of Powers with all chapters of its second release (see `tests/rules/powers/hiding/wars.py`).
Each turn is played several times for each seat, with its own and with probing letters (see `pbem.testing.worlds`).
With `--answers` the states between the turns are dealt anew, too, and whole mails are compared, with answers to lines
that probe (see `pbem.testing.secrets`). Every difference in what a seat gets is shown; at the end stands how many pairs
of worlds were played, and how many the seat could not tell apart, so that everything it got was compared.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from benchmarks.measuring import table
from pbem.testing.playing import Broken
from pbem.testing.secrets import secrets
from pbem.testing.worlds import Tally, worlds
from tests.rules.worlds_kit import RULESETS, games, installed


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="all", choices=("all", *RULESETS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--answers", action="store_true")
    chosen = parser.parse_args()
    rows, found = [], 0
    for name in RULESETS if chosen.game == "all" else (chosen.game,):
        count = _played(name, chosen)
        alike = f"{count.tally.alike}"
        rows.append([name, f"{count.turns}", f"{count.tally.played}", alike, f"{count.states}", f"{count.leaks}"])
        found += count.leaks
    print(table(["game", "turns", "pairs", "compared", "states dealt anew", "leaks"], rows))
    return 1 if found else 0


@dataclass
class Count:
    """What was played and compared, and what leaked."""

    turns: int = 0
    tally: Tally = Tally()
    states: int = 0
    leaks: int = 0


def _played(name: str, chosen: argparse.Namespace) -> Count:
    """Play random games of one rule set, and count turns and leaks."""
    loaded, count = installed(name), Count()
    for game, deal in games(name, loaded, chosen.games, chosen.turns, chosen.seed):
        count.turns += len(game.steps)
        with _counted(count):
            count.tally += worlds(loaded, game, deal)
        with _counted(count):
            count.states += secrets(loaded, game) if chosen.answers else 0
    return count


@contextmanager
def _counted(count: Count) -> Iterator[None]:
    """Show a leak, and go on."""
    try:
        yield
    except Broken as broken:
        count.leaks += 1
        print(f"{broken}\n", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
