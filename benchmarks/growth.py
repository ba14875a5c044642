"""How reading grows with what is read: mails, words and pages meant to harm, at one length and at four times it.

Work that follows the length takes four times the time, work that follows its square sixteen times.

Beside those the pieces of every pattern that letters are read with: in a row, a line each, quoted, as a page, in a
field. All of them take hours; `--every 50` takes each fiftieth.

Run: python -m benchmarks.growth [LENGTH] [--every N] [--worst N]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from benchmarks.measuring import calibration, table
from pbem.mail import passphrase
from pbem.mail.reading.letter import read
from pbem.mail.reading.markup import strip_html
from pbem.mail.words import own_lines
from tests.mail.endless import MAILS, PAGE, REPORT, RUBBISH, TEXTS, WRITTEN, page
from tests.mail.pieces import patterns, pieces

LONGER = 4
GOAL = 8.0
NOTHING = 0.02
"""CPU seconds below which a ratio says nothing."""

WAYS: dict[str, Callable[[str, int], bytes]] = {
    "row": lambda piece, length: b"\n" + (piece * (length // len(piece))).encode(),
    "lines": lambda piece, length: b"\n" + (f"{piece}\n" * (length // (len(piece) + 1))).encode(),
    "quoted": lambda piece, length: b"\n" + (f"> {piece}\n" * (length // (len(piece) + 3))).encode(),
    "page": lambda piece, length: PAGE + (piece * (length // len(piece))).encode() + b">",
    "field": lambda piece, length: b"Subject: " + (piece * (length // len(piece))).replace("\n", " ").encode(),
}
"""How a piece of a pattern is repeated."""

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


def drawn(every: int) -> Iterator[tuple[str, Work]]:
    """Give pieces of the patterns, in every way."""
    found = sorted({piece for use in patterns().values() for piece in pieces(use)})
    for piece in found[::every]:
        for way, text in WAYS.items():
            yield f"{way}: {piece!r}", _reading(_whole, partial(text, piece))


def _whole(text: bytes) -> object:
    """Read a letter, and again with what was sent, and take its secret out."""
    return passphrase.taken(read(WRITTEN + text).against([REPORT]))


def _reading(reads: Callable[[Any], object], text: Callable[[int], str | bytes]) -> Work:
    return lambda length: partial(reads, text(length))


def took(work: Callable[[], object], runs: int = 3) -> float:
    """Give the least CPU seconds of several runs."""

    def once() -> float:
        began = time.process_time()
        work()
        return time.process_time() - began

    return min(once() for _ in range(runs))


def main() -> None:
    """Print a row for each, the worst first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("length", nargs="?", type=int, default=100_000, help="characters of the shorter one")
    parser.add_argument("--every", type=int, default=0, help="of the pieces of patterns take each so many")
    parser.add_argument("--worst", type=int, default=1000, help="rows to print")
    asked = parser.parse_args()
    length, extra = asked.length, drawn(asked.every) if asked.every else iter(())
    loop = calibration()
    found = sorted(
        [
            *((took(work(LONGER * length)), took(work(length)), name) for name, work in works()),
            *((took(work(LONGER * length), 1), took(work(length), 1), name) for name, work in extra),
        ],
        key=lambda row: row[0] / max(row[1], NOTHING),
        reverse=True,
    )
    rows = [
        (f"`{name}`", f"{short / loop:.2f}", f"{long / loop:.2f}", f"{long / max(short, NOTHING):.1f}")
        for long, short, name in found[: asked.worst]
    ]
    print(table(("text", "length", f"{LONGER} times the length", "ratio"), rows))
    worst = found[0][0] / max(found[0][1], NOTHING)
    print(f"unit: the loop, {loop:.2f} s; worst ratio {worst:.1f}, goal {GOAL}: {'met' if worst <= GOAL else 'missed'}")


if __name__ == "__main__":
    main()
