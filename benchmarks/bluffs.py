"""Does anything a seat gets tell true tokens, or true rows, from false ones? Somebody guesses, in Powers with all
chapters of the second release (P-47, P-48).

    nice python -m benchmarks.bluffs [--seeds 50] [--secrets 2] [--probes N]

In each game a power hides guns, batteries, destroyers, an army and a fleet; its enemy sees them part, and fights. Each
game is played with several secrets that look the same: it is counted how many of them gave the enemy the same bytes.
The guesser (`tests/rules/powers/hiding/guesser.py`) learns from half of the games and is tried on the other half, and
the other way round. Beside what is right stands its 95 % confidence interval; chance must lie in it, or above.
"""

from __future__ import annotations

import argparse

from benchmarks.measuring import table
from tests.rules.powers.hiding.great_bluff import PROBES, Bluff, played
from tests.rules.powers.hiding.guesser import Question, Score, learnt, tried


def main() -> int:
    """Play, guess, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--secrets", type=int, default=2)
    parser.add_argument("--probes", type=int, default=len(PROBES), help="lines that probe, at most")
    chosen = parser.parse_args()
    bluffs = [played(seed, chosen.secrets, PROBES[: chosen.probes]) for seed in range(chosen.seeds)]
    pairs, alike = sum(each.pairs for each in bluffs), sum(each.alike for each in bluffs)
    print(f"{alike} of {pairs} pairs of secrets that look the same gave the same bytes in everything")
    scores = guessed(bluffs)
    whole = sum(scores.values(), Score())
    print(table(_COLUMNS, [_row(name, score) for name, score in (*sorted(scores.items()), ("all", whole))]))
    return 0 if alike == pairs and whole.interval[0] <= whole.chance / max(whole.asked, 1) else 1


_COLUMNS = ["what is true", "asked", "right", "95 % interval", "by chance", "deviations"]


def guessed(bluffs: list[Bluff]) -> dict[str, Score]:
    """Learn from every other game and guess in the rest, then the other way round."""
    halves = [[each for bluff in bluffs[start::2] for each in bluff.questions] for start in (0, 1)]
    return _added(_guessed(halves[0], halves[1]), _guessed(halves[1], halves[0]))


def _guessed(known: list[Question], unknown: list[Question]) -> dict[str, Score]:
    return tried(learnt(known), unknown) if known else {}


def _added(one: dict[str, Score], other: dict[str, Score]) -> dict[str, Score]:
    return {name: one.get(name, Score()) + other.get(name, Score()) for name in (*one, *other)}


def _row(name: str, score: Score) -> list[str]:
    least, most = (f"{100 * rate:.1f}" for rate in score.interval)
    asked = max(score.asked, 1)
    right, chance = f"{100 * score.hits / asked:.1f} %", f"{100 * score.chance / asked:.1f} %"
    return [name, f"{score.asked}", right, f"{least} to {most}", chance, f"{score.beyond:+.1f}"]


if __name__ == "__main__":
    raise SystemExit(main())
