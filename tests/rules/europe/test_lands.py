"""E-3: the map. What section 3.4 says of it was counted by a script, and is counted here again."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations

import pytest

from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.table import figures, lands, powers


def distances(origin: str, neutrals: bool, sea: bool) -> Mapping[str, int]:
    """Count the actions to everywhere."""
    far = {origin: 0}
    edge = [origin]
    while edge:
        beyond = [to for land in edge for to in lands.reach(land, neutrals, sea) if to not in far]
        far |= dict.fromkeys(beyond, max(far.values()) + 1)
        edge = list(dict.fromkeys(beyond))
    return far


def longest(neutrals: bool, sea: bool) -> int:
    every = lands.territories(neutrals)
    return max(max(distances(land, neutrals, sea).values()) for land in every)


@pytest.mark.parametrize("neutrals", [False, True])
def test_borders_are_symmetric_and_everything_is_connected(neutrals: bool) -> None:
    """E-3.4: whoever borders on one is bordered on by it; one can walk everywhere."""
    every = lands.territories(neutrals)
    for land, each in every.items():
        assert all(land in every[other].neighbours for other in each.neighbours), land
        assert set(distances(land, neutrals, sea=False)) == set(every)


@pytest.mark.parametrize(
    ("neutrals", "count", "borders", "links", "far", "shipped"), [(False, 15, 23, 16, 5, 3), (True, 21, 36, 30, 6, 4)]
)
def test_the_numbers_of_the_map(neutrals: bool, count: int, borders: int, links: int, far: int, shipped: int) -> None:
    """E-3.4: territories, land borders, further harbour links, longest distances by land and with ships."""
    every = lands.territories(neutrals)
    pairs = list(combinations(every, 2))
    assert len(every) == count
    assert sum(b in every[a].neighbours for a, b in pairs) == borders
    assert sum(lands.by_sea(a, b, neutrals) for a, b in pairs) == links
    assert (longest(neutrals, sea=False), longest(neutrals, sea=True)) == (far, shipped)


@pytest.mark.parametrize(
    ("seat", "near", "ships"),
    [("britain", 5, 6), ("france", 6, 4), ("dual", 8, 3), ("russia", 4, 7), ("ottoman", 3, 8)],
)
def test_neighbouring_foreign_homes(seat: str, near: int, ships: int) -> None:
    """E-3.4: over how many borders and how many further ship lines each power reaches foreign homes."""
    own = powers.HOMES[seat]
    foreign = [to for land in own for to in lands.borders(land, False) if to not in own]
    shipped = [to for land in own for to in lands.ships(land, False) if to not in own and lands.by_sea(land, to, False)]
    assert (len(foreign), len(shipped)) == (near, ships)


def crossing(seat: str, other: str) -> int:
    """Count the moves that carry three figures onto another trio, by the best assignment."""
    far = {land: distances(land, False, sea=True) for land in powers.HOMES[seat]}
    return min(
        sum(far[land][to] for land, to in zip(powers.HOMES[seat], order, strict=True))
        for order in permutations(powers.HOMES[other])
    )


@pytest.mark.parametrize(
    ("seat", "total"), [("britain", 21), ("france", 19), ("dual", 19), ("russia", 20), ("ottoman", 19)]
)
def test_moves_onto_other_trios(seat: str, total: int) -> None:
    """E-3.4: the least moves of the three starting figures onto each other trio, summed up."""
    assert sum(crossing(seat, other) for other in powers.HOMES if other != seat) == total


def test_single_crossings() -> None:
    """E-3.4: the nearest trios are four moves away, the farthest six."""
    pairs = {(a, b): crossing(a, b) for a, b in combinations(powers.HOMES, 2)}
    assert {pair for pair, moves in pairs.items() if moves == 4} == {
        ("france", "dual"),
        ("france", "ottoman"),
        ("russia", "dual"),
    }
    assert {pair for pair, moves in pairs.items() if moves == 6} == {("britain", "dual"), ("russia", "france")}


def test_causeways_are_land_borders() -> None:
    """E-3.1: the seed's joined lands border on one another."""
    assert all(b in lands.borders(a, False) for a, b in lands.CAUSEWAYS)


@pytest.mark.parametrize("neutrals", [False, True])
def test_harbour_groups(neutrals: bool) -> None:
    """E-3.2: two groups, and no strait between them."""
    every = lands.territories(neutrals).items()
    groups = {group: {land for land, each in every if each.harbour == group} for group in "AM"}
    more = ({"IRE", "POR"}, {"ROM"}) if neutrals else (set(), set())
    assert groups["A"] == {"BRI", "BEN", "SCA", "GER", "NRU", "AFR"} | more[0]
    assert groups["M"] == {"FRA", "SPA", "BAL", "UKR"} | more[1]


@pytest.mark.parametrize(
    ("neutrals", "played", "there"), [("auto", 4, False), ("auto", 5, True), ("on", 2, True), ("off", 5, False)]
)
def test_neutral_lands(neutrals: str, played: int, there: bool) -> None:
    """D1: `auto` has them only when all five powers are played."""
    options = Options(neutrals=neutrals)  # type: ignore[arg-type]
    assert figures.neutrals(options, powers.SEATS[:played]) is there


def test_neutral_lands_are_nobodys_home() -> None:
    """E-3.5: they belong to no trio."""
    assert {lands.home(land) for land in lands.NEUTRALS} == {""}
    homes = {land for bloc in powers.BLOCS for land in bloc.homes}
    assert homes == set(lands.LANDS) - set(lands.NEUTRALS)
