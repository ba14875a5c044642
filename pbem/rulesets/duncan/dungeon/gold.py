"""Where the gold of a random dungeon lies: for every team the same piles at exactly the same ways from its portal.

Own piles lie clearly nearer to one team than to the others. One large pile lies between every two neighbours, as far
from the one as from the other.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from pbem.core.dice import Dice
from pbem.core.grid import Cell, king_distance, reading
from pbem.rulesets.duncan.dungeon.fairness import Field, union
from pbem.rulesets.duncan.state import Pile

_CLOSE = ((3, 4), (2, 2), (1, 1))
"""How far apart piles lie, and how much nearer own ones are, in half-steps; less where there is no room for more."""
_WHY = "dungeon gold"


@dataclass(frozen=True)
class _Search:
    """The ways of all teams, squares by the team nearest and its way, and the piles found so far."""

    ways: tuple[Field, ...]
    own: tuple[Mapping[int, Sequence[Cell]], ...]
    apart: int
    piles: tuple[Pile, ...] = ()

    def free(self, cells: Iterable[Cell]) -> list[Cell]:
        """Give the squares that are not too near to a pile."""
        return [at for at in cells if all(king_distance(at, pile.cell) >= self.apart for pile in self.piles)]

    def places(self, team: int, way: int) -> list[Cell]:
        """Give free squares of a team at a way, or half a step farther."""
        own = self.own[team]
        return self.free(own.get(way, ())) or self.free(own.get(way + 1, ()))

    def laid(self, at: Cell, size: Literal["small", "large"]) -> _Search:
        """Lay a pile."""
        return replace(self, piles=(*self.piles, Pile(at, size)))


def piles(ways: tuple[Field, ...], dice: Dice) -> tuple[Pile, ...]:
    """Lay the gold; what cannot be had alike by all is left out, as long as every team has something."""
    for apart, nearer in _CLOSE:
        search = _laid(ways, apart, nearer, dice)
        if len(search.piles) >= len(ways):
            break
    return tuple(sorted(search.piles, key=lambda pile: reading(pile.cell)))


def _laid(ways: tuple[Field, ...], apart: int, nearer: int, dice: Dice) -> _Search:
    """Lay own small piles, those between neighbours, own large ones: at least one of the two sorts of large ones."""
    search = _Search(ways, tuple(_own(ways, team, nearer, dice) for team in range(len(ways))), apart)
    half = min(_between(ways, one, other) for one in range(len(ways)) for other in range(one))
    smalls, larges = _wishes(half, _squares(ways) // len(ways))
    for target in smalls:
        search = _alike(search, "small", target)
    search = _contested(search, dice)
    crowded = not larges and len(search.piles) <= len(smalls) * len(ways)
    for target in [half] if crowded else larges:
        search = _alike(search, "large", target)
    return search


def _squares(ways: tuple[Field, ...]) -> int:
    return ways[0].reached[-1].bit_count()


def _between(ways: tuple[Field, ...], one: int, other: int) -> int:
    """Give half the way between two portals: the least way of the farther team to any square."""
    reach = range(len(ways[one].fronts))
    return bisect_left(reach, True, key=lambda way: bool(ways[one].within(way) & ways[other].within(way)))


def _own(ways: tuple[Field, ...], team: int, nearer: int, dice: Dice) -> Mapping[int, Sequence[Cell]]:
    """List by the way the squares that are clearly nearer to one team: by a fifth, so many half-steps at least."""
    field, others = ways[team], [other for number, other in enumerate(ways) if number != team]
    found = {}
    for way, front in enumerate(field.fronts):
        margin = max(nearer, way // 4)
        if own := front & ~union(*(other.within(way + margin - 1) for other in others)):
            found[way] = dice.shuffle(field.cells(own), _WHY)
    return found


def _wishes(half: int, squares: int) -> tuple[list[int], list[int]]:
    """Say how far small and large piles shall be for every team: more on larger boards, the large ones farther."""
    smalls, larges = max(2, min(8, squares // 40)), min(3, squares // 120)
    reach = max(half, squares // 12)
    return (
        [4 + reach * (number + 1) // (smalls + 1) for number in range(smalls)],
        [4 + reach * (number + 2) // (larges + 2) for number in range(larges)],
    )


def _alike(search: _Search, size: Literal["small", "large"], target: int) -> _Search:
    """Lay a pile for every team, all as far to half a step: as near the target as all can have it, or none."""
    teams = range(len(search.own))
    common = set.intersection(*({*own, *(way - 1 for way in own)} for own in search.own))
    for way in sorted(common - {-1, 0}, key=lambda way: (abs(way - target), way)):
        found = search
        for team in teams:
            places = found.places(team, way)
            if not places:
                break
            found = found.laid(places[0], size)
        else:
            return found
    return search


def _contested(search: _Search, dice: Dice) -> _Search:
    """Lay a large pile between every two neighbours of the ring, at ways as alike as can be; for two teams one."""
    count = len(search.ways)
    pairs = [(team, (team + 1) % count) for team in range(count if count > 2 else 1)]
    borders = [_border(search.ways, one, other) for one, other in pairs]
    if not all(borders):
        return search
    target = max(min(ways) for ways in borders)
    found = search
    for border in borders:
        way = min(border, key=lambda way: (abs(way - target), way))
        places = found.free(dice.shuffle(border[way], _WHY))
        if not places:
            return search
        found = found.laid(places[0], "large")
    return found


def _border(ways: tuple[Field, ...], one: int, other: int) -> Mapping[int, list[Cell]]:
    """List by the way the squares two teams have equally far, to a half-step, and nobody has nearer."""
    field, other_field = ways[one], ways[other]
    found = {}
    for way in range(4, len(field.fronts)):
        alike = field.at(way) & union(*(other_field.at(way + late) for late in (-1, 0, 1)))
        if cells := field.cells(alike & ~union(*(each.within(way - 2) for each in ways))):
            found[way] = cells
    return found
