"""A turn of Duncan with twelve teams of twenty units on 120x120: all eight phases, and what every team sees.

    python -m benchmarks.duncan [--teams 12] [--units 20] [--side 120] [--turns 5] [--profile]

Goal: 2 s of CPU on one core for all phases and all views. The dungeon is drawn as for a campaign. Half of a team's
units stand about its portal, the other half where the others' are, so that there are fights everywhere; every unit is
ordered to go somewhere, every team trains, summons, and uses a bonus each turn. Each turn starts from the same crowd;
the median counts. The first turn, with nothing kept from another, is told apart. Below: what one unit sees, from many
floor squares of the dungeon.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from random import Random
from types import ModuleType

from benchmarks.measuring import Phases, calibration, peak, table
from pbem.core import sight, squares
from pbem.core.dice import KeyedDice
from pbem.core.grid import Cell, king_distance
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BONUSES, BonusOrder, BuyOrder, MoveOrder, Order, UpgradeOrder
from pbem.rulesets.duncan.phases import battles, gold, movement, summoning, victory
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import Memory, State, Team, Unit
from pbem.rulesets.duncan.story import story

PHASES: tuple[tuple[ModuleType, str, str], ...] = (
    (turn, "prepare", "1 upgrades and bonuses"),
    (movement, "move", "2 movement"),
    (vision, "look", "3 sight"),
    (battles, "battle", "4 combat"),
    (summoning, "summon", "5 summoning"),
    (gold, "capture", "6 capture"),
    (gold, "pay", "7 gold"),
    (vision, "remember", "7 piles remembered"),
    (story, "credit", "8 bonuses and points"),
    (victory, "decide", "8 end of the game"),
)
REST = "between the phases"
VIEWS = "all views"
ALL = "all"
REACHES = (1, 2, 3, 5, 8, 12, 20, 40, 119)


def main() -> int:
    """Measure and print."""
    options = _options()
    unit = calibration()
    crowd = _crowd(options)
    found = list(_measure(options, crowd))
    print(_table(found, unit))
    seen = statistics.mean(sum(row.count(".") for row in vision.view(crowd, each.seat).fog) for each in crowd.teams)
    rest = f"calibration loop {unit:.3f} s; peak memory {peak():.0f} MB; a team sees {seen:.0f} squares"
    print(f"{rest}; the first turn took {found[0][ALL]:.2f} s")
    print(_sights(crowd))
    return 0


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--teams", type=int, default=12)
    parser.add_argument("--units", type=int, default=20)
    parser.add_argument("--side", type=int, default=120)
    parser.add_argument("--turns", type=int, default=5, help="turns measured after the first; the median counts")
    parser.add_argument("--profile", action="store_true", help="print where the time of the last turn goes")
    return parser.parse_args()


def _crowd(options: argparse.Namespace) -> State:
    """Make the dungeon, and put the teams into it: about their portals, and among the others."""
    rules = DUNCAN
    said = Options(teams=options.teams, board_width=options.side, board_height=options.side)
    state = rules.rules.setup(said, rules.rules.seats(said), KeyedDice(b"benchmark"))
    chance = Random("crowd")
    places = [team.portal for team in state.teams]
    floor = [Cell(x, y) for y, row in enumerate(state.board.rows) for x, sign in enumerate(row) if sign == "."]
    free = [at for at in floor if at not in places]
    meetings = [chance.choice(free) for _ in range(max(1, options.units // 2))]
    teams = tuple(_team(state, team, options.units, free, meetings, chance) for team in state.teams)
    return replace(state, turn=10, teams=teams)


def _team(state: State, team: Team, count: int, free: list[Cell], meetings: list[Cell], chance: Random) -> Team:
    """Give a team its units, points, bonuses, and a large part of the dungeon to know."""
    near = sorted(free, key=lambda at: king_distance(at, team.portal))[: 3 * count]
    home = chance.sample(near, count - count // 2)
    away = [chance.choice([at for at in free if king_distance(at, meeting) <= 4]) for meeting in meetings]
    units = tuple(_unit(number, at, chance) for number, at in enumerate((*home, *away[: count // 2]), 1))
    width, height = state.board.width, state.board.height
    known = squares.union(*(sight.disc(at, 20, width, height) for at in (team.portal, *home, *away)))
    stock = (*BONUSES[:3], "flash", "smoke")
    rich = replace(team, points=200, stock=stock, memory=Memory(known), next_number=count + 1)
    return replace(rich, units=units)


def _unit(number: int, at: Cell, chance: Random) -> Unit:
    """Make a unit that has seen something of the world."""
    strength, bonuses = chance.randint(2, 9), ("regeneration", "leech", "quick", "invisibility")
    given = tuple(bonus for bonus in bonuses if chance.random() < 0.1)
    values = (strength, chance.randint(2, 5), chance.randint(2, 6))
    return Unit(number, at, *values, best=strength, bonuses=given)  # type: ignore[arg-type]


def _sheets(state: State, number: int) -> dict[Seat, Sheet[Order]]:
    """Let every team order something for each unit, and for its points and bonuses."""
    chance = Random(number)
    return {team.seat: Sheet(tuple(_lines(state, team, chance, number))) for team in state.teams}


def _lines(state: State, team: Team, chance: Random, number: int) -> Iterator[Written[Order]]:
    """Write the list of a team."""
    orders: list[Order] = [UpgradeOrder(unit.number, "strength") for unit in team.units[:3]]
    place = state.teams.index(team)
    if place % 6 == number % 6:
        orders.append(BonusOrder("smoke" if place % 2 else "flash", cell=chance.choice(team.units).cell.name))
    orders.append(BonusOrder("sight", unit=team.units[0].number))
    orders += [MoveOrder(unit.number, _goal(state, unit, chance).name) for unit in team.units]
    at = team.portal
    around = [Cell(at.column + x, at.row + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    orders.append(BuyOrder(tuple(each.name for each in around if state.board.floor(each))))
    return (Written(order, line) for line, order in enumerate(orders, 1))


def _goal(state: State, unit: Unit, chance: Random) -> Cell:
    """Choose a floor square about as far as a unit can go."""
    reach = range(-unit.speed, unit.speed + 1)
    around = [Cell(unit.cell.column + x, unit.cell.row + y) for x in reach for y in reach if abs(x) + abs(y) in reach]
    return chance.choice([at for at in around if state.board.floor(at)])


def _measure(options: argparse.Namespace, crowd: State) -> Iterator[dict[str, float]]:
    """Play the turns and give the CPU seconds of each phase."""
    for number in range(options.turns + 1):
        sheets = _sheets(crowd, number)
        gc.collect()
        phases, last = Phases(), options.profile and number == options.turns
        profile = cProfile.Profile()
        with ExitStack() as stack:
            if last:
                stack.enter_context(profile)
            else:
                for module, function, name in PHASES:
                    stack.enter_context(phases.inside(module, function, name))
            _played(crowd, sheets, phases, number)
        if last:
            pstats.Stats(profile).sort_stats("tottime").print_stats(30)
        else:
            yield phases.seconds


def _played(state: State, sheets: dict[Seat, Sheet[Order]], phases: Phases, number: int) -> None:
    """Play one turn, and let every team look."""
    with phases.phase(ALL):
        with phases.phase("resolve"):
            after = turn.resolve(state, sheets, KeyedDice(bytes([number]))).state
        with phases.phase(VIEWS):
            for team in after.teams:
                vision.view(after, team.seat)
    phases.seconds[REST] = phases.seconds["resolve"] - sum(phases.seconds[name] for _, _, name in PHASES)


def _table(found: list[dict[str, float]], unit: float) -> str:
    """Write the phases: CPU milliseconds, share of all, and in turns of the calibration loop."""
    shown = [*(name for _, _, name in PHASES), REST, VIEWS, ALL]
    warm = found[1:] or found
    medians = {name: statistics.median(each.get(name, 0.0) for each in warm) for name in shown}
    rows = [
        [name, f"{1000 * seconds:.1f}", f"{seconds / medians[ALL]:.0%}", f"{seconds / unit:.2f}"]
        for name, seconds in medians.items()
    ]
    return table(["phase", "CPU ms", "share", "x calibration"], rows)


def _sights(state: State) -> str:
    """Write what the sight of one unit costs, by how far it sees."""
    floor = [Cell(x, y) for y, row in enumerate(state.board.rows) for x, sign in enumerate(row) if sign == "."]
    rows = []
    for reach in REACHES:
        places = Random("sight").sample(floor, min(len(floor), 500, 20_000 // reach**2 + 3))
        began, seen = time.process_time(), 0
        for at in places:
            seen += squares.count(sight.seen(state.board.walls, state.board.width, [(at, reach)], sight.Rule()))
        seconds = (time.process_time() - began) / len(places)
        rows.append([f"{reach}", f"{seen / len(places):.0f}", f"{1e6 * seconds:.0f} us"])
    return table(["sight", "squares seen", "CPU"], rows)


if __name__ == "__main__":
    raise SystemExit(main())
