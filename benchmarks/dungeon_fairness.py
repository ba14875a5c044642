"""Measures how fair dungeons are to every team.

    python -m benchmarks.dungeon_fairness [dungeons] [games] [teams] [turns]

For each number of teams it draws dungeons with the default options and prints, team by team, the means and the 95 %
confidence intervals of: steps to the nearest enemy portal, to the nearest small and the nearest large pile, squares
nearer to the own portal than to anybody else's, and the promise of gold (points a turn, every pile shared by the
square of the ways). The last column is the mean difference between the best and the worst team of the same dungeon.

Then it lets the house player `bold` play all teams of whole games on drawn dungeons and on the maps drawn by hand, and
prints the victory points team by team, and how often each won.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pbem.rulesets.duncan
from benchmarks.house_players import ended
from pbem.core.dice import KeyedDice
from pbem.registry import AnyOptions, Registry
from pbem.rulesets.duncan.dungeon import board
from pbem.rulesets.duncan.dungeon.fairness import Standing, standings
from pbem.rulesets.duncan.dungeon.generator import generate
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import State
from tests.known import known

FIGURES = (
    ("steps to the nearest portal", "neighbour", 2),
    ("steps to the nearest small pile", "small", 2),
    ("steps to the nearest large pile", "large", 2),
    ("own area", "area", 1),
    ("promise of gold", "promise", 1),
)
"""Title, field, and by what it is divided: ways are measured in half-steps."""
MAPS = Path(pbem.rulesets.duncan.__file__).parent / "maps"


def interval(values: Sequence[float]) -> str:
    """Write a mean and its 95 % confidence interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:.2f} ± {1.96 * math.sqrt(variance / len(values)):.2f}"


def row(title: str, found: Sequence[Sequence[float]]) -> str:
    """Write a row from the values of all teams, dungeon by dungeon."""
    means = " · ".join(interval(values) for values in zip(*found, strict=True))
    return f"| {title} | {means} | {interval([max(values) - min(values) for values in found])} |"


def drawn(teams: int, dungeons: int) -> Iterator[str]:
    """Draw dungeons for so many teams, and write what each team has."""
    options = Options(teams=teams)
    found: list[tuple[Standing, ...]] = []
    for number in range(dungeons):
        dungeon = generate(options, KeyedDice(f"fairness {teams} {number}".encode()))
        found.append(standings(dungeon, options))
    for title, figure, by in FIGURES:
        values = [[getattr(one, figure) / by for one in teams_] for teams_ in found]
        yield row(f"{teams} | {title}", values)


def played(title: str, options: Options, games: int) -> str:
    """Play some games, and write the victory points and the victories of every team."""
    duncan = Registry()["duncan"]
    keys = (f"fairness {title} {number}" for number in range(games))
    ends = [known(ended(duncan, AnyOptions(options), "bold", key), State) for key in keys]
    points = [[float(team.score) for team in end.teams] for end in ends]
    won = [sum(team.seat in end.result.winners for end in ends if end.result) for team in ends[0].teams]
    return row(f"{title} | {' · '.join(map(str, won))}", points)


def main() -> None:
    """Print both tables."""
    dungeons, games, most, turns = (
        int(each) for each in (sys.argv[1:] + ["100", "30", "8", "40"][len(sys.argv) - 1 :])
    )
    print(f"{dungeons} dungeons for each number of teams, default options, 40x30 squares; mean ± 95 % interval\n")
    print("| teams | figure | team 1 · team 2 · … | difference within a dungeon |\n|---|---|---|---|")
    for teams in range(2, most + 1):
        for line in drawn(teams, dungeons):
            print(line, flush=True)
    print(f"\n{games} games of {turns} turns each, the house player `bold` on all teams\n")
    print(
        "| dungeon | games won by team 1 · team 2 · … | victory points | difference within a game |\n|---|---|---|---|"
    )
    for file in sorted(MAPS.glob("*.txt")):
        text = file.read_text("utf-8")
        teams = len(board.read(text).portals)
        print(played(file.stem, Options(teams=teams, dungeon=text, turn_limit=turns), games), flush=True)
    for teams in range(2, min(most, 4) + 1):
        print(played(f"drawn, {teams} teams", Options(teams=teams, turn_limit=turns), games), flush=True)


if __name__ == "__main__":
    main()
