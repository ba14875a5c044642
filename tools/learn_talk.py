"""Learns what the traits of a sentence weigh (`pbem/language/talk/traits.py`), and writes `learned.py` anew.

    python -m tools.learn_talk

From the sentences of `tests/language/talk`, written by hands that had seen no lexicon: small talk; orders said in odd
words; what takes an order back, limits it, doubts it or puts it off. It takes some minutes. Logistic regression with a
penalty for each weight, so that most are nought, weight by weight (Newton's method, and the penalty taken off). Printed
is what the sentences of each page come to when the other pages were learned from.
"""

from __future__ import annotations

import math
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from pbem.language.letter import sheet
from pbem.language.reading.readers import Readers
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.traits import traits
from tests.language.everyday.boards import board

ROOT = Path(__file__).resolve().parents[1]
SENTENCES = ROOT / "tests" / "language" / "talk"
MADE = ROOT / "pbem" / "language" / "talk" / "learned.py"
TALK, ORDER = 1.5, -0.5
"""From where on nearly no order is taken for talk, and up to where nearly no talk is taken for an order."""
PENALTY, ROUNDS, PARTS = 3.0, 30, 7
RARE, SMALL = 60, 0.05
"""A trait of fewer sentences is not weighed; a smaller weight is none."""
FLAT = 0.5
"""What keeps a step short where nothing bends."""

HEAD = '''\
"""Made by `python -m tools.learn_talk`: what each trait of a sentence adds to the odds that it is talk (logarithms)."""

BASE = {base:.2f}
TALK, ORDER = {talk}, {order}
"""From where on a sentence is talk beyond doubt, and up to where it is no talk."""

WEIGHTS = {{'''
Traits = Mapping[str, float]
Column = Sequence[tuple[int, float]]
"""The sentences that have a trait, each with its size."""


class Said(NamedTuple):
    """A sentence somebody wrote in a letter, the page it stands on, and whether it is talk, an order, or turns one."""

    game: str
    language: str
    page: str
    text: str
    kind: str


def sentences() -> Iterator[Said]:
    """Read what people wrote."""
    for page in sorted(SENTENCES.glob("*.toml")):
        for kind, every in tomllib.loads(page.read_text("utf-8")).items():
            for one in every:
                yield Said(one["game"], page.name.partition(".")[0], page.stem, one["text"], kind)


def row(said: Said, readers: dict[tuple[str, str], Readers]) -> Traits:
    """Give the traits of a sentence in the language that knows most of its words."""
    place = said.game, said.language
    if place not in readers:
        installed, view = board(*place)
        readers[place] = sheet.readers(installed.ruleset, view, installed.lexicons, said.language)
    every = (Sensed(said.text, reader) for reader in readers[place].knowing(said.text))
    return dict(traits(max(every, key=lambda each: each.known)))


def frequent(rows: Sequence[Traits]) -> frozenset[str]:
    """List the traits many sentences have."""
    counted = Counter(name for one in rows for name, size in one.items() if size)
    return frozenset(name for name, count in counted.items() if count >= RARE)


def fit(rows: Sequence[Traits], talk: Sequence[bool]) -> tuple[dict[str, float], float]:
    """Find the weights under which what was written is likeliest, less a penalty for their sizes; and the base."""
    columns = {name: [(at, one[name]) for at, one in enumerate(rows) if one.get(name)] for name in frequent(rows)}
    columns[""] = [(at, 1.0) for at in range(len(rows))]
    weights, odds = dict.fromkeys(sorted(columns), 0.0), [0.0] * len(rows)
    for _ in range(ROUNDS):
        for name, weight in weights.items():
            weights[name] = moved = better(weight, columns[name], odds, talk, PENALTY if name else 0.0)
            for at, size in columns[name] if moved != weight else ():
                odds[at] += (moved - weight) * size
    base = round(weights.pop(""), 2)
    return {name: round(weight, 2) for name, weight in weights.items() if abs(weight) >= SMALL}, base


def better(weight: float, column: Column, odds: Sequence[float], talk: Sequence[bool], penalty: float) -> float:
    """Give the weight of a trait that is likelier than the one it has, all others as they are."""
    slope, bend = 0.0, FLAT
    for at, size in column:
        likely = chance(odds[at])
        slope += (talk[at] - likely) * size
        bend += likely * (1 - likely) * size * size
    return shrunk(weight + slope / bend, penalty / bend)


def chance(odds: float) -> float:
    """Give how likely something is, from the logarithm of its odds."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


def shrunk(weight: float, penalty: float) -> float:
    """Bring a weight nearer to nought."""
    return math.copysign(max(abs(weight) - penalty, 0.0), weight)


def score(one: Traits, weights: Traits, base: float) -> float:
    """Give the odds of a sentence as their logarithm."""
    return base + sum(weights.get(name, 0.0) * size for name, size in one.items())


def judged(every: Sequence[Said], rows: Sequence[Traits]) -> Iterator[str]:
    """Say what comes of the sentences of each kind when the pages of the others were learned from."""
    pages = sorted({said.page for said in every})
    part = [pages.index(said.page) % PARTS for said in every]
    odds = [0.0] * len(rows)
    for out in range(PARTS):
        learned = [at for at in range(len(rows)) if part[at] != out]
        fitted = fit([rows[at] for at in learned], [every[at].kind == "talk" for at in learned])
        for at in (at for at in range(len(rows)) if part[at] == out):
            odds[at] = score(rows[at], *fitted)
    for kind in ("talk", "order", "turn"):
        one = [value for value, said in zip(odds, every, strict=True) if said.kind == kind]
        told, asked = sum(value > TALK for value in one), sum(value < ORDER for value in one)
        yield f"{kind}: {len(one)}, of these told as talk {told}, told as none {asked}"


def main() -> None:
    """Learn, print and write."""
    every = tuple(sentences())
    readers: dict[tuple[str, str], Readers] = {}
    rows = [row(said, readers) for said in every]
    weights, base = fit(rows, [said.kind == "talk" for said in every])
    lines = [f'    "{name}": {weight},' for name, weight in weights.items()]
    MADE.write_text("\n".join((HEAD.format(base=base, talk=TALK, order=ORDER), *lines, "}", "")), encoding="utf-8")
    print(*judged(every, rows), sep="\n", flush=True)


if __name__ == "__main__":
    main()
