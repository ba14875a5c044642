"""Measures how fair random maps are to every seat: `python benchmarks/map_fairness.py [maps for each number of seats]`.

For each number of seats it generates maps with the default options and prints, seat by seat, the means and the
95 % confidence intervals of: steps to the nearest neutral city, steps to the nearest foreign city, and cells nearer
to the seat's own cities than to anybody else's. The last column is the mean difference between best and worst seat
of the same map.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence

from pbem.core.dice import KeyedDice
from pbem.core.grid import Cell, cell
from pbem.rulesets.campaign.land.generator import generate
from pbem.rulesets.campaign.land.places import Layout, Standing, neighbours, standings
from pbem.rulesets.campaign.options import Options

FIGURES = (("nearest neutral city", "to_neutral"), ("nearest foreign city", "to_enemy"), ("own area", "area"))


def read(board: str) -> tuple[frozenset[Cell], Layout]:
    """Read the land and, seat by seat, the cities of a board text."""
    _, rows, cities = board.split("\n\n")
    land = frozenset(
        Cell(column, row)
        for row, line in enumerate(rows.splitlines())
        for column, kind in enumerate(line)
        if kind not in "~#"
    )
    placed = [line.split()[2:4] for line in cities.splitlines()]
    seats = sorted({owner for _, owner in placed} - {"neutral"}, key=int)
    homes = tuple(tuple(cell(at) for at, owner in placed if owner == seat) for seat in seats)
    return land, Layout(homes, (tuple(cell(at) for at, owner in placed if owner == "neutral"),))


def measure(seats: int, maps: int) -> list[tuple[Standing, ...]]:
    """Generate maps and measure every seat of each."""
    found = []
    for number in range(maps):
        board = generate(Options(seats=seats), KeyedDice(f"fairness {seats} {number}".encode()))
        land, plan = read(board)
        found.append(standings(plan, neighbours(land, "king", False)))
    return found


def interval(values: Sequence[float]) -> str:
    """Write a mean and its 95 % confidence interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:.2f} ± {1.96 * math.sqrt(variance / len(values)):.2f}"


def table(seats: int, maps: int) -> Iterator[str]:
    """Write the rows of one number of seats."""
    found = measure(seats, maps)
    for title, figure in FIGURES:
        by_seat = [[float(getattr(one[seat], figure)) for one in found] for seat in range(seats)]
        spans = [float(max(values) - min(values)) for values in zip(*by_seat, strict=True)]
        means = " · ".join(interval(values) for values in by_seat)
        yield f"| {seats} | {title} | {means} | {interval(spans)} |"


def main() -> None:
    """Print the table for 2 to 8 seats."""
    maps = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{maps} maps for each number of seats, default options, 30x30 cells; mean ± 95 % interval")
    print("| seats | figure | seat 1 · seat 2 · … | difference within a map |")
    print("|---|---|---|---|")
    for seats in range(2, 9):
        for row in table(seats, maps):
            print(row, flush=True)


if __name__ == "__main__":
    main()
