"""How reading grows with what is read: mails, words and pages meant to harm, at one length and at four times it.

Work that follows the length takes four times the time, work that follows its square sixteen times.

Run: python -m benchmarks.growth [LENGTH]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from benchmarks.measuring import calibration, table
from pbem.mail.reading.letter import read
from pbem.mail.reading.markup import strip_html
from pbem.mail.words import own_lines
from tests.mail.endless import MAILS, REPORT, RUBBISH, TEXTS, WRITTEN, page

LONGER = 4
GOAL = 8.0
NOTHING = 0.02
"""CPU seconds below which a ratio says nothing."""

Work = Callable[[int], Callable[[], object]]
"""For a length, the reading of a text made beforehand."""


def works() -> Iterator[tuple[str, Work]]:
    """Give what is read, by name."""
    for name, mail in MAILS.items():
        yield f"mail: {name}", _reading(lambda rubbish: read(WRITTEN + rubbish), mail)
    for name, text in TEXTS.items():
        yield f"words: {name}", _reading(lambda text: own_lines(text, [REPORT]), text)
    for piece in RUBBISH:
        yield f"page: {piece.strip()}", _reading(strip_html, partial(page, piece))


def _reading(reads: Callable[[Any], object], text: Callable[[int], str | bytes]) -> Work:
    return lambda length: partial(reads, text(length))


def took(work: Callable[[], object]) -> float:
    """Give the least CPU seconds of three runs."""

    def once() -> float:
        began = time.process_time()
        work()
        return time.process_time() - began

    return min(once() for _ in range(3))


def main() -> None:
    """Print a row for each, the worst first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("length", nargs="?", type=int, default=100_000, help="characters of the shorter one")
    length = parser.parse_args().length
    loop = calibration()
    found = sorted(
        ((took(work(LONGER * length)), took(work(length)), name) for name, work in works()),
        key=lambda row: row[0] / max(row[1], NOTHING),
        reverse=True,
    )
    rows = [
        (f"`{name}`", f"{short / loop:.2f}", f"{long / loop:.2f}", f"{long / max(short, NOTHING):.1f}")
        for long, short, name in found
    ]
    print(table(("text", "length", f"{LONGER} times the length", "ratio"), rows))
    worst = found[0][0] / max(found[0][1], NOTHING)
    print(f"unit: the loop, {loop:.2f} s; worst ratio {worst:.1f}, goal {GOAL}: {'met' if worst <= GOAL else 'missed'}")


if __name__ == "__main__":
    main()
