"""Learns what the traits of a sentence weigh (`pbem/language/talk/scales.py`), and writes `learned.py` anew.

    python -m tools.learn_talk

From small talk and chatty orders of hands that had seen no lexicon (`tests/language/talk`), and from those lines of
`tests/language/everyday` that may be looked at and are not read: what is read is never weighed. To read them all takes
a quarter of an hour. Logistic regression by Newton's method, with a small penalty for large weights. Printed is what
five parts of the sentences come to when the other four were learned from: how much talk is told as talk, how many
orders are, and how much talk is taken for an order.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks import everyday
from pbem.language.letter import sheet
from pbem.language.reading.readers import Readers
from pbem.language.talk.scales import TRAITS
from pbem.language.talk.sensed import Sensed
from tests.language.everyday import texts
from tests.language.everyday.boards import board

ROOT = Path(__file__).resolve().parents[1]
SENTENCES = ROOT / "tests" / "language" / "talk"
MADE = ROOT / "pbem" / "language" / "talk" / "learned.py"
HALVES: tuple[Callable[[], tuple[texts.Said, ...]], ...]
HALVES = (texts.open_half, texts.more, texts.fourth, texts.fifth, texts.sixth, texts.seventh, texts.ninth)
HALVES += (texts.tenth, texts.unsealed, texts.opened, texts.powers)
TALK, ORDER = 2.0, -0.5
"""From where on nearly no order is taken for talk, and up to where nearly no talk is taken for an order."""
PENALTY, ROUNDS, PARTS = 2.0, 12, 5

HEAD = '''\
"""Made by `python -m tools.learn_talk`: what each trait of a sentence adds to the odds that it is talk (logarithms)."""

BASE = {base:.2f}
TALK, ORDER = {talk}, {order}
"""From where on a sentence is talk beyond doubt, and up to where it is rather an order."""

WEIGHTS = {{'''
Row = tuple[float, ...]


class Said(NamedTuple):
    """A sentence somebody wrote in a letter: whether it is talk."""

    game: str
    language: str
    text: str
    talk: bool


def sentences() -> Iterator[Said]:
    """Read what people wrote, each once."""
    every = dict.fromkeys([*_talk(), *_lines()])
    yield from every


def _talk() -> Iterator[Said]:
    for page in sorted(SENTENCES.glob("*.toml")):
        table = tomllib.loads(page.read_text("utf-8"))
        for kind in ("talk", "order"):
            for one in table.get(kind, ()):
                yield Said(one["game"], page.name.partition(".")[0], one["text"], kind == "talk")


def _lines() -> Iterator[Said]:
    for half in HALVES:
        for one in half():
            if one.kind == "line" and everyday.judged(one) != "read":
                yield Said(one.game, one.language, one.text, talk=False)


def row(said: Said, readers: dict[tuple[str, str], Readers]) -> Row:
    """Give the traits of a sentence in the language that knows most of its words, and 1 for all sentences."""
    place = said.game, said.language
    if place not in readers:
        installed, view = board(*place)
        readers[place] = sheet.readers(installed.ruleset, view, installed.lexicons, said.language)
    one = max((Sensed(said.text, reader) for reader in readers[place].knowing(said.text)), key=lambda each: each.known)
    return (*(trait(one) for trait in TRAITS.values()), 1.0)


def fit(rows: Sequence[Row], talk: Sequence[bool]) -> list[float]:
    """Find the weights under which what was written is likeliest."""
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-PENALTY * weight for weight in weights]
        bend = [[PENALTY * (at == other) for other in range(size)] for at in range(size)]
        for row, is_talk in zip(rows, talk, strict=True):
            chance = 1 / (1 + math.exp(-score(row, weights)))
            present = [at for at, value in enumerate(row) if value]
            for at in present:
                slope[at] += (is_talk - chance) * row[at]
                part = chance * (1 - chance) * row[at]
                for other in present:
                    bend[at][other] += part * row[other]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def score(row: Row, weights: Sequence[float]) -> float:
    """Give the odds of a sentence as their logarithm, within what `exp` can bear."""
    return max(-30.0, min(30.0, sum(value * weight for value, weight in zip(row, weights, strict=True))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination, the largest first."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        largest = max(range(at, len(rows)), key=lambda n: abs(rows[n][at]))
        rows[at], rows[largest] = rows[largest], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for n, row in enumerate(rows):
            if n != at:
                rows[n] = [value - row[at] * pivot for value, pivot in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


def judged(rows: Sequence[Row], talk: Sequence[bool]) -> str:
    """Say what comes of each part of the sentences when the others are learned from."""
    odds = [0.0] * len(rows)
    for part in range(PARTS):
        learned = [at for at in range(len(rows)) if at % PARTS != part]
        weights = fit([rows[at] for at in learned], [talk[at] for at in learned])
        for at in range(part, len(rows), PARTS):
            odds[at] = score(rows[at], weights)
    told = sum(one > TALK for one, is_talk in zip(odds, talk, strict=True) if is_talk)
    lost = sum(one > TALK for one, is_talk in zip(odds, talk, strict=True) if not is_talk)
    feared = sum(one < ORDER for one, is_talk in zip(odds, talk, strict=True) if is_talk)
    orders = len(talk) - sum(talk)
    of_talk = f"talk told as talk: {told} of {sum(talk)}, taken for an order: {feared}"
    return f"{of_talk}; orders taken for talk: {lost} of {orders}"


def main() -> None:
    """Learn, print and write."""
    every = tuple(sentences())
    readers: dict[tuple[str, str], Readers] = {}
    rows, talk = [row(said, readers) for said in every], [said.talk for said in every]
    print(judged(rows, talk))
    *weights, base = fit(rows, talk)
    lines = [f'    "{name}": {weight:.2f},' for name, weight in zip(TRAITS, weights, strict=True)]
    MADE.write_text("\n".join((HEAD.format(base=base, talk=TALK, order=ORDER), *lines, "}", "")), encoding="utf-8")


if __name__ == "__main__":
    main()
