"""The time of `view` against what is seen: the same board, twice as many armies and cells in view each time.

    python -m benchmarks.view [--side 160] [--doublings 5]

One seat has its armies spread over the board, beside each stands a stranger. The last column should stay as it is:
time for each cell in view, after what an empty view of the same board takes.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

from benchmarks import lively
from benchmarks.measuring import calibration, table
from pbem.core.grid import Cell
from pbem.rulesets.campaign.land.board import Chart
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.rules import setup
from pbem.rulesets.campaign.sight import vision
from pbem.rulesets.campaign.state import Army, Board, State

APART = 8
REPEAT = 20


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--side", type=int, default=160)
    parser.add_argument("--doublings", type=int, default=5)
    options = parser.parse_args()
    unit, empty = calibration(), _seconds(_state(options.side, 0))
    rows = []
    for doubling in range(options.doublings):
        state = _state(options.side, 12 << doubling)
        seen = sum(row.count(".") for row in vision.view(state, state.realms[0].seat).fog)
        seconds = _seconds(state)
        rest = 1e6 * (seconds - empty) / seen
        rows.append([f"{12 << doubling}", f"{seen}", f"{1000 * seconds:.2f} ms", f"{rest:.2f} us"])
    print(table(["armies, and as many strangers", "cells in view", "view", "for each cell"], rows))
    print(f"an empty view of {options.side}x{options.side}: {1000 * empty:.2f} ms; calibration loop {unit:.3f} s")
    return 0


def _state(side: int, count: int) -> State:
    """Make a board with so many armies of the first seat, and a stranger beside each."""
    blue, red = who = lively.seats(2)
    board = Board(tuple("." * side for _ in range(side)))
    a_row = (side - 4) // APART
    places = [Cell(2 + APART * (number % a_row), 2 + APART * (number // a_row)) for number in range(count)]
    if places and places[-1].row >= side:
        raise SystemExit(f"the board has no room for {count} armies")
    own = [Army(blue, number, at, 10) for number, at in enumerate(places, 1)]
    others = [Army(red, number, Cell(at.column + 1, at.row), 10) for number, at in enumerate(places, 1)]
    begun = setup.begin(Options(seats=2), Chart("open ground", 2, board, ()), who, (), tuple(own + others))
    return replace(begun, turn=2)


def _seconds(state: State) -> float:
    """Give the CPU seconds of a view."""
    began = time.process_time()
    for _ in range(REPEAT):
        vision.view(state, state.realms[0].seat)
    return (time.process_time() - began) / REPEAT


if __name__ == "__main__":
    raise SystemExit(main())
