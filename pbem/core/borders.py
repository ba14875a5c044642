"""Which areas touch: their common borders; those that are closed, and links without one.

Two areas touch where both outlines have the same straight piece, in whichever direction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from pbem.core.areas import Area, Causeway, Outline, Point, Ridge

Pair = frozenset[str]
_Piece = tuple[Point, Point]


def borders(areas: Iterable[Area]) -> Mapping[Pair, tuple[Outline, ...]]:
    """Give the lines along which each two areas touch."""
    return lines({area.sign: area.outlines for area in areas})


def lines(outlines: Mapping[str, Iterable[Outline]]) -> Mapping[Pair, tuple[Outline, ...]]:
    """Give, from the outlines of areas, the lines along which each two touch."""
    sides: defaultdict[_Piece, list[str]] = defaultdict(list)
    for sign, rings in outlines.items():
        for piece in (piece for outline in rings for piece in _pieces(outline)):
            sides[piece].append(sign)
    common: defaultdict[Pair, list[_Piece]] = defaultdict(list)
    for piece, signs in sides.items():
        if len(set(signs)) == 2:
            common[frozenset(signs)].append(piece)
    return {pair: tuple(_chained(pieces)) for pair, pieces in common.items()}


def ridges(areas: Iterable[Area]) -> tuple[Ridge, ...]:
    """Give the closed borders: areas that touch and are no neighbours."""
    listed = tuple(areas)
    linked = _linked(listed)
    return tuple(Ridge(line) for pair, common in borders(listed).items() if pair not in linked for line in common)


def causeways(areas: Iterable[Area]) -> tuple[Causeway, ...]:
    """Give the links of neighbours that do not touch, each between the corners that are nearest to one another."""
    listed = tuple(areas)
    touching, known = borders(listed), {area.sign: area for area in listed}
    apart = sorted(sorted(pair) for pair in _linked(listed) if pair not in touching and pair <= known.keys())
    return tuple(_causeway(known[one], known[other]) for one, other in apart)


def _linked(areas: Iterable[Area]) -> set[Pair]:
    return {frozenset((area.sign, other)) for area in areas for other in area.neighbours}


def _pieces(outline: Outline) -> Iterator[_Piece]:
    """List the straight pieces of a ring, each with its smaller end first."""
    for one, other in zip(outline, (*outline[1:], outline[0]), strict=True):
        yield (one, other) if one < other else (other, one)


def _chained(pieces: list[_Piece]) -> Iterator[Outline]:
    """Join pieces that touch to lines."""
    left = list(pieces)
    while left:
        line = list(left.pop(0))
        while joined := next((piece for piece in left if {line[0], line[-1]} & set(piece)), None):
            left.remove(joined)
            if line[-1] in joined:
                line.append(joined[1] if joined[0] == line[-1] else joined[0])
            else:
                line.insert(0, joined[1] if joined[0] == line[0] else joined[0])
        yield tuple(line)


def _causeway(one: Area, other: Area) -> Causeway:
    """Lead from corner to corner; where two areas have only a corner in common, from a little within to within."""
    ends = _nearest(one, other)
    if ends[0] == ends[1]:
        ends = _within(ends[0], one.at), _within(ends[0], other.at)
    return Causeway(ends, "sea" if one.terrain == other.terrain == "sea" else "land")


def _within(corner: Point, at: Point) -> Point:
    return corner[0] + (at[0] - corner[0]) // 4, corner[1] + (at[1] - corner[1]) // 4


def _nearest(one: Area, other: Area) -> tuple[Point, Point]:
    """Give the corners of two areas that are nearest to one another."""
    pairs = product(*((point for outline in area.outlines for point in outline) for area in (one, other)))
    one_end, other_end = min(pairs, key=lambda ends: (ends[0][0] - ends[1][0]) ** 2 + (ends[0][1] - ends[1][1]) ** 2)
    return one_end, other_end
