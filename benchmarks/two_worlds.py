"""The leak test at length: turns of random games played in two worlds that a seat cannot tell apart.

    python -m benchmarks.two_worlds [campaign|duncan|dice_empires|europe|all] [--games 100] [--turns 6] [--seed 0]

Each turn is played several times for each seat, with its own and with probing letters (see `pbem.testing.worlds`). Ends
with the first difference in what a seat gets, or tells how many pairs were compared.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from benchmarks.measuring import table
from pbem.registry import Installed, install
from pbem.rulesets.campaign.options import Options as Campaign
from pbem.rulesets.campaign.ruleset import Campaign as CampaignGame
from pbem.rulesets.dice_empires.options import Options as Dice
from pbem.rulesets.dice_empires.ruleset import DiceEmpires
from pbem.rulesets.duncan.options import Options as Dungeon
from pbem.rulesets.duncan.ruleset import Duncan
from pbem.rulesets.europe.options import Options as Europe
from pbem.rulesets.europe.ruleset import Europe as EuropeGame
from pbem.testing.conformance import random_games
from pbem.testing.playing import Broken
from pbem.testing.worlds import Tally, worlds

CLOSE = Campaign(board_width=12, board_height=12, seats=3, cities_per_player=2, neutral_cities=2)
GAMES: dict[str, tuple[Installed, Sequence[object]]] = {
    "campaign": (
        install(CampaignGame()),
        (
            CLOSE,
            Campaign(board_width=14, board_height=14, seats=3, army_sight=1, stack_limit=1, enemy_strength="banded"),
            Campaign(board_width=12, board_height=12, seats=2, loser_fate="retreat", trigger_knowledge="owner"),
        ),
    ),
    "duncan": (
        install(Duncan()),
        (
            Dungeon(teams=3, board_width=12, board_height=12, start_points=30, income_per_turn=5),
            Dungeon(teams=2, board_width=14, board_height=12, enemy_stats="hidden", smoke_mode="blind", scores="own"),
        ),
    ),
    "dice_empires": (
        install(DiceEmpires()),
        (
            Dice(players=3, visibility="fog"),
            Dice(players=3),
            Dice(players=3, pace="command", visibility="fog"),
        ),
    ),
    "europe": (
        install(EuropeGame()),
        (
            Europe(players=3, start_hand=3),
            Europe(players=3, mode="sequential", start_hand=3),
        ),
    ),
}


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="all", choices=("all", *GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    rows, found = [], 0
    for name in GAMES if chosen.game == "all" else (chosen.game,):
        tally, turns, leaks = _played(name, chosen)
        rows.append([name, f"{turns}", f"{tally.played}", f"{tally.alike}", f"{leaks}"])
        found += leaks
    print(table(["game", "turns", "pairs", "compared", "leaks"], rows))
    return 1 if found else 0


def _played(name: str, chosen: argparse.Namespace) -> tuple[Tally, int, int]:
    """Play random games of one rule set, and count turns and leaks."""
    installed, options = GAMES[name]
    tally, turns, leaks = Tally(), 0, 0
    for number in range(chosen.games):
        choice = (options[number % len(options)],)
        (game,) = random_games(installed, 1, chosen.turns, chosen.seed + number, choice)
        turns += len(game.steps)
        try:
            tally += worlds(installed, game)
        except Broken as broken:
            leaks += 1
            print(f"{broken}\n", flush=True)
    return tally, turns, leaks


if __name__ == "__main__":
    raise SystemExit(main())
