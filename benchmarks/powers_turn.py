"""A turn of Powers: six seats of 60 units each on 120 lands, all at once, with all reports in text and HTML.

    python -m benchmarks.powers_turn [--turns 3] [--profile PHASE]

Goal, on a machine whose calibration loop takes 0.2 s: 1.5 s of CPU (7.5 loops). The bots of the tests move and build;
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

from benchmarks.measuring import Phases, calibration, peak, table
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.lexicon import LANGUAGES
from pbem.registry import AnyState, Installed, install
from pbem.reports.compose import compose
from pbem.rulesets.powers import setup, turn, vision
from pbem.rulesets.powers.board.random_map import Wish, generate
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import NOBODY, Stack, State, gathered, owned
from pbem.service.game import briefings
from pbem.service.house import memory
from pbem.testing import letters
from tests.rules.powers.bots import Bot

CHAPTERS = ("land", "terrain", "line2", "retreat", "factory", "neutral", "multi", "place-blind", "g-polland")
SEATS, LANDS, HOMES, UNITS = 6, 120, 9, 60
GOAL = 7.5
ROWS = ("inf", "inf", "tnk", "atg")
PHASES = ("resolve", "reports as data", "composed", "all")


def begin() -> State:
    """Draw the map and seat the powers, which have grown until all lands are somebody's."""
    map_text = generate(Wish(lands=LANDS, sides=SEATS, homes=HOMES), KeyedDice(b"120 lands"))
    options = Options(chapters=CHAPTERS, seats=SEATS, rounds=30, map_text=map_text)
    state = setup.setup(options, setup.seats(options), KeyedDice(b"begin"))
    return grown(replace(state, stage="", round=1, tick=1, grants={}, stacks=()))


def grown(state: State) -> State:
    """Give every land of nobody to whoever holds one beside it, until none is left."""
    near = world(state).neighbours
    while free := [at for at, land in state.lands.items() if not land.owner]:
        holders = {
            at: next((state.lands[one].owner for one in near[at] if state.lands[one].owner), NOBODY) for at in free
        }
        lands = {at: replace(state.lands[at], owner=owner, home=owner) for at, owner in holders.items()}
        state = replace(state, lands={**state.lands, **lands})
    return state


def reinforced(state: State, chance: Random) -> State:
    """Give every power its 60 units again."""
    kept = tuple(each for each in state.stacks if each.owner not in state.circle)
    new = (
        Stack(seat, chance.choice(ROWS), chance.choice(lands)) for seat, lands in _armies(state) for _ in range(UNITS)
    )
    return replace(state, stacks=gathered((*kept, *new)))


def _armies(state: State) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    for seat in state.alive:
        if lands := owned(state, seat):
            yield seat, lands


def ordered(state: State) -> dict[Seat, Sheet[Order]]:
    """Let the bots write."""
    return {seat: Bot(seat, KeyedDice(b"bots")).sheet(vision.view(state, seat), "orders") for seat in state.alive}


@cache
def installed() -> Installed:
    return install(POWERS)


def _measure(turns: int, profile: str) -> Iterator[dict[str, float]]:
    """Play the turns and give the CPU seconds of each phase."""
    state, chance = begin(), Random(1)
    for number in range(turns + 1):
        state = reinforced(state, chance)
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
    parser.add_argument("--profile", choices=("resolve", "reports"), default="")
    options = parser.parse_args()
    unit = calibration()
    memory.calm()
    found = list(_measure(options.turns, options.profile))
    lines = []
    for phase in PHASES:
        seconds = statistics.median(each[phase] for each in found)
        lines.append((phase, f"{seconds:.3f}", f"{seconds / unit:.2f}", f"{GOAL:.2f}" if phase == "all" else ""))
    battles = statistics.median(each["battles"] for each in found)
    print(f"calibration loop {unit:.3f} s, peak {peak():.0f} MB, {battles:.0f} battles a turn\n")
    print(table(("phase", "CPU s", "loops", "goal, loops"), lines))
    return int(statistics.median(each["all"] for each in found) > GOAL * unit)


if __name__ == "__main__":
    raise SystemExit(main())
