"""The nearest word: what a misspelt word is taken for, and what is suggested when it is not taken for anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

SHORTEST = 5
"""A shorter word is asked about, never corrected: one slip in it makes too many other words."""
FARTHEST = 0.27
MARGIN = 0.12
SUGGESTED = 0.33
READY = 0.3
"""A line with a suggested word in it is offered only when that is so near."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word that may be meant: `stem` when it takes endings, `sense` what it means, `number` who it is."""

    text: str
    stem: bool
    sense: frozenset[str]
    number: int


class Group(NamedTuple):
    """Candidates of one length, all of which take endings or none."""

    length: int
    stem: bool
    texts: tuple[str, ...]
    candidates: tuple[Candidate, ...]


def grouped(candidates: Iterable[Candidate]) -> tuple[Group, ...]:
    """Put candidates together that are compared at once."""
    groups: dict[tuple[int, bool], list[Candidate]] = {}
    for one in candidates:
        groups.setdefault((len(one.text), one.stem), []).append(one)
    return tuple(
        Group(length, stem, tuple(one.text for one in every), tuple(every)) for (length, stem), every in groups.items()
    )


def _near(word: str, group: Group, farthest: float) -> Iterator[tuple[float, Candidate]]:
    """Count slips (a letter changed, lost, added, two swapped) in parts of the candidate's length."""
    length, allowed = group.length, int(farthest * group.length)
    if len(word) + allowed < length or not group.stem and len(word) > length + allowed:
        return
    fewest: dict[int, int] = {}
    for cut in {min(len(word), length + more) for more in (-1, 0, 1)} if group.stem else {len(word)}:
        found = process.extract(
            word[:cut], group.texts, scorer=OSA.distance, processor=None, score_cutoff=allowed, limit=None
        )
        for _, slips, at in found:
            fewest[at] = min(int(slips), fewest.get(at, int(slips)))
    yield from ((slips / length, group.candidates[at]) for at, slips in sorted(fewest.items()))


def meant(word: str, groups: Iterable[Group]) -> tuple[Candidate, ...]:
    """Give what a misspelt word is taken for: near enough, and no other meaning nearly as near. Nothing: ask."""
    if len(word) < SHORTEST:
        return ()
    near = [one for group in groups for one in _near(word, group, FARTHEST + MARGIN)]
    if not near:
        return ()
    best, first = min(near, key=lambda pair: pair[0])
    rival = min((far for far, other in near if first.sense.isdisjoint(other.sense)), default=9.0)
    if best > FARTHEST or rival - best < MARGIN:
        return ()
    same = (one for one in near if one[0] <= FARTHEST and not first.sense.isdisjoint(one[1].sense))
    return tuple(candidate for _, candidate in sorted(same, key=lambda one: one[0]))


def suggestion(word: str, offered: Iterable[tuple[str, str]]) -> str:
    """Give the nearest of some words, offered as (folded, shown); nothing when none is near or two are as near."""
    ranked = sorted((apart(word, folded), shown) for folded, shown in offered if shown)
    if not ranked or ranked[0][0] >= SUGGESTED:
        return ""
    nearest = {shown for far, shown in ranked if far == ranked[0][0]}
    return ranked[0][1] if len(nearest) == 1 else ""


def apart(word: str, other: str) -> float:
    """Count slips in parts of the longer word; 1: the lengths alone are too far apart to ask."""
    longer = max(len(word), len(other))
    if abs(len(word) - len(other)) >= SUGGESTED * longer:
        return 1.0
    return OSA.distance(word, other) / longer
