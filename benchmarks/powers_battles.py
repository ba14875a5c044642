"""Battles of Powers: how long the engine takes, with all chapters of a land war in play.

    python -m benchmarks.powers_battles [--battles 30] [--repeat 5] [--profile]

Goal, on a machine whose calibration loop takes 0.2 s: 30 battles of 15 against 15 units in 0.6 s of CPU (3 loops), and
one of 60 against 60 in 0.15 s (0.75 loops). The armies are mixed, come from two or three lands with a unit under
construction among the defenders, and fight on all kinds of land, each with its own dice, to the end: nobody retreats
unless he must. The median of the repeats counts. The median and the worst single battle are told, too, and five hundred
units a side.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import statistics
import time
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from benchmarks.measuring import calibration, peak, table
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import Doctrine, Retreat
from pbem.rulesets.powers.battle.forces import Fighters, Force, Outcome, Site, Unit
from pbem.rulesets.powers.battle.ground import TERRAIN
from pbem.rulesets.powers.battle.lines import LINE2
from pbem.rulesets.powers.battle.points import joined
from pbem.rulesets.powers.battle.shot import LAND
from pbem.rulesets.powers.battle.withdrawal import RETREAT
from pbem.rulesets.powers.board.units import rows
from pbem.rulesets.powers.board.world import Area

RED, BLUE = Seat("red"), Seat("blue")
NEVER = Doctrine(retreat=Retreat("never"))
POINTS = joined(LAND, TERRAIN, LINE2, RETREAT)
LANDS = (
    Area("C2", "Cross"),
    Area("B1", "Birch", terrain="forest", defence=Fraction(3, 2), rough=2),
    Area("C1", "Crag", terrain="mountain", defence=Fraction(2), rough=3),
    Area("M1", "Marsh", defence=Fraction(1, 3)),
)
GOALS = {15: 3.0, 60: 0.75}


@dataclass(frozen=True)
class Task:
    """A battle to be fought."""

    number: int
    holder: Force
    attackers: tuple[Force, ...]
    site: Site

    def fight(self) -> Outcome:
        """Fight it, always with the same dice."""
        return battle((self.holder,), self.attackers, self.site, POINTS, KeyedDice(str(self.number).encode()))


def main() -> int:
    """Measure and print."""
    options = _options()
    unit = calibration()
    lines = []
    missed = 0
    for size, battles in ((15, options.battles), (60, 1), (500, 1)):
        tasks = [_task(number, size) for number in range(max(battles, options.repeat))]
        found = [_times(tasks, battles, place) for place in range(options.repeat)]
        total = statistics.median(sum(each) for each in found)
        single = [time for each in found for time in each]
        goal = GOALS.get(size)
        missed += goal is not None and total > goal * unit and battles == (30 if size == 15 else 1)
        lines.append(
            (
                f"{battles} x {size} against {size}",
                f"{total:.3f}",
                f"{total / unit:.2f}",
                f"{goal:.2f}" if goal else "",
                f"{1000 * statistics.median(single):.1f}",
                f"{1000 * max(single):.1f}",
                f"{statistics.mean(len(task.fight().record.volleys) for task in tasks[:battles]):.0f}",
            )
        )
    headings = ("battles", "CPU s", "loops", "goal, loops", "median ms", "worst ms", "salvos")
    print(f"calibration loop {unit:.3f} s, peak {peak():.0f} MB\n\n{table(headings, lines)}")
    if options.profile:
        _profile([_task(number, 15) for number in range(options.battles)])
    return min(missed, 1)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Battles of Powers.")
    parser.add_argument("--battles", type=int, default=30)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    return parser.parse_args()


def _task(number: int, size: int) -> Task:
    chance = Random(number)
    origins = [_army(chance, RED, size // 3, f"from {place}") for place in range(3)]
    holder = _army(chance, BLUE, size - 1, "home", Fighters(Unit(BLUE, rows("land")[0], building=True)))
    return Task(number, holder, tuple(origins), Site("C2", chance.choice(LANDS), ties=(RED, BLUE)))


def _army(chance: Random, seat: Seat, size: int, where: str, *more: Fighters) -> Force:
    """Make an army of all three types, in random shares."""
    counts = [0, 0, 0]
    for _ in range(size):
        counts[chance.choice((0, 0, 1, 1, 2))] += 1
    three = zip(rows("land")[:3], counts, strict=True)
    return Force(
        seat, (*(Fighters(Unit(seat, row, where=where), count) for row, count in three if count), *more), NEVER
    )


def _times(tasks: list[Task], battles: int, place: int) -> list[float]:
    """Fight so many battles: those of a single battle are another each time."""
    chosen = tasks[:battles] if battles > 1 else [tasks[place]]
    found = []
    for task in chosen:
        began = time.process_time()
        task.fight()
        found.append(time.process_time() - began)
    return found


def _profile(tasks: list[Task]) -> None:
    profile = cProfile.Profile()
    profile.enable()
    for task in tasks:
        task.fight()
    profile.disable()
    pstats.Stats(profile).sort_stats("tottime").print_stats(22)


if __name__ == "__main__":
    raise SystemExit(main())
