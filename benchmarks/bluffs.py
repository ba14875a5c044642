"""Does anything a seat gets tell true tokens from false ones? Guesses at the hidden guns of Powers (P-48), or
at where a formation is (P-47).

    python -m benchmarks.bluffs [--seeds 50] [--formations]

Half of the games are learnt from: the hunch that was right most often about any part of what the enemy gets. The other
half shows whether it was more than luck.
"""

from __future__ import annotations

import argparse

from benchmarks.measuring import table
from tests.rules.powers.hiding import formation_bluff
from tests.rules.powers.hiding.bluff import HUNCHES, best, judged, played

LUCK = 3.0
"""So many standard deviations beyond chance are no luck any more."""


def main() -> int:
    """Play, guess, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--formations", action="store_true")
    chosen = parser.parse_args()
    bluff = formation_bluff.played if chosen.formations else played
    deals = [tuple(bluff(seed)) for seed in range(chosen.seeds)]
    learnt = [each for found in deals[: chosen.seeds // 2] for each in found]
    tried = [each for found in deals[chosen.seeds // 2 :] for each in found]
    part, name = best(learnt)
    rows, worst = [], 0.0
    for half, found in (("learnt", learnt), ("tried", tried)):
        score = judged(found, part, HUNCHES[name])
        worst = score.beyond
        rows.append([half, part, name, f"{score.hits} of {len(found)}", f"{score.chance:.1f}", f"{score.beyond:+.1f}"])
    print(table(["games", "part", "hunch", "right", "by chance", "deviations"], rows))
    print(f"{len(learnt[0].parts) * len(HUNCHES)} hunches were tried")
    return 1 if worst > LUCK else 0


if __name__ == "__main__":
    raise SystemExit(main())
