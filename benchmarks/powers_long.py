"""Long games of Powers among house players: how many units a power has, how long its mails are, what a turn costs.

    python -m benchmarks.powers_long [--presets minimal many ...] [--seats 4 6] [--rounds 30] [--seed 1]

A random map of twelve lands a seat, a quarter of its areas seas. Nobody reaches the goal of the game before the rounds
are played, so that wars last. With upkeep a power should have under 80 units in the last third. A report should take
under 60 KB (text and HTML of a mail with a picture, which is not counted), in Russian, too, whose letters take two
bytes: the power with most units is written to in Russian once more, beside the reports of the turn. A turn, resolved
and with all reports, should take 2 s of CPU where the calibration loop takes 0.2 s: 10 loops. What house players write
is shown beside it. If an order of theirs is refused, the game ends with a fault.
"""

from __future__ import annotations

import argparse
import gc
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from benchmarks.measuring import Phases, calibration, peak, table
from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.registry import AnyOptions, AnyState, Installed, install
from pbem.reports.compose import compose
from pbem.rulesets.powers.board.random_map import Wish, generate
from pbem.rulesets.powers.book.presets import CHAPTERS
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.service.game import briefings
from pbem.service.house import memory
from pbem.testing import letters
from pbem.testing.house_games import Party, dealt_out
from pbem.testing.playing import Step, step

LANDS, HOMES, SEA = 12, 4, 25
GOAL = "g-polland"
LONGEST = "ru"
"""The language in which a report takes most bytes."""
LOOPS = 10.0
"""The goal of a turn."""
PARTS = 3
"""The rounds are told in so many parts, in which one sees whether the armies still grow."""
HEADS = (
    *("preset", "seats", "rounds", "greatest, 1st third", "2nd", "3rd", "mean"),
    *("report KB", "its HTML", "turn", "worst", "written"),
)
TURN, WRITTEN = "turn", "written"


@dataclass(frozen=True)
class Played:
    """After a turn: its round, the units of the greatest power and of all, bytes of the longest report, CPU seconds."""

    round: int
    most: int
    all: int
    whole: int
    html: int
    seconds: float


@dataclass
class Game:
    """A long game, and what was found in it."""

    preset: str
    seats: int
    written: float = 0.0
    turns: list[Played] = field(default_factory=list)
    fault: str = ""

    @property
    def typical(self) -> float:
        """Give the CPU seconds of the median turn."""
        return statistics.median(each.seconds for each in self.turns) if self.turns else 0.0

    @property
    def worst(self) -> float:
        """Give the CPU seconds of the worst turn."""
        return max((each.seconds for each in self.turns), default=0.0)

    def most(self, part: int, rounds: int) -> int:
        """Give the most units of a seat in a part of the rounds."""
        return max((each.most for each in self.turns if (each.round - 1) * PARTS // rounds == part), default=0)


@cache
def installed() -> Installed:
    return install(POWERS)


def options(preset: str, seats: int, rounds: int, seed: str) -> Options:
    """Draw the map of a game."""
    wish = Wish(lands=LANDS * seats, sides=seats, sea=SEA, homes=HOMES, centres=max(seats, 3))
    text = generate(wish, KeyedDice(f"long {seats} {seed}".encode()))
    return Options(chapters=(preset, "multi", GOAL), seats=seats, rounds=rounds, map_text=text)


def play(game: Game, rounds: int, seed: str) -> None:
    """Play a game to its end, and keep what is found after each turn."""
    chosen, key = options(game.preset, game.seats, rounds, seed), f"long {game.preset} {game.seats} {seed}"
    party = dealt_out(installed(), POWERS.rules.seats(chosen))
    state = party.begun(AnyOptions(chosen), key)
    try:
        while POWERS.rules.awaiting(cast(State, state)):
            state = _turn(game, party, state, f"{key}/{cast(State, state).turn}")
    except AssertionError as fault:
        game.fault = str(fault)


def _turn(game: Game, party: Party, state: AnyState, place: str) -> AnyState:
    """Play a turn and make all reports."""
    phases = Phases()
    with phases.phase(WRITTEN):
        sheets = party.sheets(state, place)
    gc.collect()
    with phases.phase(TURN):
        one = step(installed(), state, sheets, place.encode(), place)
        sizes = tuple(_reports(one, tuple(party.names)))
    game.written += phases.seconds[WRITTEN]
    counts = _counts(cast(State, one.after))
    longest = _report(one, max(counts, key=lambda seat: counts[seat]), LONGEST)
    game.turns.append(_found(cast(State, one.after), (*sizes, longest), phases.seconds[TURN]))
    return one.after


def _reports(one: Step, seats: Sequence[Seat]) -> Iterator[tuple[int, int]]:
    """Make all reports and give their sizes."""
    for index, seat in enumerate(seats):
        yield _report(one, seat, LANGUAGES[index % len(LANGUAGES)])


def _report(one: Step, seat: Seat, language: str) -> tuple[int, int]:
    """Make a report and give how many bytes it has, and how many of them its HTML."""
    told = briefings.Step(one.before, one.after, one.events)
    report = letters.report(installed(), told, seat, language)
    mail = compose(report, letters.catalogue(installed(), language), b"PNG")
    html = len(mail.html.encode())
    return len(mail.text.encode()) + html, html


def _counts(state: State) -> Mapping[Seat, int]:
    """Count the units of each power."""
    return {seat: sum(each.count for each in state.stacks if each.owner == seat) for seat in state.circle}


def _found(state: State, sizes: Sequence[tuple[int, int]], seconds: float) -> Played:
    counts = _counts(state).values()
    whole, html = map(max, zip(*sizes, strict=True))
    return Played(max(state.round, 1), max(counts), sum(counts), whole, html, seconds)


def row(game: Game, rounds: int, unit: float) -> tuple[str, ...]:
    """Tell of a game."""
    parts = tuple(str(game.most(part, rounds)) for part in range(PARTS))
    times = tuple(f"{each / unit:.1f}" for each in (game.typical, game.worst))
    written = f"{game.written / unit / max(len(game.turns), 1):.1f}"
    last = str(game.turns[-1].round) if game.turns else "0"
    sizes = (max((each.whole for each in game.turns), default=0), max((each.html for each in game.turns), default=0))
    mean = max((each.all for each in game.turns), default=0) // game.seats
    kilobytes = (f"{size / 1000:.0f}" for size in sizes)
    return (game.preset, str(game.seats), last, *parts, str(mean), *kilobytes, *times, written)


def main() -> int:
    """Play all games asked for and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presets", nargs="+", choices=tuple(CHAPTERS), default=tuple(CHAPTERS))
    parser.add_argument("--seats", nargs="+", type=int, default=(4, 6))
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    unit = calibration()
    memory.calm()
    games = [Game(preset, seats) for preset in asked.presets for seats in asked.seats]
    for game in games:
        play(game, asked.rounds, asked.seed)
        if game.fault:
            print(f"{game.preset}, {game.seats} seats: {game.fault}")
    print(
        f"calibration loop {unit:.3f} s, peak {peak():.0f} MB; times in loops, units of the greatest\n"
        "power in each third of the rounds, and of all powers at most, divided by the seats of the start\n"
    )
    print(table(HEADS, [row(game, asked.rounds, unit) for game in games]))
    return int(any(game.fault or game.worst > LOOPS * unit for game in games))


if __name__ == "__main__":
    raise SystemExit(main())
