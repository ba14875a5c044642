"""The war economy of Powers, left to itself: what lands live on, what a bonus brings, what all of them bring.

    python -m benchmarks.powers_economy [--rounds 20]

A realm of five lands next to each other plays so many rounds without an order: without a bonus, with the same bonus in
all lands, with a different one in each; all plants at once, and in three groups. Goal: nobody starves without a bonus,
one bonus brings 15 to 30 % in the mean, a different one in each land about twice as much.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, replace

from benchmarks.measuring import table
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters.plants import grouped, worked
from pbem.rulesets.powers.chapters.wareco import AT_FIRST
from pbem.rulesets.powers.economy import ARMS, BONUSES, PLANTS, PRODUCTS, Economy
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.state import Land, State

BLUE = Seat("blue")
LANDS = ("A", "B", "C", "D", "E")
CASES: Mapping[str, Mapping[str, str]] = {
    "none": {},
    **{bonus: dict.fromkeys(LANDS, bonus) for bonus in BONUSES},
    "all": dict(zip(LANDS, BONUSES, strict=True)),
}
AT_ONCE = Points(draws=(lambda table, seat, at: LANDS,), groups=(lambda: (PRODUCTS,),))
IN_GROUPS = replace(AT_ONCE, groups=(lambda: tuple(grouped()),))


@dataclass(frozen=True)
class Made:
    """What a realm has made: BV, and how many workers died."""

    bv: int
    starved: int


def played(points: Points, bonus: Mapping[str, str], rounds: int) -> Made:
    """Let a realm work for some rounds."""
    stores, plants = dict.fromkeys(LANDS, AT_FIRST), dict.fromkeys(LANDS, dict.fromkeys(PLANTS, 1))
    lands = dict.fromkeys(LANDS, Land(BLUE))
    state = State(options=Options(), lands=lands, circle=(BLUE,), economy=Economy(stores, plants, bonus))
    bv = starved = 0
    for _ in range(rounds):
        shift = worked(points, state, BLUE)
        state = replace(state, economy=shift.after(BLUE).economy)
        bv += sum(made[ARMS] for made in shift.made.values())
        starved += sum(shift.starved.values())
    return Made(bv, starved)


def main() -> None:
    """Play all cases, and compare them with the first."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    for name, points in (("all plants at once", AT_ONCE), ("in three groups", IN_GROUPS)):
        found = {case: played(points, bonus, rounds) for case, bonus in CASES.items()}
        base = max(found["none"].bv, 1)
        rows = [[case, str(one.bv), f"{one.bv / base - 1:+.0%}", str(one.starved)] for case, one in found.items()]
        mean = sum(found[bonus].bv / base - 1 for bonus in BONUSES) / len(BONUSES)
        print(f"{name}: one bonus brings {mean:+.0%} in the mean")
        print(table(("bonus", "BV", "more", "starved"), rows))


if __name__ == "__main__":
    main()
