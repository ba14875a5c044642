"""A turn of Powers: six seats of 60 units each on 120 lands, all at once, with all reports in text and HTML.

    python -m benchmarks.powers_turn [--turns 3] [--lands 120] [--units 60] [--profile PHASE] [--release R2]

Goal, on a machine whose calibration loop takes 0.2 s: 1.5 s of CPU (7.5 loops); with the chapters of release R2, ships
and aircraft among the units and a sixth of the areas seas, 2 s (10 loops). House players move and build;
before each turn every power has 60 units again, on its own lands. The median of the turns counts. Reports are made as
the service makes them, each in one of the four languages; pictures are drawn elsewhere.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import statistics
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from functools import cache
from random import Random
from typing import cast

from benchmarks.measuring import Phases, calibration, peak, table
from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyState, Installed, install
from pbem.reports.compose import compose
from pbem.rulesets.powers import setup, turn
from pbem.rulesets.powers.board.random_map import Wish, generate
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import NOBODY, Stack, State, gathered, owned
from pbem.service.game import briefings
from pbem.service.house import memory
from pbem.testing import letters
from pbem.testing.house_games import dealt_out

CHAPTERS = ("land", "terrain", "line2", "retreat", "factory", "neutral", "multi", "place-blind", "g-polland")
SEATS, LANDS, HOMES, UNITS = 6, 120, 9, 60
GOALS = {"R1": 7.5, "R2": 10.0}
ROWS = {
    "R1": ("inf", "inf", "tnk", "atg"),
    "R2": ("inf", "inf", "tnk", "atg", "gun", "htk", "bun", "fig", "bom", "des", "cru", "sub", "trs"),
}
PHASES = ("resolve", "reports as data", "composed", "all")


def begin(release: str, areas: int) -> State:
    """Draw the map and seat the powers, which have grown until all lands are somebody's."""
    wish = Wish(lands=areas, sides=SEATS, homes=min(HOMES, areas // (2 * SEATS)))
    chapters: tuple[str, ...] = CHAPTERS
    if release == "R2":
        wish, chapters = replace(wish, sea=16), ("R2", "g-polland")
    options = Options(chapters=chapters, seats=SEATS, rounds=30, map_text=generate(wish, KeyedDice(b"120 lands")))
    state = setup.setup(options, setup.seats(options), KeyedDice(b"begin"))
    return grown(replace(state, stage="", round=1, tick=1, grants={}, stacks=()))


def grown(state: State) -> State:
    """Give every land of nobody to whoever holds one beside it, until none is left."""
    near = world(state).neighbours
    while free := [at for at, land in state.lands.items() if not land.owner]:
        holders = {
            at: next(
                (state.lands[one].owner for one in near[at] if one in state.lands and state.lands[one].owner), NOBODY
            )
            for at in free
        }
        lands = {at: replace(state.lands[at], owner=owner, home=owner) for at, owner in holders.items()}
        state = replace(state, lands={**state.lands, **lands})
    return state


def reinforced(state: State, chance: Random, release: str, units: int) -> State:
    """Give every power its units again."""
    kept = tuple(each for each in state.stacks if each.owner not in state.circle)
    new = (
        _unit(state, seat, chance.choice(ROWS[release]), chance.choice(lands))
        for seat, lands in _armies(state)
        for _ in range(units)
    )
    return replace(state, stacks=gathered((*kept, *new)))


def _unit(state: State, seat: Seat, row: str, at: str) -> Stack:
    """Put a unit on a land; a ship into its first harbour, and where there is none infantry."""
    if not every.book(state).points.rows[row].afloat:
        return Stack(seat, row, at)
    harbours = world(state).harbours(at)
    return Stack(seat, row, at, harbour=harbours[0]) if harbours else Stack(seat, "inf", at)


def _armies(state: State) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    for seat in state.alive:
        if lands := owned(state, seat):
            yield seat, lands


def ordered(state: State) -> dict[Seat, Sheet[Order]]:
    """Let the house players write."""
    sheets = dealt_out(installed(), state.circle).sheets(AnyState(state), f"round {state.round}")
    return cast(dict[Seat, Sheet[Order]], sheets)


@cache
def installed() -> Installed:
    return install(POWERS)


def _measure(options: argparse.Namespace) -> Iterator[dict[str, float]]:
    """Play the turns and give the CPU seconds of each phase."""
    turns, profile, release = options.turns, options.profile, options.release
    state, chance = begin(release, options.lands), Random(1)
    for number in range(turns + 1):
        state = reinforced(state, chance, release, options.units)
        sheets = ordered(state)
        gc.collect()
        phases, last = Phases(), number == turns
        with phases.phase("all"):
            with phases.phase("resolve"), _profiled(profile == "resolve" and last):
                done = turn.resolve(state, sheets, KeyedDice(f"turn {number}".encode()))
            with _profiled(profile == "reports" and last):
                _reports(phases, briefings.Step(AnyState(state), AnyState(done.state), done.events), state.circle)
        phases.seconds["battles"] = sum(event.kind == "battle" for event in done.events)
        state = done.state
        if number:
            yield phases.seconds


def _reports(phases: Phases, step: briefings.Step, seats: Iterable[Seat]) -> None:
    """Make all reports, one after another, and drop each as the outbox does."""
    for index, seat in enumerate(seats):
        language = LANGUAGES[index % len(LANGUAGES)]
        with phases.phase("reports as data"):
            report = letters.report(installed(), step, seat, language)
        with phases.phase("composed"):
            compose(report, letters.catalogue(installed(), language), b"PNG")


def _profiled(wanted: bool) -> cProfile.Profile | nullcontext[None]:
    return _Printed() if wanted else nullcontext()


class _Printed(cProfile.Profile):
    """A profile that prints itself."""

    def __exit__(self, *fault: object) -> None:
        super().__exit__(*fault)
        pstats.Stats(self).sort_stats("tottime").print_stats(35)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="A turn of Powers.")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--lands", type=int, default=LANDS)
    parser.add_argument("--units", type=int, default=UNITS)
    parser.add_argument("--profile", choices=("resolve", "reports"), default="")
    parser.add_argument("--release", choices=tuple(GOALS), default="R1")
    options = parser.parse_args()
    goal = GOALS[options.release]
    unit = calibration()
    memory.calm()
    found = list(_measure(options))
    lines = []
    for phase in PHASES:
        seconds = statistics.median(each[phase] for each in found)
        lines.append((phase, f"{seconds:.3f}", f"{seconds / unit:.2f}", f"{goal:.2f}" if phase == "all" else ""))
    battles = statistics.median(each["battles"] for each in found)
    print(f"calibration loop {unit:.3f} s, peak {peak():.0f} MB, {battles:.0f} battles a turn\n")
    print(table(("phase", "CPU s", "loops", "goal, loops"), lines))
    return int(statistics.median(each["all"] for each in found) > goal * unit)


if __name__ == "__main__":
    raise SystemExit(main())
