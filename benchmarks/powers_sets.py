"""Random legal sets of the chapters of Powers: each is held against all promises of a game, the leak test with them.

    python -m benchmarks.powers_sets [--sets 100] [--first 0] [--turns 1] [--nonsense 1]

The suite does so for some of these sets. Every one that breaks a promise is named with its chapters; the last line says
how many were tried and how many broke one.
"""

from __future__ import annotations

import argparse
import time

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from tests.rules.powers.kernel.sets import legal_set


def main() -> None:
    """Try the sets one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--nonsense", type=float, default=1.0, help="the share of lines nobody should write")
    given = parser.parse_args()
    begun = time.process_time()
    numbers = range(given.first, given.first + given.sets)
    broken = [number for number in numbers if not _kept(number, given.turns, given.nonsense)]
    print(f"{given.sets} sets, {len(broken)} broken: {broken}; {time.process_time() - begun:.0f} s of CPU")


def _kept(number: int, turns: int, nonsense: float) -> bool:
    options = legal_set(number)
    print(f"set {number}: {len(options.chapters)} chapters", flush=True)
    try:
        conformance(POWERS, Series(games=1, turns=turns, seed=number, options=[options], nonsense=nonsense))
    except AssertionError as fault:
        print(
            f"set {number}: {options.order}, {options.visibility}, {' '.join(options.chapters)}\n  {fault}", flush=True
        )
        return False
    return True


if __name__ == "__main__":
    main()
