"""Somebody who tries to call bluffs: he learns from games whose end he knows which traits of what an enemy gets tell a
true token, or a true row, from a false one, and is tried on games he does not know.

A question names what may be true, and has everything the enemy's seat got, part by part. Of each of them and each part
a few traits are taken: how often it is named, where first and where last, whether the weight or the bytes of the part
point at it. Traits count as they differ among what one question names. A logistic regression weighs them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

ROUNDS, PACE, DECAY = 60, 0.5, 0.002
"""So often all that was learnt is gone through, in steps of that size; weights that nothing holds up fade."""
SURE = 1.96
"""So many standard deviations are 95 % on both sides."""
Traits = Mapping[str, float]


@dataclass(frozen=True)
class Question:
    """Which of these is true? `names` are the words each goes by, `parts` all that was got, `true` the answer."""

    kind: str
    parts: Mapping[str, str]
    names: tuple[tuple[str, ...], ...]
    true: frozenset[int]

    @property
    def chance(self) -> float:
        """Give how often a blind guess is right."""
        return len(self.true) / len(self.names)


def traits(question: Question) -> tuple[Traits, ...]:
    """Give the traits of each that may be true, as they differ from those of the others."""
    found: list[dict[str, float]] = [{} for _ in question.names]
    for part, said in question.parts.items():
        for trait, values in _of(said, question.names):
            middle = sum(values) / len(values)
            most = max((abs(value - middle) for value in values), default=0.0)
            for place, value in enumerate(values):
                if most:
                    found[place][f"{question.kind}: {part}: {trait}"] = (value - middle) / most
    return tuple(found)


def _of(said: str, names: Sequence[tuple[str, ...]]) -> Iterator[tuple[str, list[float]]]:
    """List the traits of a part, with a value for each that may be true."""
    places = range(len(names))
    yield "how often", [float(sum(said.count(name) for name in each)) for each in names]
    yield "first", [_place(said, each, str.find) for each in names]
    yield "last", [_place(said, each, str.rfind) for each in names]
    yield "weight", [float(len(said) % len(names) == place) for place in places]
    yield "bytes", [float(crc32(said.encode()) % len(names) == place) for place in places]
    yield "by its place", [float(place) for place in places]


def _place(said: str, names: Sequence[str], find: object) -> float:
    found = [find(said, name) for name in names]  # type: ignore[operator]
    there = [place for place in found if place >= 0]
    return float(max(there) if find is str.rfind else min(there)) if there else float(len(said))


def learnt(questions: Sequence[Question]) -> Traits:
    """Weigh all traits by what is known to be true."""
    known = [(each, place in question.true) for question in questions for place, each in enumerate(traits(question))]
    weights: dict[str, float] = {}
    for _ in range(ROUNDS):
        slopes: dict[str, float] = {}
        for found, true in known:
            miss = true - _likely(weights, found)
            for trait, value in found.items():
                slopes[trait] = slopes.get(trait, 0.0) + miss * value
        for trait, slope in slopes.items():
            weights[trait] = weights.get(trait, 0.0) * (1 - DECAY) + PACE * slope / len(known)
    return weights


def _likely(weights: Traits, found: Traits) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, _weighed(weights, found)))))


def _weighed(weights: Traits, found: Traits) -> float:
    return sum(weights.get(trait, 0.0) * value for trait, value in found.items())


def guess(weights: Traits, question: Question) -> int:
    """Name the one that is most likely true; of equal ones the first."""
    found = traits(question)
    return max(range(len(found)), key=lambda place: (_weighed(weights, found[place]), -place))


@dataclass(frozen=True)
class Score:
    """How often guesses were right, and how often blind ones would have been."""

    asked: int = 0
    hits: int = 0
    chance: float = 0.0
    spread: float = 0.0

    def __add__(self, other: Score) -> Score:
        """Add up."""
        chance, spread = self.chance + other.chance, self.spread + other.spread
        return Score(self.asked + other.asked, self.hits + other.hits, chance, spread)

    @property
    def beyond(self) -> float:
        """Give the hits beyond chance, in standard deviations."""
        return (self.hits - self.chance) / math.sqrt(max(self.spread, 1e-9))

    @property
    def interval(self) -> tuple[float, float]:
        """Give the 95 % confidence interval of how often guesses are right (Wilson)."""
        asked, rate = max(self.asked, 1), self.hits / max(self.asked, 1)
        middle, wide = (
            rate + SURE**2 / (2 * asked),
            SURE * math.sqrt(rate * (1 - rate) / asked + SURE**2 / (4 * asked**2)),
        )
        least, most = (middle - wide) / (1 + SURE**2 / asked), (middle + wide) / (1 + SURE**2 / asked)
        return max(least, 0.0), min(most, 1.0)


def tried(weights: Traits, questions: Sequence[Question]) -> dict[str, Score]:
    """Count how often guesses are right, by what was asked."""
    found: dict[str, Score] = {}
    for each in questions:
        rate = each.chance
        score = Score(1, int(guess(weights, each) in each.true), rate, rate * (1 - rate))
        found[each.kind] = found.get(each.kind, Score()) + score
    return found
