"""A letter of nonsense: CPU time of reading lines that are no orders, made up or with words of the game between.

    python -m benchmarks.nonsense [--lines 200] [--game GAME]

The words of the game stand where no order has them, so that each line is looked at in every way there is. The least of
three readings, each with readers of its own, which remember nothing. Goal: 200 lines in 0.4 s.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence

from benchmarks.measuring import calibration, table
from pbem.language.letter import sheet, understanding
from tests.language.everyday.boards import board

GAMES = ("campaign", "duncan", "europe", "dice_empires", "powers")
KNOWN = ["attack", "move", "up", "left", "army", "to", "build", "take", "from", "if"]
LETTERS = "aeioubcdfgklmnprstvz"
ROUNDS = 3


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", type=int, default=200)
    parser.add_argument("--game", choices=GAMES, nargs="*", default=GAMES)
    given = parser.parse_args()
    print(f"{given.lines} lines, calibration loop {calibration():.3f} s; goal 0.4 s for 200 lines\n")
    print(table(("game", "made-up words, s", "with words of the game, s"), rows(given.game, given.lines)))
    return 0


def rows(games: Sequence[str], lines: int) -> Iterator[tuple[str, ...]]:
    """Give a row a game."""
    for game in games:
        made_up, mixed = letter(lines, ()), letter(lines, KNOWN)
        yield game, *(f"{min(read(game, each) for _ in range(ROUNDS)):.2f}" for each in (made_up, mixed))


def letter(lines: int, known: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """Write numbered lines; with known words each begins with a number, too."""
    chance = random.Random(5)
    return tuple((number, line(chance, number, known)) for number in range(1, lines + 1))


def line(chance: random.Random, number: int, known: Sequence[str]) -> str:
    """Write a line of four to nine words that are none, every second of the first of them known."""
    words = ["".join(chance.choices(LETTERS, k=chance.randint(3, 9))) for _ in range(chance.randint(4, 9))]
    return " ".join(
        [str(number % 9 + 1), words[0], chance.choice(known), words[1], chance.choice(known), *words[2:]]
        if known
        else words
    )


def read(game: str, lines: Sequence[tuple[int, str]]) -> float:
    """Read a letter in English; give the CPU seconds."""
    installed, view = board(game, "en")
    readers = sheet.readers(installed.ruleset, view, installed.lexicons, "en")
    readers.glance("x")  # whatever is made once
    begun = time.process_time()
    understanding.understood(lines, installed.ruleset, view, readers)
    return time.process_time() - begun


if __name__ == "__main__":
    raise SystemExit(main())
